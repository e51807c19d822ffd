/** The reports of a workspace, counted inside its wall and as of one moment. */
import { type SQL, sql } from "drizzle-orm";
import { stages } from "#domain/pipeline/stages.ts";
import type { DashboardReports, Reports } from "#domain/reports/reports.ts";
import { unknownSource, usualFilter } from "#domain/reports/report-filter.ts";
import type { Counted, Grouped, Tally } from "#domain/reports/tally.ts";
import { asActor, type Database } from "../../db/client.ts";
import { arrivalsAndCohorts, type Looked, relation, type RelationKey } from "./report-facts.ts";

const frozen = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

/** A year of a large workspace is sorted in memory, not on disk; to compile such a question takes longer than to answer it. */
const giveRoom = (db: Database) =>
  db.execute(sql`select set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`);

export const inOneMoment = <T>(db: Database, companyId: string, work: (db: Database) => Promise<T>): Promise<T> =>
  db.transaction(
    (db) =>
      asActor(db, { companyId }, async (db) => {
        await giveRoom(db);
        return work(db);
      }),
    frozen,
  );

const none: Tally = {
  n: 0,
  left: 0,
  open: 0,
  reached: { screening: 0, interview: 0, offer: 0, hired: 0 },
  totalSeconds: 0,
  medianSeconds: null,
};

const placeOf = (group: string): number => stages.findIndex((stage) => stage === group);

const cameTo = (least: number): SQL => sql`count(*) filter (where counts and reached >= ${sql.raw(String(least))})`;

/** To find the middle everything is sorted: only where there are times. */
const isTimed = (key: RelationKey): boolean => key === "hires" || key === "stays";
const middle = sql`percentile_cont(0.5) within group (order by took) filter (where counts)`;

interface Line {
  readonly grp: string | null;
  readonly tally: Tally;
}

/** One line for all of a relation and one for each group. The sum of whole seconds is exact; so is the middle of two of them. */
export const tallies = (key: RelationKey, from: SQL): SQL => sql`
  select grp, jsonb_build_object(
    'n', count(*) filter (where counts), 'left', count(*) filter (where not counts), 'open', count(*) filter (where is_open),
    'reached', jsonb_build_object('screening', ${cameTo(1)}, 'interview', ${cameTo(2)}, 'offer', ${cameTo(3)}, 'hired', ${cameTo(4)}),
    'totalSeconds', coalesce(sum(took) filter (where counts), 0),
    'medianSeconds', ${isTimed(key) ? middle : sql`null`}) as tally
  from ${from} r group by grouping sets ((), (grp))`;

/** Sources by how much they bring, stages and months in their order. */
export const countedFrom = (key: RelationKey, lines: readonly Line[]): Counted => {
  const total = lines.find(({ grp }) => grp === null)?.tally ?? none;
  const groups = lines
    .flatMap(({ grp, tally }): Grouped[] => (grp === null || grp === "" ? [] : [{ ...tally, group: grp }]))
    .toSorted(
      (a, b) =>
        (key === "arrivals" ? b.n - a.n : 0) || placeOf(a.group) - placeOf(b.group) || (a.group < b.group ? -1 : 1),
    );
  return { total, groups };
};

const count = async (db: Database, key: RelationKey, looked: Looked): Promise<Counted> => {
  const { rows } = await db.execute<Line & Record<string, unknown>>(tallies(key, sql`(${relation(key, looked)})`));
  return countedFrom(key, rows);
};

const countArrived = async (db: Database, looked: Looked): Promise<Pick<Reports, "arrivals" | "cohorts">> => {
  const { shared, arrivals, cohorts } = arrivalsAndCohorts(looked);
  const { rows } = await db.execute<Line & { key: RelationKey } & Record<string, unknown>>(sql`
    with ${shared}
    select 'arrivals' as key, t.* from (${tallies("arrivals", sql`(${arrivals})`)}) t
    union all select 'cohorts', t.* from (${tallies("cohorts", sql`(${cohorts})`)}) t`);
  const linesOf = (wanted: RelationKey) => rows.filter(({ key }) => key === wanted);
  return {
    arrivals: countedFrom("arrivals", linesOf("arrivals")),
    cohorts: countedFrom("cohorts", linesOf("cohorts")),
  };
};

const mostChoices = 500;

const choicesOf = async (db: Database, { companyId }: Looked): Promise<Reports["choices"]> => {
  const { rows } = await db.execute<Reports["choices"]>(sql`
    select
      (select coalesce(jsonb_agg(j order by j.name, j.id), '[]') from (
        select id, title as name from jobs_enhanced where company_id = ${companyId}::uuid order by title, id limit ${mostChoices}) j) as jobs,
      (select coalesce(jsonb_agg(t order by t.name, t.id), '[]') from (
        select id, name from hiring_teams where company_id = ${companyId}::uuid order by name, id limit ${mostChoices}) t) as teams,
      (select coalesce(jsonb_agg(s.name order by s.name), '[]') from (
        select distinct coalesce(source, ${unknownSource}) as name from job_applications where company_id = ${companyId}::uuid
        order by 1 limit ${mostChoices}) s) as sources`);
  return rows[0] ?? { jobs: [], teams: [], sources: [] };
};

/** What the dashboard shows: the same figures, as everybody sees them before they choose. */
export const readUsualReports = async (db: Database, companyId: string, now: Date): Promise<DashboardReports> => {
  const looked: Looked = { companyId, filter: usualFilter, now };
  await giveRoom(db);
  return { hires: await count(db, "hires", looked), arrivals: await count(db, "arrivals", looked) };
};

export const readReports = (db: Database, looked: Looked): Promise<Reports> =>
  inOneMoment(db, looked.companyId, async (db) => ({
    hires: await count(db, "hires", looked),
    ...(await countArrived(db, looked)),
    stays: await count(db, "stays", looked),
    choices: await choicesOf(db, looked),
  }));
