import { expect, test, vi } from "vitest";
import { bestCaseFor } from "../score/score-bound.ts";
import { factsOf } from "../facts/facts-of.ts";
import { generatedCandidate, generatedJob, seededRandom } from "../../test/generated-records.ts";
import { needsOf } from "./needs-of.ts";
import { scorerFor } from "../score/score.ts";
import { searchRowOf } from "../retrieval/search-row.ts";
import { reasoningOf } from "../words/reasoning.ts";

// The vocabulary loads on first use, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const now = "2026-11-01";
const person = (title: string, location = "Houston, TX") =>
  factsOf(
    { currentTitle: title, location, experience: [{ title, start: "2019-01", end: null, description: "" }] },
    now,
  );

const job = { title: "Registered Nurse, ICU", location: "Houston, TX" };

test("scores candidates for a title-only job by the occupation in the title", () => {
  const needs = needsOf(job);
  expect(needs.needs.map(({ id, words, must }) => [id, words, must])[0]).toEqual([
    "assumed-1",
    "Work as Registered Nurse, ICU",
    true,
  ]);
  const { value, trace } = scorerFor(needs);
  expect(value(person("Registered Nurse, ICU"))).toBeGreaterThan(80);
  expect(value(person("Registered Nurse, ICU", "Boise, ID"))).toBeLessThan(value(person("Registered Nurse, ICU")));
  expect(value(person("Licensed Practical Nurse"))).toBeLessThan(value(person("Registered Nurse, ICU")));
  expect(value(person("Forklift Operator"))).toBeLessThan(10);
  expect(reasoningOf(trace(person("Registered Nurse, ICU")), job)).toContain("little beyond its title");
});

test("assumes skills from the title or description, but no license", () => {
  const jobNeeds = needsOf({ title: "React Developer", description: "We write TypeScript. RN license is no topic." });
  expect(jobNeeds.needs.map((need) => need.words)).toEqual(["Work as React Developer", "React", "TypeScript"]);
  expect(jobNeeds.needs.filter((need) => need.must)).toHaveLength(1);
});

test("drops assumed needs when the ad lists requirements or a recruiter entered them", () => {
  expect(needsOf({ ...job, requirements: "- CRRT" }).needs.map(({ words }) => words)).toEqual(["CRRT"]);
  expect(needsOf({ ...job, mustHave: ["CRRT"], niceToHave: [] }).needs.map(({ words }) => words)).toEqual(["CRRT"]);
});

test("keeps every score within the bound of a job that is only a title", () => {
  const random = seededRandom(5);
  const people = Array.from({ length: 100 }, () => factsOf(generatedCandidate(random), now));
  for (let index = 0; index < 20; index += 1) {
    const { title, location = null, description = null } = generatedJob(random);
    const needs = needsOf({ title, location, description });
    const scorer = scorerFor(needs);
    const bestCase = bestCaseFor(needs);
    for (const facts of people) {
      const { terms, brief } = searchRowOf(facts);
      expect(scorer.value(facts)).toBeLessThanOrEqual(bestCase.boundFor(new Set(terms), brief));
    }
  }
});
