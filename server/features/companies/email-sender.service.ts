/** The name and logo that a workspace's emails to candidates and clients carry. */
import { buffer } from "node:stream/consumers";
import { and, eq, isNull } from "drizzle-orm";
import sharp from "sharp";
import { asActor } from "../../db/client.ts";
import { companies } from "../../db/tables/companies.ts";
import { files } from "../../db/tables/files.ts";
import type { EmailSender } from "../../infra/email/email-layout.ts";
import type { TaskDeps } from "../../infra/work/queue.ts";

/** Twice the displayed size, for sharp screens. */
const logoBoxPx = { width: 240, height: 72 };

const shrink = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes)
    .resize({ ...logoBoxPx, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .png({ compressionLevel: 9 })
    .toBuffer();

export const readEmailSender = async (
  { db, files: store, log }: Pick<TaskDeps, "db" | "files" | "log">,
  companyId: string,
): Promise<EmailSender | undefined> => {
  const [row] = await asActor(db, { companyId }, (db) =>
    db
      .select({ name: companies.name, storageKey: files.storageKey })
      .from(companies)
      .leftJoin(files, and(eq(files.companyId, companies.id), eq(files.purpose, "logo"), isNull(files.deletedAt)))
      .where(eq(companies.id, companyId)),
  );
  if (row === undefined) return undefined;
  const { name, storageKey } = row;
  if (storageKey === null) return { name, logo: null };
  try {
    return { name, logo: await shrink(await buffer(store.read(storageKey))) };
  } catch (error) {
    // A missing picture must not hold up the email.
    log.warn({ err: error, company: companyId }, "a logo could not be read for an email");
    return { name, logo: null };
  }
};
