import { expect, test } from "vitest";
import { uniqueSkills } from "./unique-skills.ts";

test("keeps the first spelling of each skill, in order", () => {
  expect(uniqueSkills(["CCRN", "Epic", "ccrn", "A/B testing", "AB Testing", "C", "C++", "Epic"])).toEqual([
    "CCRN",
    "Epic",
    "A/B testing",
    "C",
    "C++",
  ]);
});
