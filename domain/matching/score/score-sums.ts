/** Combines the judged elements into five parts, the limits and the total. */
import type { CandidateFacts } from "../facts/candidate-facts.ts";
import type { CompiledNeeds } from "../ad/compiled-needs.ts";
import type { Judged } from "./judge.ts";
import { limitFactor, limitsOf } from "./limits.ts";
import type { PayFit } from "./pay-fit.ts";
import type { LocationFit } from "../location/location-fit.ts";
import type { Limit } from "./trace.ts";

/** All sums, from which the trace is built. */
export interface ScoreSums {
  /** Skills, experience, domain, location, salary: each 0…1. */
  readonly shares: readonly number[];
  /** Points of the five parts after limits; `value` is their sum. */
  readonly points: readonly number[];
  readonly value: number;
  readonly beforeLimits: number;
  readonly needCredit: readonly number[];
  /** The share of the skills part that the words of roles add. */
  readonly overlap: number;
  readonly limits: readonly Limit[];
}

/** The share of the domain part. The rest is the industry. */
const occupationShare = 0.7;

const creditsOfNeeds = (compiled: CompiledNeeds, judged: Judged, met: readonly number[]): readonly number[] => {
  const credits = compiled.needs.needs.map(() => 0);
  for (const [index, { need, element }] of compiled.elements.entries())
    credits[need] = (credits[need] ?? 0) + element.share * (judged.credit[index] ?? 0);
  for (const index of met) credits[index] = 1;
  return credits;
};

const noNeedsMet: readonly number[] = [];

/** `met` lists indexes of needs to treat as met in full, for counterfactuals. */
export const computeScoreSums = (
  compiled: CompiledNeeds,
  facts: CandidateFacts,
  judged: Judged,
  fit: LocationFit,
  pay: PayFit,
  met = noNeedsMet,
): ScoreSums => {
  const { needs, settings } = compiled;
  const needCredit = creditsOfNeeds(compiled, judged, met);
  let skills = 0;
  for (const [index, credit] of needCredit.entries()) skills += (compiled.shares[index] ?? 0) * credit;
  skills = Math.min(1, skills);
  const overlap = settings.overlapCredit * judged.overlap * (1 - skills);
  skills += overlap;
  const experience =
    needs.minimumMonths === null ? (judged.months > 0 ? 1 : 0) : Math.min(1, judged.months / needs.minimumMonths);
  const domain = occupationShare * judged.occupation + (1 - occupationShare) * judged.industry;
  const shares = [skills, experience, domain, settings.useLocation ? fit.share : 1, settings.useSalary ? pay.share : 1];
  const gate = Math.min(1, skills / settings.fullCreditSkillsShare);
  const weights = [settings.skills, settings.experience, settings.domain, settings.location, settings.salary];
  const before = shares.map((share, index) => 100 * (weights[index] ?? 0) * share * (index === 0 ? 1 : gate));
  const limits = limitsOf(compiled, facts, judged, needCredit, fit, pay);
  const factor = limitFactor(limits);
  const points = before.map((each) => each * factor);
  return {
    shares,
    points,
    value: points.reduce((sum, each) => sum + each, 0),
    beforeLimits: before.reduce((sum, each) => sum + each, 0),
    needCredit,
    overlap,
    limits,
  };
};
