import { expect, test } from "vitest";
import type { Dashboard } from "#domain/dashboard/dashboard.ts";
import { demoMetrics } from "#domain/demo/demo-company.ts";
import { seedDatabase } from "../../db/seed/seed.ts";
import { buildTestApp } from "../../test/build-test-app.ts";

const { app, ownerUrl } = await buildTestApp();

test("returns not found without a demo workspace", async () => {
  expect((await app.inject("/api/dashboard")).statusCode).toBe(404);
});

test("shows visitors the demo workspace, counted from its rows", async () => {
  await seedDatabase(ownerUrl, new Date());
  const { workspace, tiles, jobs, teams } = (await app.inject("/api/dashboard")).json<Dashboard>();
  expect(workspace).toMatchObject({ name: "Riverbend Health", isDemo: true, hasSampleData: false });
  const { activeJobs, applications, hiringTeams, interviews } = demoMetrics;
  expect(tiles).toEqual({ activeJobs, applications, hiringTeams, interviews });
  expect(jobs.length).toBeGreaterThanOrEqual(24);
  expect(teams).toHaveLength(8);
  expect(teams.reduce((total, team) => total + team.activeJobs, 0)).toBe(activeJobs);
  expect(teams.every((team) => team.members > 0)).toBe(true);
});
