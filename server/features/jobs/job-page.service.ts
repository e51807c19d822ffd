/** One job of a workspace: read whole, saved on the revision that was read, taken a step further, copied. */
import { asc, eq, sql } from "drizzle-orm";
import type { JobFacts } from "#domain/jobs/job-facts.ts";
import { afterStep, type JobStep } from "#domain/jobs/job-life.ts";
import type { JobPage } from "#domain/jobs/job-page.ts";
import type { JobStatus } from "#domain/jobs/job-status.ts";
import { gapsBeforePublishing } from "#domain/jobs/publishing-gaps.ts";
import type { Deed } from "#domain/companies/activity.ts";
import { asActor, type Database } from "../../db/client.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { hiringTeams } from "../../db/tables/teams.ts";
import { writeDown } from "../../infra/audit.ts";
import { AppError } from "../../infra/errors.ts";
import type { Worker } from "../../infra/who.ts";
import { readPlan, requireRoomForPosting } from "../plans/plans.service.ts";
import { columnsOf, factsOf, type JobRow, readRow, requireUnchanged } from "./job-rows.ts";
import { putUpCard, readCardPlace, refreshCard, takeDownCard } from "./public-card.service.ts";

/** Members of the workspace, and the firm's recruiters who were let in. */
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
  const { publicPath, closesAt } = await readCardPlace(db, row.id);
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

/** By which it is decided who may edit it; another company's job is not there. */
export const teamOfJob = (db: Database, companyId: string, id: string): Promise<string | null> =>
  asActor(db, { companyId }, async (db) => (await readRow(db, id)).hiringTeamId);

/** An active job is public, so saving it changes what strangers read. */
export const isPublished = (db: Database, companyId: string, id: string): Promise<boolean> =>
  asActor(db, { companyId }, async (db) => (await readRow(db, id)).status === "active");

/** A recruiter is somebody who can open the workspace; a name from outside would be let in by a slip. */
const requireRecruiter = async (db: Database, companyId: string, recruiterId: string | null): Promise<void> => {
  if (recruiterId === null || (await recruitersOf(db, companyId)).some(({ id }) => id === recruiterId)) return;
  const message = "Please choose somebody of this workspace";
  throw new AppError("validation_failed", message, { recruiterId: message });
};

const refuseGaps = (facts: JobFacts, now: Date): void => {
  const gaps = gapsBeforePublishing(facts, today(now));
  if (Object.keys(gaps).length > 0) {
    throw new AppError("validation_failed", "The ad is not complete yet. Please see the marked fields.", { ...gaps });
  }
};

interface Saving {
  readonly revision: number;
  readonly facts: JobFacts;
}

/** An active job changes in public at once, so it must stay complete. */
export const saveJob = (
  db: Database,
  { companyId, userId }: Worker,
  id: string,
  { revision, facts }: Saving,
  now: Date,
): Promise<JobPage> =>
  asActor(db, { companyId, userId }, async (db) => {
    const before = await requireUnchanged(db, id, revision);
    await requireRecruiter(db, companyId, facts.recruiterId);
    if (before.status === "active" && !before.isSample) refuseGaps(facts, now);
    await db.update(jobsEnhanced).set(columnsOf(facts)).where(eq(jobsEnhanced.id, id));
    await refreshCard(db, id, now);
    await writeDown(db, { companyId, userId, deed: "job.changed", subject: facts.title, subjectId: id });
    return pageOf(db, await readRow(db, id), now);
  });

const deeds: Readonly<Record<JobStep, Deed>> = { open: "job.opened", pause: "job.paused", close: "job.closed" };

export const takeJobStep = (
  db: Database,
  { companyId, userId }: Worker,
  id: string,
  { revision, step }: { readonly revision: number; readonly step: JobStep },
  now: Date,
): Promise<JobPage> =>
  asActor(db, { companyId, userId }, async (db) => {
    const before = await requireUnchanged(db, id, revision);
    const status = afterStep(before.status as JobStatus, step);
    if (status === null) throw new AppError("conflict", `This cannot be done while the job is ${before.status}.`);
    if (step === "open") {
      if (before.isSample)
        throw new AppError("conflict", "A sample is never published. Duplicate it to make it yours.");
      refuseGaps(factsOf(before), now);
      await requireRoomForPosting(db, companyId, now);
    }
    await db.update(jobsEnhanced).set({ status }).where(eq(jobsEnhanced.id, id));
    const after = await readRow(db, id);
    await (status === "active" ? putUpCard(db, after, now) : takeDownCard(db, id));
    await writeDown(db, { companyId, userId, deed: deeds[step], subject: after.title, subjectId: id });
    return pageOf(db, after, now);
  });

export const duplicateJob = (db: Database, { companyId, userId }: Worker, id: string) =>
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
    await writeDown(db, { companyId, userId, deed: "job.drafted", subject: title, subjectId: copy.id });
    return copy;
  });
