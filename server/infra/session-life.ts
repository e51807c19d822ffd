/** Ends sessions that were idle or lasted too long, and writes down when one was last used. */
import { and, eq, lt } from "drizzle-orm";
import { lastUseEveryMs, sessionEndsAt, sessionState } from "#domain/accounts/session-limits.ts";
import type { UserKind } from "#domain/accounts/user-kind.ts";
import type { Database } from "../db/client.ts";
import { sessions } from "../db/tables/identity.ts";

interface FoundSession {
  readonly id: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** False where the session has ended; its row is gone then. */
export const keepSession = async (
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
    // Of several requests at once only the first writes.
    await db
      .update(sessions)
      .set({ updatedAt: now, expiresAt: sessionEndsAt(kind, { createdAt, lastUsedAt: now }) })
      .where(and(eq(sessions.id, id), lt(sessions.updatedAt, new Date(now.getTime() - lastUseEveryMs + 1))));
  }
  return true;
};
