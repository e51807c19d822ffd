/** A résumé comes in, is read by a process of its own, and the reading is kept for whoever sent it. */
import { createHash, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { readingEngine, resumeReadingDays, type ResumeReading } from "#domain/resumes/import-resume.ts";
import type { ReadResume, ResumeKind } from "#domain/resumes/read-resume.ts";
import { skillNamesOf } from "#domain/resumes/skill-names.ts";
import { asActor, type Database } from "../../db/client.ts";
import { files } from "../../db/tables/files.ts";
import { resumeReadings } from "../../db/tables/resumes.ts";
import { AppError } from "../../infra/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import type { LinkedinPage } from "./linkedin.service.ts";
import { plainName } from "../files/files.service.ts";
import type { ResumeReaders } from "./reader-pool.ts";
import { recogniseTask } from "./recognise-resume.service.ts";
import { mediaTypes, requireLinkedinExport, resumeKind } from "./resume-type.ts";

export type { ResumeReaders } from "./reader-pool.ts";

const purpose = "resume";
const dayMs = 86_400_000;
const nothingFound =
  "We could not find anything to read in this file. Please try another one, or fill in your profile by hand.";

export interface SentResume {
  readonly fileName: string;
  readonly bytes: Buffer;
}

export interface ReadSent extends SentResume {
  readonly kind: ResumeKind;
  readonly result: ReadResume;
}

/** As people write it. */
const plainAddress = (url: string): string => url.replace(/^https:\/\/www\.|\/$/g, "").slice(0, 255);

const saysSomething = ({ profile }: ReadResume): boolean =>
  [profile.firstName, profile.lastName, profile.email, profile.phone, profile.title].some((each) => each !== "") ||
  profile.skills.length + profile.experience.length + profile.education.length > 0;

const readSent = async (
  readers: ResumeReaders,
  sent: SentResume,
  kind: ResumeKind,
  field: string,
): Promise<ReadSent> => {
  const result = await readers.read(sent.bytes, kind);
  const isWorthKeeping = result?.status === "needs_ocr" || (result?.status === "ok" && saysSomething(result));
  if (result === undefined || !isWorthKeeping) {
    throw new AppError("unreadable", nothingFound, { [field]: nothingFound });
  }
  return { ...sent, kind, result };
};

/** Refuses what is no résumé by its type, its size unpacked, or because nothing can be got out of it. */
export const readSentResume = async (readers: ResumeReaders, sent: SentResume): Promise<ReadSent> =>
  readSent(readers, sent, await resumeKind(sent.bytes, sent.fileName), "resume");

/** The same for the archive that LinkedIn gives to its owner. */
export const readSentExport = async (readers: ResumeReaders, sent: SentResume): Promise<ReadSent> =>
  readSent(readers, sent, await requireLinkedinExport(sent.bytes), "archive");

const shown = (row: typeof resumeReadings.$inferSelect): ResumeReading => {
  const { hiddenText, flags, text, profile, fields } = row.result;
  return {
    readingId: row.id,
    status: row.status as ResumeReading["status"],
    progress: row.pages === null ? null : { pagesRead: row.pagesRead ?? 0, pages: row.pages },
    fileName: row.fileName,
    hiddenText,
    flags: [...flags],
    text,
    profile: structuredClone(profile) as ResumeReading["profile"],
    fields: structuredClone(fields) as ResumeReading["fields"],
    skillNames: skillNamesOf(profile.skills),
  };
};

/** The bytes first, so that a row always has its file; then file, reading and, for a scan, the task, all or nothing. */
export const keepReading = async (
  db: Database,
  store: FileStore,
  userId: string,
  { fileName, bytes, kind, result }: ReadSent,
): Promise<ResumeReading> => {
  const storageKey = `${purpose}/${randomUUID()}`;
  await store.put(storageKey, bytes);
  const described = {
    fileName: plainName(fileName),
    sizeBytes: bytes.length,
    mediaType: mediaTypes[kind],
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
  const isScan = result.status === "needs_ocr";
  return asActor(db, { userId }, async (db) => {
    const [file] = await db
      .insert(files)
      .values({ ...described, purpose, ownerUserId: userId, storageKey })
      .returning({ id: files.id });
    const [row] = await db
      .insert(resumeReadings)
      .values({
        ...described,
        userId,
        fileId: file?.id ?? null,
        status: isScan ? "needs_ocr" : "read",
        ...(isScan ? { pagesRead: 0, pages: result.pages } : {}),
        result,
        engine: readingEngine,
        expiresAt: new Date(Date.now() + resumeReadingDays * dayMs),
      })
      .returning();
    if (row === undefined) throw new Error("the reading was not stored");
    if (isScan) await db.execute(sql`select enqueue_task(${recogniseTask}, ${JSON.stringify({ id: row.id })}::jsonb)`);
    return shown(row);
  });
};

/** What a public page said. The page itself is not kept. */
export const keepLinkedinPage = (
  db: Database,
  userId: string,
  { url, html, result }: LinkedinPage,
): Promise<ResumeReading> =>
  asActor(db, { userId }, async (db) => {
    const bytes = Buffer.from(html);
    const [row] = await db
      .insert(resumeReadings)
      .values({
        userId,
        fileName: plainAddress(url),
        sizeBytes: bytes.length,
        mediaType: "text/html",
        sha256: createHash("sha256").update(bytes).digest("hex"),
        status: "read",
        result,
        engine: readingEngine,
        expiresAt: new Date(Date.now() + resumeReadingDays * dayMs),
      })
      .returning();
    if (row === undefined) throw new Error("the reading was not stored");
    return shown(row);
  });

/** Somebody else's is as if it were not there. */
export const findReading = async (db: Database, userId: string, id: string): Promise<ResumeReading> => {
  const [row] = await asActor(db, { userId }, (db) =>
    db.select().from(resumeReadings).where(eq(resumeReadings.id, id)),
  );
  if (row === undefined) throw new AppError("not_found");
  return shown(row);
};

/** Readings that have run out, résumés without a reading, and bytes that never got a row. */
export const sweepResumeReadings = async (db: Database, store: FileStore, now: Date): Promise<number> => {
  const { rows } = await db.execute<{ key: string }>(sql`select sweep_resume_readings(${now.toISOString()}) as key`);
  const aged = await store.olderThan(purpose, new Date(now.getTime() - dayMs));
  const known = await asActor(db, { staff: true }, (db) =>
    db.select({ key: files.storageKey }).from(files).where(eq(files.purpose, purpose)),
  );
  const kept = new Set(known.map(({ key }) => key));
  const gone = new Set([...rows.map(({ key }) => key), ...aged.filter((key) => !kept.has(key))]);
  await Promise.all([...gone].map((key) => store.remove(key)));
  return gone.size;
};
