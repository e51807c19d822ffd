/** How many postings a workspace may publish, by its trial or by the plan that staff have set. */
import { z } from "zod";
import { planKeys, type PlanKey, plans, trialDays } from "./plans.ts";

const dayMs = 86_400_000;

export interface PlanSubscription {
  readonly plan: PlanKey;
  /** The last day of the plan, "2026-12-31"; null if it has no end. */
  readonly endsOn: string | null;
}

const allowance = z.object({
  /** Whether a trial or a plan applies, or both have ended. */
  state: z.enum(["trial", "plan", "ended"]),
  plan: z.enum(planKeys).nullable(),
  /** "Trial", "Professional". */
  name: z.string(),
  /** Postings that may be active at once; null is unlimited. */
  postings: z.int().nullable(),
  /** The first day after the trial or plan, if it has an end. */
  endsAt: z.iso.datetime().nullable(),
  daysLeft: z.int().nullable(),
});
export type Allowance = z.infer<typeof allowance>;

const startOfNextDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) + dayMs;

/** A trial allows as many postings as the smallest plan. */
const trialPostings = plans[0].activePostings;

/**
 * A current plan wins over the trial. When both have ended, nothing new may be published. The days left are rounded up: on its last
 * day a trial has one day left.
 */
export const allowanceOf = (createdAt: Date, subscription: PlanSubscription | null, now: Date): Allowance => {
  const daysLeft = (ends: number): number => Math.ceil((ends - now.getTime()) / dayMs);
  const planEnds = subscription?.endsOn == null ? null : startOfNextDay(subscription.endsOn);
  if (subscription !== null && (planEnds === null || now.getTime() < planEnds)) {
    const { name, activePostings } = plans.find(({ key }) => key === subscription.plan) ?? plans[0];
    return {
      state: "plan",
      plan: subscription.plan,
      name,
      postings: activePostings,
      endsAt: planEnds === null ? null : new Date(planEnds).toISOString(),
      daysLeft: planEnds === null ? null : daysLeft(planEnds),
    };
  }
  const trialEnds = createdAt.getTime() + trialDays * dayMs;
  const hasTrialEnded = now.getTime() >= trialEnds;
  const endsAt = new Date(Math.max(trialEnds, hasTrialEnded ? (planEnds ?? 0) : 0)).toISOString();
  return hasTrialEnded
    ? { state: "ended", plan: null, name: subscription === null ? "Trial" : "Plan", postings: 0, endsAt, daysLeft: 0 }
    : { state: "trial", plan: null, name: "Trial", postings: trialPostings, endsAt, daysLeft: daysLeft(trialEnds) };
};

/** Why another posting can't be activated, or null if it can. */
export const publishDenialReason = ({ state, name, postings }: Allowance, active: number): string | null => {
  if (state === "ended") {
    return `Your ${name.toLowerCase()} has ended. Active postings stay up until you close them. To publish new ones, you need a plan.`;
  }
  if (postings === null || active < postings) return null;
  const allowanceName = state === "trial" ? "The trial" : name;
  return `${allowanceName} allows ${postings} active postings, and you have ${active}. Pause or close one, or ask us about a larger plan.`;
};

/** The allowance and how many postings are active. */
export const planInUse = allowance.extend({ active: z.int() });
export type PlanInUse = z.infer<typeof planInUse>;
