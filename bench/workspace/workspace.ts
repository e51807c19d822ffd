/** Measures lists, searches and a candidate's page in a workspace of 150,000 candidates, as the application's own database user. */
import { sql } from "drizzle-orm";
import { demoCompanyId } from "#domain/demo/demo-company.ts";
import { candidateFilter, candidateSortOrders } from "#domain/candidates/search-candidates.ts";
import { openDatabase } from "#server/db/client.ts";
import { fillDemoPool } from "#server/db/seed/fill-pool.ts";
import { seedDatabase } from "#server/db/seed/seed.ts";
import { firstNames, lastNames, places } from "#server/db/seed/sample-people.ts";
import { readCandidatePage } from "#server/features/candidates/candidate-page.service.ts";
import { readCandidate } from "#server/features/candidates/read-candidate.service.ts";
import { searchCandidates } from "#server/features/candidates/search-candidates.service.ts";
import { describeMachine, type TimedQuery, timeQueries, formatInteger, writeSection } from "../support/report.ts";
import { startDatabase } from "../support/bench-processes.ts";

const quick = process.argv.includes("--quick");
const size = quick ? 5000 : 150_000;
const targetMs = 200;

const everyNth = <T>(list: readonly T[], step: number): readonly T[] =>
  list.filter((_each, index) => index % step === 0);

/** Typical recruiter searches, from words that one candidate has to words that nearly all have. */
const searches: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  "people, newest": [{}],
  "people, by name": [{ order: "name" }, { order: "-name" }],
  "people, by years or pay": ["years", "-years", "salary", "-salary"].flatMap((order) => [
    { order },
    { order, q: "nurse" },
    { order, place: "Columbus" },
    { order, stage: "applied" },
  ]),
  "a stage": ["applied", "screening", "offer", "hired,rejected"].flatMap((stage) => [
    { stage },
    { stage, order: "name" },
    { stage, q: "nurse" },
  ]),
  "a name": [
    ...everyNth(lastNames, 23).map((q) => ({ q })),
    ...everyNth(firstNames, 31).map((q, index) => ({ q: `${q} ${lastNames[index] ?? ""}` })),
  ],
  "the beginning of a word": ["nur", "man", "eng", "acc", "sen", "col", "smi", "zzz"].map((q) => ({ q })),
  "frequent words": ["manager", "senior", "nurse", "engineer", "team", "the", "and experience"].flatMap((q) => [
    { q },
    { q, order: "name" },
    { q, place: "Columbus" },
    { q, yearsFrom: "20" },
  ]),
  skills: ["excel", "python", "patient care", "patient care,epic", "sql,python,excel", "no such skill"].map(
    (skills) => ({ skills }),
  ),
  places: everyNth(places, 9).flatMap(({ city, state }) => [
    { place: city },
    { place: `${city}, ${state}`, order: "name" },
    { place: state },
  ]),
  "years and pay": [
    { yearsFrom: "40" },
    { yearsFrom: "75" },
    { yearsTo: "0" },
    { salaryTo: "30000" },
    { salaryTo: "1" },
    { yearsFrom: "3", yearsTo: "5", salaryTo: "60000", place: "OH" },
    { skills: "excel", yearsFrom: "10", salaryTo: "90000" },
  ],
};

const { ownerUrl, serverUrl, stop } = await startDatabase();
try {
  await seedDatabase(ownerUrl, new Date());
  await fillDemoPool(ownerUrl, size, new Date());
  const { db, close } = openDatabase(serverUrl, { max: 1 });
  const search = (query: object, after = "") =>
    searchCandidates(db, demoCompanyId, { ...candidateFilter.parse(query), after });

  const queries: TimedQuery[] = [];
  for (const [group, groupQueries] of Object.entries(searches))
    for (const query of groupQueries) queries.push({ group, label: JSON.stringify(query), run: () => search(query) });
  for (const order of candidateSortOrders) {
    let after = "";
    for (let page = 0; page < 20; page += 1) after = (await search({ order }, after)).next ?? after;
    queries.push({ group: "the twentieth page", label: order, run: () => search({ order }, after) });
  }
  const { people } = await search({});
  for (const { id, name } of people)
    queries.push({
      group: "a candidate's page",
      label: name,
      run: () => readCandidate(db, { companyId: demoCompanyId }, id),
    });
  // Candidates with applications and matches come first, because the page shows everything linked to a candidate.
  const { rows: busiest } = await db.transaction(async (db) => {
    await db.execute(sql`select set_config('app.company_id', ${demoCompanyId}, true)`);
    return db.execute<{ id: string }>(
      sql`select candidate_id as id from job_applications group by 1 order by count(*) desc, 1 limit 50`,
    );
  });
  for (const id of [...busiest, ...people].map((each) => each.id))
    queries.push({
      group: "a candidate's page, everything in one place",
      label: id,
      run: () => readCandidatePage(db, { companyId: demoCompanyId }, id),
    });

  const table = await timeQueries(queries);
  await close();
  const report = `## A workspace at scale

\`npm run bench:workspace\`: ${formatInteger(size)} candidates in one workspace, ${queries.length} different queries, each run three times after a warm-up, as the
application's database user, on ${describeMachine()}. Target: p95 under ${targetMs} ms in every row.

${table}`;
  console.log(report);
  if (!quick) writeSection("workspace", report);
} finally {
  stop();
}
