/**
 * News for open desks, over LISTEN and NOTIFY. Whoever changes something tells after the commit: a NOTIFY inside would make all
 * writers wait for one another. One connection a process listens for all streams, and comes back by itself.
 */
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import type { Database } from "../db/client.ts";
import type { Logger } from "./log.ts";

/** What has changed; without an id it was more than one, or it cannot be said. */
export interface DeskNews {
  readonly leadId?: string;
}

export type TellDesk = (leadId?: string) => void;

export interface Live {
  readonly tell: TellDesk;
  /** Calls back with all news from now on, until what it returns is called. */
  readonly follow: (hear: (news: DeskNews) => void) => () => void;
  readonly close: () => Promise<void>;
}

const channel = "desk_changed";

/** At most one message in 20 ms a process; several leads become one message without an id. */
export const createTellDesk = (db: Database): TellDesk => {
  const pending = new Set<string>();
  const send = (): void => {
    const [only = ""] = pending.size === 1 ? pending : [];
    pending.clear();
    db.execute(sql`select pg_notify(${channel}, ${only})`).catch(() => undefined);
  };
  return (leadId = "") => {
    if (pending.size === 0) setTimeout(send, 20).unref();
    pending.add(leadId);
  };
};

const newsOf = (payload: string | undefined): DeskNews =>
  payload === undefined || payload === "" ? {} : { leadId: payload };

const pausesMs = { first: 250, longest: 5000 } as const;

/** Connects when the first stream opens. */
export const openLive = (databaseUrl: string, db: Database, log: Logger): Live => {
  const hearers = new Set<(news: DeskNews) => void>();
  const closing = new AbortController();
  const spread = (news: DeskNews): void => {
    for (const hear of hearers) hear(news);
  };

  /** Ends when the connection does. */
  const listen = async (onOpen: () => void): Promise<void> => {
    const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true, connectionTimeoutMillis: 5000 });
    const hangUp = (): void => void client.end().catch(() => undefined);
    const lost = new Promise<void>((resolve) => {
      client.on("error", () => resolve());
      client.on("end", () => resolve());
    });
    client.on("notification", ({ payload }) => spread(newsOf(payload)));
    closing.signal.addEventListener("abort", hangUp);
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      onOpen();
      await lost;
    } finally {
      closing.signal.removeEventListener("abort", hangUp);
      hangUp();
    }
  };

  const keepListening = async (): Promise<void> => {
    let pause: number = pausesMs.first;
    for (let tries = 0; !closing.signal.aborted; tries += 1) {
      const onOpen = (): void => {
        pause = pausesMs.first;
        // What was said while nobody listened is not said again: everyone looks anew.
        if (tries > 0) spread({});
      };
      await listen(onOpen).catch((error: unknown) => log.warn({ err: error }, "no line to the database for the desk"));
      await wait(pause, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
      pause = Math.min(pause * 2, pausesMs.longest);
    }
  };

  let listening: Promise<void> | undefined;
  return {
    tell: createTellDesk(db),
    follow: (hear) => {
      hearers.add(hear);
      listening ??= keepListening();
      return () => hearers.delete(hear);
    },
    close: async () => {
      closing.abort();
      hearers.clear();
      await listening;
    },
  };
};
