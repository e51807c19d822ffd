/** A step of the index says what is true of everybody who holds it, and of everybody who does not. */
import { expect, test } from "vitest";
import { laddersOf, notHeld } from "./circumstances.ts";
import { factsOf } from "./facts-of.ts";
import { latestLevel } from "./limits.ts";
import { madeUpCandidate, madeUpJob, seededChance } from "./made-up-people.ts";
import { needsOf } from "./needs-of.ts";
import { wantedPay } from "./pay-fit.ts";
import { searchRowOf } from "./search-row.ts";

const chance = seededChance(41);
const people = Array.from({ length: 150 }, () => {
  const facts = factsOf(madeUpCandidate(chance), "2026-11-01");
  const { terms, brief } = searchRowOf(facts);
  return {
    held: new Set(terms),
    is: { pay: wantedPay(facts), level: latestLevel(facts), months: brief.monthsWorked },
  };
});
const jobs = Array.from({ length: 40 }, () => needsOf(madeUpJob(chance)));

test("who does not hold a step is beyond it, and who holds one holds all easier ones", () => {
  const wrong: string[] = [];
  let told = 0;
  for (const needs of jobs) {
    const ladders = laddersOf(needs);
    for (const { held, is } of people) {
      for (const ladder of ladders) {
        const { kind, rungs } = ladder;
        const beyond = notHeld(ladder, (term) => held.has(term));
        if (beyond !== undefined) told += 1;
        const isBeyond = beyond === undefined || (kind === "months" ? is.months < beyond : is[kind] >= beyond);
        const first = rungs.findIndex(({ term }) => held.has(term));
        const isWhole = first === -1 || rungs.slice(first).every(({ term }) => held.has(term));
        if (!isBeyond || !isWhole)
          wrong.push(`${kind} ${is[kind]}: ${beyond} of ${rungs.map(({ step }) => step).join()}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(told).toBeGreaterThan(1000);
});
