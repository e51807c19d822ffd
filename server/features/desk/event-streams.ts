/** Server-sent event streams of open desks. Each ends with its session. */
import type { Readable } from "node:stream";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { sessions, users } from "../../db/tables/identity.ts";
import { createOpenStreams, type StreamTiming } from "../../infra/http/event-streams.ts";
import type { LiveUpdates } from "../../infra/http/live-updates.ts";
import type { SignedIn } from "../../infra/auth/auth-context.ts";

export interface StreamOptions extends StreamTiming {
  readonly db: Database;
  readonly live: LiveUpdates;
}

export interface EventStreams {
  readonly open: (person: SignedIn) => Readable;
  readonly endAll: () => void;
}

/** Queried directly, because a check through Better Auth would extend the session of an idle page. */
const isSessionActive = async (db: Database, { id, sessionId }: SignedIn): Promise<boolean> => {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(users.id, id),
        eq(users.kind, "staff"),
        eq(users.twoFactorEnabled, true),
        gt(sessions.expiresAt, sql`now()`),
      ),
    );
  return rows.length > 0;
};

export const createEventStreams = ({ db, live, ...timing }: StreamOptions): EventStreams => {
  const { open, endAll } = createOpenStreams(timing);
  return {
    open: (person) =>
      open({
        sessionId: person.sessionId,
        userId: person.id,
        subscribe: live.onDeskChange,
        isStillAllowed: () => isSessionActive(db, person),
      }),
    endAll,
  };
};
