/** A job is drafted, open, on hold or done; only an active one is public. */
export const jobStatuses = ["draft", "active", "paused", "closed"] as const;
export const jobPriorities = ["high", "medium", "low"] as const;
export const jobTypes = ["full-time", "part-time", "contract", "temporary", "internship"] as const;

export type JobStatus = (typeof jobStatuses)[number];
export type JobPriority = (typeof jobPriorities)[number];
export type JobType = (typeof jobTypes)[number];
