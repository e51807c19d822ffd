/** How a job goes from draft to done. Only an active one is public; what is closed can be opened again. */
import type { JobStatus } from "./job-status.ts";

export const jobSteps = ["open", "pause", "close"] as const;
export type JobStep = (typeof jobSteps)[number];

const life: Readonly<Record<JobStatus, Readonly<Partial<Record<JobStep, JobStatus>>>>> = {
  draft: { open: "active" },
  active: { pause: "paused", close: "closed" },
  paused: { open: "active", close: "closed" },
  closed: { open: "active" },
};

/** Where the step leads, or null where it cannot be taken. */
export const afterStep = (status: JobStatus, step: JobStep): JobStatus | null => life[status][step] ?? null;

export const stepsFrom = (status: JobStatus): readonly JobStep[] =>
  jobSteps.filter((step) => afterStep(status, step) !== null);

const openingWords: Readonly<Record<JobStatus, string>> = {
  draft: "Publish",
  active: "Publish",
  paused: "Resume",
  closed: "Reopen",
};

/** What the step is called, seen from where the job stands: opening a draft is publishing it. */
export const stepWords = (status: JobStatus, step: JobStep): string => {
  if (step === "open") return openingWords[status];
  return step === "pause" ? "Pause" : "Close";
};
