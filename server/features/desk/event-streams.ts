/** Open desks, each a stream of server-sent events that ends when its session does. */
import type { Readable } from "node:stream";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { sessions, users } from "../../db/tables/identity.ts";
import { createOpenStreams, type Timing } from "../../infra/event-streams.ts";
import type { Live } from "../../infra/live.ts";
import type { SignedIn } from "../../infra/who.ts";

export interface StreamOptions extends Timing {
  readonly db: Database;
  readonly live: Pick<Live, "follow">;
}

export interface EventStreams {
  readonly open: (person: SignedIn) => Readable;
  readonly endAll: () => void;
}

/** Looked up by itself, because asking the identity library would lengthen the session of a page nobody looks at. */
const isStillIn = async (db: Database, { id, sessionId }: SignedIn): Promise<boolean> => {
  const found = await db
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
  return found.length > 0;
};

export const createEventStreams = ({ db, live, ...timing }: StreamOptions): EventStreams => {
  const { open, endAll } = createOpenStreams(timing);
  return {
    open: (person) =>
      open({
        sessionId: person.sessionId,
        userId: person.id,
        follow: live.follow,
        isStillIn: () => isStillIn(db, person),
      }),
    endAll,
  };
};
