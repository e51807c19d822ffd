/** The stages of an application, in order; rejected can follow any of them. */
export const stages = ["applied", "screening", "interview", "offer", "hired", "rejected"] as const;

/** Whether anyone still works on the application. */
export const applicationStatuses = ["active", "withdrawn", "closed"] as const;

export type Stage = (typeof stages)[number];
export type ApplicationStatus = (typeof applicationStatuses)[number];

export type ProgressStage = Exclude<Stage, "rejected">;

/** The way from applying to being hired, in order. */
export const progressStages: readonly ProgressStage[] = stages.filter((stage) => stage !== "rejected");

const progress: Readonly<Record<Stage, number>> = {
  rejected: -1,
  applied: 0,
  screening: 1,
  interview: 2,
  offer: 3,
  hired: 4,
};

/** True if `stage` is `goal` or later. */
export const hasReached = (stage: Stage, goal: Stage): boolean => progress[stage] >= progress[goal];
