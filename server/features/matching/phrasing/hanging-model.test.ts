/** A provider that never answers costs only the time limit: the templates are used. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MatchResult } from "#domain/matching/endpoints/match-candidates.ts";
import { companies, companyMembers } from "../../../db/tables/companies.ts";
import { createLog } from "../../../infra/telemetry/log.ts";
import { createModel } from "../../../infra/outbound/model.ts";
import { buildTestApp } from "../../../test/build-test-app.ts";
import { aCandidate, aJob } from "../../../test/fixtures/factories.ts";
import { hangs, startModelProvider } from "../../../test/model-provider.ts";
import { aBrowser, joinAsEmployer } from "../../../test/browsers.ts";
import { testDatabase } from "../../../test/database/test-database.ts";

const timeLimitMs = 1500;
/** The time that everything else may take on a busy machine. */
const slackMs = 60_000;

const provider = await startModelProvider();
afterAll(provider.close);
provider.behave(hangs);
const { db } = await testDatabase();
const model = createModel(db, createLog("silent"), {
  provider: "openai-compatible",
  name: "local",
  baseUrl: provider.url,
  timeLimitMs,
  tokensPerDay: 1_000_000,
});
const { app, owner } = await buildTestApp({ model });
const member = aBrowser(app);
let jobId = "";

beforeAll(async () => {
  await joinAsEmployer(app, member, { companyName: "Harbor Clinics" });
  const [seat] = await owner.db
    .select({ companyId: companyMembers.companyId })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companies.name, "Harbor Clinics"));
  const companyId = seat?.companyId ?? "";
  const job = await aJob(owner.db, {
    companyId,
    title: "ICU Registered Nurse",
    requirements: "- Critical care\n- Epic",
  });
  jobId = job.id;
  const workHistory = [
    { title: "ICU Nurse", company: "Riverside", start: "2018-02", end: null, description: "Critical care, Epic." },
  ];
  for (const firstName of ["Ines", "Otto", "Maja"])
    await aCandidate(owner.db, { companyId, firstName, currentTitle: "ICU Nurse", workHistory });
  // The vocabulary is loaded once, and is not measured here.
  await member.post("/api/ai/match-candidates", { jobId });
});

const timeCall = async <T>(work: () => Promise<T>): Promise<readonly [T, number]> => {
  const began = performance.now();
  return [await work(), performance.now() - began];
};

test("a match returns within the time limit, with the templates' text", async () => {
  const [response, took] = await timeCall(() => member.post("/api/ai/match-candidates", { jobId }));
  expect(response.statusCode).toBe(200);
  expect(took).toBeLessThan(timeLimitMs + slackMs);
  const { matches } = response.json<MatchResult>();
  expect(matches).toHaveLength(3);
  expect(matches[0]?.reasoning).toMatch(/^Found /);
  expect(provider.asked.length).toBeGreaterThan(0);
});

test("questions return within the time limit too", async () => {
  const { matches } = (await member.post("/api/ai/match-candidates", { jobId })).json<MatchResult>();
  const candidateId = matches[0]?.candidateId;
  const [response, took] = await timeCall(() =>
    member.post("/api/ai/generate-interview-questions", { jobId, candidateId }),
  );
  expect(response.statusCode).toBe(200);
  expect(took).toBeLessThan(timeLimitMs + slackMs);
  expect(response.json<{ questions: string[] }>().questions.length).toBeGreaterThan(2);
});
