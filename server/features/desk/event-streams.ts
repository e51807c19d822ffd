/** Open desks, each a stream of server-sent events: what has changed, a sign of life, and an end when the session has one. */
import { PassThrough, type Readable } from "node:stream";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { sessions, users } from "../../db/tables/identity.ts";
import type { DeskNews, Live } from "../../infra/live.ts";
import type { SignedIn } from "../../infra/who.ts";

export interface StreamOptions {
  readonly db: Database;
  readonly live: Pick<Live, "follow">;
  /** So that proxies and browsers do not take silence for an end. */
  readonly beatMs?: number | undefined;
  readonly checkMs?: number | undefined;
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

/** A reader that does not read is let go; it comes back by itself. */
const mostWaitingBytes = 64 * 1024;

export const createEventStreams = ({ db, live, beatMs = 15_000, checkMs = 60_000 }: StreamOptions): EventStreams => {
  const streams = new Set<PassThrough>();

  const open = (person: SignedIn): Readable => {
    const stream = new PassThrough();
    const say = (words: string): void => {
      if (stream.writableLength + stream.readableLength > mostWaitingBytes) stream.destroy();
      else stream.write(words);
    };
    const unfollow = live.follow((news: DeskNews) => say(`event: changed\ndata: ${JSON.stringify(news)}\n\n`));
    const beat = setInterval(say, beatMs, ":\n\n").unref();
    const check = setInterval(() => {
      isStillIn(db, person).then(
        (isIn) => (isIn ? undefined : stream.end()),
        () => stream.end(),
      );
    }, checkMs).unref();
    streams.add(stream);
    stream.once("close", () => {
      unfollow();
      clearInterval(beat);
      clearInterval(check);
      streams.delete(stream);
    });
    say("retry: 2000\n\n");
    return stream;
  };

  return {
    open,
    endAll: () => {
      for (const stream of streams) stream.end();
    },
  };
};
