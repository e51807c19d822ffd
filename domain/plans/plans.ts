/** The three plans: price and limits. Their texts are in content. */
export const plans = [
  { key: "starter", name: "Starter", usdPerMonth: 2999, activePostings: 5 },
  { key: "professional", name: "Professional", usdPerMonth: 7999, activePostings: 25 },
  { key: "enterprise", name: "Enterprise", usdPerMonth: null, activePostings: null },
] as const;

export type PlanKey = (typeof plans)[number]["key"];
export const planKeys = ["starter", "professional", "enterprise"] as const satisfies readonly PlanKey[];

export const trialDays = 14;
