import { expect, test } from "vitest";
import { stages } from "../pipeline/stages.ts";
import { answerDueAt, formatDay } from "./answer-dates.ts";

const dueDate = (stage: (typeof stages)[number], at: string) => answerDueAt(stage, new Date(at))?.toISOString() ?? null;

test.each([
  ["a Monday", "2026-11-16T00:00:00.000Z", "2026-11-23T23:59:59.999Z"],
  ["a Friday", "2026-11-20T23:59:59.999Z", "2026-11-27T23:59:59.999Z"],
  ["a Saturday counts from the Monday after", "2026-11-21T12:00:00.000Z", "2026-11-27T23:59:59.999Z"],
  ["a Sunday", "2026-11-22T12:00:00.000Z", "2026-11-27T23:59:59.999Z"],
  ["over the end of a year", "2026-12-30T12:00:00.000Z", "2027-01-06T23:59:59.999Z"],
  ["over a leap day", "2028-02-25T12:00:00.000Z", "2028-03-03T23:59:59.999Z"],
])("counts five working days from %s", (_name, at, expected) => {
  expect(dueDate("applied", at)).toBe(expected);
});

test("sets a shorter deadline for offers and none for final stages", () => {
  const at = "2026-11-16T15:00:00.000Z";
  expect(stages.map((stage) => dueDate(stage, at)?.slice(0, 10) ?? null)).toEqual([
    "2026-11-23",
    "2026-11-23",
    "2026-11-23",
    "2026-11-19",
    null,
    null,
  ]);
});

test("formats the day in UTC in every time zone", () => {
  expect(formatDay("2026-11-20T23:59:59.999Z")).toBe("Friday, November 20");
  expect(formatDay("2027-01-01T00:00:00.000Z")).toBe("Friday, January 1");
});
