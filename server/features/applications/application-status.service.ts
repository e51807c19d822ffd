/** An application by its signed link: where it stands, withdrawing it, and the wish for a person. */
import { and, asc, eq, sql } from "drizzle-orm";
import { type ApplicationStatusPage, endedLink } from "#domain/applications/application-status.ts";
import type { ResumeState } from "#domain/applications/application.ts";
import { historyOf, standingOf } from "#domain/applications/status-words.ts";
import type { ApplicationStatus } from "#domain/pipeline/stages.ts";
import { noticesFor } from "#domain/rights/notices.ts";
import { asActor, type Database } from "../../db/client.ts";
import { applicationSubmissions } from "../../db/tables/applications.ts";
import { companies } from "../../db/tables/companies.ts";
import { files } from "../../db/tables/files.ts";
import { jobs, jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/errors.ts";
import type { Keyring } from "../../infra/keyring.ts";
import { newestOffer } from "../offers/offer-standing.service.ts";
import { nextInterview } from "../interviews/next-interview.service.ts";
import { applicationIn, type LinkedApplication } from "./application-link.ts";

export interface StatusTools {
  readonly db: Database;
  readonly keys: Keyring;
}

/** Forged, cut short and erased answer alike, so that a link tells nothing. */
const ended = () => new AppError("not_found", `${endedLink}.`);

const requireLinked = (token: string, keys: Keyring): LinkedApplication => {
  const linked = applicationIn(token, keys);
  if (linked === undefined) throw ended();
  return linked;
};

const readSent = async (db: Database, id: string) => {
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
  if (row === undefined) throw ended();
  return row;
};

/** For what only whoever sent it may see: the database is told that the link was held, not whose workspace it went to alone. */
export const asApplicant = <T>(
  { db, keys }: StatusTools,
  token: string,
  work: (db: Database, applicationId: string) => Promise<T>,
): Promise<T> => {
  const { id, companyId } = requireLinked(token, keys);
  return asActor(db, { companyId, applicationId: id }, async (db) => {
    await readSent(db, id);
    return work(db, id);
  });
};

const openPath = async (db: Database, positionId: string, now: Date): Promise<string | null> => {
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
  const { sent, application, title, jobLocation, company, fileName } = await readSent(db, id);
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
  const offer = await newestOffer(db, id, keys, now);
  return {
    firstName: sent.firstName,
    email: sent.email,
    job: { title, company, location: jobLocation, path: await openPath(db, application.jobId, now) },
    appliedAt: sent.createdAt.toISOString(),
    standing: standingOf(
      {
        stage: application.stage,
        status,
        answerDueAt: application.answerDueAt?.toISOString() ?? null,
        offer: offer?.state ?? null,
      },
      now,
    ),
    isWithdrawn: status === "withdrawn",
    history: [...historyOf(activities.map((each) => ({ ...each, at: each.at.toISOString() })))],
    interview: status === "active" ? await nextInterview(db, id, keys, now) : null,
    offer,
    resume: { state: sent.resumeState as ResumeState, fileName },
    wantsPerson: sent.wantsPerson,
    notices: [...noticesFor(jobLocation, sent.location)],
  };
};

/** Inside the wall of the company that the link names, and as the application itself: its offers are seen by nobody else outside. */
const withLinked = <T>(
  { db, keys }: StatusTools,
  token: string,
  work: (db: Database, linked: LinkedApplication) => Promise<T>,
): Promise<T> => {
  const linked = requireLinked(token, keys);
  return asActor(db, { companyId: linked.companyId, applicationId: linked.id }, (db) => work(db, linked));
};

export const readStatus = async (tools: StatusTools, token: string, now: Date): Promise<ApplicationStatusPage> =>
  withLinked(tools, token, (db, { id }) => pageOf(db, id, tools.keys, now));

/** Once: who presses again is told the same. What has been decided cannot be withdrawn. */
export const withdraw = async (tools: StatusTools, token: string, now: Date): Promise<ApplicationStatusPage> =>
  withLinked(tools, token, async (db, { id, companyId }) => {
    await readSent(db, id);
    const [held] = await db
      .select({ status: jobApplications.status, stage: jobApplications.stage })
      .from(jobApplications)
      .where(eq(jobApplications.id, id))
      .for("update");
    if (held?.status === "closed") throw new AppError("conflict", "This application has been decided already.");
    if (held?.status === "active") {
      await db
        .update(jobApplications)
        .set({ status: "withdrawn", answerDueAt: null, lastActivity: now })
        .where(eq(jobApplications.id, id));
      await db.insert(pipelineActivities).values({
        companyId,
        applicationId: id,
        fromStage: held.stage,
        activityType: "withdrawn",
        createdAt: now,
      });
    }
    return pageOf(db, id, tools.keys, now);
  });

/** The index follows by trigger, in the same transaction. */
export const chooseReviewer = async (
  tools: StatusTools,
  token: string,
  wantsPerson: boolean,
  now: Date,
): Promise<ApplicationStatusPage> =>
  withLinked(tools, token, async (db, { id }) => {
    await readSent(db, id);
    await db
      .update(applicationSubmissions)
      .set({ wantsPerson })
      .where(and(eq(applicationSubmissions.applicationId, id), sql`wants_person <> ${wantsPerson}`));
    return pageOf(db, id, tools.keys, now);
  });
