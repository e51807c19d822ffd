/** Open jobs scored for a person's own profile, and the jobs they save. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { factsOf } from "#domain/matching/facts/facts-of.ts";
import { needsOf } from "#domain/matching/ad/needs-of.ts";
import { scorerFor } from "#domain/matching/score/score.ts";
import type { MarketInsight } from "#domain/openings/market.ts";
import type { Openings } from "#domain/openings/opening.ts";
import type { ProfileUpdate } from "#domain/profiles/profile.ts";
import { jobs } from "../../db/tables/jobs.ts";
import { candidateJobInterests } from "../../db/tables/profiles.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aPublicJob } from "../../test/fixtures/factories.ts";
import { aBrowser, type Browser, goodPassword } from "../../test/browsers.ts";

const { app, owner } = await buildTestApp();

const ward = {
  title: "Registered Nurse",
  company: "Northside",
  start: "2018-03",
  end: null,
  description: "Triage at night, charting in Epic.",
};
const nurse = {
  title: "Registered Nurse",
  location: "Dayton, OH",
  skills: ["Triage", "Epic"],
  experience: [ward],
} satisfies ProfileUpdate;

const save = async (browser: Browser, changes: ProfileUpdate) => {
  const { profileId, revision } = (await browser.get("/api/candidate/profile")).json<{
    profileId: string | null;
    revision: number;
  }>();
  const response = await browser.patch("/api/candidate/profile", { profileId, revision, changes, base: {} });
  expect(response.statusCode).toBe(200);
};
const openingsOf = async (browser: Browser) => (await browser.get("/api/candidate/openings")).json<Openings>();
const marketOf = async (browser: Browser) => (await browser.get("/api/candidate/market")).json<MarketInsight>();

const inDayton = await aPublicJob(owner.db);
const cook = await aPublicJob(owner.db, {
  title: "Line Cook",
  industry: "Hospitality",
  description: "A grill on the river.",
  requirements: ["One year on a grill line", "Food safety certificate"],
});

test("an empty profile gets the list of missing fields and no scores", async () => {
  const browser = aBrowser(app);
  const openings = await openingsOf(browser);
  expect(openings).toMatchObject({
    isMatched: false,
    toAdd: ["experience", "skills", "title"],
    openings: [],
    saved: [],
  });
  expect(openings.openJobs).toBe(2);
  expect(browser.jar.size, "looking makes no session").toBe(0);
  await save(browser, { title: "Registered Nurse", skills: ["Triage"] });
  expect(await openingsOf(browser)).toMatchObject({ isMatched: false, toAdd: ["experience"], openings: [] });
});

test("a job has the engine's score, its met needs, and what would raise the score", async () => {
  const browser = aBrowser(app);
  await save(browser, nurse);
  const { openings, isMatched, scored } = await openingsOf(browser);
  expect({ isMatched, scored }).toEqual({ isMatched: true, scored: 2 });
  expect(openings.map(({ job }) => job.id)).toEqual([inDayton.id]);
  const [first] = openings;
  const { title, location, skills, experience } = nurse;
  const facts = factsOf({ currentTitle: title, location, skills, experience }, new Date().toISOString().slice(0, 7));
  const scorer = scorerFor(
    needsOf({
      title: inDayton.title,
      industry: inDayton.industry,
      description: inDayton.description,
      requirements: inDayton.requirements.join("\n"),
      location: inDayton.location,
      remote: false,
      salaryMin: 80_000,
      salaryMax: 95_000,
    }),
  );
  const trace = scorer.trace(facts);
  expect(first?.score).toBe(trace.overall);
  expect(first?.asked).toEqual({ met: 3, partly: 0, total: 4, areMusts: true });
  const gap = trace.needs.find(({ words }) => words === "Wound care")?.need ?? "";
  expect(first?.lift).toEqual({ needs: [gap], score: scorer.withMet(facts, [gap]) });
  expect(first?.lift?.score).toBe(trace.counterfactuals.find(({ need }) => need === gap)?.overall);
  const triage = first?.trace.needs.find(({ words }) => words === "Triage");
  expect(triage?.elements[0]?.quotes[0]).toMatchObject({ where: "Registered Nurse, Northside", text: "Triage" });
});

test("suggests two gaps together if they raise the score most together", async () => {
  const browser = aBrowser(app);
  await save(browser, { ...nurse, skills: ["Triage"], experience: [{ ...ward, description: "Triage." }] });
  const lift = (await openingsOf(browser)).openings.find(({ job }) => job.id === inDayton.id)?.lift;
  expect(lift?.needs).toHaveLength(2);
  await save(browser, { skills: ["Triage", "Epic", "Wound care"] });
  // The suggested score is reached once a dated role closes the gaps.
  await save(browser, { experience: [{ ...ward, description: "Triage, wound care and charting in Epic." }] });
  const raised = (await openingsOf(browser)).openings.find(({ job }) => job.id === inDayton.id);
  expect(raised?.lift).toBeNull();
  expect(raised?.score).toBeGreaterThanOrEqual(lift?.score ?? 100);
});

test("a job is saved once, marked when it closes, and carried over into an account", async () => {
  const browser = aBrowser(app);
  const job = await aPublicJob(owner.db, { title: "Night Nurse" });
  const url = `/api/candidate/saved-jobs/${job.id}`;
  expect((await browser.put(url)).json()).toEqual({ isSaved: true });
  expect((await browser.put(url)).statusCode).toBe(200);
  expect((await openingsOf(browser)).saved).toMatchObject([
    { job: { id: job.id, slug: job.slug }, isOpen: true, score: null },
  ]);
  await save(browser, nurse);
  expect((await openingsOf(browser)).saved[0]?.score).toBeGreaterThan(0);
  const account = { name: "Maya Okafor", email: "saver@people.example", password: goodPassword };
  expect((await browser.post("/api/auth/sign-up/email", account)).statusCode).toBe(200);
  await owner.db.update(jobs).set({ isActive: false }).where(eq(jobs.id, job.id));
  expect((await openingsOf(browser)).saved).toMatchObject([{ job: { id: job.id }, isOpen: false, score: null }]);
  expect((await aBrowser(app).put(url)).statusCode, "a closed job is anonymous's to save").toBe(404);
  expect((await browser.delete(url)).json()).toEqual({ isSaved: false });
  expect((await openingsOf(browser)).saved).toEqual([]);
});

test("saved jobs can't be seen or removed by others", async () => {
  const [ownBrowser, theirs] = [aBrowser(app), aBrowser(app)];
  const url = `/api/candidate/saved-jobs/${cook.id}`;
  await ownBrowser.put(url);
  await theirs.put(`/api/candidate/saved-jobs/${inDayton.id}`);
  await theirs.delete(url);
  expect((await openingsOf(ownBrowser)).saved).toHaveLength(1);
  expect((await openingsOf(theirs)).saved.map(({ job }) => job.id)).toEqual([inDayton.id]);
  const anonymous = aBrowser(app);
  expect((await anonymous.put(`/api/candidate/saved-jobs/${randomUUID()}`)).statusCode).toBe(404);
  expect(anonymous.jar.size).toBe(0);
  expect(await owner.db.$count(candidateJobInterests, eq(candidateJobInterests.jobId, cook.id))).toBe(1);
});

test("an edited ad is read again", async () => {
  const browser = aBrowser(app);
  await save(browser, nurse);
  const job = await aPublicJob(owner.db, { company: "Edited" });
  const askedOf = async () => (await openingsOf(browser)).openings.find((each) => each.job.id === job.id)?.asked;
  expect(await askedOf()).toMatchObject({ met: 3, total: 4 });
  await owner.db
    .update(jobs)
    .set({ requirements: ["Triage", "Epic"] })
    .where(eq(jobs.id, job.id));
  expect(await askedOf()).toMatchObject({ met: 2, total: 2 });
  await owner.db.delete(jobs).where(eq(jobs.id, job.id));
});

test("market data shows open jobs of the same work, their pay, and our role's range", async () => {
  const browser = aBrowser(app);
  expect(await marketOf(browser)).toMatchObject({
    title: "",
    completeness: 0,
    jobs: 0,
    asked: [],
    pay: null,
    role: null,
  });
  await save(browser, nurse);
  await owner.db.delete(jobs).where(eq(jobs.title, "Night Nurse"));
  const second = await aPublicJob(owner.db, {
    salaryMinUsd: 70_000,
    salaryMaxUsd: 90_000,
    requirements: ["Wound care", "Epic"],
  });
  const silent = await aPublicJob(owner.db, { salaryMinUsd: null, salaryMaxUsd: null, requirements: ["Wound care"] });
  const market = await marketOf(browser);
  expect(market.jobs).toBe(3);
  expect(market.pay).toEqual({ count: 2, lowUsd: 70_000, highUsd: 95_000 });
  expect(market.asked[0]).toEqual({ name: "Wound care", askedBy: 3, has: false });
  expect(market.asked).toContainEqual({ name: "Epic", askedBy: 2, has: true });
  expect(market.next[0]).toEqual({ kind: "skill", name: "Wound care", askedBy: 3, of: 3 });
  expect(market.role).toMatchObject({ title: "Registered Nurse", category: "Healthcare", salaryRange: "$65K-$120K" });
  for (const { id } of [second, silent]) await owner.db.delete(jobs).where(eq(jobs.id, id));
});
