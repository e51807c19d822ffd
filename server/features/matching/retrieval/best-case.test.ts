/** Retrieval is exact only if no score exceeds its best case: checked for many generated candidates and the demo's jobs. */
import { expect, test } from "vitest";
import { bestCaseFor } from "#domain/matching/score/score-bound.ts";
import { factsOf } from "#domain/matching/facts/facts-of.ts";
import { requiredClauses } from "#domain/matching/retrieval/required-clauses.ts";
import { needsOf } from "#domain/matching/ad/needs-of.ts";
import { locationClasses } from "#domain/matching/location/location-terms.ts";
import { poolOf } from "#domain/matching/retrieval/pool.ts";
import { scorerFor } from "#domain/matching/score/score.ts";
import { searchRowOf } from "#domain/matching/retrieval/search-row.ts";
import { seededRandom } from "../../../db/seed/seeded-random.ts";
import { generateCandidate } from "../../../db/seed/invent-candidate.ts";
import { demoJobs } from "../../../db/seed/samples/demo-jobs.ts";
import { occupationsByCategory } from "../../../db/seed/sample-people.ts";
import { recordOfCandidate } from "./match-records.ts";

const now = new Date("2026-11-15T00:00:00Z");
const draw = seededRandom(7);
const occupations = Object.values(occupationsByCategory).flat();
const desiredSalaryTexts = [
  "Open to relocating anywhere in Ohio.",
  "Remote only, please.",
  "Will not relocate.",
  "Moving to Columbus, OH in May.",
  "No weekends or nights.",
];

const people = Array.from({ length: 600 }, (_, serial) => {
  const person = generateCandidate(draw.pick(occupations), serial, now, draw);
  const summary = serial % 5 === 0 ? `${person.summary} ${draw.pick(desiredSalaryTexts)}` : person.summary;
  const record = recordOfCandidate({ ...person, languages: [], preferences: [], summary, skills: [...person.skills] });
  return factsOf(record, "2026-11");
});
const pool = poolOf(people.map((facts) => searchRowOf(facts).terms));

const jobs = demoJobs.map((job) =>
  needsOf({
    ...job,
    industry: "healthcare",
    requirements: job.mustHave.join("\n"),
    salaryMin: job.salaryMinUsd,
    salaryMax: job.salaryMaxUsd,
  }),
);

test("no score exceeds its best case, and the bound is tight", () => {
  const problems: string[] = [];
  let tight = 0;
  for (const needs of jobs) {
    const scorer = scorerFor(needs);
    const bestCase = bestCaseFor(needs, pool);
    for (const [index, facts] of people.entries()) {
      const value = scorer.value(facts);
      const row = searchRowOf(facts);
      const bound = bestCase.boundFor(new Set(row.terms), row.brief);
      if (value > bound) problems.push(`${needs.title}, ${index}: ${value} above ${bound}`);
      if (value > 40 && bound < value + 15) tight += 1;
    }
  }
  expect(problems.slice(0, 5)).toEqual([]);
  expect(tight).toBeGreaterThan(0);
});

test("every candidate who reaches a score holds the required terms, in the location", () => {
  const rows = people.map((facts) => new Set(searchRowOf(facts).terms));
  const problems: string[] = [];
  let excludedCount = 0;
  for (const needs of jobs) {
    const scorer = scorerFor(needs);
    const bestCase = bestCaseFor(needs, pool);
    const values = people.map((facts) => scorer.value(facts));
    for (const aim of [9.5, 20, 35, 50, 65, 80]) {
      const searches = locationClasses(needs).map(({ terms, excludedTerms, fit }) => ({
        ...requiredClauses(bestCase, pool.holders, fit, aim),
        terms,
        except: excludedTerms,
      }));
      const isFound = (held: ReadonlySet<number>): boolean =>
        searches.some(
          ({ clauses, terms, except }) =>
            clauses.length > 0 &&
            !except.some((term) => held.has(term)) &&
            [...(terms === null ? [] : [terms]), ...clauses].every((clause) => clause.some((term) => held.has(term))),
        );
      const bound = Math.max(...searches.map(({ maxScoreOfOthers }) => maxScoreOfOthers));
      if (bound >= aim) problems.push(`${needs.title} at ${aim}: others reach ${bound}`);
      for (const [index, value] of values.entries()) {
        if (isFound(rows[index] ?? new Set())) continue;
        excludedCount += 1;
        if (value > bound) problems.push(`${needs.title} at ${aim}: ${index} scores ${value} and is not found`);
      }
    }
  }
  expect(problems.slice(0, 5)).toEqual([]);
  expect(excludedCount / (jobs.length * 6 * people.length)).toBeGreaterThan(0.8);
});

test("groups added one by one give the same bound as together, below the score", () => {
  for (const needs of jobs) {
    const bestCase = bestCaseFor(needs, pool);
    for (const { fit } of locationClasses(needs)) {
      for (const score of [25, 50, 75]) {
        const gathered = bestCase.selectGroups([draw.between(0, bestCase.groups.length - 1)], fit);
        const isBelow = gathered.bound() < score;
        const remaining = new Set<number>();
        for (const group of draw.some([...bestCase.groups.keys()], bestCase.groups.length)) {
          gathered.addIfBelow(score, group);
          if (!gathered.groups.has(group)) remaining.add(group);
          expect(gathered.bound()).toBe(bestCase.boundForGroups(gathered.groups, fit));
        }
        expect(gathered.bound() < score).toBe(isBelow);
        // Every term that was left out would have reached the score.
        for (const group of remaining)
          expect(bestCase.boundForGroups(new Set([...gathered.groups, group]), fit)).toBeGreaterThanOrEqual(score);
      }
    }
  }
});
