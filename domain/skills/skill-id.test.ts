import { expect, test } from "vitest";
import { skillId } from "./skill-id.ts";
import { allSkills } from "./vocabulary.ts";

test("a skill's number never changes, and does not depend on the case", () => {
  expect([skillId("React"), skillId("REACT"), skillId("SQL")]).toEqual([1_493_001_052, 1_493_001_052, 1_044_713_343]);
});

test("every skill has its own number, positive and of 31 bits", () => {
  const ids = allSkills.map((skill) => skillId(skill.name));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !Number.isInteger(id) || id < 1 || id > 0x7f_ff_ff_ff)).toEqual([]);
});
