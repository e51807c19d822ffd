/** Audit tables of a workspace and of a job through the API: compared with a hand-computed example, and when they are refused. */
import { parse } from "csv-parse/sync";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Audit, auditLimits, auditDenialReasons, type Fairness } from "#domain/fairness/audits.ts";
import type { RaceAnswer, SexAnswer } from "#domain/fairness/categories.ts";
import { fairnessAudits } from "../../db/tables/fairness.ts";
import { interviews } from "../../db/tables/interviews.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { auditLog } from "../../db/tables/records.ts";
import { answeredApplications } from "../../test/fixtures/answered-applications.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aJob } from "../../test/fixtures/factories.ts";
import { anEmployer } from "../../test/fixtures/jobs.ts";

const { app, owner } = await buildTestApp();

const strong = {
  currentTitle: "ICU Registered Nurse",
  location: "Columbus, OH",
  experience: 8,
  skills: ["Patient Care", "Epic", "ACLS"],
  workHistory: [
    { title: "ICU Registered Nurse", company: "Riverside", start: "2018-02", end: null, description: "Epic" },
  ],
};
const weak = { currentTitle: "Line Cook", skills: ["Grill"] };

const aHiringCompany = async () => {
  const admin = await anEmployer(app);
  const { companyId } = admin;
  const job = (title = "ICU Registered Nurse") =>
    aJob(owner.db, {
      companyId,
      title,
      location: "Columbus, OH",
      requirements: "Must have: Epic\nMust have: Critical care",
    });
  const { id: jobId } = await job();
  const add = (count: number, more: Parameters<typeof answeredApplications>[3] = {}, of = jobId) =>
    answeredApplications(owner.db, { companyId, jobId: of }, count, more);
  const make = async (of: string | null = null) => admin.post("/api/fairness/audits", { jobId: of });
  return { admin, companyId, jobId, job, add, make };
};

const tableIn = ({ tables }: Audit, outcome: string, grouping: string) =>
  tables.find((table) => table.outcome === outcome && table.grouping === grouping);
const rowsIn = (audit: Audit, outcome: string, grouping: string) =>
  tableIn(audit, outcome, grouping)?.rows.map(({ category, people, selected, impactRatio, fourFifths }) => [
    category,
    people,
    selected,
    impactRatio === null ? null : Number(impactRatio.toFixed(4)),
    fourFifths.status,
  ]);

/** 40 White men, 20 interviewed and 10 of them hired; 40 Black women, 10 and 5; 10 Asian women, 6 and 5; ten give no answer. */
const worked = async ({ add }: Awaited<ReturnType<typeof aHiringCompany>>) => {
  const group = async (
    sex: SexAnswer,
    race: RaceAnswer,
    [none, interview, hired]: readonly number[],
    scores: readonly number[],
  ) => {
    // The first ones of a group are strong, the others weak.
    let above = scores[0] ?? 0;
    const counts = [none, interview, hired].map((count) => count ?? 0);
    for (const [index, stage] of ["applied", "interview", "hired"].entries()) {
      const count = counts[index] ?? 0;
      const good = Math.min(above, count);
      above -= good;
      if (good > 0) await add(good, { sex, race, stage, record: strong });
      if (count > good) await add(count - good, { sex, race, stage, record: weak });
    }
  };
  await group("male", "white", [20, 10, 10], [24]);
  await group("female", "black", [30, 5, 5], [12]);
  await group("female", "asian", [4, 1, 5], [6]);
  await add(5, { record: strong });
  await add(5, { sex: "declined", race: "declined", record: weak });
};

test("matches an example computed by hand in all three kinds of tables", async () => {
  const company = await aHiringCompany();
  await worked(company);
  const response = await company.make();
  expect(response.statusCode, response.body).toBe(201);
  const audit = response.json<Audit>();
  expect(audit).toMatchObject({ applicants: 100, job: null, by: "Ada Reyes" });

  // Men 20/40 = 0.50; women 16/50 = 0.32; 0.32 / 0.50 = 0.64.
  expect(rowsIn(audit, "interview", "sex")).toEqual([
    ["female", 50, 16, 0.64, "below"],
    ["male", 40, 20, 1, "reference"],
  ]);
  // White 20/40 = 0.50; Black 10/40 = 0.25; Asian 6/10 = 0.60, the highest: 0.8333, 0.4167, 1. The reference is White, the highest with 30
  // or more.
  expect(rowsIn(audit, "interview", "race")).toEqual([
    ["white", 40, 20, 0.8333, "reference"],
    ["black", 40, 10, 0.4167, "below"],
    ["asian", 10, 6, 1, "too-few"],
  ]);
  expect(rowsIn(audit, "interview", "both")).toEqual([
    ["white/male", 40, 20, 0.8333, "reference"],
    ["black/female", 40, 10, 0.4167, "below"],
    ["asian/female", 10, 6, 1, "too-few"],
  ]);
  const [women] = tableIn(audit, "interview", "sex")?.rows ?? [];
  expect(women?.rate).toBeCloseTo(0.32, 12);
  // Whole numbers: Fisher's p of 16 of 50 against 20 of 40.
  expect(women?.fourFifths.p).toBeCloseTo(0.089_849_545_801_387, 10);
  for (const { unknown, status } of audit.tables) expect([status, unknown]).toEqual(["shown", 10]);

  // Hired: 10/40 = 0.25 and 10/50 = 0.20: exactly four fifths.
  expect(rowsIn(audit, "hired", "sex")).toEqual([
    ["female", 50, 10, 0.8, "within"],
    ["male", 40, 10, 1, "reference"],
  ]);
  // 47 strong of 100: the median is the weak ones' score, and above it are the strong. 24/40 = 0.60; 18/50 = 0.36.
  expect(rowsIn(audit, "score", "sex")).toEqual([
    ["female", 50, 18, 0.6, "below"],
    ["male", 40, 24, 1, "reference"],
  ]);
  // 24/40 = 0.60; 12/40 = 0.30; 6/10 = 0.60.
  expect(rowsIn(audit, "score", "race")).toEqual([
    ["white", 40, 24, 1, "reference"],
    ["black", 40, 12, 0.5, "below"],
    ["asian", 10, 6, 1, "too-few"],
  ]);

  const { audits, jobs } = (await company.admin.get("/api/fairness")).json<Fairness>();
  expect(audits).toMatchObject([{ id: audit.id, job: null }]);
  expect(jobs.map(({ id }) => id)).toEqual([company.jobId]);
  expect((await company.admin.get(`/api/fairness/audits/${audit.id}`)).json()).toEqual(audit);
  const elsewhere = await anEmployer(app);
  expect((await elsewhere.get(`/api/fairness/audits/${audit.id}`)).statusCode).toBe(404);
  expect((await elsewhere.get(`/api/fairness/audits/${audit.id}/file`)).statusCode).toBe(404);
  expect((await elsewhere.post("/api/fairness/audits", { jobId: company.jobId })).statusCode).toBe(404);
});

test("exports every metric with its caveats and records the download", async () => {
  const company = await aHiringCompany();
  await worked(company);
  const { id } = (await company.make()).json<Audit>();
  const file = await company.admin.get(`/api/fairness/audits/${id}/file`);
  expect(file.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": expect.stringMatching(/^attachment; filename=bias-audit-\d{4}-\d\d-\d\d\.csv$/),
  });
  const lines: string[][] = parse(file.body, { bom: true });
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([12]));
  expect(lines[1]).toEqual([
    "Invited to an interview",
    "By sex",
    "Female",
    "50",
    "16",
    "0.320000",
    "0.640000",
    "no",
    "Below four fifths",
    "Male",
    "0.640000",
    expect.stringMatching(/^0\.0898/),
  ]);
  expect(lines.filter(([, , category]) => category?.startsWith("Unknown"))).toHaveLength(9);
  expect(lines.map(([text]) => text)).toContain(auditLimits[0]);
  const actions = await owner.db.select().from(auditLog).where(eq(auditLog.companyId, company.companyId));
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["fairness.audited", "fairness.downloaded"]),
  );
});

test("excludes withdrawals and samples and counts interviews unless undone", async () => {
  const { companyId, add, make } = await aHiringCompany();
  await add(20, { sex: "female", race: "white" });
  await add(10, { sex: "male", race: "white", stage: "interview" });
  await add(7, { sex: "male", race: "white", status: "withdrawn", stage: "hired" });
  await add(7, { sex: "male", race: "white", isSample: true, stage: "hired" });
  const moved = await add(6, { sex: "female", race: "white", stage: "rejected", status: "closed" });
  const undone = await add(6, { sex: "female", race: "white" });
  const answered = await add(1, { sex: "female", race: "white" });
  const step = { companyId, activityType: "stage_change", fromStage: "screening", toStage: "interview" };
  for (const applicationId of [...moved, ...undone]) {
    await owner.db.insert(pipelineActivities).values({ ...step, applicationId });
  }
  for (const applicationId of moved) {
    await owner.db
      .insert(pipelineActivities)
      .values({ companyId, applicationId, activityType: "rejected", fromStage: "interview", toStage: "rejected" });
  }
  for (const applicationId of undone) {
    await owner.db
      .insert(pipelineActivities)
      .values({ companyId, applicationId, activityType: "undone", fromStage: "interview", toStage: "screening" });
  }
  for (const [index, applicationId] of answered.entries()) {
    const status = index === 0 ? "completed" : "cancelled";
    await owner.db.insert(interviews).values({ companyId, applicationId, status, scheduledAt: new Date() });
  }
  const audit = (await make()).json<Audit>();
  expect(audit.applicants).toBe(20 + 10 + 6 + 6 + 1);
  expect(
    rowsIn(audit, "interview", "sex")?.map(([category, people, selected]) => [category, people, selected]),
  ).toEqual([
    ["female", 33, 7],
    ["male", 10, 10],
  ]);
});

const denialOf = ({ statusCode, body }: { readonly statusCode: number; readonly body: string }) => [
  statusCode,
  (JSON.parse(body) as { message: string }).message,
];

test("requires thirty answers, thirty days and five changes", async () => {
  const { companyId, add, make } = await aHiringCompany();
  await add(200, {});
  await add(19, { sex: "female", race: "white" });
  await add(10, { sex: "male", race: "white", stage: "interview" });
  expect(denialOf(await make())).toEqual([409, auditDenialReasons.few]);
  const [last] = await add(1, { sex: "male", race: "white" });
  expect((await make()).statusCode).toBe(201);
  const [status, message] = denialOf(await make());
  expect([status, message]).toEqual([
    409,
    expect.stringMatching(/^This analysis last ran on .* again starting .*\. The wait/),
  ]);
  const lastMonth = sql`now() - interval '31 days'`;
  await owner.db.execute(sql`update fairness_audits set made_at = ${lastMonth} where company_id = ${companyId}`);
  await owner.db.execute(sql`update self_identifications set answered_at = now() - interval '40 days'`);
  expect(denialOf(await make())).toEqual([409, auditDenialReasons.same]);
  await add(4, { sex: "female", race: "white" });
  expect(denialOf(await make())).toEqual([409, auditDenialReasons.same]);
  await owner.db
    .insert(pipelineActivities)
    .values({ companyId, applicationId: last ?? "", activityType: "rejected", fromStage: "applied" });
  expect((await make()).statusCode).toBe(201);
});

test("refuses tables that reveal who was selected, and never changes a table", async () => {
  const { companyId, add, make } = await aHiringCompany();
  await add(30, { sex: "female", race: "white", record: weak });
  await add(3, { sex: "male", race: "white", stage: "interview", record: weak });
  expect(denialOf(await make())).toEqual([409, auditDenialReasons.few]);
  await add(20, { sex: "male", race: "white", stage: "interview", record: weak });
  const audit = (await make()).json<Audit>();
  expect(tableIn(audit, "hired", "sex")).toMatchObject({ status: "few-outcomes", rows: [], unknown: null });
  // All scores are equal, so none is above the median.
  expect(tableIn(audit, "score", "sex")?.status).toBe("few-outcomes");
  expect(tableIn(audit, "interview", "sex")?.status).toBe("shown");
  await owner.db.update(jobApplications).set({ stage: "interview" }).where(eq(jobApplications.companyId, companyId));
  const { rows } = await owner.db.execute<{ may: boolean }>(
    sql`select has_table_privilege('app_server', 'fairness_audits', 'update') or has_table_privilege('app_server', 'fairness_audits', 'delete') as may`,
  );
  expect(rows).toEqual([{ may: false }]);
  const [kept] = await owner.db.select().from(fairnessAudits).where(eq(fairnessAudits.companyId, companyId));
  expect(kept?.tables).toEqual(audit.tables);
});

test("audits one job unless too few others answered", async () => {
  const { jobId, job, add, make } = await aHiringCompany();
  await add(20, { sex: "female", race: "black" });
  await add(20, { sex: "male", race: "black", stage: "interview" });
  const { id: other } = await job("Ward Clerk");
  await add(4, { sex: "male", race: "asian" }, other);
  expect(denialOf(await make(jobId))).toEqual([409, auditDenialReasons.elsewhere]);
  expect(denialOf(await make(other))).toEqual([409, auditDenialReasons.few]);
  await add(26, { sex: "female", race: "asian" }, other);
  const audit = (await make(jobId)).json<Audit>();
  expect(audit).toMatchObject({ job: { id: jobId, title: "ICU Registered Nurse" }, applicants: 40 });
  expect((await make()).json<Audit>().applicants).toBe(70);
});
