import { expect, test } from "vitest";
import { allowanceOf, publishDenialReason } from "./allowance.ts";

const created = new Date("2026-11-01T10:00:00Z");
const at = (now: string) => new Date(now);

test.each([
  ["2026-11-01T10:00:00Z", "trial", 14],
  ["2026-11-01T10:00:01Z", "trial", 14],
  ["2026-11-14T10:00:01Z", "trial", 1],
  ["2026-11-15T09:59:59Z", "trial", 1],
  ["2026-11-15T10:00:00Z", "ended", 0],
])("[PRICE-04] at %s a trial is %s with %d days left", (now, state, daysLeft) => {
  expect(allowanceOf(created, null, at(now))).toMatchObject({ state, daysLeft, name: "Trial" });
});

test.each([
  ["starter", 5],
  ["professional", 25],
  ["enterprise", null],
] as const)("[PRICE-01] [PRICE-02] [PRICE-03] %s allows %s postings", (plan, postings) => {
  const allowance = allowanceOf(created, { plan, endsOn: null }, at("2030-01-01T00:00:00Z"));
  expect(allowance).toMatchObject({ state: "plan", plan, postings, daysLeft: null });
});

test("counts a plan to the end of its last day", () => {
  const subscription = { plan: "starter", endsOn: "2027-01-31" } as const;
  expect(allowanceOf(created, subscription, at("2027-01-31T23:59:59Z"))).toMatchObject({ state: "plan", daysLeft: 1 });
  const ended = allowanceOf(created, subscription, at("2027-02-01T00:00:00Z"));
  expect(ended).toMatchObject({ state: "ended", name: "Plan", endsAt: "2027-02-01T00:00:00.000Z" });
  expect(publishDenialReason(ended, 0)).toContain("Your plan has ended");
});

test("rejects only the posting above the limit", () => {
  const allowance = allowanceOf(created, { plan: "starter", endsOn: null }, at("2026-11-02T00:00:00Z"));
  expect(publishDenialReason(allowance, 4)).toBeNull();
  expect(publishDenialReason(allowance, 5)).toContain("Starter allows 5 active postings, and you have 5.");
  expect(publishDenialReason(allowanceOf(created, { plan: "enterprise", endsOn: null }, created), 5000)).toBeNull();
});
