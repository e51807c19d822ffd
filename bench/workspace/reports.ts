/** Measures the reports of a large workspace, as the application's own database user: 80,000 applications in a year and a half. */
import { rmSync } from "node:fs";
import { sql } from "drizzle-orm";
import { demoCompanyId } from "#domain/demo/demo-company.ts";
import { reportFilter } from "#domain/reports/report-filter.ts";
import { asActor, openDatabase } from "#server/db/client.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { fillDemoPool } from "#server/db/seed/fill-pool.ts";
import { seedDatabase } from "#server/db/seed/seed.ts";
import { readReports, readDefaultReports } from "#server/features/reports/reports.service.ts";
import { describeMachine, type TimedQuery, timeQueries, formatInteger, writeSection } from "../support/report.ts";
import { startPostgresWithSlowLog } from "../support/slow-statements.ts";

const quick = process.argv.includes("--quick");
const applications = quick ? 2000 : 80_000;
const jobs = quick ? 20 : 300;
const targetMs = 2000;

const postgres = await startPostgresWithSlowLog(1000);
try {
  await createDatabase(postgres.adminUrl, "bench");
  const ownerUrl = urlFor(postgres.adminUrl, "bench", databaseRoles.owner);
  await migrateDatabase(ownerUrl);
  await seedDatabase(ownerUrl, new Date());
  await fillDemoPool(ownerUrl, applications, new Date());

  const owner = openDatabase(ownerUrl, { max: 1 });
  await owner.db.execute(sql`insert into jobs_enhanced (company_id, title)
    select ${demoCompanyId}, 'Job ' || n from generate_series(1, ${jobs}::int) n`);
  await owner.db.execute(sql`
    insert into job_applications (company_id, job_id, candidate_id, stage, status, source, applied_at, last_activity, hired_at, rejected_at)
    select ${demoCompanyId}, j.id, c.id, s.stage, case when s.stage in ('hired', 'rejected') then 'closed' else 'active' end,
      (array['Public job page', 'Referral', 'Import', 'LinkedIn', null])[1 + c.n % 5], c.at, c.at + interval '30 days',
      case s.stage when 'hired' then c.at + interval '30 days' end, case s.stage when 'rejected' then c.at + interval '30 days' end
    from (select id, n::int as n, now() - make_interval(mins => (n * 9.8)::int) as at
        from (select id, row_number() over (order by id) as n from candidates where company_id = ${demoCompanyId} limit ${applications}) p) c
      join (select id, row_number() over (order by id) as n from jobs_enhanced where company_id = ${demoCompanyId} limit ${jobs}) j on j.n = 1 + c.n % ${jobs}
      cross join lateral (select (array['rejected', 'rejected', 'rejected', 'rejected', 'rejected', 'rejected', 'screening', 'interview', 'offer', 'hired'])
        [1 + c.n % 10] as stage) s
    on conflict do nothing`);
  // One in fifty was moved, undone and moved again.
  await owner.db.execute(sql`
    insert into pipeline_activities (company_id, application_id, from_stage, to_stage, activity_type, created_at)
    select a.company_id, a.id, m.f, m.t, m.kind, a.applied_at + make_interval(days => m.days)
    from job_applications a cross join lateral (values
      ('applied', 'screening', 'stage_change', 3), ('screening', 'interview', 'stage_change', 9),
      ('interview', a.stage, case when a.stage = 'rejected' then 'rejected' else 'stage_change' end, 30)) m(f, t, kind, days)
    where a.company_id = ${demoCompanyId}`);
  await owner.db.execute(sql`
    insert into pipeline_activities (company_id, application_id, from_stage, to_stage, activity_type, created_at)
    select p.company_id, p.application_id, case m.n when 1 then p.from_stage else p.to_stage end, case m.n when 1 then p.to_stage else p.from_stage end,
      case m.n when 1 then 'stage_change' else 'undone' end, p.created_at - make_interval(hours => 3 - m.n)
    from pipeline_activities p, generate_series(1, 2) m(n)
    where p.company_id = ${demoCompanyId} and p.to_stage = 'screening' and abs(hashtext(p.id::text)) % 50 = 0`);
  await owner.db.execute(sql`analyze`);
  const { rows } = await owner.db.execute<{ id: string }>(
    sql`select id from jobs_enhanced where company_id = ${demoCompanyId} order by id limit 1`,
  );
  await owner.close();

  const { db, close } = openDatabase(urlFor(postgres.adminUrl, "bench", databaseRoles.server), { max: 1 });
  const readReport = (query: object) =>
    readReports(db, { companyId: demoCompanyId, filter: reportFilter.parse(query), now: new Date() });
  const queries: TimedQuery[] = [
    { group: "the page, as it opens", label: "a year", run: () => readReport({}) },
    { group: "the page, 90 days", label: "90 days", run: () => readReport({ period: "90" }) },
    { group: "the page, everything", label: "everything", run: () => readReport({ period: "all" }) },
    { group: "the page, one job", label: "one job", run: () => readReport({ period: "all", job: rows[0]?.id }) },
    {
      group: "the dashboard's part",
      label: "",
      run: () => asActor(db, { companyId: demoCompanyId }, (db) => readDefaultReports(db, demoCompanyId, new Date())),
    },
  ];
  const table = await timeQueries(queries);
  await close();
  const report = `## Reports of a large workspace

\`npm run bench:reports\`: ${formatInteger(applications)} applications for ${formatInteger(jobs)} jobs in a year and a half, three stage moves each, on ${describeMachine()}.
Every metric is counted from the rows on request. Target: under ${formatInteger(targetMs)} ms in every row.

${table}`;
  console.log(report);
  if (!quick) writeSection("reports", report);
} finally {
  postgres.stop();
  rmSync(postgres.folder, { recursive: true, force: true });
}
