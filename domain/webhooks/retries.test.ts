import { expect, test } from "vitest";
import { mostTries, nextTryIn, restAfterFailuresMs, retryAfterMs, retryWaitsMs } from "./retries.ts";

const now = new Date("2026-05-04T14:00:00Z");

test("tries come ever later, ten in all, and then none", () => {
  const waits = Array.from({ length: mostTries }, (_none, made) => nextTryIn(made + 1, undefined, 0.5));
  expect(waits).toEqual([...retryWaitsMs, undefined]);
  expect(retryWaitsMs.toSorted((a, b) => a - b)).toEqual(retryWaitsMs);
  expect(retryWaitsMs.reduce((sum, wait) => sum + wait, 0) / 3_600_000).toBeGreaterThan(72);
});

test("chance spreads a wait by a tenth and no more", () => {
  expect([nextTryIn(2, undefined, 0), nextTryIn(2, undefined, 1)]).toEqual([285_000, 315_000]);
});

test("a receiver that asks for more time gets it, up to a day; less than planned changes nothing", () => {
  expect(nextTryIn(1, 60_000, 0.5)).toBe(60_000);
  expect(nextTryIn(2, 1000, 0.5)).toBe(300_000);
  expect(nextTryIn(1, 900_000_000, 0.5)).toBe(90_720_000);
  expect(nextTryIn(mostTries, 60_000, 0.5)).toBeUndefined();
});

test("Retry-After is read as seconds and as a date, and nonsense is nothing", () => {
  expect(retryAfterMs("120", now)).toBe(120_000);
  expect(retryAfterMs("Mon, 04 May 2026 14:10:00 GMT", now)).toBe(600_000);
  expect(retryAfterMs("Mon, 04 May 2020 14:10:00 GMT", now)).toBe(0);
  expect([retryAfterMs("soon", now), retryAfterMs(null, now), retryAfterMs("-5", now)]).toEqual([
    undefined,
    undefined,
    0,
  ]);
});

test("an endpoint rests after its third failure in a row, ever longer, half an hour at most", () => {
  expect([1, 2, 3, 4, 5, 30].map(restAfterFailuresMs)).toEqual([0, 0, 30_000, 60_000, 120_000, 1_800_000]);
});
