import { expect, test } from "vitest";
import { percentOf, responseStateOf, formatMinutes } from "./response-state.ts";

test.each([
  [0.4, "less than a minute"],
  [1, "1 min"],
  [59.9, "59 min"],
  [60, "1 h"],
  [65, "1 h 05 min"],
  [200, "3 h 20 min"],
  [47 * 60 + 59, "47 h 59 min"],
  [48 * 60, "2 days"],
  [10 * 24 * 60 + 700, "10 days"],
])("formats %d minutes as %s", (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words);
});

const lead = {
  state: "new",
  receivedAt: "2026-03-02T08:00:00.000Z",
  dueAt: "2026-03-03T08:00:00.000Z",
  firstRepliedAt: null,
} as const;
const at = (iso: string) => Date.parse(iso);

test.each([
  ["2026-03-02T08:00:00.000Z", "calm", "due in 24 h"],
  ["2026-03-03T03:59:59.000Z", "calm", "due in 4 h"],
  ["2026-03-03T04:00:01.000Z", "soon", "due in 3 h 59 min"],
  ["2026-03-03T07:59:30.000Z", "soon", "due in less than a minute"],
  ["2026-03-03T08:00:00.000Z", "late", "overdue by less than a minute"],
  ["2026-03-03T10:00:00.000Z", "late", "overdue by 2 h"],
] as const)("an open lead at %s is %s: %s", (now, tone, words) => {
  expect(responseStateOf(lead, at(now))).toEqual({ tone, words });
});

test("stops the clock at the first answer and says if it was in time", () => {
  const now = at("2026-03-09T08:00:00.000Z");
  expect(responseStateOf({ ...lead, firstRepliedAt: "2026-03-02T09:05:00.000Z" }, now)).toEqual({
    tone: "kept",
    words: "replied in 1 h 05 min",
  });
  expect(responseStateOf({ ...lead, firstRepliedAt: "2026-03-03T08:00:01.000Z" }, now).tone).toBe("broken");
});

test("stays late in state replied without an answer, and stops when closed", () => {
  const now = at("2026-03-03T10:00:00.000Z");
  expect(responseStateOf({ ...lead, state: "replied" }, now).tone).toBe("late");
  for (const state of ["won", "lost", "spam"] as const)
    expect(responseStateOf({ ...lead, state }, now).tone).toBe("none");
});

test("rounds down so that one late answer in a thousand is not 100%", () => {
  expect(percentOf(999, 1000)).toBe(99);
  expect(percentOf(0, 0)).toBe(0);
  expect(percentOf(4, 4)).toBe(100);
});
