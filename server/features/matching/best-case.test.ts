/** Retrieval is exact only if nobody scores above their best case: held here for many invented people and the demo's jobs. */
import { expect, test } from "vitest";
import { bestCaseFor } from "#domain/matching/best-case.ts";
import { factsOf } from "#domain/matching/facts-of.ts";
import { indexTerms } from "#domain/matching/index-terms.ts";
import { needsOf } from "#domain/matching/needs-of.ts";
import { poolOf } from "#domain/matching/pool-weights.ts";
import { scorerFor } from "#domain/matching/score.ts";
import { searchRowOf } from "#domain/matching/search-row.ts";
import { chance } from "../../db/seed/chance.ts";
import { inventCandidate } from "../../db/seed/invent-candidate.ts";
import { demoJobs } from "../../db/seed/samples/demo-jobs.ts";
import { occupationsByCategory } from "../../db/seed/vocabulary/occupations.ts";
import { recordOfCandidate } from "./match-records.ts";

const now = new Date("2026-11-15T00:00:00Z");
const draw = chance(7);
const occupations = Object.values(occupationsByCategory).flat();
const wishes = [
  "Open to relocating anywhere in Ohio.",
  "Remote only, please.",
  "Will not relocate.",
  "Moving to Columbus, OH in May.",
  "No weekends or nights.",
];

const people = Array.from({ length: 600 }, (_, serial) => {
  const person = inventCandidate(draw.pick(occupations), serial, now, draw);
  const summary = serial % 5 === 0 ? `${person.summary} ${draw.pick(wishes)}` : person.summary;
  const record = recordOfCandidate({ ...person, summary, skills: [...person.skills] });
  return factsOf(record, "2026-11");
});
const pool = poolOf(people.map((facts) => indexTerms(facts)));

test("nobody scores above their best case, nor above that of those who were not asked for", () => {
  const problems: string[] = [];
  let tight = 0;
  for (const job of demoJobs) {
    const needs = needsOf({
      ...job,
      industry: "healthcare",
      requirements: job.mustHave.join("\n"),
      salaryMin: job.salaryMinUsd,
      salaryMax: job.salaryMaxUsd,
    });
    const scorer = scorerFor(needs, pool);
    const bestCase = bestCaseFor(needs, pool);
    const all = new Set(bestCase.terms);
    for (const [at, facts] of people.entries()) {
      const value = scorer.value(facts);
      const row = searchRowOf(facts);
      const held = new Set(row.terms.filter((term) => all.has(term)));
      const bound = bestCase.of(held, new Set(row.words), row.brief);
      if (value > bound) problems.push(`${job.title}, ${at}: ${value} above ${bound}`);
      if (value > 40 && bound < value + 15) tight += 1;
      const others = new Set([...all].filter((term) => !held.has(term)));
      if (value > bestCase.without(others)) problems.push(`${job.title}, ${at}: ${value} above the others`);
    }
  }
  expect(problems.slice(0, 5)).toEqual([]);
  expect(tight).toBeGreaterThan(0);
});
