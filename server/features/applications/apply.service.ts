/**
 * An application comes in: record, application, what was sent and agreed to, and the email about it, all in one transaction.
 * Whose it is follows domain/applications/applicant-identity.ts.
 */
import { createHash, randomInt, randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { answerDueAt } from "#domain/applications/answer-dates.ts";
import {
  codeAlphabet,
  codeLength,
  groupedCode,
  maxUnconfirmedPerJob,
  provesAddress,
  unconfirmedLabel,
} from "#domain/applications/applicant-identity.ts";
import { type ReceivedApplication, type Refusal, refusals } from "#domain/applications/application.ts";
import { consentTexts } from "#domain/rights/consent.ts";
import { noticeNamed } from "#domain/rights/notices.ts";
import { applicationResumePath } from "#domain/applications/team-tasks.ts";
import { asActor, type Database } from "../../db/client.ts";
import { applicationConsents, applicationSubmissions } from "../../db/tables/applications.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { files } from "../../db/tables/files.ts";
import { jobs } from "../../db/tables/jobs.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import type { Keyring } from "../../infra/keyring.ts";
import type { Nudge } from "../../infra/queue.ts";
import type { SignedIn } from "../../infra/who.ts";
import { plainName } from "../files/files.service.ts";
import { recordConsent } from "../rights/consent.service.ts";
import { answerNotices } from "../rights/notices.service.ts";
import type { KeptFile, SentApplication } from "./applicant.ts";
import { type CandidateRecord, fillOrMakeRecord, holdRecord, lockAddress } from "./candidate-record.ts";
import { statusPath } from "./application-link.ts";
import { supersede, unconfirmedUnder } from "./unconfirmed-applications.ts";

/** Named here, so that the service need not know the task that calls it. */
export const receivedTask = "tell-of-application";
export const filePurpose = "application-resume";

export interface ApplyTools {
  readonly db: Database;
  readonly files: FileStore;
  readonly nudge: Nudge;
  readonly keys: Keyring;
}

export interface OpenPosition {
  readonly companyId: string;
  readonly jobId: string;
}

/** The position behind an open card, or why there is none: closed, a sample, or filled by the firm itself. */
export const findPosition = async (db: Database, slug: string, now: Date): Promise<OpenPosition | Refusal> => {
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
  const found = await findPosition(db, slug, now);
  if (typeof found === "string") throw new AppError("conflict", refusals[found]);
  return found;
};

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

interface StoredFile extends KeptFile {
  readonly storageKey: string;
  readonly sha256: string;
}

/** The bytes first, so that a row always has its file. Dying in between leaves bytes alone, which the sweep finds. */
const putFile = async (store: FileStore, file: KeptFile): Promise<StoredFile> => {
  const storageKey = `${filePurpose}/${randomUUID()}`;
  await store.put(storageKey, file.bytes);
  return { ...file, storageKey, sha256: createHash("sha256").update(file.bytes).digest("hex") };
};

interface Sending {
  readonly position: OpenPosition;
  readonly person: SignedIn | null;
  readonly sent: SentApplication;
  readonly stored: StoredFile | null;
  /** Whether the session proves the address. */
  readonly isProven: boolean;
  /** The secret of an applicant without an address. */
  readonly code: string | null;
  readonly now: Date;
}

const insertFile = async (db: Database, { position, person, stored }: Sending): Promise<string | null> => {
  if (stored === null) return null;
  const [row] = await db
    .insert(files)
    .values({
      companyId: position.companyId,
      ownerUserId: person?.id ?? null,
      purpose: filePurpose,
      fileName: plainName(stored.fileName),
      mediaType: stored.mediaType,
      sizeBytes: stored.bytes.length,
      sha256: stored.sha256,
      storageKey: stored.storageKey,
    })
    .returning({ id: files.id });
  return row?.id ?? null;
};

/** What was agreed to and what stood beside it, by the very words. */
const writeConsents = async (db: Database, applicationId: string, { position, sent, now }: Sending): Promise<void> => {
  const shown = [...new Set(sent.notices)].map(noticeNamed).filter((each) => each !== undefined);
  const { application: agreed } = consentTexts;
  const row = { companyId: position.companyId, applicationId, place: sent.place, createdAt: now };
  await db.insert(applicationConsents).values([
    { ...row, purpose: "application", choice: "given", textId: agreed.id, textHash: hashOf(agreed.text) },
    ...shown.map(({ textId, text }) => ({
      ...row,
      purpose: "ai-notice",
      choice: "shown",
      textId,
      textHash: hashOf(text),
    })),
  ]);
};

interface Placed {
  readonly id: string;
  readonly isNew: boolean;
}

const contactLine = ({ isProven, sent }: Sending): readonly string[] => {
  if (isProven) return [];
  if (sent.applicant.email === "") return ["No email address: verify the phone number before you rely on it."];
  return [`${unconfirmedLabel}: the link we emailed has not been used yet.`];
};

/** What the team reads at the first step: the person's own note, and what they should know beside it. */
const describe = (sending: Sending): string | null => {
  const { note, resumeState, wantsPerson, spamSignals } = sending.sent;
  const lines = [
    ...(note === null ? [] : [note]),
    ...contactLine(sending),
    ...(resumeState === "not_read" ? ["The résumé could not be read by our reader; it is there to be opened."] : []),
    ...(wantsPerson ? ["Asks to be reviewed by a person; the matching engine leaves this candidate alone."] : []),
    ...(spamSignals.length === 0 ? [] : [`Looks like a machine's: ${spamSignals.join(", ").replaceAll("_", " ")}`]),
  ];
  return lines.length === 0 ? null : lines.join("\n");
};

interface EarlierApplication {
  readonly id: string;
  readonly status: string;
  readonly isConfirmed: boolean;
}

/** The application by which this record has applied for this job, if it has. */
const sentBefore = async (
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

/** A recruiter may have put the record into the pipeline before: then it keeps its stage. After a withdrawal it begins again. */
const openApplication = async (
  db: Database,
  candidateId: string,
  { position, sent, now }: Sending,
): Promise<string> => {
  const { companyId, jobId } = position;
  const due = answerDueAt("applied", now);
  const times = { appliedAt: now, lastActivity: now, answerDueAt: due };
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
        ? { answerDueAt: due }
        : undefined;
  if (change !== undefined) await db.update(jobApplications).set(change).where(eq(jobApplications.id, row.id));
  return row.id;
};

/** Only a proven address replaces what an earlier submission said. */
const keepWhatWasSent = async (
  db: Database,
  applicationId: string,
  record: CandidateRecord,
  sending: Sending,
): Promise<void> => {
  const { position, person, sent, isProven, code, now } = sending;
  const { firstName, lastName, email, phone, location, currentTitle } = sent.applicant;
  // The file of a withdrawn application that this one replaces; its bytes are swept once no row names them.
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
  const fileId = await insertFile(db, sending);
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
    madeCandidateId: record.isNew ? record.id : null,
    wantsPerson: sent.wantsPerson,
    spamSignals: [...sent.spamSignals],
    createdAt: now,
  };
  const { madeCandidateId: _made, ...replaced } = values;
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

const writeApplication = async (db: Database, record: CandidateRecord, sending: Sending): Promise<Placed> => {
  const { companyId } = sending.position;
  const id = await openApplication(db, record.id, sending);
  await keepWhatWasSent(db, id, record, sending);
  await writeConsents(db, id, sending);
  await db.insert(pipelineActivities).values({
    companyId,
    applicationId: id,
    toStage: "applied",
    activityType: "applied",
    description: describe(sending),
    createdAt: sending.now,
  });
  return { id, isNew: true };
};

/** Joins the record that the workspace has. A second application changes nothing, unless the first was withdrawn. */
const placeProven = async (db: Database, sending: Sending): Promise<Placed> => {
  const { position, sent, now } = sending;
  const { email } = sent.applicant;
  const found = await holdRecord(db, { ...position, email });
  const before = found === undefined ? undefined : await sentBefore(db, position.jobId, found.id);
  if (before?.isConfirmed === true && before.status !== "withdrawn") return { id: before.id, isNew: false };
  const { companyId } = position;
  const record = await fillOrMakeRecord(db, found, sent.applicant, { companyId, source: sent.source });
  const placed = await writeApplication(db, record, sending);
  const replaced = await unconfirmedUnder(db, { ...position, email });
  await supersede(
    db,
    replaced.map(({ id }) => id).filter((id) => id !== placed.id),
    companyId,
    now,
  );
  return placed;
};

/** A record and an application of its own, whatever is there. The very same form sent twice is one application. */
const placeUnproven = async (db: Database, sending: Sending): Promise<Placed> => {
  const { position, sent, stored, now } = sending;
  const { companyId } = position;
  const { firstName, lastName, phone, email } = sent.applicant;
  const active = email === "" ? [] : await unconfirmedUnder(db, { ...position, email });
  const same = active.find(
    (each) =>
      each.firstName === firstName &&
      each.lastName === lastName &&
      each.phone === phone &&
      each.note === sent.note &&
      each.sha256 === (stored?.sha256 ?? null),
  );
  if (same !== undefined) return { id: same.id, isNew: false };
  const record = await fillOrMakeRecord(db, undefined, sent.applicant, { companyId, source: sent.source });
  const placed = await writeApplication(db, record, sending);
  const tooMany = active.slice(0, Math.max(0, active.length + 1 - maxUnconfirmedPerJob));
  await supersede(
    db,
    tooMany.map(({ id }) => id),
    companyId,
    now,
  );
  return placed;
};

const placeApplication = async (db: Database, sending: Sending): Promise<Placed> => {
  const { email } = sending.sent.applicant;
  if (email !== "") await lockAddress(db, sending.position.companyId, email);
  return sending.isProven ? placeProven(db, sending) : placeUnproven(db, sending);
};

const makeCode = (): string =>
  Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join("");

/** The log of an account or a visitor says it too, where the person looks at what they agreed to. */
const tellOwnLog = async (db: Database, userId: string, { place, notices }: SentApplication): Promise<void> => {
  await recordConsent(db, userId, { purpose: "application", choice: "given", place });
  if (notices.length > 0) await answerNotices(db, userId, { textIds: notices, choice: "shown", shownAt: place });
};

export const apply = async (
  { db, files: store, nudge, keys }: ApplyTools,
  position: OpenPosition,
  person: SignedIn | null,
  sent: SentApplication,
  now: Date,
): Promise<ReceivedApplication> => {
  const { email } = sent.applicant;
  const stored = sent.file === null ? null : await putFile(store, sent.file);
  const isProven = provesAddress(person, email);
  const code = email === "" ? makeCode() : null;
  const sending: Sending = { position, person, sent, stored, isProven, code, now };
  const { companyId } = position;
  const actor = { companyId, ...(person === null ? {} : { userId: person.id }) };
  const { id, isNew } = await asActor(db, actor, async (db) => {
    const placed = await placeApplication(db, sending);
    const payload = { id: placed.id, companyId, isRepeat: !placed.isNew, day: now.toISOString().slice(0, 10) };
    if (email !== "") await db.execute(sql`select enqueue_task(${receivedTask}, ${JSON.stringify(payload)}::jsonb)`);
    return placed;
  });
  nudge(receivedTask);
  if (!isNew && stored !== null) await store.remove(stored.storageKey);
  if (isNew && person !== null) await tellOwnLog(db, person.id, sent);
  return {
    email,
    statusPath: isProven ? statusPath({ id, companyId }, keys) : null,
    code: code === null ? null : groupedCode(code),
  };
};
