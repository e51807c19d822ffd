/** A resume is uploaded, read by a separate process, and its reading is stored for the uploader. */
import { createHash, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import {
  resumeParserVersion,
  parsedResumeRetentionDays,
  type ParsedResume,
} from "#domain/resumes/import/import-resume.ts";
import type { ReadResume, ResumeKind } from "#domain/resumes/read-resume.ts";
import { skillNamesOf } from "#domain/resumes/fields/skill-names.ts";
import { asActor, type Database } from "../../db/client.ts";
import { files } from "../../db/tables/files.ts";
import { resumeReadings } from "../../db/tables/resumes.ts";
import { AppError } from "../../infra/http/errors.ts";
import { sweepFiles } from "../files/sweep-files.service.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import type { LinkedinPage } from "./linkedin/linkedin.service.ts";
import { plainName } from "../files/files.service.ts";
import type { ResumeReaders } from "./reader/reader-pool.ts";
import { recognizeResumeTask } from "./ocr/recognize-resume.service.ts";
import { mediaTypes, requireLinkedinExport, resumeKind } from "./resume-type.ts";

export type { ResumeReaders } from "./reader/reader-pool.ts";

const purpose = "resume";
const dayMs = 86_400_000;
const nothingFound = "We couldn't find any text in this file. Try another file, or fill in your profile manually.";

export interface UploadedResume {
  readonly fileName: string;
  readonly bytes: Buffer;
}

export interface ReadUpload extends UploadedResume {
  readonly kind: ResumeKind;
  readonly result: ReadResume;
}

/** Without scheme and trailing slash. */
const shortUrl = (url: string): string => url.replace(/^https:\/\/www\.|\/$/g, "").slice(0, 255);

const hasContent = ({ profile }: ReadResume): boolean =>
  [profile.firstName, profile.lastName, profile.email, profile.phone, profile.title].some((each) => each !== "") ||
  profile.skills.length + profile.experience.length + profile.education.length > 0;

const readUpload = async (
  readers: ResumeReaders,
  upload: UploadedResume,
  kind: ResumeKind,
  field: string,
): Promise<ReadUpload> => {
  const result = await readers.read(upload.bytes, kind);
  const isUseful = result?.status === "needs_ocr" || (result?.status === "ok" && hasContent(result));
  if (result === undefined || !isUseful) {
    throw new AppError("unreadable", nothingFound, { [field]: nothingFound });
  }
  return { ...upload, kind, result };
};

/** Rejects files by type, by unpacked size, or if nothing useful could be read. */
export const readUploadedResume = async (readers: ResumeReaders, upload: UploadedResume): Promise<ReadUpload> =>
  readUpload(readers, upload, await resumeKind(upload.bytes, upload.fileName), "resume");

/** The same for LinkedIn's data archive. */
export const readUploadedExport = async (readers: ResumeReaders, upload: UploadedResume): Promise<ReadUpload> =>
  readUpload(readers, upload, await requireLinkedinExport(upload.bytes), "archive");

const toReading = (row: typeof resumeReadings.$inferSelect): ParsedResume => {
  const { hiddenText, flags, text, profile, fields } = row.result;
  return {
    readingId: row.id,
    status: row.status as ParsedResume["status"],
    progress: row.pages === null ? null : { pagesRead: row.pagesRead ?? 0, pages: row.pages },
    fileName: row.fileName,
    hiddenText,
    flags: [...flags],
    text,
    profile: structuredClone(profile) as ParsedResume["profile"],
    fields: structuredClone(fields) as ParsedResume["fields"],
    skillNames: skillNamesOf(profile.skills),
  };
};

/** Writes the bytes first, so that a row always has its file; then file, reading and any OCR task, all or nothing. */
export const saveReading = async (
  db: Database,
  store: FileStore,
  userId: string,
  { fileName, bytes, kind, result }: ReadUpload,
): Promise<ParsedResume> => {
  const storageKey = `${purpose}/${randomUUID()}`;
  await store.put(storageKey, bytes);
  const fileColumns = {
    fileName: plainName(fileName),
    sizeBytes: bytes.length,
    mediaType: mediaTypes[kind],
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
  const isScan = result.status === "needs_ocr";
  return asActor(db, { userId }, async (db) => {
    const [file] = await db
      .insert(files)
      .values({ ...fileColumns, purpose, ownerUserId: userId, storageKey })
      .returning({ id: files.id });
    const [row] = await db
      .insert(resumeReadings)
      .values({
        ...fileColumns,
        userId,
        fileId: file?.id ?? null,
        status: isScan ? "needs_ocr" : "read",
        ...(isScan ? { pagesRead: 0, pages: result.pages } : {}),
        result,
        engine: resumeParserVersion,
        expiresAt: new Date(Date.now() + parsedResumeRetentionDays * dayMs),
      })
      .returning();
    if (row === undefined) throw new Error("the reading was not stored");
    if (isScan)
      await db.execute(sql`select enqueue_task(${recognizeResumeTask}, ${JSON.stringify({ id: row.id })}::jsonb)`);
    return toReading(row);
  });
};

/** Stores what a public page stated, but not the page itself. */
export const saveLinkedinPage = (
  db: Database,
  userId: string,
  { url, html, result }: LinkedinPage,
): Promise<ParsedResume> =>
  asActor(db, { userId }, async (db) => {
    const bytes = Buffer.from(html);
    const [row] = await db
      .insert(resumeReadings)
      .values({
        userId,
        fileName: shortUrl(url),
        sizeBytes: bytes.length,
        mediaType: "text/html",
        sha256: createHash("sha256").update(bytes).digest("hex"),
        status: "read",
        result,
        engine: resumeParserVersion,
        expiresAt: new Date(Date.now() + parsedResumeRetentionDays * dayMs),
      })
      .returning();
    if (row === undefined) throw new Error("the reading was not stored");
    return toReading(row);
  });

/** Other people's readings are not found. */
export const findReading = async (db: Database, userId: string, id: string): Promise<ParsedResume> => {
  const [row] = await asActor(db, { userId }, (db) =>
    db.select().from(resumeReadings).where(eq(resumeReadings.id, id)),
  );
  if (row === undefined) throw new AppError("not_found");
  return toReading(row);
};

/** Deletes expired readings, resumes without a reading, and files without a row. */
export const sweepResumeReadings = async (db: Database, store: FileStore, now: Date): Promise<number> => {
  const { rows } = await db.execute<{ key: string }>(sql`select sweep_resume_readings(${now.toISOString()}) as key`);
  return sweepFiles(db, store, { purpose, now, deletedKeys: rows.map(({ key }) => key) });
};
