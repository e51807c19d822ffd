export const interviewStatuses = ["scheduled", "completed", "cancelled", "no_show"] as const;

export type InterviewStatus = (typeof interviewStatuses)[number];

/** An interview lasts this long unless someone says otherwise. */
export const defaultDurationMinutes = 60;

/** Durations are stored in minutes and always shown with their unit. */
export const durationLabel = (durationMinutes: number): string =>
  durationMinutes === 1 ? "1 minute" : `${durationMinutes} minutes`;
