/**
 * Measures the board, its list, a candidate's page and the search box in a workspace of 150,000 candidates with 5,000 applications for one
 * job, as the application's own database user. Also counts the statements above 100 ms that PostgreSQL logged.
 */
import { rmSync } from "node:fs";
import { sql } from "drizzle-orm";
import { demoCompanyId } from "#domain/demo/demo-company.ts";
import { listFilter } from "#domain/pipeline/pipeline.ts";
import { openDatabase } from "#server/db/client.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { fillDemoPool } from "#server/db/seed/fill-pool.ts";
import { seedDatabase } from "#server/db/seed/seed.ts";
import { lastNames } from "#server/db/seed/sample-people.ts";
import { readCandidatePage } from "#server/features/candidates/candidate-page.service.ts";
import { listApplications, readPipeline } from "#server/features/pipeline/read-pipeline.service.ts";
import { searchWorkspace } from "#server/features/workspace-search/workspace-search.service.ts";
import { describeMachine, type TimedQuery, timeQueries, formatInteger, writeSection } from "../support/report.ts";
import { startPostgresWithSlowLog } from "../support/slow-statements.ts";

const quick = process.argv.includes("--quick");
const people = quick ? 5000 : 150_000;
const applications = quick ? 500 : 5000;
const [targetMs, slowMs] = [200, 100];

const postgres = await startPostgresWithSlowLog(slowMs);
try {
  await createDatabase(postgres.adminUrl, "bench");
  const ownerUrl = urlFor(postgres.adminUrl, "bench", databaseRoles.owner);
  await migrateDatabase(ownerUrl);
  await seedDatabase(ownerUrl, new Date());
  await fillDemoPool(ownerUrl, people, new Date());

  const owner = openDatabase(ownerUrl, { max: 1 });
  const { rows } = await owner.db.execute<{ id: string }>(
    sql`select id from jobs_enhanced where company_id = ${demoCompanyId} order by id limit 1`,
  );
  const jobId = rows[0]?.id ?? "";
  // Most applications are in the first stages, as in real use; one in ten has a history of twenty moves.
  await owner.db.execute(sql`
    insert into job_applications (company_id, job_id, candidate_id, stage, source, score, applied_at, last_activity)
    select ${demoCompanyId}, ${jobId}, c.id,
      (array['applied', 'applied', 'applied', 'applied', 'screening', 'screening', 'interview', 'offer', 'hired', 'rejected'])[1 + n % 10],
      (array['Public job page', 'Referral', 'Import'])[1 + n % 3], 30 + (n * 7) % 70,
      now() - make_interval(mins => n * 9::int), now() - make_interval(mins => n * 3::int)
    from (select id, (row_number() over (order by id))::int as n from candidates where company_id = ${demoCompanyId} limit ${applications}) c
    on conflict do nothing`);
  await owner.db.execute(sql`
    insert into pipeline_activities (company_id, application_id, from_stage, to_stage, activity_type, created_at)
    select company_id, id, 'applied', stage, 'stage_change', last_activity - make_interval(mins => turn)
    from job_applications, generate_series(1, case when score % 10 = 0 then 20 else 2 end) turn where job_id = ${jobId}`);
  await owner.db.execute(sql`analyze`);
  await owner.close();

  const { db, close } = openDatabase(urlFor(postgres.adminUrl, "bench", databaseRoles.server), { max: 1 });
  const list = (query: object, after = "") =>
    listApplications(db, demoCompanyId, jobId, { ...listFilter.parse(query), after }, new Date());

  const queries: TimedQuery[] = [];
  const add = (group: string, label: string, run: () => Promise<unknown>): void => {
    queries.push({ group, label, run });
  };
  for (let time = 0; time < 10; time += 1)
    add("the board", "", () => readPipeline(db, demoCompanyId, jobId, new Date()));
  const filters = [
    {},
    { order: "score" },
    { order: "name" },
    { step: "applied" },
    { step: "applied", order: "name" },
    { source: "Referral" },
    { scoreFrom: "90", order: "score" },
    { overdue: "1" },
  ];
  for (const filter of filters) add("the list", JSON.stringify(filter), () => list(filter));
  for (const order of ["activity", "score", "name"]) {
    let after = "";
    for (let page = 0; page < 20; page += 1) after = (await list({ order }, after)).next ?? after;
    add("the list, twentieth page", order, () => list({ order }, after));
  }
  for (const q of lastNames.filter((_name, index) => index % 40 === 0)) add("the list, a name", q, () => list({ q }));
  const first = await list({});
  const withHistory = await list({ order: "score" });
  for (const { candidateId, name } of [...first.applications.slice(0, 25), ...withHistory.applications.slice(0, 25)])
    add("a candidate's page", name, () => readCandidatePage(db, { companyId: demoCompanyId }, candidateId));
  for (const q of [
    "nur",
    "smi",
    "eng",
    "a",
    "manager",
    "zzzz",
    ...lastNames.filter((_name, index) => index % 60 === 0),
  ])
    add("the search box", q, () => searchWorkspace(db, demoCompanyId, q));

  postgres.begin();
  const table = await timeQueries(queries);
  await close();
  const slowStatements = postgres.slow();
  const report = `## A job with many applications

\`npm run bench:board\`: ${formatInteger(people)} candidates in one workspace, ${formatInteger(applications)} of them applicants for one job; ${queries.length} queries, each run three times after a
warm-up, as the application's database user, on ${describeMachine()}. Target: p95 under ${targetMs} ms in every row, no
statement over ${slowMs} ms.

${table}

Statements over ${slowMs} ms, logged by \`auto_explain\`: **${slowStatements.length}**.`;
  console.log(report);
  for (const entry of slowStatements.slice(0, 5)) console.log(entry);
  if (!quick) writeSection("board", report);
} finally {
  postgres.stop();
  rmSync(postgres.folder, { recursive: true, force: true });
}
