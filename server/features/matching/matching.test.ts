/** Matching through the API on a real database: requests, replies, and what is stored. */
import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { factsOf } from "#domain/matching/facts/facts-of.ts";
import { scorerFor } from "#domain/matching/score/score.ts";
import type { MatchResult } from "#domain/matching/endpoints/match-candidates.ts";
import { demoCompanyId } from "#domain/demo/demo-company.ts";
import { asActor } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { aiJobMatches, matchRuns } from "../../db/tables/matches.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { seedDatabase } from "../../db/seed/seed.ts";
import { aCandidate, aCompany, aJob } from "../../test/fixtures/factories.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aBrowser, joinAsEmployer } from "../../test/browsers.ts";
import { refreshDemoFacts } from "./match-facts.service.ts";
import { readJob } from "./match-job.ts";
import { recordOfCandidate } from "./retrieval/match-records.ts";

const { app, db, owner, ownerUrl } = await buildTestApp();
const now = new Date("2026-11-15T12:00:00Z");
const visitor = aBrowser(app, "203.0.113.7");
const member = aBrowser(app);
let companyId = "";
let jobId = "";

const nurse = {
  currentTitle: "ICU Registered Nurse",
  location: "Columbus, OH",
  desiredSalary: 82_000,
  experience: 8,
  skills: ["Patient Care", "Epic", "BLS", "ACLS"],
  summary: "ICU nurse of eight years.",
  workHistory: [
    {
      title: "ICU Registered Nurse",
      company: "Riverside Methodist",
      industry: "Healthcare",
      start: "2018-02",
      end: null,
      description:
        "Critical care for ventilated patients, charting in Epic, patient care for two to three patients a shift.",
    },
  ],
  education: [{ degree: "Bachelor of Science in Nursing", school: "Ohio State" }],
  credentials: [],
  languages: [],
  preferences: [],
};

beforeAll(async () => {
  await seedDatabase(ownerUrl, now);
  await joinAsEmployer(app, member);
  const [seat] = await owner.db
    .select()
    .from(companyMembers)
    .where(sql`company_id <> ${demoCompanyId}`);
  companyId = seat?.companyId ?? "";
  const job = await aJob(owner.db, {
    companyId,
    title: "ICU Registered Nurse",
    department: "Nursing",
    location: "Columbus, OH",
    salaryMin: 75_000,
    salaryMax: 95_000,
    minYears: 3,
    requirements: "Must have: Critical care\nMust have: Epic\nNice to have: ACLS",
  });
  jobId = job.id;
  await aCandidate(owner.db, { companyId, ...nurse });
  await aCandidate(owner.db, { companyId, ...nurse, firstName: "Ines", workHistory: [], summary: null, experience: 1 });
  await aCandidate(owner.db, {
    companyId,
    firstName: "Otto",
    currentTitle: "Line Cook",
    skills: ["Grill", "Knife skills"],
  });
});

const match = async (browser: typeof member, job: string): Promise<MatchResult> => {
  const response = await browser.post("/api/ai/match-candidates", { jobId: job });
  expect([response.statusCode, response.statusCode === 200 ? "" : response.body]).toEqual([200, ""]);
  return response.json<MatchResult>();
};

test("the last seeding step computes the facts of all demo candidates, once", async () => {
  const stale = async () =>
    (await owner.db.execute(sql`select 1 from match_stale where company_id = ${demoCompanyId}`)).rows.length;
  const before = await stale();
  expect(before).toBeGreaterThan(200);
  expect(await refreshDemoFacts(owner.db, now)).toBe(before);
  expect(await stale()).toBe(0);
  expect(await refreshDemoFacts(owner.db, now)).toBe(0);
});

test("[MATCH-15 MATCH-21] the picker's jobs have an id, a title and a department that is never blank", async () => {
  for (const browser of [visitor, member]) {
    const response = await browser.get("/api/jobs-enhanced");
    expect(response.statusCode).toBe(200);
    const jobs = response.json<{ id: string; title: string; department: string }[]>();
    expect(jobs.length).toBeGreaterThan(0);
    for (const job of jobs) expect([job.id, job.title, job.department].every((each) => each.trim() !== "")).toBe(true);
  }
  await aJob(owner.db, { companyId, title: "No department", department: "  " });
  const jobs = (await member.get("/api/jobs-enhanced")).json<{ title: string; department: string }[]>();
  expect(jobs.find((job) => job.title === "No department")?.department).toBe("General");
});

test("[MATCH-16 MATCH-20] candidates are a list of five fields; visitors get those of the demo", async () => {
  const response = await visitor.get("/api/candidates");
  const list = response.json<object[]>();
  expect(list.length).toBeGreaterThan(100);
  for (const listed of list)
    expect(Object.keys(listed).toSorted()).toEqual(["currentTitle", "firstName", "id", "lastName", "location"]);
  expect((await member.get("/api/candidates")).json<object[]>()).toHaveLength(3);
});

test("[MATCH-17 MATCH-19] a match has the named fields, whole percents in descending order, and valid ids", async () => {
  const jobs = (await visitor.get("/api/jobs-enhanced")).json<{ id: string; title: string }[]>();
  const knownIds = new Set((await visitor.get("/api/candidates")).json<{ id: string }[]>().map(({ id }) => id));
  let matchCount = 0;
  for (const { id, title } of jobs.slice(0, 6)) {
    const result = await match(visitor, id);
    expect([result.jobTitle, result.matchedCandidates]).toEqual([title, result.matches.length]);
    expect(result.totalCandidates).toBe(knownIds.size);
    expect(result.run).toMatchObject({ number: null, id: null, provenExact: true, poolSize: knownIds.size });
    const scores = result.matches.map(({ overallScore }) => overallScore);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    for (const personMatch of result.matches) {
      for (const percent of [
        personMatch.overallScore,
        personMatch.skillsMatch,
        personMatch.experienceMatch,
        personMatch.domainMatch,
      ])
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
      expect(personMatch.trace.parts.reduce((sum, part) => sum + part.points, 0)).toBe(personMatch.overallScore);
      expect([
        personMatch.jobId,
        knownIds.has(personMatch.candidateId),
        typeof personMatch.reasoning,
        personMatch.isNetwork,
      ]).toEqual([id, true, "string", false]);
      expect([Array.isArray(personMatch.recommendations), Array.isArray(personMatch.redFlags)]).toEqual([true, true]);
    }
    matchCount += result.matches.length;
  }
  expect(matchCount).toBeGreaterThan(10);
  expect(await owner.db.select().from(matchRuns)).toEqual([]);
});

test("[MATCH-19] an unknown id of any shape is not found; a missing id is invalid", async () => {
  for (const [body, status] of [
    [{ jobId: randomUUID() }, 404],
    [{ jobId: "no such job" }, 404],
    [{}, 400],
    [{ jobId: "" }, 400],
  ] as const) {
    expect((await visitor.post("/api/ai/match-candidates", body)).statusCode).toBe(status);
  }
  for (const [body, status] of [
    [{ jobId, candidateId: randomUUID() }, 404],
    [{ jobId: randomUUID(), candidateId: randomUUID() }, 404],
    [{ jobId }, 400],
  ] as const) {
    expect((await member.post("/api/ai/generate-interview-questions", body)).statusCode).toBe(status);
  }
});

test("[MATCH-18] returns questions as text, with what each one tests", async () => {
  const { matches } = await match(member, jobId);
  const response = await member.post("/api/ai/generate-interview-questions", {
    jobId,
    candidateId: matches[0]?.candidateId,
  });
  const { questions, details } = response.json<{ questions: string[]; details: { question: string; why: string }[] }>();
  expect(questions.length).toBeGreaterThanOrEqual(3);
  expect(details.map(({ question }) => question)).toEqual(questions);
  expect(details.every(({ why }) => why !== "")).toBe(true);
});

test("[MATCH-22] stores a member's run: the job's matches and a row of the log", async () => {
  const result = await match(member, jobId);
  const rows = await owner.db.select().from(aiJobMatches).where(eq(aiJobMatches.jobId, jobId));
  expect(rows.map(({ candidateId }) => candidateId).toSorted()).toEqual(
    result.matches.map(({ candidateId }) => candidateId).toSorted(),
  );
  const [first] = result.matches;
  const row = rows.find(({ candidateId }) => candidateId === first?.candidateId);
  expect(row).toMatchObject({
    overallScore: first?.overallScore,
    skillsMatch: first?.skillsMatch,
    experienceMatch: first?.experienceMatch,
    locationMatch: first?.locationMatch,
    salaryMatch: first?.salaryMatch,
    recommendations: first?.recommendations,
    matchingFactors: { domainMatch: first?.domainMatch, reasoning: first?.reasoning, redFlags: first?.redFlags },
  });
  const [run] = await owner.db
    .select()
    .from(matchRuns)
    .where(eq(matchRuns.id, result.run.id ?? ""));
  expect(run).toMatchObject({ companyId, jobId, number: result.run.number, poolSize: 3, scored: result.run.scored });
});

test("each point of skill credit quotes the candidate's own words", async () => {
  const { matches } = await match(member, jobId);
  const quotes = matches[0]?.trace.needs.flatMap((need) => need.elements.flatMap((element) => element.quotes)) ?? [];
  expect(quotes.map(({ text }) => text)).toContain("Epic");
  expect(quotes.find(({ source }) => source === "experience.0.description")?.where).toBe(
    "ICU Registered Nurse, Riverside Methodist",
  );
});

test("repeating a run gives the same bytes and the same hash of its inputs", async () => {
  const [one, two] = [await match(member, jobId), await match(member, jobId)];
  expect(JSON.stringify(two.matches)).toBe(JSON.stringify(one.matches));
  expect((two.run.number ?? 0) - (one.run.number ?? 0)).toBe(1);
  const runs = await owner.db
    .select({ hash: matchRuns.inputsHash, results: matchRuns.results })
    .from(matchRuns)
    .where(sql`id in (${one.run.id}, ${two.run.id})`);
  expect(JSON.stringify(runs[0])).toBe(JSON.stringify(runs[1]));
});

const scoresOf = ({ matches }: MatchResult) => matches.map((each) => [each.candidateId, each.trace]);

test("importing other candidates moves no score, and the owner of a profile sees the same number", async () => {
  const before = scoresOf(await match(member, jobId));
  const others = [];
  for (let index = 0; index < 30; index += 1)
    others.push(
      await aCandidate(owner.db, {
        companyId,
        currentTitle: "Clerk",
        skills: index % 2 === 0 ? ["Epic", "ACLS"] : ["Spreadsheets"],
        workHistory: [],
      }),
    );
  const known = new Set(before.map(([id]) => id));
  expect(scoresOf(await match(member, jobId)).filter(([id]) => known.has(id))).toEqual(before);
  const { needs } = await asActor(db, { companyId }, (db) => readJob(db, jobId));
  const own = scorerFor(needs).trace(
    factsOf(recordOfCandidate({ ...nurse, workHistory: nurse.workHistory }), "2026-11-15"),
  );
  expect((await match(member, jobId)).matches.map(({ overallScore }) => overallScore)).toContain(own.overall);
  for (const { id } of others) await owner.db.delete(candidates).where(eq(candidates.id, id));
});

test("a run can't be changed or deleted, or read by another workspace", async () => {
  await match(member, jobId);
  for (const statement of ["update match_runs set scored = 0", "delete from match_runs"]) {
    await expect(asActor(db, { companyId }, (db) => db.execute(sql.raw(statement)))).rejects.toMatchObject({
      cause: { code: "42501" },
    });
    await expect(owner.db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: "42501" } });
  }
  const other = await aCompany(owner.db);
  expect(await asActor(db, { companyId: other.id }, (db) => db.select().from(matchRuns))).toEqual([]);
});

test("matches a candidate with changes from a moment ago", async () => {
  const before = await match(member, jobId);
  const cook = await aCandidate(owner.db, { companyId, ...nurse, firstName: "Fresh" });
  const with4 = await match(member, jobId);
  expect([with4.totalCandidates, with4.matches.some(({ candidateId }) => candidateId === cook.id)]).toEqual([4, true]);
  await owner.db
    .update(candidates)
    .set({ currentTitle: "Line Cook", skills: ["Grill"], summary: null, workHistory: [], education: [] })
    .where(eq(candidates.id, cook.id));
  expect((await match(member, jobId)).matches.some(({ candidateId }) => candidateId === cook.id)).toBe(false);
  await owner.db.delete(candidates).where(eq(candidates.id, cook.id));
  const after = await match(member, jobId);
  expect([after.totalCandidates, JSON.stringify(after.matches)]).toEqual([3, JSON.stringify(before.matches)]);
});

test("a member corrects the needs read from the ad, and reverts the correction", async () => {
  const path = `/api/jobs-enhanced/${jobId}/needs`;
  const readReply = (await member.get(path)).json<{ isCorrected: boolean; mustHave: string[] }>();
  expect([readReply.isCorrected, readReply.mustHave.length > 0]).toEqual([false, true]);
  const corrected = await member.put(path, { mustHave: ["ACLS"], niceToHave: ["Epic"] });
  expect(corrected.json()).toMatchObject({ isCorrected: true, mustHave: ["ACLS"], niceToHave: ["Epic"] });
  expect((await match(member, jobId)).matches[0]?.trace.needs.map(({ words, isMust }) => [words, isMust])).toEqual([
    ["ACLS", true],
    ["Epic", false],
  ]);
  await member.put(path, { mustHave: [], niceToHave: [] });
  expect((await member.get(path)).json()).toEqual(readReply);
});

test("[MATCH-09] a candidate's full record is public in the demo, and for members elsewhere", async () => {
  const [first] = (await visitor.get("/api/candidates")).json<{ id: string }[]>();
  expect((await visitor.get(`/api/candidates/${first?.id}`)).json()).toMatchObject({ isNetwork: false });
  const [ownCandidate] = (await member.get("/api/candidates")).json<{ id: string }[]>();
  expect((await member.get(`/api/candidates/${ownCandidate?.id}`)).statusCode).toBe(200);
  expect((await visitor.get(`/api/candidates/${ownCandidate?.id}`)).statusCode).toBe(404);
});

test("[MATCH-10] stores an interview for the candidate's application, creating one if needed", async () => {
  const { matches } = await match(member, jobId);
  const candidateId = matches[0]?.candidateId ?? "";
  const body = { jobId, candidateId, scheduledAt: "2040-03-01T15:00:00Z" };
  const first = await member.post("/api/interviews", body);
  expect([first.statusCode, first.json()]).toMatchObject([201, { duration: 60, status: "scheduled" }]);
  // No one can be in two interviews at once.
  expect((await member.post("/api/interviews", { ...body, duration: 30 })).statusCode).toBe(409);
  const second = await member.post("/api/interviews", { ...body, scheduledAt: "2040-03-02T15:00:00Z", duration: 30 });
  expect(second.json<{ applicationId: string }>().applicationId).toBe(
    first.json<{ applicationId: string }>().applicationId,
  );
  expect((await member.post("/api/interviews", { jobId, candidateId })).statusCode).toBe(400);
  expect((await member.post("/api/interviews", { ...body, scheduledAt: "2020-03-01T15:00:00Z" })).statusCode).toBe(400);
  expect((await visitor.post("/api/interviews", body)).statusCode).toBe(401);
  const page = (await member.get(`/api/candidates/${candidateId}`)).json<{
    applications: { stage: string; interviews: object[] }[];
  }>();
  expect(page.applications.map(({ stage, interviews }) => [stage, interviews.length])).toEqual([["interview", 2]]);
});

test("a match shows the application to this job, and a hire for another one", async () => {
  const applicationsOf = async (candidateId: string) => {
    const { matches } = await match(member, jobId);
    const { applications = [], stage } = matches.find((each) => each.candidateId === candidateId) ?? {};
    return { stage, applications: applications.map(({ jobTitle, stage, status }) => [jobTitle, stage, status]) };
  };
  const { id: candidateId } = await aCandidate(owner.db, { companyId, ...nurse, firstName: "Hana" });
  expect(await applicationsOf(candidateId)).toEqual({ stage: null, applications: [] });
  const other = await aJob(owner.db, { companyId, title: "Charge Nurse" });
  await owner.db.insert(jobApplications).values([
    { companyId, jobId, candidateId, stage: "rejected", status: "closed" },
    { companyId, jobId: other.id, candidateId, stage: "interview" },
  ]);
  const ended = ["ICU Registered Nurse", "rejected", "closed"];
  expect(await applicationsOf(candidateId)).toEqual({ stage: "rejected", applications: [ended] });
  await owner.db
    .update(jobApplications)
    .set({ stage: "hired", status: "closed" })
    .where(and(eq(jobApplications.jobId, other.id), eq(jobApplications.candidateId, candidateId)));
  const { applications } = await applicationsOf(candidateId);
  expect(applications).toHaveLength(2);
  expect(applications).toEqual(expect.arrayContaining([["Charge Nurse", "hired", "closed"], ended]));
  await owner.db.delete(candidates).where(eq(candidates.id, candidateId));
});

test("pages through more than five hundred candidates, each once", async () => {
  const many = Array.from({ length: 1203 }, (_, index) => ({
    companyId,
    firstName: "Many",
    lastName: String(index),
    email: `many${index}@people.example`,
  }));
  await owner.db.insert(candidates).values(many);
  const seenIds: string[] = [];
  for (let cursor = ""; seenIds.length < 5000;) {
    const response = await member.get(`/api/candidates?cursor=${cursor}`);
    seenIds.push(...response.json<{ id: string }[]>().map(({ id }) => id));
    const next = response.headers["x-next-cursor"];
    if (next === undefined) break;
    cursor = String(next);
  }
  expect([seenIds.length, new Set(seenIds).size]).toEqual([1206, 1206]);
  const some = seenIds.slice(900, 903);
  const askedCandidates = (await member.get(`/api/candidates?ids=${some.join(",")}`)).json<{ id: string }[]>();
  expect(askedCandidates.map(({ id }) => id).toSorted()).toEqual(some.toSorted());
  expect((await member.get("/api/candidates?ids=nonsense")).statusCode).toBe(400);
});
