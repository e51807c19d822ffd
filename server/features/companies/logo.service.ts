/** The company's logo: checked by content, re-encoded, and stored as PNG. */
import { createHash, randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import sharp from "sharp";
import { asActor, type Database } from "../../db/client.ts";
import { companies } from "../../db/tables/companies.ts";
import { files } from "../../db/tables/files.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";

const purpose = "logo";
const maxSidePx = 512;
const wrongType = "Choose a PNG or JPG image.";

/** Re-encoding removes everything but the pixels: scripts, locations and comments. */
const reencode = async (bytes: Buffer): Promise<Buffer> => {
  try {
    const picture = sharp(bytes, { limitInputPixels: 40_000_000, failOn: "error" });
    const { format } = await picture.metadata();
    if (format !== "png" && format !== "jpeg") throw new Error(format);
    return await picture
      .rotate()
      .resize(maxSidePx, maxSidePx, { fit: "inside", withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer();
  } catch {
    throw new AppError("wrong_type", wrongType, { logo: wrongType });
  }
};

export const storeLogo = async (
  db: Database,
  store: FileStore,
  { companyId, userId }: WorkspaceContext,
  bytes: Buffer,
) => {
  const picture = await reencode(bytes);
  const storageKey = `${purpose}/${randomUUID()}`;
  await store.put(storageKey, picture);
  return asActor(db, { companyId, userId }, async (db) => {
    const replaced = await db
      .update(files)
      .set({ deletedAt: sql`now()` })
      .where(and(eq(files.companyId, companyId), eq(files.purpose, purpose), isNull(files.deletedAt)))
      .returning({ storageKey: files.storageKey });
    const [storedFile] = await db
      .insert(files)
      .values({
        companyId,
        ownerUserId: userId,
        purpose,
        fileName: "logo.png",
        mediaType: "image/png",
        sizeBytes: picture.length,
        sha256: createHash("sha256").update(picture).digest("hex"),
        storageKey,
      })
      .returning({ id: files.id });
    const logoUrl = `/api/workspace/logo?v=${storedFile?.id ?? ""}`;
    await db.update(companies).set({ logoUrl }).where(eq(companies.id, companyId));
    await recordAudit(db, { companyId, userId, action: "logo.changed" });
    await Promise.all(replaced.map((each) => store.remove(each.storageKey)));
    return { logoUrl };
  });
};

export const readLogo = (db: Database, { companyId, userId }: WorkspaceContext) =>
  asActor(db, { companyId, userId }, async (db) => {
    const [file] = await db
      .select({ storageKey: files.storageKey, sizeBytes: files.sizeBytes })
      .from(files)
      .where(and(eq(files.companyId, companyId), eq(files.purpose, purpose), isNull(files.deletedAt)));
    if (file === undefined) throw new AppError("not_found");
    return file;
  });
