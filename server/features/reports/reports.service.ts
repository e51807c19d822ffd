/** The reports of a workspace, counted as that workspace and on one snapshot. */
import { type SQL, sql } from "drizzle-orm";
import { progressStages, stages } from "#domain/pipeline/stages.ts";
import type { DashboardReports, Reports } from "#domain/reports/reports.ts";
import { unknownSource, defaultReportFilter } from "#domain/reports/report-filter.ts";
import { type Counted, type Grouped, reachable, type Tally } from "#domain/reports/tally.ts";
import { asActor, type Database } from "../../db/client.ts";
import { arrivalsAndCohorts, type ReportQuery, relation, type RelationKey } from "./report-relations.ts";

const snapshotOptions = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

/** Enough memory to sort a year of a large workspace; JIT compilation would take longer than the query. */
const raiseWorkMemory = (db: Database) =>
  db.execute(sql`select set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`);

export const withSnapshot = <T>(db: Database, companyId: string, work: (db: Database) => Promise<T>): Promise<T> =>
  db.transaction(
    (db) =>
      asActor(db, { companyId }, async (db) => {
        await raiseWorkMemory(db);
        return work(db);
      }),
    snapshotOptions,
  );

const emptyTally: Tally = {
  n: 0,
  left: 0,
  open: 0,
  reached: { screening: 0, interview: 0, offer: 0, hired: 0 },
  totalSeconds: 0,
  medianSeconds: null,
};

const stageIndexOf = (group: string): number => stages.findIndex((stage) => stage === group);

const countReached = (minStage: number): SQL =>
  sql`count(*) filter (where counts and reached >= ${sql.raw(String(minStage))})`;

/** The median requires a sort, so it is computed only where there are times. */
const isTimed = (key: RelationKey): boolean => key === "hires" || key === "stays";
const median = sql`percentile_cont(0.5) within group (order by took) filter (where counts)`;

interface Line {
  readonly grp: string | null;
  readonly tally: Tally;
}

/** One line for the whole relation and one per group. Sums of whole seconds are exact, and so is the median. */
export const tallies = (key: RelationKey, from: SQL): SQL => sql`
  select grp, jsonb_build_object(
    'n', count(*) filter (where counts), 'left', count(*) filter (where not counts), 'open', count(*) filter (where is_open),
    'reached', jsonb_build_object(${sql.join(
      reachable.map((stage) => sql`${sql.raw(`'${stage}'`)}, ${countReached(progressStages.indexOf(stage))}`),
      sql`, `,
    )}),
    'totalSeconds', coalesce(sum(took) filter (where counts), 0),
    'medianSeconds', ${isTimed(key) ? median : sql`null`}) as tally
  from ${from} r group by grouping sets ((), (grp))`;

/** Sources by count, stages and months in their order. */
export const countedFrom = (key: RelationKey, lines: readonly Line[]): Counted => {
  const total = lines.find(({ grp }) => grp === null)?.tally ?? emptyTally;
  const groups = lines
    .flatMap(({ grp, tally }): Grouped[] => (grp === null || grp === "" ? [] : [{ ...tally, group: grp }]))
    .toSorted(
      (a, b) =>
        (key === "arrivals" ? b.n - a.n : 0) ||
        stageIndexOf(a.group) - stageIndexOf(b.group) ||
        (a.group < b.group ? -1 : 1),
    );
  return { total, groups };
};

const count = async (db: Database, key: RelationKey, query: ReportQuery): Promise<Counted> => {
  const { rows } = await db.execute<Line & Record<string, unknown>>(tallies(key, sql`(${relation(key, query)})`));
  return countedFrom(key, rows);
};

const countArrived = async (db: Database, query: ReportQuery): Promise<Pick<Reports, "arrivals" | "cohorts">> => {
  const { shared, arrivals, cohorts } = arrivalsAndCohorts(query);
  const { rows } = await db.execute<Line & { key: RelationKey } & Record<string, unknown>>(sql`
    with ${shared}
    select 'arrivals' as key, t.* from (${tallies("arrivals", sql`(${arrivals})`)}) t
    union all select 'cohorts', t.* from (${tallies("cohorts", sql`(${cohorts})`)}) t`);
  const linesOf = (relationKey: RelationKey) => rows.filter(({ key }) => key === relationKey);
  return {
    arrivals: countedFrom("arrivals", linesOf("arrivals")),
    cohorts: countedFrom("cohorts", linesOf("cohorts")),
  };
};

const maxChoices = 500;

const choicesOf = async (db: Database, { companyId }: ReportQuery): Promise<Reports["choices"]> => {
  const { rows } = await db.execute<Reports["choices"]>(sql`
    select
      (select coalesce(jsonb_agg(j order by j.name, j.id), '[]') from (
        select id, title as name from jobs_enhanced where company_id = ${companyId}::uuid order by title, id limit ${maxChoices}) j) as jobs,
      (select coalesce(jsonb_agg(t order by t.name, t.id), '[]') from (
        select id, name from hiring_teams where company_id = ${companyId}::uuid order by name, id limit ${maxChoices}) t) as teams,
      (select coalesce(jsonb_agg(s.name order by s.name), '[]') from (
        select distinct coalesce(source, ${unknownSource}) as name from job_applications where company_id = ${companyId}::uuid
        order by 1 limit ${maxChoices}) s) as sources`);
  return rows[0] ?? { jobs: [], teams: [], sources: [] };
};

/** The dashboard's metrics, with the default filter. */
export const readDefaultReports = async (db: Database, companyId: string, now: Date): Promise<DashboardReports> => {
  const query: ReportQuery = { companyId, filter: defaultReportFilter, now };
  await raiseWorkMemory(db);
  return { hires: await count(db, "hires", query), arrivals: await count(db, "arrivals", query) };
};

export const readReports = (db: Database, query: ReportQuery): Promise<Reports> =>
  withSnapshot(db, query.companyId, async (db) => ({
    hires: await count(db, "hires", query),
    ...(await countArrived(db, query)),
    stays: await count(db, "stays", query),
    choices: await choicesOf(db, query),
  }));
