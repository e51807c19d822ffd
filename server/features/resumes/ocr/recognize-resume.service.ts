/** Runs OCR on a scan page by page, while its owner watches the progress. */
import { eq, sql } from "drizzle-orm";
import { resumeParserVersion } from "#domain/resumes/import/import-resume.ts";
import type { ReadResume } from "#domain/resumes/read-resume.ts";
import { asActor, type Database } from "../../../db/client.ts";
import { files } from "../../../db/tables/files.ts";
import { resumeReadings } from "../../../db/tables/resumes.ts";

export const recognizeResumeTask = "recognise-resume";

export interface WaitingScan {
  readonly userId: string;
  readonly storageKey: string;
  readonly pages: number;
}

/** Undefined if there is nothing left to do: read already, swept, or its file deleted. */
export const readWaitingScan = async (db: Database, id: string): Promise<WaitingScan | undefined> => {
  const { rows } = await db.execute<{ owner: string | null }>(
    sql`select owner_of_resume_reading(${id}::uuid) as owner`,
  );
  const userId = rows[0]?.owner ?? null;
  if (userId === null) return undefined;
  const [resumeReading] = await asActor(db, { userId }, (db) =>
    db
      .select({ status: resumeReadings.status, pages: resumeReadings.pages, storageKey: files.storageKey })
      .from(resumeReadings)
      .innerJoin(files, eq(files.id, resumeReadings.fileId))
      .where(eq(resumeReadings.id, id)),
  );
  const isWaiting = resumeReading?.status === "needs_ocr" || resumeReading?.status === "ocr_running";
  return isWaiting ? { userId, storageKey: resumeReading.storageKey, pages: resumeReading.pages ?? 1 } : undefined;
};

const change = (db: Database, userId: string, id: string, values: Partial<typeof resumeReadings.$inferInsert>) =>
  asActor(db, { userId }, async (db) => {
    const { rowCount } = await db.update(resumeReadings).set(values).where(eq(resumeReadings.id, id));
    // The owner has just changed (a visitor signed in): the next try runs as the new owner.
    if (rowCount === 0) throw new Error("the reading is no longer there under this owner");
  });

export const saveProgress = (db: Database, userId: string, id: string, pagesRead: number, pages: number) =>
  change(db, userId, id, { status: "ocr_running", pagesRead, pages });

export const storeRecognized = (db: Database, userId: string, id: string, result: ReadResume) =>
  change(db, userId, id, {
    status: result.status === "ok" ? "read" : "unreadable",
    result,
    engine: resumeParserVersion,
    pagesRead: result.pages,
    pages: result.pages,
  });

export const markFailed = (db: Database, userId: string, id: string) => change(db, userId, id, { status: "failed" });
