/** When a message that was not taken is sent again, and when it is given up. */
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

export const mostTries = retryWaitsMs.length + 1;

/** Nobody is asked to come back later than this. */
const longestWaitMs = 24 * hour;

/** An endpoint that has taken nothing for so long is switched off. */
export const switchedOffAfterMs = 3 * 24 * hour;

/** So long a message may be on its way, at the receiver's: older ones are refused as repeated by a stranger. */
export const toleranceSeconds = 300;

/** Both secrets sign for so long after a new one was made. */
export const secretOverlapMs = 24 * hour;

/** Seconds or a date, as HTTP has it; undefined for nonsense. */
export const retryAfterMs = (header: string | null, now: Date): number | undefined => {
  if (header === null) return undefined;
  const seconds = /^\d{1,9}$/.test(header.trim()) ? Number(header) * second : Date.parse(header) - now.getTime();
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
};

/**
 * The wait before the next try, or undefined when there is none. What the receiver asks for is honoured where it is longer. `chance` is
 * between 0 and 1 and spreads the tries by a tenth, so that a receiver that comes back is not met by all at once.
 */
export const nextTryIn = (triesMade: number, askedMs: number | undefined, chance: number): number | undefined => {
  const planned = retryWaitsMs[triesMade - 1];
  if (planned === undefined) return undefined;
  const spread = planned * (0.95 + 0.1 * chance);
  return Math.round(Math.min(longestWaitMs * 1.05, Math.max(spread, askedMs ?? 0)));
};

const patientFailures = 3;

/** An endpoint that fails again and again is left alone for a while, so that it does not keep the worker from the others. */
export const restAfterFailuresMs = (failures: number): number =>
  failures < patientFailures ? 0 : Math.min(30 * minute, 30 * second * 2 ** (failures - patientFailures));
