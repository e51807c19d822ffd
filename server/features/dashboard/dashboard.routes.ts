import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { type Dashboard, readDashboard } from "#domain/dashboard/dashboard.ts";
import { demoCompanyId } from "#domain/demo/figures.ts";
import { asActor, type Database } from "../../db/client.ts";
import { AppError } from "../../infra/errors.ts";
import { serve } from "../../infra/route.ts";

const newestJobs = 6;

/** Counted from the rows of the workspace, inside its wall. */
const read = (db: Database, companyId: string): Promise<Dashboard> =>
  asActor(db, { companyId }, async (db) => {
    const { rows } = await db.execute<{ dashboard: Dashboard | null }>(sql`
      select jsonb_build_object(
        'workspace', jsonb_build_object('name', c.name, 'isSample', c.is_sample),
        'tiles', jsonb_build_object(
          'activeJobs', (select count(*) from jobs_enhanced where status = 'active'),
          'applications', (select count(*) from job_applications),
          'hiringTeams', (select count(*) from hiring_teams),
          'interviews', (select count(*) from interviews where status = 'scheduled')),
        'jobs', (select coalesce(jsonb_agg(j), '[]') from (
          select j.id, j.title, j.department, j.status, j.priority, t.name as team,
            (select count(*) from job_applications a where a.job_id = j.id) as applications
          from jobs_enhanced j left join hiring_teams t on t.id = j.hiring_team_id
          order by j.status <> 'active', j.created_at desc, j.id limit ${newestJobs}) j),
        'teams', (select coalesce(jsonb_agg(t order by t.name), '[]') from (
          select t.id, t.name,
            (select count(*) from hiring_team_members m where m.team_id = t.id) as members,
            (select count(*) from jobs_enhanced j where j.hiring_team_id = t.id and j.status = 'active') as "activeJobs"
          from hiring_teams t) t)
      ) as dashboard
      from companies c where c.id = ${companyId}`);
    const found = rows[0]?.dashboard;
    if (found === null || found === undefined) throw new AppError("not_found");
    return found;
  });

/** A visitor sees the demo workspace, whose people are invented. */
export const dashboardRoutes = (api: FastifyInstance, { db }: { readonly db: Database }): void => {
  serve(api, readDashboard, () => read(db, demoCompanyId));
};
