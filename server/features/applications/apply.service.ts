/** An application comes in: record, application, what was sent and agreed to, and the mail about it, all in one transaction. */
import { createHash, randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { answerDueAt } from "#domain/applications/answer-dates.ts";
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
import { type CandidateRecord, fillOrMakeRecord, holdRecord } from "./candidate-record.ts";
import { statusPath } from "./application-link.ts";

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
}

/** The bytes first, so that a row always has its file. Dying in between leaves bytes alone, which the sweep finds. */
const putFile = async (store: FileStore, file: KeptFile): Promise<StoredFile> => {
  const storageKey = `${filePurpose}/${randomUUID()}`;
  await store.put(storageKey, file.bytes);
  return { ...file, storageKey };
};

interface Sending {
  readonly position: OpenPosition;
  readonly person: SignedIn | null;
  readonly sent: SentApplication;
  readonly stored: StoredFile | null;
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
      sha256: createHash("sha256").update(stored.bytes).digest("hex"),
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

/** What the team reads at the first step: the person's own note, and what they should know beside it. */
const describe = ({ note, resumeState, wantsPerson, spamSignals }: SentApplication): string | null => {
  const lines = [
    ...(note === null ? [] : [note]),
    ...(resumeState === "not_read" ? ["The résumé could not be read by our reader; it is there to be opened."] : []),
    ...(wantsPerson ? ["Asks to be reviewed by a person; the matching engine leaves this candidate alone."] : []),
    ...(spamSignals.length === 0 ? [] : [`Looks like a machine's: ${spamSignals.join(", ").replaceAll("_", " ")}`]),
  ];
  return lines.length === 0 ? null : lines.join("\n");
};

/** The application by which this record has applied for this job, if it has. */
const sentBefore = async (db: Database, jobId: string, candidateId: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .innerJoin(applicationSubmissions, eq(applicationSubmissions.applicationId, jobApplications.id))
    .where(and(eq(jobApplications.jobId, jobId), eq(jobApplications.candidateId, candidateId)));
  return row?.id;
};

/** A recruiter may have put the record into the pipeline before it applied: then it stands where it stands. */
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
  if (row.status === "active" && row.answerDueAt === null) {
    await db.update(jobApplications).set({ answerDueAt: due }).where(eq(jobApplications.id, row.id));
  }
  return row.id;
};

const keepWhatWasSent = async (
  db: Database,
  applicationId: string,
  record: CandidateRecord,
  sending: Sending,
): Promise<void> => {
  const { position, person, sent, now } = sending;
  const { firstName, lastName, email, phone, location, currentTitle } = sent.applicant;
  const fileId = await insertFile(db, sending);
  await db.insert(applicationSubmissions).values({
    applicationId,
    firstName,
    lastName,
    email,
    phone,
    location,
    currentTitle,
    fileId,
    companyId: position.companyId,
    userId: person?.id ?? null,
    note: sent.note,
    resumeState: sent.resumeState,
    madeCandidateId: record.isNew ? record.id : null,
    wantsPerson: sent.wantsPerson,
    spamSignals: [...sent.spamSignals],
    createdAt: now,
  });
  if (fileId === null) return;
  await db
    .update(candidates)
    .set({ resumeUrl: applicationResumePath(applicationId) })
    .where(and(eq(candidates.id, record.id), sql`${candidates.resumeUrl} is null`));
};

/** A second application changes nothing: whoever sends it may be anybody. */
const placeApplication = async (db: Database, sending: Sending): Promise<Placed> => {
  const { position, sent, now } = sending;
  const { companyId, jobId } = position;
  const found = await holdRecord(db, companyId, jobId, sent.applicant.email);
  const before = found === undefined ? undefined : await sentBefore(db, jobId, found.id);
  if (before !== undefined) return { id: before, isNew: false };
  const record = await fillOrMakeRecord(db, found, sent.applicant, { companyId, source: sent.source });
  const id = await openApplication(db, record.id, sending);
  await keepWhatWasSent(db, id, record, sending);
  await writeConsents(db, id, sending);
  await db.insert(pipelineActivities).values({
    companyId,
    applicationId: id,
    toStage: "applied",
    activityType: "applied",
    description: describe(sent),
    createdAt: now,
  });
  return { id, isNew: true };
};

/** The log of an account or a visitor says it too, where the person looks at what they agreed to. */
const tellOwnLog = async (db: Database, userId: string, { place, notices }: SentApplication): Promise<void> => {
  await recordConsent(db, userId, { purpose: "application", choice: "given", place });
  if (notices.length > 0) await answerNotices(db, userId, { textIds: notices, choice: "shown", shownAt: place });
};

const isTheirs = async (db: Database, userId: string, id: string): Promise<boolean> =>
  asActor(db, { userId }, async (db) => {
    const { rows } = await db.execute(sql`select 1 from own_application_ids() as own(id) where own.id = ${id}::uuid`);
    return rows.length > 0;
  });

export const apply = async (
  { db, files: store, nudge, keys }: ApplyTools,
  position: OpenPosition,
  person: SignedIn | null,
  sent: SentApplication,
  now: Date,
): Promise<ReceivedApplication> => {
  const stored = sent.file === null ? null : await putFile(store, sent.file);
  const sending: Sending = { position, person, sent, stored, now };
  const { companyId } = position;
  const actor = { companyId, ...(person === null ? {} : { userId: person.id }) };
  const { id, isNew } = await asActor(db, actor, async (db) => {
    const placed = await placeApplication(db, sending);
    const told = { id: placed.id, companyId, isRepeat: !placed.isNew, day: now.toISOString().slice(0, 10) };
    await db.execute(sql`select enqueue_task(${receivedTask}, ${JSON.stringify(told)}::jsonb)`);
    return placed;
  });
  nudge(receivedTask);
  if (!isNew && stored !== null) await store.remove(stored.storageKey);
  if (isNew && person !== null) await tellOwnLog(db, person.id, sent);
  const isOwn = person !== null && (await isTheirs(db, person.id, id));
  return { email: sent.applicant.email, statusPath: isOwn ? statusPath({ id, companyId }, keys) : null };
};
