/** Ends sessions that are idle or too old, and records the time of last use. */
import { and, eq, lt } from "drizzle-orm";
import { lastUseWriteIntervalMs, sessionEndsAt, sessionState } from "#domain/accounts/session-limits.ts";
import type { UserKind } from "#domain/accounts/user-kind.ts";
import type { Database } from "../../db/client.ts";
import { sessions } from "../../db/tables/identity.ts";

interface FoundSession {
  readonly id: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** False if the session has ended; its row is deleted then. */
export const renewSession = async (
  db: Database,
  kind: UserKind,
  { id, createdAt, updatedAt }: FoundSession,
): Promise<boolean> => {
  const now = new Date();
  const state = sessionState(kind, { createdAt, lastUsedAt: updatedAt }, now);
  if (state === "ended") {
    await db.delete(sessions).where(eq(sessions.id, id));
    return false;
  }
  if (state === "stale") {
    // Of several concurrent requests only the first writes.
    await db
      .update(sessions)
      .set({ updatedAt: now, expiresAt: sessionEndsAt(kind, { createdAt, lastUsedAt: now }) })
      .where(and(eq(sessions.id, id), lt(sessions.updatedAt, new Date(now.getTime() - lastUseWriteIntervalMs + 1))));
  }
  return true;
};
