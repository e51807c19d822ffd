/** Confirming: the mailbox is proven, the submission joins the record it belongs to, and unconfirmed ones for the job are replaced. */
import { createHash } from "node:crypto";
import { and, desc, eq, sql } from "drizzle-orm";
import { answerDueAt } from "#domain/applications/answer-dates.ts";
import { isUnproven, plainCode, provesAddress } from "#domain/applications/applicant-identity.ts";
import type { Stage } from "#domain/pipeline/stages.ts";
import { asActor, type Database } from "../../db/client.ts";
import { applicationSubmissions } from "../../db/tables/applications.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/errors.ts";
import type { SignedIn, Worker } from "../../infra/who.ts";
import { mergeRows } from "../candidates/merge-candidates.service.ts";
import { statusPath } from "./application-link.ts";
import { ended, isLinked, requireLinked, type StatusTools } from "./application-status.service.ts";
import { holdRecord, lockAddress } from "./candidate-record.ts";
import { supersede, unconfirmedUnder } from "./unconfirmed-applications.ts";

type Submission = typeof applicationSubmissions.$inferSelect;
type Application = typeof jobApplications.$inferSelect;

const readBoth = async (db: Database, id: string): Promise<{ sent: Submission; application: Application }> => {
  const [row] = await db
    .select({ sent: applicationSubmissions, application: jobApplications })
    .from(applicationSubmissions)
    .innerJoin(jobApplications, eq(jobApplications.id, applicationSubmissions.applicationId))
    .where(isLinked(id))
    .for("update");
  if (row === undefined) throw ended();
  return row;
};

const applicationOf = async (db: Database, jobId: string, candidateId: string): Promise<Application | undefined> => {
  const [row] = await db
    .select()
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobId), eq(jobApplications.candidateId, candidateId)));
  return row;
};

/** Set aside for a newer unconfirmed one: confirming makes it count again. Withdrawn by hand, it stays withdrawn. */
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
 * The record that the workspace has under the address takes the confirmed one in, by the same merge that a recruiter makes. Of two
 * applications for the job the further one stays. A decision that was made stays too.
 */
const joinKnownRecord = async (db: Database, application: Application, email: string, now: Date): Promise<string> => {
  const { companyId, jobId, candidateId } = application;
  const known = await holdRecord(db, { companyId, jobId, email, except: candidateId });
  const [own] = await db.select().from(candidates).where(eq(candidates.id, candidateId)).for("update");
  if (known === undefined || own === undefined) return application.id;
  const theirs = await applicationOf(db, jobId, known.id);
  if (theirs?.status === "closed") await supersede(db, [application.id], companyId, now);
  await mergeRows(db, known, own, {}, null);
  const joined = await applicationOf(db, jobId, known.id);
  if (joined === undefined) throw new Error("the application was lost in a merge");
  // The record is the workspace's own, not one that this submission made.
  await db
    .update(applicationSubmissions)
    .set({ madeCandidateId: null })
    .where(
      and(eq(applicationSubmissions.applicationId, joined.id), eq(applicationSubmissions.madeCandidateId, own.id)),
    );
  if (joined.status === "active" && joined.answerDueAt === null)
    await db
      .update(jobApplications)
      .set({ answerDueAt: answerDueAt(joined.stage as Stage, now) })
      .where(eq(jobApplications.id, joined.id));
  return joined.id;
};

/** Where both records hold an open offer, which one counts is for the team to say: then both stay. */
const joinIfPossible = async (db: Database, application: Application, email: string, now: Date): Promise<string> => {
  try {
    return await db.transaction((db) => joinKnownRecord(db, application, email, now));
  } catch (error) {
    const { cause } = error as { cause?: { constraint?: string } };
    if (cause?.constraint !== "offers_one_open_when_merged") throw error;
    return application.id;
  }
};

export const confirm = async (
  { db, keys }: StatusTools,
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
    const joined = await joinIfPossible(db, application, email, now);
    await db
      .insert(pipelineActivities)
      .values({ companyId, applicationId: joined, activityType: "confirmed", createdAt: now });
    const replaced = await unconfirmedUnder(db, { companyId, jobId: application.jobId, email });
    await supersede(
      db,
      replaced.map((each) => each.id),
      companyId,
      now,
    );
    return joined;
  });
  return { statusPath: statusPath({ id, companyId }, keys) };
};

/** The page of a submission that has a code instead of an address. */
export const openByCode = async ({ db, keys }: StatusTools, typed: string): Promise<{ statusPath: string }> => {
  const hash = createHash("sha256").update(plainCode(typed)).digest("hex");
  const { rows } = await db.execute<{ id: string; company_id: string }>(
    sql`select id, company_id from application_of_code(${hash})`,
  );
  const [found] = rows;
  if (found === undefined) {
    throw new AppError("not_found", "We don't know this code. Check each letter and number, and try again.");
  }
  return { statusPath: statusPath({ id: found.id, companyId: found.company_id }, keys) };
};

/** The team has reached the applicant by other means, so that an offer may go to the address of the record. */
export const verifyContact = (db: Database, { companyId, userId }: Worker, id: string, now: Date) =>
  asActor(db, { companyId, userId }, async (db) => {
    const [sent] = await db
      .select()
      .from(applicationSubmissions)
      .where(eq(applicationSubmissions.applicationId, id))
      .for("update");
    // Added by the team itself, which answers for the address.
    if (sent !== undefined && isUnproven(sent)) {
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
