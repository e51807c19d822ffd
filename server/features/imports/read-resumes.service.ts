/**
 * Reads one resume of a ZIP at a time. Its row is locked while it is read, and result and candidate are written in the transaction
 * that holds the lock: a crash leaves the row as it was, and no item is read twice.
 */
import { createHash, randomUUID } from "node:crypto";
import { and, asc, eq, sql } from "drizzle-orm";
import { personFromReading } from "#domain/imports/imported-person.ts";
import type { ItemStatus } from "#domain/imports/imports.ts";
import { profileUpdateOf } from "#domain/resumes/import/profile-update.ts";
import type { ReadResume } from "#domain/resumes/read-resume.ts";
import { asActor, type Database } from "../../db/client.ts";
import { files } from "../../db/tables/files.ts";
import { importItems, imports } from "../../db/tables/imports.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { readOneResume } from "../resumes/read-one-resume.service.ts";
import type { ResumeReader } from "../../infra/work/queue.ts";
import { importedResumePurpose } from "./import-files.ts";
import {
  alreadyExists,
  candidatesByAddress,
  lockCandidates,
  alreadyExistsMessage,
  writeCandidates,
} from "./write-candidates.service.ts";
import type { ZipResumes } from "./zip-resumes.ts";

export interface ReadResumesDeps {
  readonly db: Database;
  readonly files: FileStore;
  readonly readers: ResumeReader;
}

export interface OpenImport {
  readonly id: string;
  readonly companyId: string;
  readonly fillEmpty: boolean;
  readonly zip: ZipResumes;
}

type Item = typeof importItems.$inferSelect;

interface ItemOutcome {
  readonly status: ItemStatus;
  readonly reason?: string | null;
  readonly needsEmail?: boolean;
  readonly candidateId?: string | null;
  readonly fileId?: string | null;
}

const failed = (reason: string, needsEmail = false): ItemOutcome => ({ status: "failed", reason, needsEmail });

const scanPending = "A scan. We'll read it after the other files.";
const noEmail = "No email address found.";

const storeResume = async (
  { db, files: store }: ReadResumesDeps,
  companyId: string,
  item: Item,
  { bytes, mediaType }: { readonly bytes: Buffer; readonly mediaType: string },
): Promise<string> => {
  // Writes the bytes first, so that a row always has its file. The sweep deletes bytes without a row.
  const storageKey = `${importedResumePurpose}/${randomUUID()}`;
  await store.put(storageKey, bytes);
  const [file] = await db
    .insert(files)
    .values({
      companyId,
      purpose: importedResumePurpose,
      fileName: item.name,
      mediaType,
      sizeBytes: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      storageKey,
    })
    .returning({ id: files.id });
  if (file === undefined) throw new Error("the resume was not stored");
  return file.id;
};

const writeOutcome = async (
  deps: ReadResumesDeps,
  { companyId, fillEmpty }: OpenImport,
  item: Item,
  { result, ...file }: { readonly bytes: Buffer; readonly mediaType: string; readonly result: ReadResume },
): Promise<ItemOutcome> => {
  const { db } = deps;
  const update = profileUpdateOf(structuredClone(result) as unknown as Parameters<typeof profileUpdateOf>[0]);
  const email = item.givenEmail ?? update.email ?? "";
  if (email === "") return failed(noEmail, true);
  const stated = personFromReading(update, email, new Date().toISOString().slice(0, 7));
  // A candidate needs a name: without one in the document, the address is used.
  const person =
    stated.firstName === "" && stated.lastName === "" ? { ...stated, lastName: email.slice(0, 100) } : stated;
  await lockCandidates(db, companyId);
  if (!fillEmpty) {
    const candidateId = (await candidatesByAddress(db, [email])).get(email.toLowerCase());
    if (candidateId !== undefined) return { status: "duplicate", reason: alreadyExists, candidateId };
  }
  const fileId = await storeResume(deps, companyId, item, file);
  const [writeResult] = await writeCandidates(
    db,
    companyId,
    [{ ...person, resumeUrl: `/api/imported-resumes/${fileId}` }],
    fillEmpty,
  );
  if (writeResult === undefined) throw new Error("nobody was written");
  const { candidateId, isNew, filled } = writeResult;
  if (isNew) return { status: "done", candidateId, fileId };
  const isStored = filled.includes("resume");
  return {
    status: "duplicate",
    reason: alreadyExistsMessage(filled),
    candidateId,
    fileId: isStored ? fileId : null,
  };
};

const readItem = async (deps: ReadResumesDeps, open: OpenImport, item: Item): Promise<ItemOutcome> => {
  let bytes: Buffer;
  try {
    bytes = await open.zip.read(item.position);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return failed(error.message);
  }
  const readResult = await readOneResume(deps.readers, { bytes, fileName: item.name }, item.status === "scan");
  if ("isScan" in readResult) return { status: "scan", reason: scanPending };
  if ("problem" in readResult) return failed(readResult.problem);
  return writeOutcome(deps, open, item, { ...readResult, bytes });
};

/** Undefined if no unlocked item is left, or the import was stopped. */
export const readNextResume = (
  { db, ...deps }: ReadResumesDeps,
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
    const outcome = await readItem({ ...deps, db }, open, item.item);
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
