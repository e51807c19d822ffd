/** The decision log, read from immutable rows: match runs and the histories of the people they listed. */
import { sql } from "drizzle-orm";
import { type LoggedAction, type LoggedMatch, loggedActivities } from "#domain/fairness/decision-log.ts";
import { asActor, type Database } from "../../db/client.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";

interface LogRow extends Record<string, unknown> {
  readonly run: number;
  readonly run_at: string;
  readonly run_by: string | null;
  readonly job: string;
  readonly job_id: string;
  readonly engine_version: string;
  readonly settings_hash: string;
  readonly inputs_hash: string;
  readonly pool_size: number;
  readonly scored: number;
  readonly proven_exact: boolean;
  readonly place: number | null;
  readonly person_id: string | null;
  readonly from_network: boolean | null;
  readonly score: number | null;
  readonly actions: readonly LoggedAction[];
  readonly next_run_at: string | null;
  readonly stage_now: string | null;
  readonly status_now: string | null;
}

const runsPerBatch = 20;

const instant = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/**
 * Follows a person of a run to their later record: through an introduction or a merge. An action belongs to the newest earlier run of the
 * job that listed them.
 */
const readRuns = (db: Database, after: number) =>
  db.execute<LogRow>(sql`
    with runs as (select * from match_runs where number > ${after} order by number limit ${runsPerBatch})
    select r.number as run, ${instant("r.at")} as run_at, u.name as run_by, r.job_title as job, r.job_id, r.engine_version, r.settings_hash,
      r.inputs_hash, r.pool_size, r.scored, coalesce((r.proof ->> 'isExact')::boolean, false) as proven_exact, f.place::integer as place,
      f.entry ->> 'id' as person_id, (f.entry ->> 'isNetwork')::boolean as from_network, (f.entry ->> 'overall')::integer as score,
      coalesce(d.actions, '[]') as actions, ${instant("later.at")} as next_run_at, a.stage as stage_now, a.status as status_now
    from runs r
      left join users u on u.id = r.actor_user_id
      left join lateral jsonb_array_elements(r.results) with ordinality as f(entry, place) on true
      left join lateral (
        select n.at from match_runs n where n.company_id = r.company_id and n.job_id = r.job_id and n.number > r.number
          and n.results @> jsonb_build_array(jsonb_build_object('id', f.entry ->> 'id')) order by n.number limit 1) later on true
      left join introduction_requests i on i.job_id = r.job_id and i.profile_id = (f.entry ->> 'id')::uuid
      left join lateral (
        select m.kept_id from candidate_merges m where m.merged_id in ((f.entry ->> 'id')::uuid, i.candidate_id) and m.undone_at is null
          order by m.created_at desc limit 1) merged on true
      left join lateral (
        select a.* from job_applications a where a.job_id = r.job_id and a.candidate_id in ((f.entry ->> 'id')::uuid, i.candidate_id, merged.kept_id)
          order by a.applied_at limit 1) a on true
      left join lateral (
        select jsonb_agg(jsonb_build_object('at', ${instant("e.at")}, 'action', e.action, 'from', e.from_stage, 'to', e.to_stage, 'by', w.name)
          order by e.at, e.id) as actions
        from (
          select p.id, p.created_at as at, p.activity_type as action, p.from_stage, p.to_stage, p.performed_by as by from pipeline_activities p
            where p.application_id = a.id and p.activity_type in (select jsonb_array_elements_text(${JSON.stringify(loggedActivities)}::jsonb))
          union all select i.id, i.requested_at, 'introduction_requested', null, null, i.requested_by where i.id is not null
          union all select i.id, i.answered_at, 'introduction_answered', null, i.status, null where i.answered_at is not null
        ) e left join users w on w.id = e.by
        where e.at >= r.at and (later.at is null or e.at < later.at)) d on true
    order by r.number, f.place`);

const loggedOf = (row: LogRow): LoggedMatch => ({
  run: row.run,
  runAt: row.run_at,
  runBy: row.run_by,
  job: row.job,
  jobId: row.job_id,
  engineVersion: row.engine_version,
  settingsHash: row.settings_hash,
  inputsHash: row.inputs_hash,
  poolSize: row.pool_size,
  scored: row.scored,
  provenExact: row.proven_exact,
  place: row.place,
  personId: row.person_id,
  fromNetwork: row.from_network,
  score: row.score,
  actions: row.actions,
  nextRunAt: row.next_run_at,
  stageNow: row.stage_now,
  statusNow: row.status_now,
});

/** Oldest first, in batches of runs: the whole log is never in memory, and no transaction stays open for a slow reader. */
// oxlint-disable-next-line func-style -- a generator has no arrow form
export async function* decisionLog(db: Database, context: WorkspaceContext): AsyncGenerator<LoggedMatch> {
  for (let after = 0; ;) {
    const { rows } = await asActor(db, context, (db) => readRuns(db, after));
    for (const row of rows) yield loggedOf(row);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.run;
  }
}
