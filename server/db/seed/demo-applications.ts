/**
 * The applications of the demo workspace and their stages. The metrics that the product shows follow from
 * these rows: 156 applications, 19 of them hired (12 %), 70 interviewed (45 %), 18 days from application to hire.
 */
import type { Stage } from "#domain/pipeline/stages.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { DemoJob } from "./samples/demo-jobs/demo-job.ts";
import { demoJobs } from "./samples/demo-jobs.ts";

/** Days from application to hire, one per hire; the sum is 342, so 18 on average. */
const hireDays = [9, 11, 12, 13, 14, 15, 15, 16, 17, 18, 18, 19, 20, 21, 22, 23, 24, 26, 29] as const;

/** How many applications are at each stage. `interviewed` marks those interviewed before a rejection. */
const stageCounts: readonly { readonly stage: Stage; readonly interviewed: boolean; readonly count: number }[] = [
  { stage: "offer", interviewed: true, count: 4 },
  { stage: "interview", interviewed: true, count: 12 },
  { stage: "rejected", interviewed: true, count: 35 },
  { stage: "rejected", interviewed: false, count: 22 },
  { stage: "screening", interviewed: false, count: 26 },
  { stage: "applied", interviewed: false, count: 38 },
];

/** Minimum age in days of an application at each stage. */
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
  /** Only for closed applications. */
  readonly endedDaysAgo?: number;
}

const openJobs = demoJobs.filter((job) => job.status !== "draft");

/** Picks a job that was open long enough, preferring those with few applications. */
const jobFor = (countByJob: Map<string, number>, daysOpen: number, random: SeededRandom): DemoJob => {
  const fitting = openJobs.filter((job) => job.openedDaysAgo >= daysOpen);
  const minCount = Math.min(...fitting.map((job) => countByJob.get(job.key) ?? 0));
  const job = random.pick(fitting.filter((each) => (countByJob.get(each.key) ?? 0) <= minCount + 2));
  countByJob.set(job.key, (countByJob.get(job.key) ?? 0) + 1);
  return job;
};

export const planApplications = (random: SeededRandom): readonly PlannedApplication[] => {
  const countByJob = new Map<string, number>();
  const hires = hireDays.map((days): PlannedApplication => {
    const job = jobFor(countByJob, days + 3, random);
    const appliedDaysAgo = random.between(days + 1, job.openedDaysAgo - 1);
    return { job, stage: "hired", interviewed: true, appliedDaysAgo, endedDaysAgo: appliedDaysAgo - days };
  });
  const others = stageCounts.flatMap(({ stage, interviewed, count }) =>
    Array.from({ length: count }, (_each, index): PlannedApplication => {
      const days = daysNeeded[stage] + (stage === "rejected" && interviewed ? 5 : 0);
      const job = jobFor(countByJob, days + 2, random);
      // Open applications are from the last weeks; rejected ones may be of any age.
      const maxDaysAgo = stage === "rejected" ? job.openedDaysAgo : Math.min(job.openedDaysAgo, days + 30);
      const appliedDaysAgo = random.between(days + 1, maxDaysAgo);
      const plan = { job, stage, interviewed, appliedDaysAgo };
      if (stage !== "rejected") return plan;
      return { ...plan, endedDaysAgo: Math.max(1, appliedDaysAgo - days - ((index * 5) % 9)) };
    }),
  );
  return [...hires, ...others];
};
