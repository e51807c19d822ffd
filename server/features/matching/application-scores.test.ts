/** One number for a candidate and a job: stored, computed again after each change, and the same in list, board and panel. */
import { and, eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { CandidatePage } from "#domain/candidates/candidate-page.ts";
import type { FoundCandidate } from "#domain/candidates/search-candidates.ts";
import type { MatchResult } from "#domain/matching/endpoints/match-candidates.ts";
import { engineVersion } from "#domain/matching/score/trace.ts";
import type { Pipeline, PipelineApplication } from "#domain/pipeline/pipeline.ts";
import { asActor } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { companies } from "../../db/tables/companies.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { aiJobMatches, candidateMatch } from "../../db/tables/matches.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aCandidate, aCompany, aJob } from "../../test/fixtures/factories.ts";
import { anEmployer, jobAt } from "../../test/fixtures/jobs.ts";
import { scoreAllApplications, scoreApplications } from "./application-scores.service.ts";

const { app, db, owner } = await buildTestApp();
const member = await anEmployer(app);
const { companyId } = member;
const job = await aJob(owner.db, {
  companyId,
  title: "ICU Registered Nurse",
  location: "Columbus, OH",
  requirements: "Must have: Critical care\nMust have: Epic\nNice to have: ACLS",
});
const candidate = await aCandidate(owner.db, {
  companyId,
  currentTitle: "ICU Registered Nurse",
  location: "Columbus, OH",
  skills: ["Critical care", "Epic"],
  workHistory: [
    {
      title: "ICU Registered Nurse",
      company: "Riverside Methodist",
      industry: "Healthcare",
      location: "",
      start: "2018-02",
      end: null,
      description: "Critical care for ventilated patients, charting in Epic.",
    },
  ],
});
const candidateId = candidate.id;
const jobId = job.id;

const inOneMinute = () => new Date(Date.now() + 60_000);
const compute = () => scoreApplications(db, companyId, new Date(), inOneMinute());

/** What each screen shows: the score and whether it waits to be computed. */
const readAll = async () => {
  const { columns } = (await member.get(jobAt(jobId, "/pipeline"))).json<Pipeline>();
  const { applications } = (await member.get(jobAt(jobId, "/applications?order=score"))).json<{
    applications: PipelineApplication[];
  }>();
  const page = (await member.get(`/api/candidates/${candidateId}/page`)).json<CandidatePage>();
  const { people } = (await member.get("/api/candidates/search?order=-score")).json<{ people: FoundCandidate[] }>();
  const shown = [
    columns.flatMap((column) => column.applications)[0],
    applications[0],
    page.applications[0],
    people[0]?.bestScore,
  ];
  return { shown: shown.map((each) => [each?.score, each?.isScoreStale]), matches: page.matches };
};
/** One number on every screen, or none while it is stale. */
const readOne = async (): Promise<number | null | "stale"> => {
  const { shown } = await readAll();
  expect(new Set(shown.map(String)).size).toBe(1);
  const [score, isStale] = shown[0] ?? [];
  return isStale === true ? "stale" : (score as number | null);
};

beforeAll(async () => {
  await owner.db.insert(jobApplications).values({ companyId, jobId, candidateId, score: 87, scoreEngine: "typed" });
});

test("a new application is stale until its score is computed, whatever number came with it", async () => {
  expect(await readOne()).toBe("stale");
  const { rows } = await owner.db.execute(
    sql`select 1 from pgboss.job_common where name = 'score-applications' and data ->> 'companyId' = ${companyId}`,
  );
  expect(rows).toHaveLength(1);
  await compute();
  const score = await readOne();
  expect(score).toBeGreaterThan(60);
  expect(score).not.toBe(87);
  const { matches } = (await member.post("/api/ai/match-candidates", { jobId })).json<MatchResult>();
  expect(matches.map(({ overallScore }) => overallScore)).toEqual([score]);
});

test("a change of the record, the job or the industry makes the score stale, and the task computes it again", async () => {
  const changes = [
    () =>
      owner.db
        .update(candidates)
        .set({ skills: ["Epic"], workHistory: [] })
        .where(eq(candidates.id, candidateId)),
    () =>
      owner.db
        .update(jobsEnhanced)
        .set({ mustHave: ["Grill"] })
        .where(eq(jobsEnhanced.id, jobId)),
    () =>
      owner.db
        .update(jobsEnhanced)
        .set({ mustHave: ["Epic"] })
        .where(eq(jobsEnhanced.id, jobId)),
  ];
  for (const change of changes) {
    const before = await readOne();
    await change();
    expect(await readOne()).toBe("stale");
    await compute();
    expect(await readOne()).not.toBe(before);
    const { shown, matches } = await readAll();
    expect(matches).toMatchObject([{ overallScore: shown[0]?.[0], trace: { overall: shown[0]?.[0] } }]);
  }
  await owner.db.update(jobsEnhanced).set({ status: "paused" }).where(eq(jobsEnhanced.id, jobId));
  expect(await readOne()).not.toBe("stale");
  await owner.db.update(companies).set({ industry: "Hospitality" }).where(eq(companies.id, companyId));
  expect(await readOne()).toBe("stale");
});

test("after an engine change, every score is stale until it is computed by the new engine", async () => {
  await compute();
  const score = await readOne();
  await owner.db.update(jobApplications).set({ score: 1, scoreEngine: "match-0" });
  await owner.db.update(candidateMatch).set({ engineVersion: "match-0" });
  expect(await readOne()).toBe("stale");
  await scoreAllApplications(db, new Date(), inOneMinute());
  expect(await readOne()).toBe(score);
});

test("a change while a batch is scored leaves the score stale", async () => {
  await owner.db.update(jobApplications).set({ scoreEngine: null });
  let change: Promise<unknown> | undefined;
  await asActor(db, { companyId }, async (db) => {
    await db.select().from(jobApplications).where(eq(jobApplications.jobId, jobId)).for("no key update");
    change = owner.db
      .update(jobsEnhanced)
      .set({ title: "Critical Care Nurse" })
      .where(eq(jobsEnhanced.id, jobId))
      .execute();
    // The change waits for the lock.
    await expect(Promise.race([change, new Promise((done) => setTimeout(done, 200, "waits"))])).resolves.toBe("waits");
    await db.update(jobApplications).set({ scoreEngine: engineVersion }).where(eq(jobApplications.jobId, jobId));
  });
  await change;
  expect(await readOne()).toBe("stale");
});

test("another workspace neither sees nor computes the score", async () => {
  const other = await anEmployer(app);
  await scoreApplications(db, other.companyId, new Date(), inOneMinute());
  expect(await readOne()).toBe("stale");
  expect((await other.get(jobAt(jobId, "/applications"))).statusCode).toBe(404);
  expect((await other.get("/api/candidates/search?order=-score&scoreFrom=0")).json()).toMatchObject({ people: [] });
  const company = await aCompany(owner.db);
  expect(await asActor(db, { companyId: company.id }, (db) => db.select().from(jobApplications))).toEqual([]);
});

test("a request for human review removes the score, and the task leaves it empty", async () => {
  await compute();
  await owner.db.execute(sql`
    insert into application_submissions (application_id, company_id, first_name, last_name, requests_human_review)
    select id, company_id, 'A', 'B', true from job_applications where job_id = ${jobId}`);
  const readStored = () =>
    owner.db.select({ score: jobApplications.score }).from(jobApplications).where(eq(jobApplications.jobId, jobId));
  expect(await readStored()).toEqual([{ score: null }]);
  await compute();
  expect(await readOne()).toBeNull();
  expect(
    await owner.db.$count(aiJobMatches, and(eq(aiJobMatches.jobId, jobId), eq(aiJobMatches.candidateId, candidateId))),
  ).toBe(0);
});
