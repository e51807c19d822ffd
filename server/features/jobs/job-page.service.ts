/** One job of a workspace: read it, save it on the revision that was read, change its status, copy it. */
import { asc, eq, sql } from "drizzle-orm";
import type { JobFacts } from "#domain/jobs/job-facts.ts";
import { statusAfterStep, type JobStep } from "#domain/jobs/job-lifecycle.ts";
import type { JobPage } from "#domain/jobs/job-page.ts";
import type { JobStatus } from "#domain/jobs/job-status.ts";
import { gapsBeforePublishing } from "#domain/jobs/publishing-gaps.ts";
import type { AuditAction } from "#domain/companies/activity.ts";
import { asActor, type Database } from "../../db/client.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { hiringTeams } from "../../db/tables/teams.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { readPlan, requirePostingAllowance } from "../plans/plans.service.ts";
import { columnsOf, factsOf, type JobRow, readRow, requireUnchanged } from "./job-rows.ts";
import { publishCard, readCardStatus, refreshCard, unpublishCard } from "./public-card.service.ts";

/** Members of the workspace, and recruiters of the firm with access to it. */
const recruitersOf = async (db: Database, companyId: string) => {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select u.id, u.name from users u where u.id in (
      select user_id from company_members where company_id = ${companyId}
      union select user_id from recruiter_access where company_id = ${companyId} and dismissed_at is null)
    order by u.name, u.id`);
  return rows;
};

const today = (now: Date): string => now.toISOString().slice(0, 10);

const pageOf = async (db: Database, row: JobRow, now: Date): Promise<JobPage> => {
  const facts = factsOf(row);
  const { publicPath, closesAt } = await readCardStatus(db, row.id);
  return {
    id: row.id,
    facts,
    status: row.status as JobStatus,
    isSample: row.isSample,
    revision: row.revision,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    gaps: { ...gapsBeforePublishing(facts, today(now)) },
    publicPath,
    closesAt: closesAt?.toISOString() ?? null,
    plan: await readPlan(db, row.companyId, now),
    teams: await db
      .select({ id: hiringTeams.id, name: hiringTeams.name })
      .from(hiringTeams)
      .orderBy(asc(hiringTeams.name)),
    recruiters: await recruitersOf(db, row.companyId),
  };
};

export const readJobPage = (db: Database, companyId: string, id: string, now: Date): Promise<JobPage> =>
  asActor(db, { companyId }, async (db) => pageOf(db, await readRow(db, id), now));

/** The hiring team that decides who may edit it. Another company's job is not found. */
export const teamOfJob = (db: Database, companyId: string, id: string): Promise<string | null> =>
  asActor(db, { companyId }, async (db) => (await readRow(db, id)).hiringTeamId);

/** An active job is public, so saving it changes what visitors read. */
export const isPublished = (db: Database, companyId: string, id: string): Promise<boolean> =>
  asActor(db, { companyId }, async (db) => (await readRow(db, id)).status === "active");

/** The recruiter must have access to the workspace, as the assignment grants access. */
const requireRecruiter = async (db: Database, companyId: string, recruiterId: string | null): Promise<void> => {
  if (recruiterId === null || (await recruitersOf(db, companyId)).some(({ id }) => id === recruiterId)) return;
  const message = "Choose a member of this workspace";
  throw new AppError("validation_failed", message, { recruiterId: message });
};

const requireComplete = (facts: JobFacts, now: Date): void => {
  const gaps = gapsBeforePublishing(facts, today(now));
  if (Object.keys(gaps).length > 0) {
    throw new AppError("validation_failed", "This job ad isn't complete. Check the marked fields.", { ...gaps });
  }
};

interface SaveJobInput {
  readonly revision: number;
  readonly facts: JobFacts;
}

/** Changes of an active job are public at once, so it must stay complete. */
export const saveJob = (
  db: Database,
  { companyId, userId }: WorkspaceContext,
  id: string,
  { revision, facts }: SaveJobInput,
  now: Date,
): Promise<JobPage> =>
  asActor(db, { companyId, userId }, async (db) => {
    const before = await requireUnchanged(db, id, revision);
    await requireRecruiter(db, companyId, facts.recruiterId);
    if (before.status === "active" && !before.isSample) requireComplete(facts, now);
    await db.update(jobsEnhanced).set(columnsOf(facts)).where(eq(jobsEnhanced.id, id));
    await refreshCard(db, id, now);
    await recordAudit(db, { companyId, userId, action: "job.changed", subject: facts.title, subjectId: id });
    return pageOf(db, await readRow(db, id), now);
  });

const stepActions: Readonly<Record<JobStep, AuditAction>> = {
  open: "job.opened",
  pause: "job.paused",
  close: "job.closed",
};

export const takeJobStep = (
  db: Database,
  { companyId, userId }: WorkspaceContext,
  id: string,
  { revision, step }: { readonly revision: number; readonly step: JobStep },
  now: Date,
): Promise<JobPage> =>
  asActor(db, { companyId, userId }, async (db) => {
    const before = await requireUnchanged(db, id, revision);
    const status = statusAfterStep(before.status as JobStatus, step);
    if (status === null) throw new AppError("conflict", `You can't do this while the job is ${before.status}.`);
    if (step === "open") {
      if (before.isSample)
        throw new AppError("conflict", "Sample jobs can't be published. Duplicate this one to make it your own.");
      requireComplete(factsOf(before), now);
      await requirePostingAllowance(db, companyId, now);
    }
    await db.update(jobsEnhanced).set({ status }).where(eq(jobsEnhanced.id, id));
    const after = await readRow(db, id);
    await (status === "active" ? publishCard(db, after, now) : unpublishCard(db, id));
    await recordAudit(db, { companyId, userId, action: stepActions[step], subject: after.title, subjectId: id });
    return pageOf(db, after, now);
  });

export const duplicateJob = (db: Database, { companyId, userId }: WorkspaceContext, id: string) =>
  asActor(db, { companyId, userId }, async (db) => {
    const facts = factsOf(await readRow(db, id));
    const title = `${facts.title} (copy)`.slice(0, 255);
    const [copy] = await db
      .insert(jobsEnhanced)
      .values({ ...columnsOf({ ...facts, title, deadline: null, targetStart: null }), companyId, createdBy: userId })
      .returning({ id: jobsEnhanced.id, title: jobsEnhanced.title });
    if (copy === undefined) throw new AppError("internal");
    await db.execute(sql`
      insert into job_boards (job_id, company_id, steps) select ${copy.id}, company_id, steps from job_boards where job_id = ${id}`);
    await recordAudit(db, { companyId, userId, action: "job.drafted", subject: title, subjectId: copy.id });
    return copy;
  });
