/** A workspace's jobs for a picker, open jobs first. */
import { sql } from "drizzle-orm";
import type { WorkspaceJob } from "#domain/jobs/list-workspace-jobs.ts";
import { asActor, type Database } from "../../db/client.ts";

const maxJobs = 500;

/** The department is the job's own, otherwise its team's name, so that the picker has no empty column. */
export const listWorkspaceJobs = (db: Database, companyId: string): Promise<WorkspaceJob[]> =>
  asActor(db, { companyId }, async (db) => {
    const { rows } = await db.execute<Record<keyof WorkspaceJob, unknown>>(sql`
      select j.id, j.title, coalesce(nullif(btrim(j.department), ''), t.name, 'General') as department, j.status, j.priority, j.location,
        j.is_sample as "isSample"
      from jobs_enhanced j left join hiring_teams t on t.id = j.hiring_team_id
      order by j.status <> 'active', j.created_at desc, j.id limit ${maxJobs}`);
    return rows as unknown as WorkspaceJob[];
  });
