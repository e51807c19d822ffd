/**
 * Pay, level and years, as terms of the index: in steps, so that one term says "asks for no more than this". Whoever does not
 * hold it is known to ask for more, and what that costs at least is known too; so a search leaves them out whose trade fits and
 * whose circumstances do not.
 */
import type { CandidateFacts } from "./candidate-facts.ts";
import type { JobNeeds } from "./job-needs.ts";
import { latestLevel } from "./limits.ts";
import { topOfBand, wantedPay } from "./pay-fit.ts";
import { type Term, termOf } from "./terms.ts";

const paySteps: readonly number[] = Array.from({ length: 50 }, (_, at) => Math.round(12_000 * 1.1 ** at));
const levelSteps: readonly number[] = Array.from({ length: 24 }, (_, at) => (at + 1) / 2);
const monthSteps: readonly number[] = [6, 12, 18, 24, 30, 36, 48, 60, 84, 96, 120, 144, 180, 240];

const asksAtMost = (pay: number): Term => termOf("circumstance", `asks at most ${pay}`);
const standsBelow = (level: number): Term => termOf("circumstance", `stands below ${level}`);
const hasWorked = (months: number): Term => termOf("circumstance", `has worked ${months}`);

export const circumstanceTermsOf = (facts: CandidateFacts, monthsAtMost: number): readonly Term[] => {
  const [wanted, level] = [wantedPay(facts), latestLevel(facts)];
  return [
    ...paySteps.filter((step) => wanted <= step).map(asksAtMost),
    ...levelSteps.filter((step) => level < step).map(standsBelow),
    ...monthSteps.filter((step) => monthsAtMost >= step).map(hasWorked),
  ];
};

/** Of one kind, the step that the fewest hold first; whoever holds one holds all after it. */
export interface Ladder {
  readonly kind: "pay" | "level" | "months";
  readonly rungs: readonly { readonly step: number; readonly term: Term }[];
}

/** Above the band by so much, or this far above the job, a limit begins: see `limits.ts`. */
const payRatios = [1, 1.1, 1.22, 1.5];
const levelsApart = [1.5, 3.5];

const distinct = (steps: readonly (number | undefined)[]): readonly number[] => [
  ...new Set(steps.filter((step) => step !== undefined)),
];

/** What of it a job asks about. */
export const laddersOf = (needs: JobNeeds): readonly Ladder[] => {
  const { level, minimumMonths } = needs;
  const top = topOfBand(needs) ?? Number.POSITIVE_INFINITY;
  const pays = payRatios.map((ratio) => paySteps.find((step) => step >= top * ratio));
  const levels = levelsApart.map((apart) => levelSteps.find((step) => step >= level + apart));
  const most = minimumMonths ?? 0;
  const months = [most, most / 2].map((each) => monthSteps.findLast((step) => step <= each));
  return [
    { kind: "pay", rungs: distinct(pays).map((step) => ({ step, term: asksAtMost(step) })) },
    { kind: "level", rungs: distinct(levels).map((step) => ({ step, term: standsBelow(step) })) },
    { kind: "months", rungs: distinct(months).map((step) => ({ step, term: hasWorked(step) })) },
  ];
};

/** The hardest step to hold that is still out of reach: what is known of somebody who holds just these. */
export const notHeld = ({ rungs }: Ladder, isHeld: (term: Term) => boolean): number | undefined => {
  const first = rungs.findIndex(({ term }) => isHeld(term));
  return (first === -1 ? rungs.at(-1) : rungs[first - 1])?.step;
};
