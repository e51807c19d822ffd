/** When a failed webhook message is sent again, and when it is abandoned. */
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Waits between tries, as the Standard Webhooks specification proposes them: ten tries in a little over three days. */
export const retryWaitsMs: readonly number[] = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

export const maxTries = retryWaitsMs.length + 1;

/** The longest wait between two tries. */
const maxWaitMs = 24 * hour;

/** An endpoint that has accepted nothing for this long is disabled. */
export const disableAfterMs = 3 * 24 * hour;

/** After a new secret is created, both secrets sign for this long. */
export const secretOverlapMs = 24 * hour;

/** Parses Retry-After, seconds or a date; undefined for invalid values. */
export const retryAfterMs = (header: string | null, now: Date): number | undefined => {
  if (header === null) return undefined;
  const seconds = /^\d{1,9}$/.test(header.trim()) ? Number(header) * second : Date.parse(header) - now.getTime();
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
};

/**
 * The wait before the next try, or undefined if there is none. A longer Retry-After of the receiver is honored. `chance` is between 0
 * and 1 and varies the wait by a tenth, so that a recovering receiver does not get all messages at once.
 */
export const nextTryDelayMs = (
  attempts: number,
  retryAfterHeaderMs: number | undefined,
  chance: number,
): number | undefined => {
  const plannedMs = retryWaitsMs[attempts - 1];
  if (plannedMs === undefined) return undefined;
  const jitteredMs = plannedMs * (0.95 + 0.1 * chance);
  return Math.round(Math.min(maxWaitMs * 1.05, Math.max(jitteredMs, retryAfterHeaderMs ?? 0)));
};

const failuresBeforePause = 3;

/** An endpoint with repeated failures is paused, so that it does not block the worker for others. */
export const pauseAfterFailuresMs = (failures: number): number =>
  failures < failuresBeforePause ? 0 : Math.min(30 * minute, 30 * second * 2 ** (failures - failuresBeforePause));
