/** An application by its signed link: reading its status, withdrawing it, and asking for a human reviewer. */
import { and, asc, eq, or, sql } from "drizzle-orm";
import { canSeeOffersAndInterviews } from "#domain/applications/applicant-identity.ts";
import { type ApplicationStatusPage, invalidLinkMessage } from "#domain/applications/application-status.ts";
import type { ResumeState } from "#domain/applications/application.ts";
import { toHistory, toStatusSummary } from "#domain/applications/status-text.ts";
import type { ApplicationStatus } from "#domain/pipeline/stages.ts";
import { noticesFor } from "#domain/rights/notices.ts";
import { asActor, setActor, type Database } from "../../db/client.ts";
import { applicationSubmissions } from "../../db/tables/applications.ts";
import { companies } from "../../db/tables/companies.ts";
import { files } from "../../db/tables/files.ts";
import { jobs, jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { newestOffer } from "../offers/newest-offer.service.ts";
import { nextInterview } from "../interviews/next-interview.service.ts";
import { parseApplicationToken, type LinkedApplication } from "./application-link.ts";

export interface StatusDeps {
  readonly db: Database;
  readonly keys: Keyring;
}

/** Forged, truncated and erased links get the same reply, so that a link reveals nothing. */
export const endedLinkError = () => new AppError("not_found", `${invalidLinkMessage}.`);

export const requireLinked = (token: string, keys: Keyring): LinkedApplication => {
  const linked = parseApplicationToken(token, keys);
  if (linked === undefined) throw endedLinkError();
  return linked;
};

/** Matches the application of the link, or the one it was merged into. */
export const isLinked = (id: string) =>
  or(eq(applicationSubmissions.applicationId, id), eq(applicationSubmissions.originalApplicationId, id));

const readSubmission = async (db: Database, id: string) => {
  const [row] = await db
    .select({
      sent: applicationSubmissions,
      application: jobApplications,
      title: jobsEnhanced.title,
      jobLocation: jobsEnhanced.location,
      company: companies.name,
      fileName: files.fileName,
    })
    .from(applicationSubmissions)
    .innerJoin(jobApplications, eq(jobApplications.id, applicationSubmissions.applicationId))
    .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
    .innerJoin(companies, eq(companies.id, jobApplications.companyId))
    .leftJoin(files, eq(files.id, applicationSubmissions.fileId))
    .where(eq(applicationSubmissions.applicationId, id));
  if (row === undefined) throw endedLinkError();
  return row;
};

/** Runs inside the link's workspace and as the application itself: only its link shows its offers and private answers. */
const withLinkedApplication = <T>(
  { db, keys }: StatusDeps,
  token: string,
  work: (db: Database, linked: LinkedApplication) => Promise<T>,
): Promise<T> => {
  const { id, companyId } = requireLinked(token, keys);
  return asActor(db, { companyId }, async (db) => {
    const [row] = await db
      .select({ id: applicationSubmissions.applicationId })
      .from(applicationSubmissions)
      .where(isLinked(id));
    if (row === undefined) throw endedLinkError();
    await setActor(db, { companyId, applicationId: row.id });
    return work(db, { id: row.id, companyId });
  });
};

/**
 * For data that only the applicant may see or change, after the mailbox is proven. An application with a secret code needs no other proof.
 */
export const asApplicant = <T>(
  deps: StatusDeps,
  token: string,
  work: (db: Database, applicationId: string) => Promise<T>,
): Promise<T> =>
  withLinkedApplication(deps, token, async (db, { id }) => {
    const { sent } = await readSubmission(db, id);
    if (sent.confirmedAt === null && sent.email !== null) {
      throw new AppError("forbidden", "Confirm your email address first.");
    }
    return work(db, id);
  });

const openJobPath = async (db: Database, positionId: string, now: Date): Promise<string | null> => {
  const [card] = await db
    .select({ slug: jobs.slug })
    .from(jobs)
    .where(
      and(
        eq(jobs.positionId, positionId),
        eq(jobs.isActive, true),
        sql`(${jobs.closesAt} is null or ${jobs.closesAt} > ${now.toISOString()})`,
      ),
    );
  return card === undefined ? null : `/jobs/${card.slug}`;
};

const pageOf = async (db: Database, id: string, keys: Keyring, now: Date): Promise<ApplicationStatusPage> => {
  const { sent, application, title, jobLocation, company, fileName } = await readSubmission(db, id);
  const activities = await db
    .select({
      type: pipelineActivities.activityType,
      toStage: pipelineActivities.toStage,
      at: pipelineActivities.createdAt,
    })
    .from(pipelineActivities)
    .where(eq(pipelineActivities.applicationId, id))
    .orderBy(asc(pipelineActivities.createdAt), asc(pipelineActivities.id));
  const status = application.status as ApplicationStatus;
  const isOpen = canSeeOffersAndInterviews(sent);
  const offer = isOpen ? await newestOffer(db, id, keys, now) : null;
  return {
    firstName: sent.firstName,
    email: sent.email,
    isConfirmed: sent.confirmedAt !== null,
    job: { title, company, location: jobLocation, path: await openJobPath(db, application.jobId, now) },
    appliedAt: sent.createdAt.toISOString(),
    standing: toStatusSummary(
      {
        stage: application.stage,
        status,
        answerDueAt: application.answerDueAt?.toISOString() ?? null,
        offer: offer?.state ?? null,
      },
      now,
    ),
    isWithdrawn: status === "withdrawn",
    history: [...toHistory(activities.map((each) => ({ ...each, at: each.at.toISOString() })))],
    interview: status === "active" && isOpen ? await nextInterview(db, id, keys, now) : null,
    offer,
    resume: { state: sent.resumeState as ResumeState, fileName },
    sent: { name: `${sent.firstName} ${sent.lastName}`.trim(), phone: sent.phone, note: sent.note },
    requestsHumanReview: sent.requestsHumanReview,
    notices: [...noticesFor(jobLocation, sent.location)],
  };
};

export const readStatus = async (deps: StatusDeps, token: string, now: Date): Promise<ApplicationStatusPage> =>
  withLinkedApplication(deps, token, (db, { id }) => pageOf(db, id, deps.keys, now));

const endApplication = async (
  db: Database,
  { id, companyId }: LinkedApplication,
  description: string | null,
  now: Date,
): Promise<void> => {
  const [current] = await db
    .select({ status: jobApplications.status, stage: jobApplications.stage })
    .from(jobApplications)
    .where(eq(jobApplications.id, id))
    .for("update");
  if (current?.status === "closed") throw new AppError("conflict", "The team has already decided on this application.");
  if (current?.status !== "active") return;
  await db
    .update(jobApplications)
    .set({ status: "withdrawn", answerDueAt: null, lastActivity: now })
    .where(eq(jobApplications.id, id));
  await db.insert(pipelineActivities).values({
    companyId,
    applicationId: id,
    fromStage: current.stage,
    activityType: "withdrawn",
    description,
    createdAt: now,
  });
};

/** Idempotent: a second request gets the same reply. A decided application cannot be withdrawn. */
export const withdraw = async (deps: StatusDeps, token: string, now: Date): Promise<ApplicationStatusPage> =>
  withLinkedApplication(deps, token, async (db, linked) => {
    await endApplication(db, linked, null, now);
    return pageOf(db, linked.id, deps.keys, now);
  });

/** The owner of the mailbox says they did not apply. A confirmed application must be withdrawn instead. */
export const disownApplication = async (deps: StatusDeps, token: string, now: Date): Promise<ApplicationStatusPage> =>
  withLinkedApplication(deps, token, async (db, linked) => {
    const { sent } = await readSubmission(db, linked.id);
    if (sent.confirmedAt !== null || sent.email === null) {
      throw new AppError("conflict", "This application is confirmed. You can withdraw it instead.");
    }
    await endApplication(db, linked, "The owner of the email address says they didn't apply.", now);
    return pageOf(db, linked.id, deps.keys, now);
  });

/** A trigger updates the match index in the same transaction. */
export const chooseReviewer = async (
  deps: StatusDeps,
  token: string,
  requestsHumanReview: boolean,
  now: Date,
): Promise<ApplicationStatusPage> =>
  withLinkedApplication(deps, token, async (db, { id }) => {
    await db
      .update(applicationSubmissions)
      .set({ requestsHumanReview, reviewRequestedAt: requestsHumanReview ? now : null })
      .where(and(eq(applicationSubmissions.applicationId, id), sql`requests_human_review <> ${requestsHumanReview}`));
    return pageOf(db, id, deps.keys, now);
  });
