/** A job's applications by stage. A move is one transaction: the application, and the activity that says who moved it. */
import { and, eq, sql } from "drizzle-orm";
import { type Pipeline, type PipelineApplication, shownPerStage } from "#domain/pipeline/pipeline.ts";
import { type Stage, stages } from "#domain/pipeline/stages.ts";
import { asActor, type Database } from "../../db/client.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/errors.ts";
import type { Worker } from "../../infra/who.ts";

type Row = PipelineApplication & Record<string, unknown>;

/** The newest activity first, so many of each stage; the index of the board answers both questions. */
export const readPipeline = (db: Database, companyId: string, jobId: string): Promise<Pipeline> =>
  asActor(db, { companyId }, async (db) => {
    if ((await db.$count(jobsEnhanced, eq(jobsEnhanced.id, jobId))) === 0) throw new AppError("not_found");
    const { rows: counted } = await db.execute<{ stage: Stage; n: number }>(sql`
      select stage, count(*)::int as n from job_applications
      where company_id = ${companyId} and job_id = ${jobId} group by stage`);
    const { rows } = await db.execute<Row>(sql`
      select a.id, a.candidate_id as "candidateId", concat_ws(' ', c.first_name, c.last_name) as name,
        c.current_title as "currentTitle", c.location, a.stage, a.status, a.score, a.source,
        to_jsonb(a.applied_at) #>> '{}' as "appliedAt", to_jsonb(a.last_activity) #>> '{}' as "lastActivity",
        c.is_sample as "isSample"
      from unnest(array[${sql.join(
        stages.map((stage) => sql`${stage}`),
        sql`, `,
      )}]::text[]) wanted(stage)
      cross join lateral (
        select * from job_applications f
        where f.company_id = ${companyId} and f.job_id = ${jobId} and f.stage = wanted.stage
        order by f.last_activity desc limit ${shownPerStage}) a
      join candidates c on c.id = a.candidate_id
      order by a.last_activity desc, a.id`);
    return {
      stages: stages.map((stage) => ({
        stage,
        count: counted.find((each) => each.stage === stage)?.n ?? 0,
        applications: rows.filter((row) => row.stage === stage),
      })),
    };
  });

/** The team of an application's job, by which it is decided who may move it. */
export const teamOfApplication = (db: Database, companyId: string, id: string): Promise<string | null> =>
  asActor(db, { companyId }, async (db) => {
    const [found] = await db
      .select({ teamId: jobsEnhanced.hiringTeamId })
      .from(jobApplications)
      .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
      .where(eq(jobApplications.id, id));
    if (found === undefined) throw new AppError("not_found");
    return found.teamId;
  });

/** Hired and rejected are ends: the work on the application is done, and the day is kept. */
const columnsAt = (stage: Stage, now: Date) => ({
  stage,
  status: stage === "hired" || stage === "rejected" ? "closed" : "active",
  hiredAt: stage === "hired" ? now : null,
  rejectedAt: stage === "rejected" ? now : null,
  lastActivity: now,
});

interface Move {
  readonly from: Stage;
  readonly to: Stage;
}

/** Moves it only from where it was seen; whoever comes second learns where it stands now. */
export const moveApplication = (
  db: Database,
  { companyId, userId }: Worker,
  id: string,
  { from, to }: Move,
  now: Date,
): Promise<{ readonly id: string; readonly stage: Stage }> =>
  asActor(db, { companyId, userId }, async (db) => {
    const [found] = await db
      .select({ stage: jobApplications.stage, status: jobApplications.status })
      .from(jobApplications)
      .where(eq(jobApplications.id, id))
      .for("update");
    if (found === undefined) throw new AppError("not_found");
    const stage = found.stage as Stage;
    if (stage !== from) {
      throw new AppError("conflict", `Somebody has moved this application to ${stage} already.`, undefined, { stage });
    }
    if (found.status === "withdrawn") {
      throw new AppError("conflict", "The candidate has withdrawn this application.", undefined, { stage });
    }
    if (from === to) return { id, stage };
    await db
      .update(jobApplications)
      .set(columnsAt(to, now))
      .where(and(eq(jobApplications.id, id), eq(jobApplications.stage, from)));
    await db.insert(pipelineActivities).values({
      companyId,
      applicationId: id,
      fromStage: from,
      toStage: to,
      activityType: "stage_change",
      performedBy: userId,
      createdAt: now,
    });
    return { id, stage: to };
  });
