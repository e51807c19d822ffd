/**
 * News for open desks and open boards, over LISTEN and NOTIFY. Whoever changes a lead tells after the commit: a NOTIFY inside would
 * make all writers wait for one another. Boards are told by a trigger, with the commit, since every process writes their history and
 * few do at once. One connection a process listens for all streams, and comes back by itself.
 */
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { z } from "zod";
import type { Database } from "../db/client.ts";
import type { Logger } from "./log.ts";

/** What has changed; without an id it was more than one, or it cannot be said. */
export interface DeskNews {
  readonly leadId?: string;
}

/** A job whose board has changed, and in whom where they are few; empty when it cannot be said. */
const pipelineNews = z
  .object({ companyId: z.string(), jobId: z.string(), applicationIds: z.array(z.string()).optional() })
  .partial();
export type PipelineNews = z.infer<typeof pipelineNews>;

export type TellDesk = (leadId?: string) => void;

export interface Live {
  readonly tell: TellDesk;
  /** Calls back with all news from now on, until what it returns is called. */
  readonly follow: (hear: (news: DeskNews) => void) => () => void;
  readonly followPipeline: (hear: (news: PipelineNews) => void) => () => void;
  readonly close: () => Promise<void>;
}

const channel = "desk_changed";
const pipelineChannel = "pipeline_changed";

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

const pipelineNewsOf = (payload: string | undefined): PipelineNews => {
  try {
    return pipelineNews.parse(JSON.parse(payload ?? ""));
  } catch {
    return {};
  }
};

const pausesMs = { first: 250, longest: 5000 } as const;

/** Connects when the first stream opens. */
export const openLive = (databaseUrl: string, db: Database, log: Logger): Live => {
  const hearers = new Set<(news: DeskNews) => void>();
  const boards = new Set<(news: PipelineNews) => void>();
  const closing = new AbortController();
  const spread = (news: DeskNews): void => {
    for (const hear of hearers) hear(news);
  };
  const spreadPipeline = (news: PipelineNews): void => {
    for (const hear of boards) hear(news);
  };

  /** Ends when the connection does. */
  const listen = async (onOpen: () => void): Promise<void> => {
    const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true, connectionTimeoutMillis: 5000 });
    const hangUp = (): void => void client.end().catch(() => undefined);
    const lost = new Promise<void>((resolve) => {
      client.on("error", () => resolve());
      client.on("end", () => resolve());
    });
    client.on("notification", ({ channel: said, payload }) => {
      if (said === pipelineChannel) spreadPipeline(pipelineNewsOf(payload));
      else spread(newsOf(payload));
    });
    closing.signal.addEventListener("abort", hangUp);
    try {
      await client.connect();
      await client.query(`listen ${pipelineChannel}`);
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
        if (tries === 0) return;
        spread({});
        spreadPipeline({});
      };
      await listen(onOpen).catch((error: unknown) => log.warn({ err: error }, "no line to the database for the desk"));
      await wait(pause, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
      pause = Math.min(pause * 2, pausesMs.longest);
    }
  };

  let listening: Promise<void> | undefined;
  const join = <Hear>(group: Set<Hear>, hear: Hear): (() => void) => {
    group.add(hear);
    listening ??= keepListening();
    return () => group.delete(hear);
  };
  return {
    tell: createTellDesk(db),
    follow: (hear) => join(hearers, hear),
    followPipeline: (hear) => join(boards, hear),
    close: async () => {
      closing.abort();
      hearers.clear();
      boards.clear();
      await listening;
    },
  };
};
