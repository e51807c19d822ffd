import { expect, test } from "vitest";
import { statusAfterStep, jobSteps, allowedSteps, jobStepLabel } from "./job-lifecycle.ts";
import { jobStatuses } from "./job-status.ts";

test("allows exactly the listed status transitions", () => {
  const table = jobStatuses.map((status) => [status, ...jobSteps.map((step) => statusAfterStep(status, step))]);
  expect(table).toEqual([
    ["draft", "active", null, null],
    ["active", null, "paused", "closed"],
    ["paused", "active", null, "closed"],
    ["closed", "active", null, null],
  ]);
});

test("reaches every status except draft", () => {
  const reachableStatuses = jobStatuses.flatMap((status) =>
    allowedSteps(status).map((step) => statusAfterStep(status, step)),
  );
  expect(new Set(reachableStatuses)).toEqual(new Set(["active", "paused", "closed"]));
});

test("labels opening by the current status", () => {
  expect((["draft", "paused", "closed"] as const).map((status) => jobStepLabel(status, "open"))).toEqual([
    "Publish",
    "Resume",
    "Reopen",
  ]);
});
