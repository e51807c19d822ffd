/** Whether the candidate's desired pay fits the job's band. Asking for less never lowers the score. */
import type { CandidateFacts } from "../facts/candidate-facts.ts";
import type { JobNeeds } from "../ad/job-needs.ts";
import type { MatchTrace } from "./trace.ts";
import { payOf } from "../facts/work-preferences.ts";

export interface PayFit {
  readonly verdict: MatchTrace["salary"]["verdict"];
  readonly ratio: number | null;
  readonly share: number;
  /** The candidate rules out less than this. */
  readonly firm: boolean;
}

type PayExpectation = Pick<CandidateFacts, "wishes" | "desiredSalary">;

/** The minimum that the candidate accepts. */
const minimumPay = ({ wishes }: PayExpectation): number | null => {
  const minimum = wishes.find((wish) => wish.kind === "minimum-pay");
  return minimum === undefined ? null : payOf(minimum.about);
};

/** Zero if the candidate states no pay. */
export const requestedPay = (facts: PayExpectation): number =>
  Math.max(facts.desiredSalary ?? 0, minimumPay(facts) ?? 0);

export const topOfBand = ({ salaryMin, salaryMax }: JobNeeds): number | null =>
  salaryMax ?? (salaryMin === null ? null : salaryMin * 1.2);

export const payFit = (needs: JobNeeds, facts: PayExpectation): PayFit => {
  const least = minimumPay(facts);
  const requestedAmount = requestedPay(facts);
  const top = topOfBand(needs);
  if (requestedAmount === 0 || top === null || top === 0)
    return { verdict: "unknown", ratio: null, share: 0.8, firm: false };
  const ratio = requestedAmount / top;
  const firm = least !== null && least > top * 1.05;
  if (needs.salaryMin !== null && requestedAmount < needs.salaryMin)
    return { verdict: "below-band", ratio, share: 1, firm: false };
  if (ratio <= 1) return { verdict: "in-band", ratio, share: 1, firm };
  // Up to 10% above the band is negotiable. The share reaches zero at about 1.55 times the band.
  const share = ratio <= 1.08 ? 0.95 : Math.max(0, 0.95 - (ratio - 1.08) * 2);
  return { verdict: ratio <= 1.1 ? "slightly-above" : ratio <= 1.25 ? "above" : "far-above", ratio, share, firm };
};
