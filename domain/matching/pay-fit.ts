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

export const payFit = (needs: JobNeeds, facts: CandidateFacts): PayFit => {
  const said = facts.wishes.find((wish) => wish.kind === "minimum-pay");
  const least = said === undefined ? null : payOf(said.about);
  const wanted = Math.max(facts.desiredSalary ?? 0, least ?? 0);
  const top = needs.salaryMax ?? (needs.salaryMin === null ? null : needs.salaryMin * 1.2);
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
