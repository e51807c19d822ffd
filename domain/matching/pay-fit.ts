/** Whether the pay the candidate asks for fits the job's band. Asking for less never costs anything. */
import type { CandidateFacts } from "./candidate-facts.ts";
import type { JobNeeds } from "./job-needs.ts";
import type { MatchTrace } from "./trace.ts";
import { payOf } from "./wishes.ts";

export interface PayFit {
  readonly verdict: MatchTrace["salary"]["verdict"];
  readonly ratio: number | null;
  readonly share: number;
  /** The candidate rules out less than this. */
  readonly firm: boolean;
}

type Asking = Pick<CandidateFacts, "wishes" | "desiredSalary">;

/** What they will not go below. */
const leastPay = ({ wishes }: Asking): number | null => {
  const said = wishes.find((wish) => wish.kind === "minimum-pay");
  return said === undefined ? null : payOf(said.about);
};

/** Zero where nothing is asked. */
export const wantedPay = (facts: Asking): number => Math.max(facts.desiredSalary ?? 0, leastPay(facts) ?? 0);

export const topOfBand = ({ salaryMin, salaryMax }: JobNeeds): number | null =>
  salaryMax ?? (salaryMin === null ? null : salaryMin * 1.2);

export const payFit = (needs: JobNeeds, facts: Asking): PayFit => {
  const least = leastPay(facts);
  const wanted = wantedPay(facts);
  const top = topOfBand(needs);
  if (wanted === 0 || top === null || top === 0) return { verdict: "unknown", ratio: null, share: 0.8, firm: false };
  const ratio = wanted / top;
  const firm = least !== null && least > top * 1.05;
  if (needs.salaryMin !== null && wanted < needs.salaryMin)
    return { verdict: "below-band", ratio, share: 1, firm: false };
  if (ratio <= 1) return { verdict: "in-band", ratio, share: 1, firm };
  // Up to a tenth above can be agreed on; at half as much again there is nothing to talk about.
  const share = ratio <= 1.08 ? 0.95 : Math.max(0, 0.95 - (ratio - 1.08) * 2);
  return { verdict: ratio <= 1.1 ? "slightly-above" : ratio <= 1.25 ? "above" : "far-above", ratio, share, firm };
};
