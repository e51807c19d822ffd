/** Reads email input at send time, so that an erased application sends nothing. */
import { and, eq, isNull, sql } from "drizzle-orm";
import type { ResumeState } from "#domain/applications/application.ts";
import type { Stage } from "#domain/pipeline/stages.ts";
import { asActor, type Database } from "../../db/client.ts";
import { readEmailedAd } from "../jobs/emailed-ad.service.ts";
import { applicationSubmissions, teamTasks } from "../../db/tables/applications.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { companies } from "../../db/tables/companies.ts";
import { files } from "../../db/tables/files.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import type { LinkedApplication } from "./application-link.ts";
import type { OverdueAnswerEmailInput, ApplicationEmailInput } from "./applications.emails.ts";

export const readApplicationEmailInput = (
  db: Database,
  { id, companyId }: LinkedApplication,
  origin: string,
): Promise<(ApplicationEmailInput & { readonly email: string }) | undefined> =>
  asActor(db, { companyId }, async (db) => {
    const [row] = await db
      .select({
        email: applicationSubmissions.email,
        isConfirmed: sql<boolean>`${applicationSubmissions.confirmedAt} is not null`,
        firstName: applicationSubmissions.firstName,
        resumeState: applicationSubmissions.resumeState,
        fileName: files.fileName,
        jobId: jobsEnhanced.id,
        job: jobsEnhanced.title,
        location: jobsEnhanced.location,
        company: companies.name,
        status: jobApplications.status,
        answerDueAt: jobApplications.answerDueAt,
      })
      .from(applicationSubmissions)
      .innerJoin(jobApplications, eq(jobApplications.id, applicationSubmissions.applicationId))
      .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
      .innerJoin(companies, eq(companies.id, jobApplications.companyId))
      .leftJoin(files, eq(files.id, applicationSubmissions.fileId))
      .where(eq(applicationSubmissions.applicationId, id));
    if (row === undefined || row.email === null) return undefined;
    const { status, answerDueAt, resumeState, email, jobId, ...rest } = row;
    return {
      ...rest,
      email,
      ad: await readEmailedAd(db, jobId, origin),
      resumeState: resumeState as ResumeState,
      answerDueAt: status === "active" ? (answerDueAt?.toISOString() ?? null) : null,
      isWithdrawn: status === "withdrawn",
    };
  });

interface Recipient extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/**
 * The recruiter of the application or its job; else the team members who may decide; else the workspace's admins. `named` people come first
 * while they are in the workspace. Inside `asActor`.
 */
export const recipientsOf = async (
  db: Database,
  id: string,
  namedUserIds: readonly string[] = [],
): Promise<readonly Recipient[]> => {
  const { rows } = await db.execute<Recipient & { readonly nearness: number }>(sql`
    with at as (
      select a.company_id, a.assigned_recruiter_id as own, j.assigned_recruiter_id as of_job, j.hiring_team_id as team
      from job_applications a join jobs_enhanced j on j.id = a.job_id where a.id = ${id}),
    inside as (
      select m.user_id from company_members m join at on at.company_id = m.company_id
      union select r.user_id from recruiter_access r join at on at.company_id = r.company_id where r.dismissed_at is null),
    asked as (
      select n as user_id, 0 as nearness from unnest(${sql.param([...namedUserIds])}::uuid[]) n
      union all select own, 1 from at union all select of_job, 2 from at
      union all select t.user_id, 3 from hiring_team_members t join at on at.team = t.team_id where t.permissions in ('edit', 'editor', 'admin')
      union all select m.user_id, 4 from company_members m join at on at.company_id = m.company_id where m.permissions = 'admin')
    select u.id, u.name, u.username as email, min(asked.nearness) as nearness
    from asked join inside using (user_id) join users u on u.id = asked.user_id group by u.id, u.name, u.username order by u.id`);
  const nearest = Math.min(...rows.map(({ nearness }) => nearness));
  return rows.filter(({ nearness }) => nearness === nearest);
};

export interface OverdueEmailInput {
  readonly answer: Omit<OverdueAnswerEmailInput, "name">;
  readonly candidateId: string;
  readonly recipients: readonly Recipient[];
}

/** Undefined if the answer was given before the email was sent. */
export const readOverdueEmailInput = (
  db: Database,
  { id, companyId }: LinkedApplication,
): Promise<OverdueEmailInput | undefined> =>
  asActor(db, { companyId }, async (db) => {
    const [row] = await db
      .select({
        candidate: sql<string>`concat_ws(' ', ${candidates.firstName}, ${candidates.lastName})`,
        candidateId: jobApplications.candidateId,
        job: jobsEnhanced.title,
        stage: jobApplications.stage,
        dueAt: teamTasks.dueAt,
      })
      .from(teamTasks)
      .innerJoin(jobApplications, eq(jobApplications.id, teamTasks.applicationId))
      .innerJoin(candidates, eq(candidates.id, jobApplications.candidateId))
      .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
      .where(and(eq(teamTasks.applicationId, id), isNull(teamTasks.doneAt)));
    if (row === undefined) return undefined;
    const { candidateId, dueAt, stage, ...rest } = row;
    return {
      answer: { ...rest, stage: stage as Stage, dueAt: dueAt.toISOString() },
      candidateId,
      recipients: await recipientsOf(db, id),
    };
  });
