/**
 * One résumé of a ZIP at a time. Its row is locked while it is read, and its result and its person are written in the transaction that
 * holds the lock: whoever dies in between leaves the row as it was, free for the next at once, and two never read the same.
 */
import { createHash, randomUUID } from "node:crypto";
import { and, asc, eq, sql } from "drizzle-orm";
import { personOfReading } from "#domain/imports/imported-person.ts";
import type { ItemStatus } from "#domain/imports/imports.ts";
import { profileUpdateOf } from "#domain/resumes/profile-update.ts";
import type { ReadResume } from "#domain/resumes/read-resume.ts";
import { asActor, type Database } from "../../db/client.ts";
import { files } from "../../db/tables/files.ts";
import { importItems, imports } from "../../db/tables/imports.ts";
import { AppError } from "../../infra/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { readOneResume } from "../resumes/read-one.service.ts";
import type { ResumeReading } from "../../infra/queue.ts";
import { resumePurpose } from "./import-files.ts";
import { alreadyThere, knownByAddress, lockPeople, thereAlready, writePeople } from "./write-person.service.ts";
import type { ZipResumes } from "./zip-resumes.ts";

export interface ReadingTools {
  readonly db: Database;
  readonly files: FileStore;
  readonly readers: ResumeReading;
}

export interface OpenImport {
  readonly id: string;
  readonly companyId: string;
  readonly fillEmpty: boolean;
  readonly zip: ZipResumes;
}

type Item = typeof importItems.$inferSelect;

interface Outcome {
  readonly status: ItemStatus;
  readonly reason?: string | null;
  readonly needsEmail?: boolean;
  readonly candidateId?: string | null;
  readonly fileId?: string | null;
}

const failed = (reason: string, needsEmail = false): Outcome => ({ status: "failed", reason, needsEmail });

const scanWaits = "A scan: its letters are recognised after the other files.";
const noEmail = "No e-mail address found.";

const keepResume = async (
  { db, files: store }: ReadingTools,
  companyId: string,
  item: Item,
  { bytes, mediaType }: { readonly bytes: Buffer; readonly mediaType: string },
): Promise<string> => {
  // The bytes first, so that a row always has its file. Bytes without a row are found by the sweep.
  const storageKey = `${resumePurpose}/${randomUUID()}`;
  await store.put(storageKey, bytes);
  const [file] = await db
    .insert(files)
    .values({
      companyId,
      purpose: resumePurpose,
      fileName: item.name,
      mediaType,
      sizeBytes: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      storageKey,
    })
    .returning({ id: files.id });
  if (file === undefined) throw new Error("the résumé was not stored");
  return file.id;
};

const writeOutcome = async (
  tools: ReadingTools,
  { companyId, fillEmpty }: OpenImport,
  item: Item,
  { result, ...file }: { readonly bytes: Buffer; readonly mediaType: string; readonly result: ReadResume },
): Promise<Outcome> => {
  const { db } = tools;
  const update = profileUpdateOf(structuredClone(result) as unknown as Parameters<typeof profileUpdateOf>[0]);
  const email = item.givenEmail ?? update.email ?? "";
  if (email === "") return failed(noEmail, true);
  const said = personOfReading(update, email, new Date().toISOString().slice(0, 7));
  // Nobody is nameless: where the document gives no name, the address stands for it.
  const person = said.firstName === "" && said.lastName === "" ? { ...said, lastName: email.slice(0, 100) } : said;
  await lockPeople(db, companyId);
  if (!fillEmpty) {
    const candidateId = (await knownByAddress(db, [email])).get(email.toLowerCase());
    if (candidateId !== undefined) return { status: "duplicate", reason: alreadyThere, candidateId };
  }
  const fileId = await keepResume(tools, companyId, item, file);
  const [written] = await writePeople(
    db,
    companyId,
    [{ ...person, resumeUrl: `/api/imported-resumes/${fileId}` }],
    fillEmpty,
  );
  if (written === undefined) throw new Error("nobody was written");
  const { candidateId, isNew, filled } = written;
  if (isNew) return { status: "done", candidateId, fileId };
  const isKept = filled.includes("résumé");
  return {
    status: "duplicate",
    reason: thereAlready(filled),
    candidateId,
    fileId: isKept ? fileId : null,
  };
};

const readItem = async (tools: ReadingTools, open: OpenImport, item: Item): Promise<Outcome> => {
  let bytes: Buffer;
  try {
    bytes = await open.zip.read(item.position);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return failed(error.message);
  }
  const read = await readOneResume(tools.readers, { bytes, fileName: item.name }, item.status === "scan");
  if ("isScan" in read) return { status: "scan", reason: scanWaits };
  if ("problem" in read) return failed(read.problem);
  return writeOutcome(tools, open, item, { ...read, bytes });
};

/** Undefined where nothing is left that nobody else has in hand, or the import was stopped. */
export const readNextResume = (
  { db, ...tools }: ReadingTools,
  open: OpenImport,
  status: "waiting" | "scan",
): Promise<ItemStatus | undefined> =>
  asActor(db, { companyId: open.companyId }, async (db) => {
    const [item] = await db
      .select({ item: importItems })
      .from(importItems)
      .innerJoin(imports, eq(imports.id, importItems.importId))
      .where(and(eq(importItems.importId, open.id), eq(importItems.status, status), eq(imports.status, "reading")))
      .orderBy(asc(importItems.position))
      .limit(1)
      .for("update", { of: importItems, skipLocked: true });
    if (item === undefined) return undefined;
    const outcome = await readItem({ ...tools, db }, open, item.item);
    await db
      .update(importItems)
      .set({
        reason: null,
        needsEmail: false,
        candidateId: null,
        fileId: null,
        ...outcome,
        attempts: sql`${importItems.attempts} + 1`,
        finishedAt: outcome.status === "scan" ? null : new Date(),
      })
      .where(eq(importItems.id, item.item.id));
    return outcome.status;
  });
