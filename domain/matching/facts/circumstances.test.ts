/** A step of the index must be true of every candidate who holds it, and false of every other. */
import { expect, test } from "vitest";
import { laddersOf, hardestStepNotHeld } from "./circumstances.ts";
import { factsOf } from "./facts-of.ts";
import { latestLevel } from "../score/limits.ts";
import { generatedCandidate, generatedJob, seededRandom } from "../../test/generated-records.ts";
import { needsOf } from "../ad/needs-of.ts";
import { requestedPay } from "../score/pay-fit.ts";
import { searchRowOf } from "../retrieval/search-row.ts";

const chance = seededRandom(41);
const people = Array.from({ length: 150 }, () => {
  const facts = factsOf(generatedCandidate(chance), "2026-11-01");
  const { terms, brief } = searchRowOf(facts);
  return {
    held: new Set(terms),
    is: { pay: requestedPay(facts), level: latestLevel(facts), months: brief.monthsWorked },
  };
});
const jobs = Array.from({ length: 40 }, () => needsOf(generatedJob(chance)));

test("gives candidates every easier step and no step beyond their circumstances", () => {
  const failures: string[] = [];
  let reported = 0;
  for (const needs of jobs) {
    const ladders = laddersOf(needs);
    for (const { held, is } of people) {
      for (const ladder of ladders) {
        const { kind, rungs } = ladder;
        const hardestMissingStep = hardestStepNotHeld(ladder, (term) => held.has(term));
        if (hardestMissingStep !== undefined) reported += 1;
        const isBeyond =
          hardestMissingStep === undefined ||
          (kind === "months" ? is.months < hardestMissingStep : is[kind] >= hardestMissingStep);
        const first = rungs.findIndex(({ term }) => held.has(term));
        const isWhole = first === -1 || rungs.slice(first).every(({ term }) => held.has(term));
        if (!isBeyond || !isWhole)
          failures.push(`${kind} ${is[kind]}: ${hardestMissingStep} of ${rungs.map(({ step }) => step).join()}`);
      }
    }
  }
  expect(failures).toEqual([]);
  expect(reported).toBeGreaterThan(1000);
});
