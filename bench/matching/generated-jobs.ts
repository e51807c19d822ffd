/** Generates public jobs in any number: realistic titles, of which a few are far more frequent than the rest, all over the country. */
import type pg from "pg";
import { employersByIndustry, occupationsByCategory, places } from "#server/db/seed/sample-people.ts";

export const jobTitles = Object.values(occupationsByCategory)
  .flat()
  .flatMap((occupation) => occupation.titles);
export const jobCities = [...places.map((place) => `${place.city}, ${place.state}`), "Remote, US"];
const companies = Object.values(employersByIndustry).flat();

const insertJobsSql = `
  insert into jobs (title, company, location, salary, salary_min_usd, salary_max_usd, type, description, is_active, is_featured, created_at)
  select t.title || case when random() < 0.3 then ', ' || (array['Nights', 'Weekends', 'Senior', 'Team Lead', 'Part-time'])[1 + floor(random() * 5)::int] else '' end,
    ($2::text[])[1 + floor(random() * cardinality($2::text[]))::int], ($3::text[])[1 + floor(random() * cardinality($3::text[]))::int],
    '$' || low || 'k - $' || low + 20 || 'k', low * 1000, (low + 20) * 1000, 'Hybrid', 'We look for a ' || t.title || ' who likes the work.',
    random() < 0.95, random() < 0.01, now() - random() * interval '180 days'
  from (
    select ($1::text[])[1 + floor(random() ^ 2 * cardinality($1::text[]))::int] as title, 30 + floor(random() * 170)::int as low
    from generate_series(1, $4::int)
  ) t`;

/** Adds jobs up to this total. Indexes are dropped first and rebuilt at the end, because updating them row by row is slow. */
export const fillJobs = async (owner: pg.Client, size: number): Promise<void> => {
  const { rows } = await owner.query<{ n: number }>("select count(*)::int as n from jobs");
  const { rows: indexes } = await owner.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = 'jobs'::regclass and indexrelid not in (select conindid from pg_constraint where conrelid = 'jobs'::regclass)`,
  );
  for (const { name } of indexes) await owner.query(`drop index ${name}`);
  await owner.query(insertJobsSql, [jobTitles, companies, jobCities, size - (rows[0]?.n ?? 0)]);
  await owner.query("set maintenance_work_mem = '1GB'");
  for (const { definition } of indexes) await owner.query(definition);
  await owner.query("vacuum analyze jobs");
};
