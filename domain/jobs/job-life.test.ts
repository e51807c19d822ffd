import { expect, test } from "vitest";
import { afterStep, jobSteps, stepsFrom, stepWords } from "./job-life.ts";
import { jobStatuses } from "./job-status.ts";

test("a job goes from draft to active, between active and paused, to closed, and back to active", () => {
  const table = jobStatuses.map((status) => [status, ...jobSteps.map((step) => afterStep(status, step))]);
  expect(table).toEqual([
    ["draft", "active", null, null],
    ["active", null, "paused", "closed"],
    ["paused", "active", null, "closed"],
    ["closed", "active", null, null],
  ]);
});

test("nothing leads back to a draft, and every status but the draft can be reached", () => {
  const reached = jobStatuses.flatMap((status) => stepsFrom(status).map((step) => afterStep(status, step)));
  expect(new Set(reached)).toEqual(new Set(["active", "paused", "closed"]));
});

test("opening is called by where it begins", () => {
  expect((["draft", "paused", "closed"] as const).map((status) => stepWords(status, "open"))).toEqual([
    "Publish",
    "Resume",
    "Reopen",
  ]);
});
