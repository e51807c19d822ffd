/** Files uploaded by visitors: checked by content, stored apart from the site, read by staff only. */
import { createHash, randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, lt, notExists, sql } from "drizzle-orm";
import { unclaimedFileHours } from "#domain/files/job-description-file.ts";
import { asActor, type Database } from "../../db/client.ts";
import { deskEntryFiles } from "../../db/tables/desk.ts";
import { files } from "../../db/tables/files.ts";
import { contactRequests } from "../../db/tables/leads.ts";
import { AppError } from "../../infra/http/errors.ts";
import { documentType } from "../../infra/files/document-type.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { addressBlock, countAgainst } from "../../infra/http/rate-limit.ts";
import { sweepFiles } from "./sweep-files.service.ts";

export interface FileDeps {
  readonly db: Database;
  readonly files: FileStore;
  readonly uploadsPerHour: number;
}

interface Upload {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

const purpose = "job-description";
const mailPurpose = "mail-attachment";
const maxMailFileBytes = 5 * 1024 * 1024;
const hourMs = 3_600_000;

/** A readable file name without characters that a file system or a header would interpret. */
export const plainName = (name: string): string =>
  // oxlint-disable-next-line no-control-regex -- control characters are what is removed
  name.replace(/[\u0000-\u001F\u007F/\\"]/g, "").slice(-255);

export const limitUploads = (db: Database, address: string, uploadsPerHour: number): Promise<void> =>
  countAgainst(db, [{ key: `upload:ip:${addressBlock(address)}`, ceiling: uploadsPerHour, windowMs: hourMs }]);

export const storeJobDescription = async (deps: FileDeps, { fileName, bytes }: Upload) => {
  const mediaType = await documentType(bytes, fileName);
  if (mediaType === undefined) {
    const message = "Attach a PDF, a Word document or plain text.";
    throw new AppError("wrong_type", message, { file: message });
  }
  const storageKey = `${purpose}/${randomUUID()}`;
  // Bytes are stored before the row, so that a row always has its file. A crash in between leaves orphaned bytes, which the sweep deletes.
  await deps.files.put(storageKey, bytes);
  const [storedFile] = await asActor(deps.db, { staff: true }, (db) =>
    db
      .insert(files)
      .values({
        purpose,
        fileName: plainName(fileName),
        mediaType,
        sizeBytes: bytes.length,
        sha256: createHash("sha256").update(bytes).digest("hex"),
        storageKey,
      })
      .returning({ id: files.id, fileName: files.fileName, sizeBytes: files.sizeBytes }),
  );
  if (storedFile === undefined) throw new Error("the file was not stored");
  return storedFile;
};

/** Stores an email attachment, inside the transaction that stores the message. Undefined if it is not accepted. */
export const storeMailAttachment = async (
  db: Database,
  store: FileStore,
  { fileName, bytes }: Upload,
): Promise<string | undefined> => {
  if (bytes.length === 0 || bytes.length > maxMailFileBytes) return undefined;
  const mediaType = await documentType(bytes, fileName).catch(() => undefined);
  if (mediaType === undefined) return undefined;
  const storageKey = `${mailPurpose}/${randomUUID()}`;
  await store.put(storageKey, bytes);
  const [storedFile] = await db
    .insert(files)
    .values({
      purpose: mailPurpose,
      fileName: plainName(fileName),
      mediaType,
      sizeBytes: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      storageKey,
    })
    .returning({ id: files.id });
  return storedFile?.id;
};

/**
 * Throws unless the file exists and is unclaimed. A retry with the same idempotency key may reference the file it already claimed.
 */
export const requireUnclaimedFile = async (db: Database, id: string, requestKey: string | undefined): Promise<void> => {
  const rows = await asActor(db, { staff: true }, (db) =>
    db
      .select({ id: files.id })
      .from(files)
      .where(
        and(
          eq(files.id, id),
          eq(files.purpose, purpose),
          isNull(files.deletedAt),
          notExists(
            db
              .select({ one: sql`1` })
              .from(contactRequests)
              .where(
                and(
                  eq(contactRequests.fileId, files.id),
                  sql`${contactRequests.idempotencyKey} is distinct from ${requestKey ?? null}::uuid`,
                ),
              ),
          ),
        ),
      ),
  );
  if (rows.length > 0) return;
  const message = "The attached file is no longer there. Choose it again.";
  throw new AppError("validation_failed", message, { jobDescriptionFile: message });
};

/** Only files that visitors sent to the firm; files of workspaces are excluded. */
export const readUpload = async (db: Database, id: string, staff: boolean) => {
  const [file] = await asActor(db, { staff }, (db) =>
    db
      .select()
      .from(files)
      .where(and(eq(files.id, id), inArray(files.purpose, [purpose, mailPurpose]), isNull(files.deletedAt))),
  );
  if (file === undefined) throw new AppError("not_found");
  return file;
};

/** The row that claims a file, by purpose. A file without one is orphaned. */
const claims = (db: Database) => [
  {
    purpose,
    claim: db
      .select({ one: sql`1` })
      .from(contactRequests)
      .where(eq(contactRequests.fileId, files.id)),
  },
  {
    purpose: mailPurpose,
    claim: db
      .select({ one: sql`1` })
      .from(deskEntryFiles)
      .where(eq(deskEntryFiles.fileId, files.id)),
  },
];

/** Deletes file rows left unclaimed for a day together with their stored bytes, and stored bytes that have no row. */
export const sweepUnclaimedFiles = async (db: Database, store: FileStore, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - unclaimedFileHours * hourMs);
  const deleted = await asActor(db, { staff: true }, async (db) => {
    const rows: { purpose: string; key: string }[] = [];
    for (const { purpose, claim } of claims(db)) {
      const expiredFiles = await db
        .delete(files)
        .where(and(eq(files.purpose, purpose), lt(files.createdAt, before), notExists(claim)))
        .returning({ purpose: files.purpose, key: files.storageKey });
      rows.push(...expiredFiles);
    }
    return rows;
  });
  let swept = 0;
  for (const filePurpose of [purpose, mailPurpose]) {
    const deletedKeys = deleted.filter((row) => row.purpose === filePurpose).map(({ key }) => key);
    swept += await sweepFiles(db, store, { purpose: filePurpose, now, deletedKeys });
  }
  return swept;
};
