/** The navigation of a workspace: its counts and the caller's pinned jobs. */
import { expect, test } from "vitest";
import { maxPinnedJobs, type Navigation } from "#domain/navigation/navigation.ts";
import { seedDatabase } from "../../db/seed/seed.ts";
import { aBrowser, type Browser } from "../../test/browsers.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aCandidate, aJob } from "../../test/fixtures/factories.ts";
import { aWorkspace } from "../../test/fixtures/workspace-factory.ts";
import { demoMetrics } from "#domain/demo/demo-company.ts";

const { app, owner, ownerUrl } = await buildTestApp();

const navigationOf = async (browser: Browser): Promise<Navigation> =>
  (await browser.get("/api/navigation")).json<Navigation>();
const pin = (browser: Browser, id: string) => browser.put(`/api/jobs-enhanced/${id}/pin`);

test("counts the workspace of the caller, and shows visitors the demo", async () => {
  await seedDatabase(ownerUrl, new Date());
  const { browser, companyId } = await aWorkspace(app);
  await aJob(owner.db, { companyId, status: "active" });
  await aJob(owner.db, { companyId, status: "draft" });
  await aCandidate(owner.db, { companyId });
  expect((await navigationOf(browser)).counts).toEqual({
    activeJobs: 1,
    candidates: 1,
    scheduledInterviews: 0,
    openOffers: 0,
  });
  const { activeJobs, interviews } = demoMetrics;
  expect((await navigationOf(aBrowser(app))).counts).toMatchObject({ activeJobs, scheduledInterviews: interviews });
});

test("pins jobs for one person, in order, up to the limit", async () => {
  const { browser, companyId } = await aWorkspace(app);
  const { browser: stranger } = await aWorkspace(app);
  const jobs = await Promise.all(
    Array.from({ length: maxPinnedJobs + 1 }, (_, index) => aJob(owner.db, { companyId, title: `Job ${index}` })),
  );
  const [first, ...others] = jobs.map(({ id }) => id);
  for (const id of [first ?? "", first ?? "", ...others.slice(0, -1)])
    expect((await pin(browser, id)).statusCode).toBe(200);
  expect((await pin(browser, others.at(-1) ?? "")).statusCode).toBe(409);
  expect((await navigationOf(browser)).pinnedJobs.map(({ title }) => title)).toEqual(
    Array.from({ length: maxPinnedJobs }, (_, index) => `Job ${index}`),
  );
  expect((await pin(stranger, first ?? "")).statusCode).toBe(404);
  expect((await navigationOf(stranger)).pinnedJobs).toEqual([]);
  expect((await browser.delete(`/api/jobs-enhanced/${first}/pin`)).statusCode).toBe(200);
  expect((await navigationOf(browser)).pinnedJobs).toHaveLength(maxPinnedJobs - 1);
});
