import { expect, test } from "vitest";
import { skillId } from "./skill-id.ts";
import { allSkills } from "./vocabulary.ts";

test("returns a stable id that ignores case", () => {
  expect([skillId("React"), skillId("REACT"), skillId("SQL")]).toEqual([1_493_001_052, 1_493_001_052, 1_044_713_343]);
});

test("gives every skill a unique positive 31-bit id", () => {
  const ids = allSkills.map((skill) => skillId(skill.name));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !Number.isInteger(id) || id < 1 || id > 0x7f_ff_ff_ff)).toEqual([]);
});
