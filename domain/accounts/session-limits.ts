/** How long a session lasts: without use (idle) and in total (absolute). ASVS 5, 7.3.1 and 7.3.2. */
import type { UserKind } from "./user-kind.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

interface SessionLimits {
  readonly idleMs: number;
  readonly absoluteMs: number;
}

/** The cookie lasts this long too, so no session outlives it. */
export const maxSessionMs = 30 * dayMs;

const sessionLimits: Readonly<Record<UserKind, SessionLimits>> = {
  // A visitor has no password, so the session is their only access to the profile.
  visitor: { idleMs: maxSessionMs, absoluteMs: maxSessionMs },
  candidate: { idleMs: 14 * dayMs, absoluteMs: maxSessionMs },
  employer: { idleMs: 14 * dayMs, absoluteMs: maxSessionMs },
  staff: { idleMs: 2 * hourMs, absoluteMs: dayMs },
};

/** The time of last use is written at most this often. */
export const lastUseWriteIntervalMs = 5 * minuteMs;

export interface SessionTimes {
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

/** When the session ends unless it is used again. */
export const sessionEndsAt = (kind: UserKind, { createdAt, lastUsedAt }: SessionTimes): Date => {
  const { idleMs, absoluteMs } = sessionLimits[kind];
  return new Date(Math.min(lastUsedAt.getTime() + idleMs, createdAt.getTime() + absoluteMs));
};

export const sessionState = (kind: UserKind, times: SessionTimes, now: Date): "ended" | "stale" | "current" => {
  if (sessionEndsAt(kind, times) <= now) return "ended";
  return now.getTime() - times.lastUsedAt.getTime() >= lastUseWriteIntervalMs ? "stale" : "current";
};
