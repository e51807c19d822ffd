/** The decision log: every run, the people it listed, and what was done about each until the next run listed them again. */
import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { LoggedMatch } from "#domain/fairness/decision-log.ts";
import { introductionRequests, matchRuns } from "../../db/tables/matches.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aCandidate, aFindableProfile, aJob } from "../../test/fixtures/factories.ts";
import { anEmployer } from "../../test/fixtures/jobs.ts";

const { app, owner } = await buildTestApp();

const nurse = {
  currentTitle: "ICU Registered Nurse",
  location: "Columbus, OH",
  experience: 8,
  skills: ["Patient Care", "Epic", "ACLS"],
  workHistory: [
    {
      title: "ICU Registered Nurse",
      company: "Riverside Methodist",
      industry: "Healthcare",
      start: "2018-02",
      end: null,
      description: "Critical care for ventilated patients, charting in Epic, patient care.",
    },
  ],
};

const matchOfRun = (rows: readonly LoggedMatch[], id: string, runNumber = 1) =>
  rows.find(({ personId, run }) => personId === id && run === runNumber);
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

const aMatchedJob = async () => {
  const admin = await anEmployer(app);
  const { companyId } = admin;
  const { id: jobId } = await aJob(owner.db, {
    companyId,
    title: "=ICU Registered Nurse",
    department: "Nursing",
    location: "Columbus, OH",
    requirements: "Must have: Epic\nMust have: Patient Care",
  });
  const createCandidate = async () => (await aCandidate(owner.db, { companyId, ...nurse })).id;
  const addApplication = async (candidateId: string) => {
    const [row] = await owner.db.insert(jobApplications).values({ companyId, jobId, candidateId }).returning();
    return row?.id ?? "";
  };
  const run = async () => (await admin.post("/api/ai/match-candidates", { jobId })).statusCode;
  const log = async () => (await admin.get("/api/decision-log?format=json")).json<LoggedMatch[]>();
  return { admin, companyId, jobId, createCandidate, addApplication, run, log };
};

test("logs each candidate's rank and score in a run, and what was done until the next", async () => {
  const { admin, companyId, jobId, createCandidate, addApplication, run, log } = await aMatchedJob();
  expect(await log()).toEqual([]);
  const [movedId, rejectedId, notAppliedId] = [
    await createCandidate(),
    await createCandidate(),
    await createCandidate(),
  ];
  const [movedApplicationId, rejectedApplicationId] = [await addApplication(movedId), await addApplication(rejectedId)];
  // This happened before the run, so it is not logged for it.
  await owner.db.insert(pipelineActivities).values({
    companyId,
    applicationId: movedApplicationId,
    activityType: "stage_change",
    fromStage: "applied",
    toStage: "screening",
    createdAt: new Date(Date.now() - 60_000),
  });
  expect(await run()).toBe(200);
  const move = await admin.post(`/api/applications/${movedApplicationId}/stage`, { from: "applied", to: "interview" });
  expect(move.statusCode, move.body).toBe(200);
  await owner.db.insert(pipelineActivities).values([
    {
      companyId,
      applicationId: rejectedApplicationId,
      activityType: "rejected",
      fromStage: "applied",
      toStage: "rejected",
    },
    { companyId, applicationId: rejectedApplicationId, activityType: "note", description: "Too expensive for us" },
  ]);
  const first = await log();
  expect(first).toHaveLength(3);
  expect(first.map(({ place: rank }) => rank)).toEqual([1, 2, 3]);
  expect(matchOfRun(first, movedId)).toMatchObject({
    run: 1,
    runBy: "Ada Reyes",
    jobId,
    fromNetwork: false,
    provenExact: true,
    actions: [{ action: "stage_change", from: "applied", to: "interview", by: "Ada Reyes" }],
    stageNow: "interview",
    statusNow: "active",
    nextRunAt: null,
  });
  expect(matchOfRun(first, rejectedId)?.actions.map(({ action }) => action)).toEqual(["rejected"]);
  expect(matchOfRun(first, notAppliedId)).toMatchObject({ actions: [], stageNow: null });
  const [matchRun] = await owner.db.select().from(matchRuns).where(eq(matchRuns.companyId, companyId));
  expect(matchOfRun(first, notAppliedId)).toMatchObject({
    inputsHash: matchRun?.inputsHash,
    settingsHash: matchRun?.settingsHash,
    engineVersion: matchRun?.engineVersion,
    score: (matchRun?.results as { overall: number }[] | undefined)?.[0]?.overall,
  });

  expect(await run()).toBe(200);
  const addedApplicationId = await addApplication(notAppliedId);
  await owner.db
    .insert(pipelineActivities)
    .values({ companyId, applicationId: addedApplicationId, activityType: "application_added", toStage: "applied" });
  // A note is not a decision and is not logged; the other two are.
  for (const activityType of ["note", "interview_cancelled", "scorecard_submitted"])
    await owner.db.insert(pipelineActivities).values({ companyId, applicationId: addedApplicationId, activityType });
  const second = await log();
  expect(second).toHaveLength(6);
  expect(matchOfRun(second, notAppliedId, 1)).toMatchObject({ actions: [], nextRunAt: expect.any(String) });
  expect(matchOfRun(second, notAppliedId, 2)?.actions.map(({ action }) => action)).toEqual([
    "application_added",
    "interview_cancelled",
    "scorecard_submitted",
  ]);
  expect(matchOfRun(second, movedId, 1)?.actions).toHaveLength(1);
  expect(matchOfRun(second, movedId, 2)?.actions).toEqual([]);

  const file = await admin.get("/api/decision-log");
  expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
  const lines: Record<string, string>[] = parse(file.body, { bom: true, columns: true });
  const line = (id: string, runNumber: string) =>
    lines.find((each) => each["person_id"] === id && each["run"] === runNumber);
  expect(line(movedId, "1")).toMatchObject({
    job: "'=ICU Registered Nurse",
    action: "moved from applied to interview",
    action_by: "Ada Reyes",
    stage_now: "interview",
    proven_exact: "yes",
  });
  expect(line(notAppliedId, "1")?.["action"]).toBe("no action before the next run");
  expect(line(movedId, "2")?.["action"]).toBe("no action yet");
  expect(file.body).not.toMatch(/Okafor|expensive/);
});

test("logs empty runs and several batches, but not other workspaces", async () => {
  const { run, log } = await aMatchedJob();
  for (let count = 0; count < 22; count += 1) expect(await run()).toBe(200);
  const rows = await log();
  expect(rows.map((row) => row.run)).toEqual(Array.from({ length: 22 }, (_each, index) => index + 1));
  expect(new Set(rows.map(({ place, personId, score }) => [place, personId, score].join()))).toEqual(new Set([",,"]));
  const other = await aMatchedJob();
  expect(await other.log()).toEqual([]);
});

test("follows a network candidate through the introduction to their record", async () => {
  const { companyId, jobId, createCandidate, addApplication, run, log } = await aMatchedJob();
  const profile = await aFindableProfile(owner.db, {
    title: nurse.currentTitle,
    location: nurse.location,
    skills: [...nurse.skills],
    experience: [...nurse.workHistory],
  });
  expect(await run()).toBe(200);
  const candidateId = await createCandidate();
  await owner.db.insert(introductionRequests).values({
    companyId,
    jobId,
    profileId: profile.id,
    status: "accepted",
    requestedAt: later(1),
    answeredAt: later(2),
    candidateId,
  });
  const applicationId = await addApplication(candidateId);
  await owner.db.insert(pipelineActivities).values({
    companyId,
    applicationId,
    activityType: "stage_change",
    fromStage: "applied",
    toStage: "offer",
    createdAt: later(3),
  });
  const row = (await log()).find(({ personId }) => personId === profile.id);
  expect(row).toMatchObject({ fromNetwork: true, stageNow: "applied" });
  expect(row?.actions.map(({ action, to }) => [action, to])).toEqual([
    ["introduction_requested", null],
    ["introduction_answered", "accepted"],
    ["stage_change", "offer"],
  ]);
});

test("rejects an unknown log format", async () => {
  const { admin } = await aMatchedJob();
  expect((await admin.get("/api/decision-log?format=xml")).statusCode).toBe(400);
});
