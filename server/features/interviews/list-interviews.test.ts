import { expect, test } from "vitest";
import { demoMetrics } from "#domain/demo/demo-company.ts";
import type { InterviewSummary } from "#domain/interviews/scorecard.ts";
import { seedDatabase } from "../../db/seed/seed.ts";
import { aBrowser, type Browser } from "../../test/browsers.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aWorkspace } from "../../test/fixtures/workspace-factory.ts";

const { app, ownerUrl } = await buildTestApp();

const listOf = async (browser: Browser) =>
  (await browser.get("/api/interviews")).json<{ interviews: InterviewSummary[] }>().interviews;

test("lists the interviews of the caller's workspace, and the demo's for visitors", async () => {
  await seedDatabase(ownerUrl, new Date());
  const { browser } = await aWorkspace(app);
  expect(await listOf(browser)).toEqual([]);
  const inDemo = await listOf(aBrowser(app));
  expect(inDemo.filter(({ status }) => status === "scheduled")).toHaveLength(demoMetrics.interviews);
  expect(inDemo.map(({ scheduledAt }) => scheduledAt)).toEqual(
    inDemo.map(({ scheduledAt }) => scheduledAt).toSorted((a, b) => b.localeCompare(a)),
  );
});
