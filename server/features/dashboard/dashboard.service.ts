/** A workspace's dashboard, counted from its rows under row-level security. */
import { sql } from "drizzle-orm";
import type { Dashboard } from "#domain/dashboard/dashboard.ts";
import { demoCompanyId } from "#domain/demo/demo-company.ts";
import { asActor, type Database } from "../../db/client.ts";
import { AppError } from "../../infra/http/errors.ts";
import { readPlan } from "../plans/plans.service.ts";
import { readDefaultReports } from "../reports/reports.service.ts";

/** The browser searches this list, so it contains all jobs of an ordinary company. */
const maxJobs = 500;

const jobs = sql`
  select j.id, j.title, j.department, j.status, j.priority, j.hiring_team_id as "teamId", t.name as team,
    j.created_at as "createdAt", j.is_sample as "isSample",
    coalesce(a.applications, 0) as applications, coalesce(a.stages, '{}') as stages
  from jobs_enhanced j left join hiring_teams t on t.id = j.hiring_team_id
  left join lateral (select sum(s.n) as applications, jsonb_object_agg(s.stage, s.n) as stages
    from (select stage, count(*) as n from job_applications where company_id = j.company_id and job_id = j.id group by stage) s) a on true
  order by j.status <> 'active', j.created_at desc, j.id limit ${maxJobs}`;

const teams = sql`
  select t.id, t.name,
    (select count(*) from hiring_team_members m where m.team_id = t.id) as members,
    (select count(*) from jobs_enhanced j where j.hiring_team_id = t.id and j.status = 'active') as "activeJobs",
    (select u.name from hiring_team_members m join users u on u.id = m.user_id where m.team_id = t.id
      order by u.id <> t.created_by, m.permissions <> 'admin', m.joined_at, m.id limit 1) as lead,
    t.is_sample as "isSample"
  from hiring_teams t`;

export const readDashboard = (db: Database, companyId: string, now: Date): Promise<Dashboard> =>
  asActor(db, { companyId }, async (db) => {
    const { rows } = await db.execute<{ dashboard: Omit<Dashboard, "plan" | "reports"> | null }>(sql`
      select jsonb_build_object(
        'workspace', jsonb_build_object('id', c.id, 'name', c.name, 'isDemo', c.id = ${demoCompanyId}::uuid,
          'hasSampleData', exists (select 1 from hiring_teams where is_sample),
          'hasProfile', exists (select 1 from company_profiles p where p.company_id = c.id),
          'hasInvited', exists (select 1 from invitations i where i.company_id = c.id and i.revoked_at is null)
            or (select count(*) > 1 from company_members m where m.company_id = c.id)),
        'tiles', jsonb_build_object(
          'activeJobs', (select count(*) from jobs_enhanced where status = 'active'),
          'applications', (select count(*) from job_applications),
          'hiringTeams', (select count(*) from hiring_teams),
          'interviews', (select count(*) from interviews where status = 'scheduled')),
        'jobs', (select coalesce(jsonb_agg(j), '[]') from (${jobs}) j),
        'teams', (select coalesce(jsonb_agg(t order by t.name), '[]') from (${teams}) t)
      ) as dashboard
      from companies c where c.id = ${companyId}`);
    const dashboard = rows[0]?.dashboard;
    if (dashboard === null || dashboard === undefined) throw new AppError("not_found");
    const reports = await readDefaultReports(db, companyId, now);
    return { ...dashboard, reports, plan: await readPlan(db, companyId, now) };
  });
