import { expect, test } from "vitest";
import { stages } from "../pipeline/stages.ts";
import { historyOf, standingOf } from "./status-words.ts";

const now = new Date("2026-11-23T12:00:00.000Z");
const friday = "2026-11-20T23:59:59.999Z";
const nextFriday = "2026-11-27T23:59:59.999Z";
const at = (stage: string, answerDueAt: string | null = nextFriday) =>
  standingOf({ stage, status: "active", answerDueAt }, now);

test("every stage has words of its own, and none of them leaves the reader without what comes next", () => {
  const all = stages.map((stage) => at(stage));
  expect(new Set(all.map(({ short }) => short)).size).toBe(stages.length);
  for (const { where, next } of all) expect([where, next].every((text) => text.endsWith("."))).toBe(true);
});

test("a day to come is promised; one that passed is owned up to; at the ends there is none", () => {
  expect(at("applied")).toMatchObject({ by: "You hear from the team by Friday, November 27.", isLapsed: false });
  expect(at("interview", friday)).toMatchObject({
    by: "We said by Friday, November 20. That day has passed without an answer, and we have reminded the team.",
    isLapsed: true,
    isOver: false,
  });
  expect(at("rejected", friday)).toMatchObject({ by: null, isLapsed: false, isOver: true });
  expect(standingOf({ stage: "offer", status: "withdrawn", answerDueAt: friday }, now)).toMatchObject({
    short: "Withdrawn",
    by: null,
    isOver: true,
  });
});

test("a stage that a company named itself is not shown by its name", () => {
  expect(at("Trial shift with Bo")).toMatchObject({ short: "In review", isOver: false });
});

test("the history says what happened and leaves out notes, files and what was undone", () => {
  const activities = [
    { type: "applied", toStage: "applied" },
    { type: "note", toStage: null },
    { type: "stage_change", toStage: "screening" },
    { type: "rejected", toStage: "rejected" },
    { type: "undone", toStage: "screening" },
    { type: "file", toStage: null },
    { type: "stage_change", toStage: "Trial shift with Bo" },
    { type: "withdrawn", toStage: null },
  ].map((each) => ({ ...each, at: friday }));
  expect(historyOf(activities).map(({ text }) => text)).toEqual([
    "You applied",
    "The team began to look at it",
    "The team took it a step further",
    "You withdrew",
  ]);
});
