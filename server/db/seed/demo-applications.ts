/**
 * Who applied to what in the demo workspace, and how far they came. The figures that the product shows follow from
 * these rows: 156 applications, 19 of them hired (12 %), 70 interviewed (45 %), 18 days from application to hire.
 */
import type { Stage } from "#domain/pipeline/stages.ts";
import type { Chance } from "./chance.ts";
import type { DemoJob } from "./samples/demo-jobs/demo-job.ts";
import { demoJobs } from "./samples/demo-jobs.ts";

/** Days from application to hire, one a hire; together 342, so 18 on average. */
const hireDays = [9, 11, 12, 13, 14, 15, 15, 16, 17, 18, 18, 19, 20, 21, 22, 23, 24, 26, 29] as const;

/** How many applications stand where. "After interview" were interviewed before they were turned down. */
const standing: readonly { readonly stage: Stage; readonly interviewed: boolean; readonly count: number }[] = [
  { stage: "offer", interviewed: true, count: 4 },
  { stage: "interview", interviewed: true, count: 12 },
  { stage: "rejected", interviewed: true, count: 35 },
  { stage: "rejected", interviewed: false, count: 22 },
  { stage: "screening", interviewed: false, count: 26 },
  { stage: "applied", interviewed: false, count: 38 },
];

/** Days an application must have lain there at least to have come so far. */
const daysNeeded: Readonly<Record<Stage, number>> = {
  applied: 0,
  screening: 2,
  interview: 6,
  offer: 10,
  hired: 9,
  rejected: 4,
};

export interface PlannedApplication {
  readonly job: DemoJob;
  readonly stage: Stage;
  readonly interviewed: boolean;
  readonly appliedDaysAgo: number;
  /** Only for those that have come to an end. */
  readonly endedDaysAgo?: number;
}

const openJobs = demoJobs.filter((job) => job.status !== "draft");

/** A job that was open long enough, the emptiest first, so that no list stays bare. */
const jobFor = (taken: Map<string, number>, daysOpen: number, chance: Chance): DemoJob => {
  const fitting = openJobs.filter((job) => job.openedDaysAgo >= daysOpen);
  const fewest = Math.min(...fitting.map((job) => taken.get(job.key) ?? 0));
  const job = chance.pick(fitting.filter((each) => (taken.get(each.key) ?? 0) <= fewest + 2));
  taken.set(job.key, (taken.get(job.key) ?? 0) + 1);
  return job;
};

export const planApplications = (chance: Chance): readonly PlannedApplication[] => {
  const taken = new Map<string, number>();
  const hires = hireDays.map((days): PlannedApplication => {
    const job = jobFor(taken, days + 3, chance);
    const appliedDaysAgo = chance.between(days + 1, job.openedDaysAgo - 1);
    return { job, stage: "hired", interviewed: true, appliedDaysAgo, endedDaysAgo: appliedDaysAgo - days };
  });
  const others = standing.flatMap(({ stage, interviewed, count }) =>
    Array.from({ length: count }, (_each, at): PlannedApplication => {
      const days = daysNeeded[stage] + (stage === "rejected" && interviewed ? 5 : 0);
      const job = jobFor(taken, days + 2, chance);
      // Whoever is still waiting came in the last weeks; who was turned down may have come at any time.
      const longest = stage === "rejected" ? job.openedDaysAgo : Math.min(job.openedDaysAgo, days + 30);
      const appliedDaysAgo = chance.between(days + 1, longest);
      const plan = { job, stage, interviewed, appliedDaysAgo };
      if (stage !== "rejected") return plan;
      return { ...plan, endedDaysAgo: Math.max(1, appliedDaysAgo - days - ((at * 5) % 9)) };
    }),
  );
  return [...hires, ...others];
};
