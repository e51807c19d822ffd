/** The public job search at a million jobs, as the application's own database user, over many kinds of questions. */
import pg from "pg";
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { openDatabase } from "#server/db/client.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { employersByIndustry } from "#server/db/seed/vocabulary/employers.ts";
import { occupationsByCategory } from "#server/db/seed/vocabulary/occupations.ts";
import { places } from "#server/db/seed/vocabulary/places.ts";
import { searchJobs } from "#server/features/jobs/jobs.service.ts";
import { startPostgres } from "#server/test/local-postgres.ts";
import { jobFilter, salaryBands } from "#domain/jobs/search-jobs.ts";
import { machine, percentile, whole, writeSection } from "./report.ts";

const quick = process.argv.includes("--quick");
const size = quick ? 20_000 : 1_000_000;

const titles = Object.values(occupationsByCategory)
  .flat()
  .flatMap((occupation) => occupation.titles);
const cities = [...places.map((place) => `${place.city}, ${place.state}`), "Remote, US"];
const companies = Object.values(employersByIndustry).flat();

const fill = `
  insert into jobs (title, company, location, salary, salary_min_usd, salary_max_usd, type, description, is_active, is_featured, created_at)
  select t.title || case when random() < 0.3 then ', ' || (array['Nights', 'Weekends', 'Senior', 'Team Lead', 'Part-time'])[1 + floor(random() * 5)::int] else '' end,
    ($2::text[])[1 + floor(random() * cardinality($2::text[]))::int], ($3::text[])[1 + floor(random() * cardinality($3::text[]))::int],
    '$' || low || 'k - $' || low + 20 || 'k', low * 1000, (low + 20) * 1000, 'Hybrid', 'We look for a ' || t.title || ' who likes the work.',
    random() < 0.95, random() < 0.01, now() - random() * interval '180 days'
  from (
    select ($1::text[])[1 + floor(random() ^ 2 * cardinality($1::text[]))::int] as title, 30 + floor(random() * 170)::int as low
    from generate_series(1, $4::int)
  ) t`;

/** Words people type: whole titles, single words, halves of words, several words in another order, nothing, nonsense. */
const questions = () => {
  const words = [...new Set(titles.flatMap((title) => title.split(/[ ,/]+/)))].filter((word) => word.length > 3);
  const typed = [
    "",
    ...titles.filter((_title, at) => at % 12 === 0),
    ...words.filter((_word, at) => at % 9 === 0),
    ...words.filter((_word, at) => at % 17 === 0).map((word) => word.slice(1, 4)),
    ...titles.filter((_title, at) => at % 25 === 0).map((title) => title.split(" ").toReversed().join(" ")),
    "zzz nonsense",
  ];
  return typed.flatMap((title, at) => [
    { title },
    { title, location: cities[at % cities.length] },
    { title, salary: salaryBands[at % salaryBands.length] },
    {
      title,
      location: cities[(at * 7) % cities.length]?.slice(-2),
      salary: salaryBands[(at * 3) % salaryBands.length],
    },
  ]);
};

const postgres = await startPostgres();
try {
  await createDatabase(postgres.adminUrl, "bench");
  const ownerUrl = urlFor(postgres.adminUrl, "bench", databaseRoles.owner);
  await migrateDatabase(ownerUrl);
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    "select indexname as name, indexdef as definition from pg_indexes where tablename = 'jobs' and indexname <> 'jobs_pkey'",
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(fill, [titles, companies, cities, size]);
  await client.query("set maintenance_work_mem = '1GB'");
  for (const { definition } of indexes) await client.query(definition);
  await client.query("vacuum analyze jobs");
  await client.end();

  const { db, close } = openDatabase(urlFor(postgres.adminUrl, "bench", databaseRoles.server), { max: 1 });
  const asked = questions().map((question) => jobFilter.parse(question));
  for (const question of asked) await searchJobs(db, question);
  const times: { ms: number; question: object }[] = [];
  for (const question of asked) {
    const started = performance.now();
    await searchJobs(db, question);
    times.push({ ms: performance.now() - started, question });
  }
  await close();
  const sorted = times.map((each) => each.ms).toSorted((a, b) => a - b);
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, 3);
  const report = `## Job search at size

\`npm run bench:jobs\`: ${whole(size)} jobs, ${asked.length} different questions (title words, halves of words, places, salary bands and their
combinations), each asked once after a warm-up, as the application's database user, on ${machine()}.

| | measured | target |
| --- | --- | --- |
| p50 | ${percentile(sorted, 0.5).toFixed(1)} ms | |
| p95 | **${percentile(sorted, 0.95).toFixed(1)} ms** | under 50 ms |
| slowest | ${sorted.at(-1)?.toFixed(1)} ms | |

Slowest questions: ${slowest.map((each) => `\`${JSON.stringify(each.question)}\` ${each.ms.toFixed(0)} ms`).join("; ")}.`;
  console.log(report);
  if (!quick) writeSection("jobs", report);
} finally {
  postgres.stop();
}
