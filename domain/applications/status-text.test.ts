import { expect, test } from "vitest";
import { stages } from "../pipeline/stages.ts";
import { toHistory, toStatusSummary } from "./status-text.ts";

const now = new Date("2026-11-23T12:00:00.000Z");
const friday = "2026-11-20T23:59:59.999Z";
const nextFriday = "2026-11-27T23:59:59.999Z";
const at = (stage: string, answerDueAt: string | null = nextFriday) =>
  toStatusSummary({ stage, status: "active", answerDueAt }, now);

test("describes every stage with its own text and the next step", () => {
  const all = stages.map((stage) => at(stage));
  expect(new Set(all.map(({ short }) => short)).size).toBe(stages.length);
  for (const { where, next } of all) expect([where, next].every((text) => text.endsWith("."))).toBe(true);
});

test("states the answer date, says when it has passed, and omits it at the end", () => {
  expect(at("applied")).toMatchObject({ by: "You'll hear from the team by Friday, November 27.", isExpired: false });
  expect(at("interview", friday)).toMatchObject({
    by: "You should have heard by Friday, November 20. We've reminded the team.",
    isExpired: true,
    isOver: false,
  });
  expect(at("rejected", friday)).toMatchObject({ by: null, isExpired: false, isOver: true });
  expect(toStatusSummary({ stage: "offer", status: "active", answerDueAt: friday, offer: "open" }, now)).toMatchObject({
    short: "Offer",
    by: null,
    isExpired: false,
    isOver: false,
  });
  expect(toStatusSummary({ stage: "offer", status: "withdrawn", answerDueAt: friday }, now)).toMatchObject({
    short: "Withdrawn",
    by: null,
    isOver: true,
  });
});

test("hides the name of a custom stage", () => {
  expect(at("Trial shift with Bo")).toMatchObject({ short: "In review", isOver: false });
});

test("leaves notes, files and undone moves out of the history", () => {
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
  expect(toHistory(activities).map(({ text }) => text)).toEqual([
    "You applied",
    "The team started reviewing your application",
    "The team moved your application to another stage",
    "You withdrew your application",
  ]);
});
