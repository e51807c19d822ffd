/** Confirms an application: the mailbox is proven, the submission joins its record, and unconfirmed ones for the job are replaced. */
import { createHash } from "node:crypto";
import { and, desc, eq, sql } from "drizzle-orm";
import { answerDueAt } from "#domain/applications/answer-dates.ts";
import { isUnverified, normalizeCode, provesAddress } from "#domain/applications/applicant-identity.ts";
import type { Stage } from "#domain/pipeline/stages.ts";
import { asActor, type Database } from "../../db/client.ts";
import { applicationSubmissions } from "../../db/tables/applications.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { SignedIn, WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { mergeRows } from "../candidates/merge-candidates.service.ts";
import { statusPath } from "./application-link.ts";
import { endedLinkError, isLinked, requireLinked, type StatusDeps } from "./application-status.service.ts";
import { lockRecord, lockAddress } from "./candidate-record.ts";
import { supersede, unconfirmedForAddress } from "./unconfirmed-applications.ts";

type Submission = typeof applicationSubmissions.$inferSelect;
type Application = typeof jobApplications.$inferSelect;

const readBoth = async (db: Database, id: string): Promise<{ sent: Submission; application: Application }> => {
  const [row] = await db
    .select({ sent: applicationSubmissions, application: jobApplications })
    .from(applicationSubmissions)
    .innerJoin(jobApplications, eq(jobApplications.id, applicationSubmissions.applicationId))
    .where(isLinked(id))
    .for("update");
  if (row === undefined) throw endedLinkError();
  return row;
};

const applicationOf = async (db: Database, jobId: string, candidateId: string): Promise<Application | undefined> => {
  const [row] = await db
    .select()
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobId), eq(jobApplications.candidateId, candidateId)));
  return row;
};

/** True if a newer unconfirmed application superseded this one; confirming reactivates it. One that a person withdrew stays withdrawn. */
const wasSuperseded = async (db: Database, applicationId: string): Promise<boolean> => {
  const [last] = await db
    .select({ type: pipelineActivities.activityType })
    .from(pipelineActivities)
    .where(eq(pipelineActivities.applicationId, applicationId))
    .orderBy(desc(pipelineActivities.createdAt), desc(pipelineActivities.id))
    .limit(1);
  return last?.type === "superseded";
};

const reopen = async (db: Database, application: Application, now: Date): Promise<void> => {
  if (application.status !== "withdrawn") return;
  if (!(await wasSuperseded(db, application.id))) {
    throw new AppError("conflict", "This application has been withdrawn. You can apply again.");
  }
  await db
    .update(jobApplications)
    .set({ status: "active", lastActivity: now, answerDueAt: answerDueAt("applied", now) })
    .where(eq(jobApplications.id, application.id));
};

/**
 * Merges the confirmed record into the workspace's record with this address, with the same merge that a recruiter uses. Of two applications
 * for the job the more advanced one stays. A decision also stays.
 */
const mergeIntoKnownRecord = async (
  db: Database,
  application: Application,
  email: string,
  now: Date,
): Promise<string> => {
  const { companyId, jobId, candidateId } = application;
  const existingRecord = await lockRecord(db, { companyId, jobId, email, except: candidateId });
  const [ownCandidate] = await db.select().from(candidates).where(eq(candidates.id, candidateId)).for("update");
  if (existingRecord === undefined || ownCandidate === undefined) return application.id;
  const existingApplication = await applicationOf(db, jobId, existingRecord.id);
  if (existingApplication?.status === "closed") await supersede(db, [application.id], companyId, now);
  await mergeRows(db, existingRecord, ownCandidate, {}, null);
  const mergedApplication = await applicationOf(db, jobId, existingRecord.id);
  if (mergedApplication === undefined) throw new Error("the application was lost in a merge");
  // The record belongs to the workspace; this submission did not create it.
  await db
    .update(applicationSubmissions)
    .set({ createdCandidateId: null })
    .where(
      and(
        eq(applicationSubmissions.applicationId, mergedApplication.id),
        eq(applicationSubmissions.createdCandidateId, ownCandidate.id),
      ),
    );
  if (mergedApplication.status === "active" && mergedApplication.answerDueAt === null)
    await db
      .update(jobApplications)
      .set({ answerDueAt: answerDueAt(mergedApplication.stage as Stage, now) })
      .where(eq(jobApplications.id, mergedApplication.id));
  return mergedApplication.id;
};

/** If both records have an open offer, the team must decide, so both records stay. */
const mergeIfPossible = async (db: Database, application: Application, email: string, now: Date): Promise<string> => {
  try {
    return await db.transaction((db) => mergeIntoKnownRecord(db, application, email, now));
  } catch (error) {
    const { cause } = error as { cause?: { constraint?: string } };
    if (cause?.constraint !== "offers_one_open_when_merged") throw error;
    return application.id;
  }
};

export const confirm = async (
  { db, keys }: StatusDeps,
  token: string,
  person: SignedIn | null,
  now: Date,
): Promise<{ statusPath: string }> => {
  const { id: linkedId, companyId } = requireLinked(token, keys);
  const id = await asActor(db, { companyId }, async (db) => {
    const { sent, application } = await readBoth(db, linkedId);
    const { email } = sent;
    if (sent.confirmedAt !== null || email === null) return application.id;
    await lockAddress(db, companyId, email);
    await reopen(db, application, now);
    const isSender = person !== null && (person.id === sent.userId || provesAddress(person, email));
    await db
      .update(applicationSubmissions)
      .set({ confirmedAt: now, userId: isSender ? person.id : null })
      .where(eq(applicationSubmissions.applicationId, application.id));
    const mergedId = await mergeIfPossible(db, application, email, now);
    await db
      .insert(pipelineActivities)
      .values({ companyId, applicationId: mergedId, activityType: "confirmed", createdAt: now });
    const replaced = await unconfirmedForAddress(db, { companyId, jobId: application.jobId, email });
    await supersede(
      db,
      replaced.map((each) => each.id),
      companyId,
      now,
    );
    return mergedId;
  });
  return { statusPath: statusPath({ id, companyId }, keys) };
};

/** The status page of a submission that has a code instead of an email address. */
export const openByCode = async ({ db, keys }: StatusDeps, typed: string): Promise<{ statusPath: string }> => {
  const hash = createHash("sha256").update(normalizeCode(typed)).digest("hex");
  const { rows } = await db.execute<{ id: string; company_id: string }>(
    sql`select id, company_id from application_by_code(${hash})`,
  );
  const [row] = rows;
  if (row === undefined) {
    throw new AppError("not_found", "We don't recognize this code. Check each letter and number, and try again.");
  }
  return { statusPath: statusPath({ id: row.id, companyId: row.company_id }, keys) };
};

/** The team has reached the applicant by other means, so an offer may go to the record's address. */
export const verifyContact = (db: Database, { companyId, userId }: WorkspaceContext, id: string, now: Date) =>
  asActor(db, { companyId, userId }, async (db) => {
    const [submission] = await db
      .select()
      .from(applicationSubmissions)
      .where(eq(applicationSubmissions.applicationId, id))
      .for("update");
    // No submission: the team added the application and vouches for the address.
    if (submission !== undefined && isUnverified(submission)) {
      await db
        .update(applicationSubmissions)
        .set({ verifiedAt: now, verifiedBy: userId })
        .where(eq(applicationSubmissions.applicationId, id));
      await db.insert(pipelineActivities).values({
        companyId,
        applicationId: id,
        activityType: "contact_verified",
        performedBy: userId,
        createdAt: now,
      });
    }
    return { isUnconfirmed: false };
  });
