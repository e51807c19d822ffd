/** Reports over the API: the demo's stated metrics, policies, files, and validation. */
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Dashboard } from "#domain/dashboard/dashboard.ts";
import { demoMetrics } from "#domain/demo/demo-company.ts";
import { metricKeys } from "#domain/reports/definitions.ts";
import type { ReportRows, Reports } from "#domain/reports/reports.ts";
import { percentOf, type Tally } from "#domain/reports/tally.ts";
import { seedDatabase } from "../../db/seed/seed.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { aBoard, rejectionWithoutEmail } from "../../test/fixtures/board.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { anEmployer } from "../../test/fixtures/jobs.ts";
import { aBrowser, type Browser } from "../../test/browsers.ts";

const { app, owner, ownerUrl } = await buildTestApp();

const readReports = async (as: Browser, query = ""): Promise<Reports> =>
  (await as.get(`/api/reports${query}`)).json<Reports>();
const rowsOf = async (as: Browser, metric: string, query = ""): Promise<ReportRows> =>
  (await as.get(`/api/reports/${metric}/rows${query}`)).json<ReportRows>();

const nothing: Tally = {
  n: 0,
  left: 0,
  open: 0,
  reached: { screening: 0, interview: 0, offer: 0, hired: 0 },
  totalSeconds: 0,
  medianSeconds: null,
};

test("in an empty workspace every report counts nothing and has no rows", async () => {
  const admin = await anEmployer(app);
  const empty = { total: nothing, groups: [] };
  expect(await readReports(admin)).toEqual({
    hires: empty,
    arrivals: empty,
    stays: empty,
    cohorts: empty,
    choices: { jobs: [], teams: [], sources: [] },
  });
  for (const metric of metricKeys)
    expect(await rowsOf(admin, metric)).toEqual({ counted: empty, count: 0, rows: [], next: null });
});

test("[DASH-12] [DASH-14] visitors read the demo's reports, 18 days, 12% and 45%, as on the dashboard", async () => {
  await seedDatabase(ownerUrl, new Date());
  const visitor = aBrowser(app);
  const reports = await readReports(visitor);
  const { hires, arrivals } = reports;
  expect(hires.total.medianSeconds).toBe(demoMetrics.timeToHireDays * 86_400);
  expect(hires.total.totalSeconds).toBe(hires.total.n * demoMetrics.timeToHireDays * 86_400);
  expect(arrivals.total.n).toBe(demoMetrics.applications);
  expect(percentOf(arrivals.total.reached.hired, arrivals.total.n)).toBe(demoMetrics.successRatePercent);
  expect(percentOf(arrivals.total.reached.interview, arrivals.total.n)).toBe(demoMetrics.pipelineConversionPercent);
  expect((await visitor.get("/api/dashboard")).json<Dashboard>().reports).toEqual({ hires, arrivals });
  expect((await rowsOf(visitor, "success-rate", "?reached=hired")).count).toBe(hires.total.n);
});

test("a hire counts until undone; an undone move is no interview, stay or hire", async () => {
  const { admin, move, undo, first } = await aBoard(app, owner.db);
  const tenDaysAgo = new Date(Date.now() - 10 * 86_400_000);
  await owner.db.update(jobApplications).set({ appliedAt: tenDaysAgo }).where(eq(jobApplications.id, first));
  const toInterview = await move("applied", "interview");
  const toHired = await move("interview", "hired");
  const hired = await readReports(admin);
  expect(hired.hires.total).toMatchObject({ n: 1, left: 0 });
  expect(hired.hires.total.medianSeconds).toBeGreaterThanOrEqual(10 * 86_400);
  expect(hired.arrivals.total.reached).toEqual({ screening: 1, interview: 1, offer: 1, hired: 1 });
  expect(hired.stays.total).toMatchObject({ n: 2, left: 0 });
  await undo(toHired.moveId);
  const back = await readReports(admin);
  expect(back.hires.total).toEqual(nothing);
  expect(back.arrivals.total.reached).toEqual({ screening: 1, interview: 1, offer: 0, hired: 0 });
  expect(back.stays.total).toMatchObject({ n: 1, left: 1 });
  await undo(toInterview.moveId);
  const start = await readReports(admin);
  expect(start.arrivals.total).toMatchObject({ n: 1, open: 1, reached: nothing.reached });
  expect(start.stays.groups).toMatchObject([{ group: "applied", n: 0, left: 1 }]);
  await move("applied", "rejected", [first], rejectionWithoutEmail);
  expect((await readReports(admin)).arrivals.total).toMatchObject({ n: 1, open: 0, reached: nothing.reached });
});

test("a hire without a date is listed as left out and does not affect the median", async () => {
  const { admin, ids } = await aBoard(app, owner.db, ["Dated", "Undated"]);
  await owner.db
    .update(jobApplications)
    .set({ stage: "hired", status: "closed" })
    .where(inArray(jobApplications.id, ids));
  await owner.db
    .update(jobApplications)
    .set({ hiredAt: new Date() })
    .where(eq(jobApplications.id, ids[0] ?? ""));
  expect((await readReports(admin)).hires.total).toMatchObject({ n: 1, left: 1 });
});

test("a period includes its first instant and excludes the one after its last day", async () => {
  const { admin, ids } = await aBoard(app, owner.db, ["Before", "First", "Last", "After"]);
  const instants = [
    "2026-01-14T23:59:59.999Z",
    "2026-01-15T00:00:00Z",
    "2026-01-31T23:59:59.999Z",
    "2026-02-01T00:00:00Z",
  ];
  for (const [index, instant] of instants.entries())
    await owner.db
      .update(jobApplications)
      .set({ appliedAt: new Date(instant) })
      .where(eq(jobApplications.id, ids[index] ?? ""));
  const { rows } = await rowsOf(admin, "success-rate", "?period=custom&from=2026-01-15&to=2026-01-31");
  expect(rows.map(({ name }) => name)).toEqual(["Last Okafor", "First Okafor"]);
});

test("another workspace's rows are never returned", async () => {
  const { admin, job } = await aBoard(app, owner.db, ["Ada", "Bo"]);
  expect((await rowsOf(admin, "success-rate", `?job=${job.id}`)).count).toBe(2);
  const other = await anEmployer(app);
  expect((await readReports(other, `?job=${job.id}`)).arrivals.total).toEqual(nothing);
  expect((await rowsOf(other, "success-rate", `?job=${job.id}`)).rows).toEqual([]);
  expect((await other.get(`/api/reports/success-rate/rows.csv?job=${job.id}`)).body).not.toContain("Ada");
});

test("the file has every row of the metric and no formula", async () => {
  const { admin, ids } = await aBoard(
    app,
    owner.db,
    Array.from({ length: 60 }, (_each, index) => `Person${index}`),
  );
  await owner.db
    .update(candidates)
    .set({ firstName: "=HYPERLINK(1)", lastName: 'A "quoted", name' })
    .where(eq(candidates.firstName, "Person7"));
  await owner.db
    .update(jobApplications)
    .set({ source: "@sum" })
    .where(eq(jobApplications.id, ids[0] ?? ""));
  const first = await rowsOf(admin, "source-performance");
  expect([first.count, first.rows.length, first.next === null]).toEqual([60, 50, false]);
  const response = await admin.get("/api/reports/source-performance/rows.csv");
  expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(response.headers["content-disposition"]).toMatch(
    /^attachment; filename=source-performance-\d{4}-\d\d-\d\d\.csv$/,
  );
  const lines = response.body.trimEnd().split("\r\n");
  expect(lines[0]).toMatch(/^\uFEFFCandidate,Job,Source,/);
  expect(lines).toHaveLength(61);
  expect(response.body).toContain(`"'=HYPERLINK(1) A ""quoted"", name"`);
  expect(response.body).toContain(",'@sum,");
  const part = await admin.get("/api/reports/source-performance/rows.csv?group=%40sum");
  expect(part.body.trimEnd().split("\r\n")).toHaveLength(2);
});

test("rejects invalid filters", async () => {
  const admin = await anEmployer(app);
  for (const path of [
    "/api/reports?period=custom&from=2026-02-01&to=2026-01-01",
    "/api/reports?period=custom&from=0000-01-01&to=2026-01-01",
    "/api/reports?period=7",
    "/api/reports?job=nobody",
    "/api/reports/success-rate/rows?after=nowhere",
    "/api/reports/success-rate/rows?reached=rejected",
    "/api/reports/success-rate/rows.csv?period=custom&from=2026-02-01&to=2026-01-01",
    "/api/reports/success-rate/rows.csv?period=7",
  ])
    expect((await admin.get(path)).statusCode, path).toBe(400);
  expect((await admin.get("/api/reports/nonsense/rows.csv")).statusCode).toBe(404);
});
