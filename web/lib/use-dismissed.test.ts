import { expect, test } from "vitest";
import { parseDismissed } from "./use-dismissed.ts";

test("reads the dismissed hints from among other cookies", () => {
  expect(parseDismissed("a=1; cohire-dismissed=first-steps-0190a0a0.invite-0190a0a0; b=2")).toEqual([
    "first-steps-0190a0a0",
    "invite-0190a0a0",
  ]);
  expect(parseDismissed("not-cohire-dismissed=first-steps")).toEqual([]);
  expect(parseDismissed("")).toEqual([]);
});
