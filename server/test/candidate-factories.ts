/** Notes, files and merges of a candidate, for tests. Each returns its id. */
import { createHash, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { asActor, type Database } from "../db/client.ts";
import { candidateFiles, candidateNotes } from "../db/tables/candidate-pages.ts";
import { files as fileRows } from "../db/tables/files.ts";
import type { FileStore } from "../infra/files/file-store.ts";

export const aNote = async (db: Database, values: typeof candidateNotes.$inferInsert): Promise<string> => {
  const [note] = await db.insert(candidateNotes).values(values).returning({ id: candidateNotes.id });
  return note?.id ?? "";
};

const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

export const aCandidateFile = async (
  db: Database,
  store: FileStore | undefined,
  { companyId, candidateId, fileName }: { companyId: string; candidateId: string; fileName: string },
): Promise<string> => {
  const storageKey = `candidate-file/${randomUUID()}`;
  await store?.put(storageKey, onePixel);
  const [file] = await db
    .insert(fileRows)
    .values({
      companyId,
      purpose: "candidate-file",
      fileName,
      mediaType: "image/png",
      sizeBytes: onePixel.length,
      sha256: createHash("sha256").update(onePixel).digest("hex"),
      storageKey,
    })
    .returning({ id: fileRows.id });
  const [held] = await db
    .insert(candidateFiles)
    .values({ companyId, candidateId, fileId: file?.id ?? "" })
    .returning({ id: candidateFiles.id });
  return held?.id ?? "";
};

/** Merges the second candidate into the first. */
export const aMerge = (db: Database, companyId: string, [kept, merged]: readonly [string, string]): Promise<string> =>
  asActor(db, { companyId }, async (db) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select merge_candidates(${kept}, ${merged}, '{}'::jsonb, null) as id`,
    );
    return rows[0]?.id ?? "";
  });
