/** The last run of a job on return: the same people, marked with what became of them, in this workspace alone. */
import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { MatchResult } from "#domain/matching/endpoints/match-candidates.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { aiJobMatches } from "../../db/tables/matches.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aCandidate, aJob } from "../../test/fixtures/factories.ts";
import { anEmployer } from "../../test/fixtures/jobs.ts";
import { scoreApplications } from "./application-scores.service.ts";

const { app, db, owner } = await buildTestApp();
const member = await anEmployer(app);
const { companyId } = member;
const job = await aJob(owner.db, { companyId, title: "ICU Registered Nurse", mustHave: ["Critical care", "Epic"] });
const nurse = {
  companyId,
  currentTitle: "ICU Registered Nurse",
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
};
const people: string[] = [];
for (const firstName of ["Ana", "Bo", "Cy", "Di", "Ed"])
  people.push((await aCandidate(owner.db, { ...nurse, firstName })).id);
const [rejected = "", hired = "", withdrawn = "", added = "", untouched = ""] = people;

const readRun = async (browser = member) =>
  (await browser.get(`/api/ai/match-runs/${job.id}/last`)).json<{ result: MatchResult | null }>().result;
const marks = (result: MatchResult | null) =>
  Object.fromEntries(
    (result?.matches ?? []).map(({ candidateId, applications }) => [
      candidateId,
      applications.map(({ stage, status }) => `${stage} ${status}`).join(),
    ]),
  );

const compute = () => scoreApplications(db, companyId, new Date(), new Date(Date.now() + 60_000));

test("a job without a run has none, and another workspace's job is not found", async () => {
  expect(await readRun()).toBeNull();
  const other = await anEmployer(app);
  for (const id of [job.id, randomUUID(), "no such job"])
    expect((await other.get(`/api/ai/match-runs/${id}/last`)).statusCode).toBe(404);
});

test("the last run is kept with its time and marks rejected, hired and withdrawn people", async () => {
  await member.post("/api/ai/match-candidates", { jobId: job.id });
  const { matches, run } = (await member.post("/api/ai/match-candidates", { jobId: job.id })).json<MatchResult>();
  expect(matches).toHaveLength(5);
  const kept = await readRun();
  expect(kept?.run).toEqual({ ...run, durationMs: expect.any(Number) });
  expect(kept?.matches).toEqual(expect.arrayContaining(matches));
  expect([kept?.matches.length, kept?.matchedCandidates, kept?.totalCandidates]).toEqual([5, 5, 5]);

  const values = { companyId, jobId: job.id };
  await owner.db.insert(jobApplications).values([
    { ...values, candidateId: rejected, stage: "rejected", status: "closed" },
    { ...values, candidateId: hired, stage: "hired", status: "closed" },
    { ...values, candidateId: withdrawn, stage: "applied", status: "withdrawn" },
  ]);
  const response = await member.post(`/api/candidates/${added}/applications`, { jobId: job.id });
  expect(response.statusCode).toBe(201);
  expect(marks(await readRun())).toEqual({
    [rejected]: "rejected closed",
    [hired]: "hired closed",
    [withdrawn]: "applied withdrawn",
    [added]: "applied active",
    [untouched]: "",
  });
});

test("a kept run shows the application's score, and says while it is being updated", async () => {
  const matchOf = async () => (await readRun())?.matches.find(({ candidateId }) => candidateId === added);
  expect(await matchOf()).toMatchObject({ isScoreStale: true });
  await compute();
  const before = await matchOf();
  await owner.db.update(candidates).set({ skills: [], workHistory: [] }).where(eq(candidates.id, added));
  expect(await matchOf()).toMatchObject({ isScoreStale: true });
  await compute();
  const [stored] = await owner.db
    .select({ score: jobApplications.score })
    .from(jobApplications)
    .where(eq(jobApplications.candidateId, added));
  expect(await matchOf()).toMatchObject({ isScoreStale: false, overallScore: stored?.score });
  expect(before?.overallScore).not.toBe(stored?.score);
});

test("a match that an older engine stored is scored again from the record", async () => {
  const ofUntouched = and(eq(aiJobMatches.jobId, job.id), eq(aiJobMatches.candidateId, untouched));
  const before = (await readRun())?.matches.find(({ candidateId }) => candidateId === untouched);
  await owner.db
    .update(aiJobMatches)
    .set({ overallScore: 1, matchingFactors: { trace: "of another shape" } })
    .where(ofUntouched);
  expect((await readRun())?.matches.find(({ candidateId }) => candidateId === untouched)).toEqual(before);
});
