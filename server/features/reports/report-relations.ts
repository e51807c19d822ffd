/**
 * What the reports count, as SQL relations. A metric, its rows and its CSV file read the same relation, so that they cannot
 * disagree. Columns: application_id, grp (the group it counts in), counts, reached (the position in progressStages), is_open,
 * from_at, to_at, took (whole seconds).
 */
import { type SQL, sql } from "drizzle-orm";
import { progressStages } from "#domain/pipeline/stages.ts";
import { cohortDays, type MetricKey } from "#domain/reports/definitions.ts";
import { type Period, periodOf, type ReportFilter, unknownSource } from "#domain/reports/report-filter.ts";

export interface ReportQuery {
  readonly companyId: string;
  readonly filter: ReportFilter;
  readonly now: Date;
}

export type RelationKey = "hires" | "arrivals" | "stays" | "cohorts";

export const relationOf: Readonly<Record<MetricKey, RelationKey>> = {
  "time-to-hire": "hires",
  "success-rate": "arrivals",
  "pipeline-conversion": "arrivals",
  "source-performance": "arrivals",
  "time-in-stage": "stays",
  funnel: "cohorts",
};

const instant = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;

const inPeriod = (column: SQL, { from, to }: Period): SQL =>
  sql`(${from === null ? sql`true` : sql`${column} >= ${instant(from)}`} and ${to === null ? sql`true` : sql`${column} < ${instant(to)}`})`;

const source = sql`coalesce(a.source, ${sql.raw(`'${unknownSource}'`)})`;

const applicationFilter = ({ companyId, filter: { job, team, source: sourceName } }: ReportQuery): SQL =>
  sql.join(
    [
      sql`a.company_id = ${companyId}::uuid`,
      ...(job === "" ? [] : [sql`a.job_id = ${job}::uuid`]),
      ...(team === ""
        ? []
        : [
            sql`a.job_id in (select j.id from jobs_enhanced j where j.company_id = ${companyId}::uuid and j.hiring_team_id = ${team}::uuid)`,
          ]),
      ...(sourceName === "" ? [] : [sql`${source} = ${sourceName}`]),
    ],
    sql` and `,
  );

const isOpen = sql`(a.status = 'active' and a.stage not in ('hired', 'rejected'))`;

/** The position of a stage on the way to being hired; a rejected application counts as applied. */
const progress = (stage: SQL): SQL =>
  sql`(case ${stage} ${sql.raw(progressStages.map((each, index) => `when '${each}' then ${index}`).join(" "))} else 0 end)`;
const hiredAt = progressStages.length - 1;

/**
 * Moves that were not undone. An undo cancels the last earlier move that was not undone yet, like closing brackets: a move was
 * undone if the depth later falls below its own. Only applications with an undo are processed this way.
 */
const effectiveMoves = ({ companyId }: ReportQuery): SQL => sql`
  undone as materialized (
    select distinct p.application_id from apps a join pipeline_activities p on p.company_id = ${companyId}::uuid and p.application_id = a.id
    where p.activity_type = 'undone'),
  brackets as (
    select p.application_id, p.created_at as at, p.id, p.from_stage, p.to_stage, p.activity_type,
      sum(case p.activity_type when 'undone' then -1 else 1 end) over (partition by p.application_id order by p.created_at, p.id) as depth
    from pipeline_activities p
    where p.company_id = ${companyId}::uuid and p.activity_type in ('stage_change', 'rejected', 'undone')
      and p.application_id in (select application_id from undone)),
  standing as (
    select p.application_id, p.created_at as at, p.id, p.from_stage, p.to_stage
    from apps a join pipeline_activities p on p.company_id = ${companyId}::uuid and p.application_id = a.id
    where p.activity_type in ('stage_change', 'rejected') and a.id not in (select application_id from undone)
    union all
    select m.application_id, m.at, m.id, m.from_stage, m.to_stage from (
      select *, min(depth) over (partition by application_id order by at, id rows between 1 following and unbounded following) as later
      from brackets) m
    where m.activity_type <> 'undone' and (m.later is null or m.later >= m.depth))`;

/** The applications that arrived in the period, and how far each came. */
const arrivedWithProgress = (query: ReportQuery): SQL => sql`
  apps as materialized (
    select a.id, a.applied_at, a.stage, a.status, a.hired_at, a.rejected_at, ${source} as source, ${isOpen} as is_open
    from job_applications a where ${applicationFilter(query)} and ${inPeriod(sql`a.applied_at`, periodOf(query.filter, query.now))}),
  ${effectiveMoves(query)},
  came as (
    select s.application_id, max(greatest(${progress(sql`s.from_stage`)}, ${progress(sql`s.to_stage`)})) as far
    from standing s group by s.application_id),
  arrived as (
    select a.*, case when a.stage = 'hired' then ${sql.raw(String(hiredAt))}
      else least(${sql.raw(String(hiredAt - 1))}, greatest(${progress(sql`a.stage`)}, c.far)) end as reached
    from apps a left join came c on c.application_id = a.id)`;

/** Null without an end; never negative, whatever an import contains. */
const seconds = (from: SQL, to: SQL): SQL =>
  sql`case when ${to} is not null then greatest(0, floor(extract(epoch from ${to} - ${from})))::bigint end`;

const hires = (query: ReportQuery): SQL => sql`
  select a.id as application_id, '' as grp, a.hired_at is not null as counts, ${sql.raw(String(hiredAt))} as reached, false as is_open,
    a.applied_at as from_at, a.hired_at as to_at, ${seconds(sql`a.applied_at`, sql`a.hired_at`)} as took
  from job_applications a where ${applicationFilter(query)} and a.stage = 'hired'
    and (a.hired_at is null or ${inPeriod(sql`a.hired_at`, periodOf(query.filter, query.now))})`;

const arrivals = sql`
  select id as application_id, source as grp, true as counts, reached, is_open, applied_at as from_at,
    coalesce(hired_at, rejected_at) as to_at, null::bigint as took
  from arrived`;

/** Months that lie entirely in the period; a month counts once all its applications have ended, or long ago. */
const cohorts = (query: ReportQuery): SQL => {
  const { from, to } = periodOf(query.filter, query.now);
  const now = instant(query.now);
  return sql`
  select id as application_id, to_char(month, 'YYYY-MM') as grp,
    month_end <= ${now} and (not waits or month_end + make_interval(days => ${sql.raw(String(cohortDays))}) <= ${now}) as counts,
    reached, is_open, applied_at as from_at, coalesce(hired_at, rejected_at) as to_at, null::bigint as took
  from (
    select m.*, (m.month + interval '1 month') at time zone 'UTC' as month_end, bool_or(m.is_open) over (partition by m.month) as waits
    from (select a.*, date_trunc('month', a.applied_at at time zone 'UTC') as month from arrived a) m
    where ${from === null ? sql`true` : sql`m.month at time zone 'UTC' >= ${instant(from)}`}
      and ${to === null ? sql`true` : sql`(m.month + interval '1 month') at time zone 'UTC' <= ${instant(to)}`}) whole`;
};

/** Both are read from the arrived applications, which are selected once. */
export const arrivalsAndCohorts = (query: ReportQuery) => ({
  shared: arrivedWithProgress(query),
  arrivals,
  cohorts: cohorts(query),
});

/** Closed applications without activity in the period have no stay that could count. */
const activeInPeriod = ({ companyId, filter, now }: ReportQuery): SQL => {
  const { from } = periodOf(filter, now);
  // One job has few enough applications to read all.
  return from === null || filter.job !== ""
    ? sql`true`
    : sql`(a.status <> 'closed' or a.id in (select t.application_id from pipeline_activities t
        where t.company_id = ${companyId}::uuid and t.created_at >= ${instant(from)}))`;
};

/**
 * A stay begins with the arrival or a move, and ends with the next move or the withdrawal; an open stay lasts until now. The final
 * stages are not stays.
 */
const stays = (query: ReportQuery): SQL => sql`
  with apps as materialized (
    select a.id, a.applied_at, a.stage, a.status, a.last_activity from job_applications a where ${applicationFilter(query)} and ${activeInPeriod(query)}),
  ${effectiveMoves(query)},
  followed as (
    select s.application_id, s.from_stage, s.at, lag(s.at) over (partition by s.application_id order by s.at, s.id) as before
    from standing s where s.from_stage is distinct from s.to_stage),
  ended as (
    select f.application_id, f.from_stage as grp, coalesce(f.before, a.applied_at) as from_at, f.at as to_at
    from followed f join apps a on a.id = f.application_id where f.from_stage not in ('hired', 'rejected')),
  last_moves as (select f.application_id, max(f.at) as at from followed f group by f.application_id),
  waiting as (
    select a.id as application_id, a.stage as grp, coalesce(l.at, a.applied_at) as from_at,
      case when a.status = 'withdrawn' then coalesce(
        (select max(w.created_at) from pipeline_activities w where w.company_id = ${query.companyId}::uuid
          and w.application_id = a.id and w.activity_type = 'withdrawn'), a.last_activity) end as to_at
    from apps a left join last_moves l on l.application_id = a.id where a.stage not in ('hired', 'rejected'))
  select application_id, grp, to_at is not null as counts, 0 as reached, to_at is null as is_open, from_at, to_at,
    ${seconds(sql`from_at`, sql`coalesce(to_at, ${instant(query.now)})`)} as took
  from (select * from ended union all select * from waiting) s
  where to_at is null or ${inPeriod(sql`to_at`, periodOf(query.filter, query.now))}`;

const relations: Readonly<Record<RelationKey, (query: ReportQuery) => SQL>> = {
  hires,
  arrivals: (query) => sql`with ${arrivedWithProgress(query)} ${arrivals}`,
  stays,
  cohorts: (query) => sql`with ${arrivedWithProgress(query)} ${cohorts(query)}`,
};

export const relation = (key: RelationKey, query: ReportQuery): SQL => relations[key](query);
