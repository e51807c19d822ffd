/** The specification's sample metrics, recounted in SQL from the seeded rows. */
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { demoCompanyId, demoMetrics } from "#domain/demo/demo-company.ts";
import { testDatabase } from "../../test/database/test-database.ts";
import { fillDemoPool } from "./fill-pool.ts";
import { seedDatabase } from "./seed.ts";

const { owner, ownerUrl } = await testDatabase();
const today = new Date("2026-11-15T09:30:00Z");

beforeAll(() => seedDatabase(ownerUrl, today));

const number = async (query: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await owner.db.execute<{ n: string | null }>(query);
  return Number(rows[0]?.n);
};

const demo = sql`company_id = ${demoCompanyId}`;

const atStage = (stage: string) =>
  number(sql`select count(*) n from job_applications where ${demo} and stage = ${stage}`);

test("the home page's demo metrics match the rows", async () => {
  expect({
    applied: await atStage("applied"),
    screening: await atStage("screening"),
    interview: await atStage("interview"),
    offer: await atStage("offer"),
  }).toEqual(demoMetrics.stages);
  expect(demoMetrics).toMatchObject({ activeJobs: 24, applications: 156, hiringTeams: 8, interviews: 12 });
});

test("the demo has 24 active jobs, 156 applications, 8 teams and 12 interviews", async () => {
  expect(await number(sql`select count(*) n from jobs_enhanced where ${demo} and status = 'active'`)).toBe(24);
  expect(await number(sql`select count(*) n from job_applications where ${demo}`)).toBe(156);
  expect(await number(sql`select count(*) n from hiring_teams where ${demo}`)).toBe(8);
  expect(await number(sql`select count(*) n from interviews where ${demo} and status = 'scheduled'`)).toBe(12);
});

test("the rows give 18 days to hire, 12 % hired and 45 % interviewed", async () => {
  const timeToHire = sql`select avg(extract(epoch from hired_at - applied_at) / 86400) n from job_applications where ${demo} and stage = 'hired'`;
  expect(await number(timeToHire)).toBeCloseTo(18, 6);
  const successRate = sql`select round(100.0 * count(*) filter (where stage = 'hired') / count(*)) n from job_applications where ${demo}`;
  expect(await number(successRate)).toBe(12);
  const conversion = sql`
    select round(100.0 * count(*) filter (where exists (
      select 1 from pipeline_activities p where p.application_id = a.id and p.to_stage = 'interview')) / count(*)) n
    from job_applications a where ${demo}`;
  expect(await number(conversion)).toBe(45);
});

test("the history agrees with the current stage of each application", async () => {
  const disagreeing = sql`
    select count(*) n from job_applications a
    where ${demo} and a.stage is distinct from (
      select p.to_stage from pipeline_activities p where p.application_id = a.id order by p.created_at desc limit 1)`;
  expect(await number(disagreeing)).toBe(0);
  expect(await number(sql`select count(*) n from job_applications where ${demo} and applied_at > ${today}`)).toBe(0);
  const beforeOpening = sql`select count(*) n from job_applications a join jobs_enhanced j on j.id = a.job_id where a.applied_at < j.created_at`;
  expect(await number(beforeOpening)).toBe(0);
  expect(
    await number(
      sql`select count(*) n from interviews where ${demo} and status = 'scheduled' and scheduled_at < ${today}`,
    ),
  ).toBe(0);
});

test("an application has the source of its candidate", async () => {
  const differing = sql`
    select count(*) n from job_applications a join candidates c on c.id = a.candidate_id
    where a.company_id = ${demoCompanyId} and a.source is distinct from c.source`;
  expect(await number(differing)).toBe(0);
  expect(await number(sql`select count(distinct source) n from job_applications where ${demo}`)).toBeGreaterThan(3);
});

test("seeds at least 300 candidates with full profiles in the sample workspace", async () => {
  const full = sql`
    select count(*) n from candidates where ${demo} and cardinality(skills) >= 7 and jsonb_array_length(work_history) > 0
      and summary is not null and location is not null and desired_salary > 0 and jsonb_array_length(education) > 0`;
  expect(await number(full)).toBeGreaterThanOrEqual(300);
  expect(await number(sql`select count(*) n from candidates`)).toBe(await number(full));
  expect(await number(sql`select count(*) n from companies where not is_sample`)).toBe(0);
});

test("seeds 60 public sample jobs over all salary bands and industries", async () => {
  expect(await number(sql`select count(*) n from jobs where is_sample and is_active`)).toBe(60);
  expect(await number(sql`select count(*) n from jobs where not is_sample`)).toBe(0);
  expect(await number(sql`select count(distinct industry) n from jobs`)).toBe(9);
  for (const [low, high] of [
    [50, 75],
    [75, 100],
    [100, 150],
    [150, 10_000],
  ] as const) {
    const band = sql`select count(*) n from jobs where salary_min_usd >= ${low * 1000} and salary_max_usd <= ${high * 1000}`;
    expect(await number(band), `${low}k to ${high}k`).toBeGreaterThanOrEqual(11);
  }
});

test("seeds testimonials, three team members and six experts", async () => {
  expect(await number(sql`select count(*) n from testimonials where is_sample`)).toBe(6);
  expect(await number(sql`select count(*) n from team_members`)).toBe(3);
  expect(await number(sql`select count(*) n from experts where is_sample`)).toBe(6);
});

test("books one sample call in the third slot and sends no email", async () => {
  const { rows } = await owner.db.execute(
    sql`select starts_at, is_sample, (select is_sample from desk_leads d where d.id = c.id) on_desk from strategy_calls c`,
  );
  expect(rows).toMatchObject([{ is_sample: true, on_desk: true }]);
  // On a Sunday the third slot is Tuesday at ten, after two on Monday.
  expect(new Date(String(rows[0]?.["starts_at"]))).toEqual(new Date("2026-11-17T10:00:00-05:00"));
  expect(await number(sql`select count(*) n from pgboss.job where name = 'notify-call-change'`)).toBe(0);
});

const everything = async (): Promise<Record<string, string>> => {
  const { rows } = await owner.db.execute<{ table: string; n: string }>(sql`
    select relname as table, (xpath('/row/c/text()', query_to_xml('select count(*) c from ' || relname, false, true, '')))[1]::text as n
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`);
  return Object.fromEntries(rows.map((row) => [row.table, row.n]));
};

test("seeding again leaves the same rows", async () => {
  const before = await everything();
  const { rows: ids } = await owner.db.execute(sql`select id from jobs_enhanced order by id`);
  await seedDatabase(ownerUrl, today);
  expect(await everything()).toEqual(before);
  expect((await owner.db.execute(sql`select id from jobs_enhanced order by id`)).rows).toEqual(ids);
});

test("shifts the demo's dates by a week after a week, not before", async () => {
  const anchor = sql`select extract(epoch from max(scheduled_at)) n from interviews where ${demo}`;
  const before = await number(anchor);
  const shift = (at: string) => number(sql`select refresh_demo_dates(${at}::timestamptz) n`);
  expect(await shift("2026-11-21T23:00:00Z")).toBe(0);
  expect(await number(anchor)).toBe(before);
  expect(await shift("2026-11-30T01:00:00Z")).toBe(14);
  expect(await number(anchor)).toBe(before + 14 * 86_400);
  expect(await shift("2026-11-30T01:00:00Z")).toBe(0);
  const timeToHire = sql`select avg(extract(epoch from hired_at - applied_at) / 86400) n from job_applications where ${demo} and stage = 'hired'`;
  expect(await number(timeToHire)).toBeCloseTo(18, 6);
});

test("fills the pool to the requested size, and plain seeding leaves it alone", async () => {
  const inDemo = sql`select count(*) n from candidates where ${demo}`;
  await fillDemoPool(ownerUrl, 2000, today);
  expect(await number(inDemo)).toBe(2000);
  await fillDemoPool(ownerUrl, 2500, today);
  expect(await number(inDemo)).toBe(2500);
  await seedDatabase(ownerUrl, today);
  expect(await number(inDemo)).toBe(2500);
  const indexes = sql`select count(*) n from pg_indexes where tablename = 'candidates' and indexname = 'candidates_search'`;
  expect(await number(indexes)).toBe(1);
});

test("sample users have no password, so no one can sign in as them", async () => {
  expect(await number(sql`select count(*) n from users`)).toBeGreaterThan(0);
  expect(await number(sql`select count(*) n from credentials`)).toBe(0);
  expect(await number(sql`select count(*) n from users where kind = 'staff'`)).toBe(0);
});
