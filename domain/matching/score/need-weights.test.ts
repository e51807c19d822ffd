import { expect, test } from "vitest";
import { generatedJob, seededRandom } from "../../test/generated-records.ts";
import { needsOf } from "../ad/needs-of.ts";
import { shareOfNeeds } from "./need-weights.ts";

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

test("meeting more must-haves wins, whichever they are and whatever else is met", () => {
  const chance = seededRandom(41);
  const problems: string[] = [];
  let compared = 0;
  for (let round = 0; round < 300; round += 1) {
    const needs = needsOf(generatedJob(chance));
    if (needs.needs.some(({ must, soft }) => must && soft)) continue;
    const shares = shareOfNeeds(needs);
    const sharesOf = (isMust: boolean) => shares.filter((_, index) => needs.needs[index]?.must === isMust);
    const mustHaves = sharesOf(true).toSorted((a, b) => a - b);
    const niceTotal = sum(sharesOf(false));
    for (let met = 0; met < mustHaves.length; met += 1) {
      compared += 1;
      const more = sum(mustHaves.slice(0, met + 1));
      const fewer = met === 0 ? 0 : sum(mustHaves.slice(-met));
      if (more <= fewer + niceTotal) problems.push(`${needs.title}: ${met + 1} rank below ${met}`);
    }
  }
  expect(compared).toBeGreaterThan(200);
  expect(problems).toEqual([]);
});

test("a rare skill weighs more than a common one", () => {
  const [common = 0, rare = 0] = shareOfNeeds(
    needsOf({ title: "Clerk", requirements: "- Microsoft Excel\n- QuickBooks" }),
  );
  expect(rare).toBeGreaterThan(common);
});
