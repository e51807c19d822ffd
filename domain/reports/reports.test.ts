import { expect, test } from "vitest";
import { metricDefinitions, minForMedian, minForRate, metricKeys } from "./definitions.ts";
import { filterParams, endsBeforeStart, periodOf, reportFilter, defaultReportFilter } from "./report-filter.ts";
import { rowsQueryParams } from "./reports.ts";
import { formatDuration, isTooFew, formatMean, percentOf } from "./tally.ts";

const now = new Date("2026-11-16T09:30:00Z");
const day = 86_400;

test("rounds percentages half up and omits them for small counts", () => {
  expect(percentOf(19, 156)).toBe(12);
  expect(percentOf(70, 156)).toBe(45);
  expect(percentOf(25, 200)).toBe(13);
  expect(percentOf(0, minForRate)).toBe(0);
  expect(percentOf(minForRate, minForRate)).toBe(100);
  expect(percentOf(minForRate - 1, minForRate - 1)).toBeNull();
  expect(percentOf(0, 0)).toBeNull();
  expect([minForMedian - 1, minForMedian].map((n) => isTooFew({ n }))).toEqual([true, false]);
});

test("formats durations in hours, tenths of a day or whole days", () => {
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
    expect(formatDuration(seconds), String(seconds)).toBe(words);
  expect(formatMean({ totalSeconds: 342 * day, n: 19 })).toBe("18 days");
  expect(formatMean({ totalSeconds: 10 * day, n: 3 })).toBe("3.3 days");
  expect(formatMean({ totalSeconds: 0, n: 0 })).toBe("");
});

const period = (words: object) => periodOf(reportFilter.parse(words), now);

test("starts a period at midnight and includes its last day", () => {
  expect(period({})).toEqual({ from: new Date("2025-11-16T00:00:00Z"), to: null });
  expect(period({ period: "30" })).toEqual({ from: new Date("2026-10-17T00:00:00Z"), to: null });
  expect(period({ period: "month" })).toEqual({ from: new Date("2026-11-01T00:00:00Z"), to: null });
  expect(period({ period: "last-month" })).toEqual({
    from: new Date("2026-10-01T00:00:00Z"),
    to: new Date("2026-11-01T00:00:00Z"),
  });
  expect(period({ period: "all", from: "2026-01-01" })).toEqual({ from: null, to: null });
  expect(period({ period: "custom", from: "2026-01-01", to: "2026-01-31" })).toEqual({
    from: new Date("2026-01-01T00:00:00Z"),
    to: new Date("2026-02-01T00:00:00Z"),
  });
  expect(period({ period: "custom" })).toEqual({ from: null, to: null });
  expect(endsBeforeStart(reportFilter.parse({ period: "custom", from: "2026-02-01", to: "2026-01-31" }))).toBe(true);
  expect(endsBeforeStart(reportFilter.parse({ period: "custom", from: "2026-02-01", to: "2026-02-01" }))).toBe(false);
  expect(endsBeforeStart(reportFilter.parse({ from: "2026-02-01", to: "2026-01-31" }))).toBe(false);
});

test("puts only non-default filters in the URL", () => {
  expect(filterParams(defaultReportFilter)).toEqual({});
  expect(filterParams({ ...defaultReportFilter, period: "90", source: "Careers site" })).toEqual({
    period: "90",
    source: "Careers site",
  });
  expect(rowsQueryParams({ ...defaultReportFilter, which: "counted", reached: "hired" })).toEqual({ reached: "hired" });
  expect(rowsQueryParams({ which: "left", group: "2026-10" })).toEqual({ group: "2026-10", which: "left" });
});

test("defines what each report counts, its period, unit and exclusions", () => {
  for (const key of metricKeys)
    for (const words of Object.values<string>({ ...metricDefinitions[key] }))
      expect(words.length, key).toBeGreaterThan(5);
  expect(metricKeys.slice(0, 4).map((key) => metricDefinitions[key].name)).toEqual([
    "Time to Hire",
    "Success Rate",
    "Pipeline Conversion",
    "Source Performance",
  ]);
});
