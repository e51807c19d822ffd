import { expect, test } from "vitest";
import { maxTries, nextTryDelayMs, pauseAfterFailuresMs, retryAfterMs, retryWaitsMs } from "./retries.ts";

const now = new Date("2026-05-04T14:00:00Z");

test("waits longer before each of ten tries, then stops", () => {
  const waits = Array.from({ length: maxTries }, (_none, attemptsMade) =>
    nextTryDelayMs(attemptsMade + 1, undefined, 0.5),
  );
  expect(waits).toEqual([...retryWaitsMs, undefined]);
  expect(retryWaitsMs.toSorted((a, b) => a - b)).toEqual(retryWaitsMs);
  expect(retryWaitsMs.reduce((sum, wait) => sum + wait, 0) / 3_600_000).toBeGreaterThan(72);
});

test("varies a wait by at most a tenth", () => {
  expect([nextTryDelayMs(2, undefined, 0), nextTryDelayMs(2, undefined, 1)]).toEqual([285_000, 315_000]);
});

test("honors a longer Retry-After up to a day and ignores a shorter one", () => {
  expect(nextTryDelayMs(1, 60_000, 0.5)).toBe(60_000);
  expect(nextTryDelayMs(2, 1000, 0.5)).toBe(300_000);
  expect(nextTryDelayMs(1, 900_000_000, 0.5)).toBe(90_720_000);
  expect(nextTryDelayMs(maxTries, 60_000, 0.5)).toBeUndefined();
});

test("parses Retry-After as seconds or a date and ignores invalid values", () => {
  expect(retryAfterMs("120", now)).toBe(120_000);
  expect(retryAfterMs("Mon, 04 May 2026 14:10:00 GMT", now)).toBe(600_000);
  expect(retryAfterMs("Mon, 04 May 2020 14:10:00 GMT", now)).toBe(0);
  expect([retryAfterMs("soon", now), retryAfterMs(null, now), retryAfterMs("-5", now)]).toEqual([
    undefined,
    undefined,
    0,
  ]);
});

test("pauses an endpoint from its third failure on, up to half an hour", () => {
  expect([1, 2, 3, 4, 5, 30].map(pauseAfterFailuresMs)).toEqual([0, 0, 30_000, 60_000, 120_000, 1_800_000]);
});
