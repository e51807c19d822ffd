/** The status transitions of a job. Only active jobs are public; closed jobs can be reopened. */
import type { JobStatus } from "./job-status.ts";

export const jobSteps = ["open", "pause", "close"] as const;
export type JobStep = (typeof jobSteps)[number];

const transitions: Readonly<Record<JobStatus, Readonly<Partial<Record<JobStep, JobStatus>>>>> = {
  draft: { open: "active" },
  active: { pause: "paused", close: "closed" },
  paused: { open: "active", close: "closed" },
  closed: { open: "active" },
};

/** The status after the step, or null if the step is not allowed. */
export const statusAfterStep = (status: JobStatus, step: JobStep): JobStatus | null =>
  transitions[status][step] ?? null;

export const allowedSteps = (status: JobStatus): readonly JobStep[] =>
  jobSteps.filter((step) => statusAfterStep(status, step) !== null);

const openLabels: Readonly<Record<JobStatus, string>> = {
  draft: "Publish",
  active: "Publish",
  paused: "Resume",
  closed: "Reopen",
};

/** The label of a step, which depends on the status: opening a draft is publishing it. */
export const jobStepLabel = (status: JobStatus, step: JobStep): string => {
  if (step === "open") return openLabels[status];
  return step === "pause" ? "Pause" : "Close";
};
