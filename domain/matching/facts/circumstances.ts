/**
 * Pay, level and years as terms of the index, in steps: one term means "wants at most this much". A candidate without
 * the term wants more, and the minimum cost of that is known, so a search can skip candidates in the right trade with
 * the wrong circumstances.
 */
import type { CandidateFacts } from "./candidate-facts.ts";
import type { JobNeeds } from "../ad/job-needs.ts";
import { latestLevel } from "../score/limits.ts";
import { topOfBand, requestedPay } from "../score/pay-fit.ts";
import { type Term, termOf } from "../retrieval/terms.ts";

const paySteps: readonly number[] = Array.from({ length: 50 }, (_, index) => Math.round(12_000 * 1.1 ** index));
const levelSteps: readonly number[] = Array.from({ length: 24 }, (_, index) => (index + 1) / 2);
const monthSteps: readonly number[] = [6, 12, 18, 24, 30, 36, 48, 60, 84, 96, 120, 144, 180, 240];

const asksAtMost = (pay: number): Term => termOf("circumstance", `asks at most ${pay}`);
const isBelowLevel = (level: number): Term => termOf("circumstance", `stands below ${level}`);
const hasWorked = (months: number): Term => termOf("circumstance", `has worked ${months}`);

export const circumstanceTermsOf = (facts: CandidateFacts, monthsAtMost: number): readonly Term[] => {
  const [desiredPay, level] = [requestedPay(facts), latestLevel(facts)];
  return [
    ...paySteps.filter((step) => desiredPay <= step).map(asksAtMost),
    ...levelSteps.filter((step) => level < step).map(isBelowLevel),
    ...monthSteps.filter((step) => monthsAtMost >= step).map(hasWorked),
  ];
};

/** Steps of one kind, the one with the fewest holders first. A candidate who holds a step holds all later ones. */
export interface Ladder {
  readonly kind: "pay" | "level" | "months";
  readonly rungs: readonly { readonly step: number; readonly term: Term }[];
}

/** A limit begins at these ratios above the band, or at these levels above the job. See `limits.ts`. */
const payRatios = [1, 1.1, 1.22, 1.5];
const levelGaps = [1.5, 3.5];

const distinct = (steps: readonly (number | undefined)[]): readonly number[] => [
  ...new Set(steps.filter((step) => step !== undefined)),
];

/** The steps that matter for a job. */
export const laddersOf = (needs: JobNeeds): readonly Ladder[] => {
  const { level, minimumMonths } = needs;
  const maxPay = topOfBand(needs) ?? Number.POSITIVE_INFINITY;
  const payThresholds = payRatios.map((ratio) => paySteps.find((step) => step >= maxPay * ratio));
  const levelThresholds = levelGaps.map((gap) => levelSteps.find((step) => step >= level + gap));
  const requiredMonths = minimumMonths ?? 0;
  const months = [requiredMonths, requiredMonths / 2].map((each) => monthSteps.findLast((step) => step <= each));
  return [
    { kind: "pay", rungs: distinct(payThresholds).map((step) => ({ step, term: asksAtMost(step) })) },
    { kind: "level", rungs: distinct(levelThresholds).map((step) => ({ step, term: isBelowLevel(step) })) },
    { kind: "months", rungs: distinct(months).map((step) => ({ step, term: hasWorked(step) })) },
  ];
};

/** The hardest step that a candidate with just these terms does not hold. */
export const hardestStepNotHeld = ({ rungs }: Ladder, isHeld: (term: Term) => boolean): number | undefined => {
  const first = rungs.findIndex(({ term }) => isHeld(term));
  return (first === -1 ? rungs.at(-1) : rungs[first - 1])?.step;
};
