import { expect, test } from "vitest";
import type { Availability } from "./availability.ts";
import { type ExpertFilter, filterExperts, noFilter, rateBandOf } from "./filter.ts";

const createExpert = (name: string, availability: Availability, hourlyRate: number, skills: readonly string[]) => ({
  name,
  title: `${name} title`,
  availability,
  hourlyRate,
  skills: [...skills],
});
const pool = [
  createExpert("Ada", "quarter-time", 199, ["React", "TypeScript"]),
  createExpert("Bo", "half-time", 200, ["React Native"]),
  createExpert("Cy", "both", 301, ["Go"]),
];
const names = (filter: Partial<ExpertFilter>) =>
  filterExperts(pool, { ...noFilter, ...filter }).map(({ name }) => name);

test("[POOL-12] puts 199, 200, 300 and 301 in under, middle, middle, over", () => {
  expect([199, 200, 300, 301].map(rateBandOf)).toEqual(["under200", "200to300", "200to300", "over300"]);
  expect([names({ rate: "under200" }), names({ rate: "200to300" }), names({ rate: "over300" })]).toEqual([
    ["Ada"],
    ["Bo"],
    ["Cy"],
  ]);
});

test("searches parts of name, title and skills in any case", () => {
  expect(names({ search: "react" })).toEqual(["Ada", "Bo"]);
  expect(names({ search: " CY TIT " })).toEqual(["Cy"]);
  expect(names({ search: "script" })).toEqual(["Ada"]);
});

test("matches a whole skill, and finds flexible experts under both times", () => {
  expect(names({ skill: "React" })).toEqual(["Ada"]);
  expect(names({ availability: "quarter-time" })).toEqual(["Ada", "Cy"]);
  expect(names({ availability: "half-time" })).toEqual(["Bo", "Cy"]);
});

test("combines all filters", () => {
  expect(names({ search: "react", availability: "half-time", rate: "200to300" })).toEqual(["Bo"]);
  expect(names({ search: "react", rate: "over300" })).toEqual([]);
});
