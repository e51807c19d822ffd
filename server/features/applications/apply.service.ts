/**
 * Receives an application: candidate record, application, submission, consents and the email task, all in one transaction.
 * domain/applications/applicant-identity.ts decides whose it is.
 */
import { createHash, randomInt, randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { answerDueAt } from "#domain/applications/answer-dates.ts";
import {
  codeAlphabet,
  codeLength,
  formatCode,
  maxUnconfirmedPerJob,
  provesAddress,
  unconfirmedLabel,
} from "#domain/applications/applicant-identity.ts";
import { type ReceivedApplication, type ApplyBlocker, applyBlockers } from "#domain/applications/application.ts";
import { consentTexts } from "#domain/rights/consent.ts";
import { findNotice } from "#domain/rights/notices.ts";
import { applicationResumePath } from "#domain/applications/team-tasks.ts";
import { asActor, type Database } from "../../db/client.ts";
import { applicationConsents, applicationSubmissions } from "../../db/tables/applications.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { files } from "../../db/tables/files.ts";
import { jobs } from "../../db/tables/jobs.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import type { WakeWorker } from "../../infra/work/queue.ts";
import type { SignedIn } from "../../infra/auth/auth-context.ts";
import { plainName } from "../files/files.service.ts";
import { recordConsent } from "../rights/consent.service.ts";
import { answerNotices } from "../rights/notices.service.ts";
import type { ResumeFile, SentApplication } from "./applicant.ts";
import { type CandidateRecord, fillOrCreateRecord, lockRecord, lockAddress } from "./candidate-record.ts";
import { statusPath } from "./application-link.ts";
import { supersede, unconfirmedForAddress } from "./unconfirmed-applications.ts";

/** The task name is here so that the service does not import the task. */
export const receivedTask = "notify-application-received";
export const applicationResumePurpose = "application-resume";

export interface ApplyDeps {
  readonly db: Database;
  readonly files: FileStore;
  readonly wakeWorker: WakeWorker;
  readonly keys: Keyring;
}

export interface OpenPosition {
  readonly companyId: string;
  readonly jobId: string;
}

/** The position behind an open job card, or why there is none: closed, sample, or filled by the firm itself. */
export const findPosition = async (db: Database, slug: string, now: Date): Promise<OpenPosition | ApplyBlocker> => {
  const [card] = await db.select().from(jobs).where(eq(jobs.slug, slug));
  if (card === undefined) throw new AppError("not_found");
  if (card.isSample) return "sample";
  if (!card.isActive || (card.closesAt !== null && card.closesAt <= now)) return "closed";
  if (card.positionId === null) return "elsewhere";
  const { rows } = await db.execute<{ company_id: string; job_id: string }>(
    sql`select company_id, job_id from position_of_card(${card.id}::uuid)`,
  );
  const [position] = rows;
  return position === undefined ? "closed" : { companyId: position.company_id, jobId: position.job_id };
};

export const requirePosition = async (db: Database, slug: string, now: Date): Promise<OpenPosition> => {
  const position = await findPosition(db, slug, now);
  if (typeof position === "string") throw new AppError("conflict", applyBlockers[position]);
  return position;
};

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

interface StoredFile extends ResumeFile {
  readonly storageKey: string;
  readonly sha256: string;
}

/**
 * Stores the bytes before the row, so that a row always has its file. A crash in between leaves orphaned bytes, which the sweep deletes.
 */
const storeFile = async (store: FileStore, file: ResumeFile): Promise<StoredFile> => {
  const storageKey = `${applicationResumePurpose}/${randomUUID()}`;
  await store.put(storageKey, file.bytes);
  return { ...file, storageKey, sha256: createHash("sha256").update(file.bytes).digest("hex") };
};

interface PendingApplication {
  readonly position: OpenPosition;
  readonly person: SignedIn | null;
  readonly sent: SentApplication;
  readonly stored: StoredFile | null;
  /** Whether the session proves the address. */
  readonly isProven: boolean;
  /** The secret code of an applicant without an email address. */
  readonly code: string | null;
  readonly now: Date;
}

const insertFile = async (
  db: Database,
  { position, person, stored: storedFile }: PendingApplication,
): Promise<string | null> => {
  if (storedFile === null) return null;
  const [row] = await db
    .insert(files)
    .values({
      companyId: position.companyId,
      ownerUserId: person?.id ?? null,
      purpose: applicationResumePurpose,
      fileName: plainName(storedFile.fileName),
      mediaType: storedFile.mediaType,
      sizeBytes: storedFile.bytes.length,
      sha256: storedFile.sha256,
      storageKey: storedFile.storageKey,
    })
    .returning({ id: files.id });
  return row?.id ?? null;
};

/** Saves the consents and shown notices with a hash of their exact text. */
const saveConsents = async (
  db: Database,
  applicationId: string,
  { position, sent, now }: PendingApplication,
): Promise<void> => {
  const shownNotices = [...new Set(sent.notices)].map(findNotice).filter((each) => each !== undefined);
  const { application: agreed } = consentTexts;
  const row = { companyId: position.companyId, applicationId, place: sent.place, createdAt: now };
  await db.insert(applicationConsents).values([
    { ...row, purpose: "application", choice: "given", textId: agreed.id, textHash: hashOf(agreed.text) },
    ...shownNotices.map(({ textId, text }) => ({
      ...row,
      purpose: "ai-notice",
      choice: "shown",
      textId,
      textHash: hashOf(text),
    })),
  ]);
};

interface StoredApplication {
  readonly id: string;
  readonly isNew: boolean;
}

const contactLine = ({ isProven, sent }: PendingApplication): readonly string[] => {
  if (isProven) return [];
  if (sent.applicant.email === "")
    return ["This applicant didn't give an email address. Verify the phone number before you contact them."];
  return [`${unconfirmedLabel}: the link we emailed hasn't been used yet.`];
};

/** The note for the team in the first stage: the applicant's own note, then warnings. */
const describeForTeam = (pending: PendingApplication): string | null => {
  const { note, resumeState, requestsHumanReview, spamSignals } = pending.sent;
  const lines = [
    ...(note === null ? [] : [note]),
    ...contactLine(pending),
    ...(resumeState === "not_read" ? ["We couldn't read the resume automatically. Open the file to review it."] : []),
    ...(requestsHumanReview ? ["Requested a human review. The matching engine won't score this candidate."] : []),
    ...(spamSignals.length === 0 ? [] : [`Possible spam: ${spamSignals.join(", ").replaceAll("_", " ")}`]),
  ];
  return lines.length === 0 ? null : lines.join("\n");
};

interface EarlierApplication {
  readonly id: string;
  readonly status: string;
  readonly isConfirmed: boolean;
}

/** The earlier application of this record for this job, if any. */
const findEarlierApplication = async (
  db: Database,
  jobId: string,
  candidateId: string,
): Promise<EarlierApplication | undefined> => {
  const [row] = await db
    .select({
      id: jobApplications.id,
      status: jobApplications.status,
      isConfirmed: sql<boolean>`${applicationSubmissions.confirmedAt} is not null`,
    })
    .from(jobApplications)
    .innerJoin(applicationSubmissions, eq(applicationSubmissions.applicationId, jobApplications.id))
    .where(and(eq(jobApplications.jobId, jobId), eq(jobApplications.candidateId, candidateId)));
  return row;
};

/** A record that a recruiter added earlier keeps its stage. After a withdrawal the application starts over. */
const createOrReopenApplication = async (
  db: Database,
  candidateId: string,
  { position, sent, now }: PendingApplication,
): Promise<string> => {
  const { companyId, jobId } = position;
  const dueAt = answerDueAt("applied", now);
  const times = { appliedAt: now, lastActivity: now, answerDueAt: dueAt };
  await db
    .insert(jobApplications)
    .values({ companyId, jobId, candidateId, source: sent.source, ...times })
    .onConflictDoNothing();
  const [row] = await db
    .select({ id: jobApplications.id, status: jobApplications.status, answerDueAt: jobApplications.answerDueAt })
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobId), eq(jobApplications.candidateId, candidateId)));
  if (row === undefined) throw new Error("the application was not stored");
  const change =
    row.status === "withdrawn"
      ? { ...times, status: "active", stage: "applied", step: "" }
      : row.status === "active" && row.answerDueAt === null
        ? { answerDueAt: dueAt }
        : undefined;
  if (change !== undefined) await db.update(jobApplications).set(change).where(eq(jobApplications.id, row.id));
  return row.id;
};

/** Only a proven address may overwrite an earlier submission. */
const saveSubmission = async (
  db: Database,
  applicationId: string,
  record: CandidateRecord,
  pending: PendingApplication,
): Promise<void> => {
  const { position, person, sent, isProven, code, now } = pending;
  const { firstName, lastName, email, phone, location, currentTitle } = sent.applicant;
  // Deletes the file row of the withdrawn application that this one replaces. The sweep deletes its bytes.
  if (isProven)
    await db.delete(files).where(
      inArray(
        files.id,
        db
          .select({ id: sql<string>`${applicationSubmissions.fileId}` })
          .from(applicationSubmissions)
          .where(eq(applicationSubmissions.applicationId, applicationId)),
      ),
    );
  const fileId = await insertFile(db, pending);
  const values = {
    firstName,
    lastName,
    email: email === "" ? null : email,
    phone,
    location,
    currentTitle,
    fileId,
    companyId: position.companyId,
    userId: person?.id ?? null,
    confirmedAt: isProven ? now : null,
    codeHash: code === null ? null : hashOf(code),
    note: sent.note,
    resumeState: sent.resumeState,
    createdCandidateId: record.isNew ? record.id : null,
    requestsHumanReview: sent.requestsHumanReview,
    reviewRequestedAt: null,
    spamSignals: [...sent.spamSignals],
    createdAt: now,
  };
  const { createdCandidateId: _made, ...replaced } = values;
  const insert = db.insert(applicationSubmissions).values({ applicationId, ...values });
  await (isProven
    ? insert.onConflictDoUpdate({ target: applicationSubmissions.applicationId, set: replaced })
    : insert);
  if (fileId === null) return;
  await db
    .update(candidates)
    .set({ resumeUrl: applicationResumePath(applicationId) })
    .where(and(eq(candidates.id, record.id), sql`${candidates.resumeUrl} is null`));
};

const saveApplication = async (
  db: Database,
  record: CandidateRecord,
  pending: PendingApplication,
): Promise<StoredApplication> => {
  const { companyId } = pending.position;
  const id = await createOrReopenApplication(db, record.id, pending);
  await saveSubmission(db, id, record, pending);
  await saveConsents(db, id, pending);
  await db.insert(pipelineActivities).values({
    companyId,
    applicationId: id,
    toStage: "applied",
    activityType: "applied",
    description: describeForTeam(pending),
    createdAt: pending.now,
  });
  return { id, isNew: true };
};

/** Uses the workspace's existing record. A second application changes nothing unless the first was withdrawn. */
const saveConfirmedApplication = async (db: Database, pending: PendingApplication): Promise<StoredApplication> => {
  const { position, sent, now } = pending;
  const { email } = sent.applicant;
  const lockedRecord = await lockRecord(db, { ...position, email });
  const before =
    lockedRecord === undefined ? undefined : await findEarlierApplication(db, position.jobId, lockedRecord.id);
  if (before?.isConfirmed === true && before.status !== "withdrawn") return { id: before.id, isNew: false };
  const { companyId } = position;
  const record = await fillOrCreateRecord(db, lockedRecord, sent.applicant, { companyId, source: sent.source });
  const placed = await saveApplication(db, record, pending);
  const replaced = await unconfirmedForAddress(db, { ...position, email });
  await supersede(
    db,
    replaced.map(({ id }) => id).filter((id) => id !== placed.id),
    companyId,
    now,
  );
  return placed;
};

/** Always creates its own record and application. The identical form sent twice counts as one application. */
const saveUnconfirmedApplication = async (db: Database, pending: PendingApplication): Promise<StoredApplication> => {
  const { position, sent, stored, now } = pending;
  const { companyId } = position;
  const { firstName, lastName, phone, email } = sent.applicant;
  const active = email === "" ? [] : await unconfirmedForAddress(db, { ...position, email });
  const duplicate = active.find(
    (application) =>
      application.firstName === firstName &&
      application.lastName === lastName &&
      application.phone === phone &&
      application.note === sent.note &&
      application.sha256 === (stored?.sha256 ?? null),
  );
  if (duplicate !== undefined) return { id: duplicate.id, isNew: false };
  const record = await fillOrCreateRecord(db, undefined, sent.applicant, { companyId, source: sent.source });
  const placed = await saveApplication(db, record, pending);
  const excessApplications = active.slice(0, Math.max(0, active.length + 1 - maxUnconfirmedPerJob));
  await supersede(
    db,
    excessApplications.map(({ id }) => id),
    companyId,
    now,
  );
  return placed;
};

const storeApplication = async (db: Database, pending: PendingApplication): Promise<StoredApplication> => {
  const { email } = pending.sent.applicant;
  if (email !== "") await lockAddress(db, pending.position.companyId, email);
  return pending.isProven ? saveConfirmedApplication(db, pending) : saveUnconfirmedApplication(db, pending);
};

const createCode = (): string =>
  Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join("");

/** Also writes the person's own consent log, where they can review what they agreed to. */
const logOwnConsent = async (db: Database, userId: string, { place, notices }: SentApplication): Promise<void> => {
  await recordConsent(db, userId, { purpose: "application", choice: "given", place });
  if (notices.length > 0) await answerNotices(db, userId, { textIds: notices, choice: "shown", shownAt: place });
};

export const apply = async (
  { db, files: store, wakeWorker, keys }: ApplyDeps,
  position: OpenPosition,
  person: SignedIn | null,
  sent: SentApplication,
  now: Date,
): Promise<ReceivedApplication> => {
  const { email } = sent.applicant;
  const storedFile = sent.file === null ? null : await storeFile(store, sent.file);
  const isProven = provesAddress(person, email);
  const code = email === "" ? createCode() : null;
  const pending: PendingApplication = { position, person, sent, stored: storedFile, isProven, code, now };
  const { companyId } = position;
  const actor = { companyId, ...(person === null ? {} : { userId: person.id }) };
  const { id, isNew } = await asActor(db, actor, async (db) => {
    const placed = await storeApplication(db, pending);
    const payload = { id: placed.id, companyId, isRepeat: !placed.isNew, day: now.toISOString().slice(0, 10) };
    if (email !== "") await db.execute(sql`select enqueue_task(${receivedTask}, ${JSON.stringify(payload)}::jsonb)`);
    return placed;
  });
  wakeWorker(receivedTask);
  if (!isNew && storedFile !== null) await store.remove(storedFile.storageKey);
  if (isNew && person !== null) await logOwnConsent(db, person.id, sent);
  return {
    email,
    statusPath: isProven ? statusPath({ id, companyId }, keys) : null,
    code: code === null ? null : formatCode(code),
  };
};
