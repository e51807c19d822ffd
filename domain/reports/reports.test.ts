import { expect, test } from "vitest";
import { definitions, fewestForMedian, fewestForRate, figureKeys } from "./definitions.ts";
import { filterWords, isBackwards, periodOf, reportFilter, usualFilter } from "./report-filter.ts";
import { partWords } from "./reports.ts";
import { durationWords, isTooFew, meanWords, percentOf } from "./tally.ts";

const now = new Date("2026-11-16T09:30:00Z");
const day = 86_400;

test("a percentage is rounded half up by whole numbers, and is none of too few", () => {
  expect(percentOf(19, 156)).toBe(12);
  expect(percentOf(70, 156)).toBe(45);
  expect(percentOf(25, 200)).toBe(13);
  expect(percentOf(0, fewestForRate)).toBe(0);
  expect(percentOf(fewestForRate, fewestForRate)).toBe(100);
  expect(percentOf(fewestForRate - 1, fewestForRate - 1)).toBeNull();
  expect(percentOf(0, 0)).toBeNull();
  expect([fewestForMedian - 1, fewestForMedian].map((n) => isTooFew({ n }))).toEqual([true, false]);
});

test("a time is said in hours, tenths of a day or whole days, half up", () => {
  for (const [seconds, words] of [
    [0, "under 1 hour"],
    [3599, "under 1 hour"],
    [3600, "1 hour"],
    [3600 * 1.5, "2 hours"],
    [2 * day - 1, "48 hours"],
    [2 * day, "2 days"],
    [4.5 * day, "4.5 days"],
    [859_680, "10 days"],
    [18 * day, "18 days"],
    [18.5 * day, "19 days"],
  ] as const)
    expect(durationWords(seconds), String(seconds)).toBe(words);
  expect(meanWords({ totalSeconds: 342 * day, n: 19 })).toBe("18 days");
  expect(meanWords({ totalSeconds: 10 * day, n: 3 })).toBe("3.3 days");
  expect(meanWords({ totalSeconds: 0, n: 0 })).toBe("");
});

const period = (words: object) => periodOf(reportFilter.parse(words), now);

test("a period begins at midnight, holds its last day, and is open where no day is named", () => {
  expect(period({})).toEqual({ from: new Date("2025-11-16T00:00:00Z"), to: null });
  expect(period({ period: "30" })).toEqual({ from: new Date("2026-10-17T00:00:00Z"), to: null });
  expect(period({ period: "all", from: "2026-01-01" })).toEqual({ from: null, to: null });
  expect(period({ period: "custom", from: "2026-01-01", to: "2026-01-31" })).toEqual({
    from: new Date("2026-01-01T00:00:00Z"),
    to: new Date("2026-02-01T00:00:00Z"),
  });
  expect(period({ period: "custom" })).toEqual({ from: null, to: null });
  expect(isBackwards(reportFilter.parse({ period: "custom", from: "2026-02-01", to: "2026-01-31" }))).toBe(true);
  expect(isBackwards(reportFilter.parse({ period: "custom", from: "2026-02-01", to: "2026-02-01" }))).toBe(false);
  expect(isBackwards(reportFilter.parse({ from: "2026-02-01", to: "2026-01-31" }))).toBe(false);
});

test("an address names only what is not as usual", () => {
  expect(filterWords(usualFilter)).toEqual({});
  expect(filterWords({ ...usualFilter, period: "90", source: "Careers site" })).toEqual({
    period: "90",
    source: "Careers site",
  });
  expect(partWords({ ...usualFilter, which: "counted", reached: "hired" })).toEqual({ reached: "hired" });
  expect(partWords({ which: "left", group: "2026-10" })).toEqual({ group: "2026-10", which: "left" });
});

test("every report says what it counts, from when to when, in which unit, and what it leaves out", () => {
  for (const key of figureKeys)
    for (const words of Object.values<string>({ ...definitions[key] })) expect(words.length, key).toBeGreaterThan(5);
  expect(figureKeys.slice(0, 4).map((key) => definitions[key].name)).toEqual([
    "Time to Hire",
    "Success Rate",
    "Pipeline Conversion",
    "Source Performance",
  ]);
});
