/**
 * Live updates for open desks and boards, over LISTEN and NOTIFY. A change of a lead is announced after the commit: a NOTIFY inside the
 * transaction would serialize all writers. Board changes are announced by a trigger in the transaction, since every process writes the
 * history and few do so at once. One connection per process listens for all streams and reconnects by itself.
 */
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { z } from "zod";
import type { Database } from "../../db/client.ts";
import type { Logger } from "../telemetry/log.ts";

/** The changed lead; without an id several changed, or it is unknown which. */
interface DeskChange {
  readonly leadId?: string;
}

/** The job whose board changed, with the applications if they are few; empty if unknown. */
const pipelineChange = z
  .object({ companyId: z.string(), jobId: z.string(), applicationIds: z.array(z.string()).optional() })
  .partial();
export type PipelineChange = z.infer<typeof pipelineChange>;

export type NotifyDesk = (leadId?: string) => void;

export interface LiveUpdates {
  readonly notifyDesk: NotifyDesk;
  /** Calls back with every change until the returned function is called. */
  readonly onDeskChange: (hear: (news: DeskChange) => void) => () => void;
  readonly onPipelineChange: (hear: (news: PipelineChange) => void) => () => void;
  readonly close: () => Promise<void>;
}

const channel = "desk_changed";
const pipelineChannel = "pipeline_changed";

/** Sends at most one message per 20 ms and process; several leads become one message without an id. */
const createNotifyDesk = (db: Database): NotifyDesk => {
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

const deskChangeOf = (payload: string | undefined): DeskChange =>
  payload === undefined || payload === "" ? {} : { leadId: payload };

const pipelineChangeOf = (payload: string | undefined): PipelineChange => {
  try {
    return pipelineChange.parse(JSON.parse(payload ?? ""));
  } catch {
    return {};
  }
};

const reconnectMs = { first: 250, longest: 5000 } as const;

/** Connects when the first stream opens. */
export const openLiveUpdates = (databaseUrl: string, db: Database, log: Logger): LiveUpdates => {
  const deskListeners = new Set<(news: DeskChange) => void>();
  const boardListeners = new Set<(news: PipelineChange) => void>();
  const closing = new AbortController();
  const publishDeskChange = (change: DeskChange): void => {
    for (const listener of deskListeners) listener(change);
  };
  const publishPipelineChange = (change: PipelineChange): void => {
    for (const listener of boardListeners) listener(change);
  };

  /** Ends when the connection does. */
  const listen = async (onOpen: () => void): Promise<void> => {
    const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true, connectionTimeoutMillis: 5000 });
    const disconnect = (): void => void client.end().catch(() => undefined);
    const lost = new Promise<void>((resolve) => {
      client.on("error", () => resolve());
      client.on("end", () => resolve());
    });
    client.on("notification", ({ channel: notificationChannel, payload }) => {
      if (notificationChannel === pipelineChannel) publishPipelineChange(pipelineChangeOf(payload));
      else publishDeskChange(deskChangeOf(payload));
    });
    closing.signal.addEventListener("abort", disconnect);
    try {
      await client.connect();
      await client.query(`listen ${pipelineChannel}`);
      await client.query(`listen ${channel}`);
      onOpen();
      await lost;
    } finally {
      closing.signal.removeEventListener("abort", disconnect);
      disconnect();
    }
  };

  const keepListening = async (): Promise<void> => {
    let pause: number = reconnectMs.first;
    for (let attempt = 0; !closing.signal.aborted; attempt += 1) {
      const onOpen = (): void => {
        pause = reconnectMs.first;
        // Notifications sent while disconnected are lost, so every client reloads.
        if (attempt === 0) return;
        publishDeskChange({});
        publishPipelineChange({});
      };
      await listen(onOpen).catch((error: unknown) => log.warn({ err: error }, "no line to the database for the desk"));
      await wait(pause, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
      pause = Math.min(pause * 2, reconnectMs.longest);
    }
  };

  let listening: Promise<void> | undefined;
  const join = <Hear>(group: Set<Hear>, listener: Hear): (() => void) => {
    group.add(listener);
    listening ??= keepListening();
    return () => group.delete(listener);
  };
  return {
    notifyDesk: createNotifyDesk(db),
    onDeskChange: (listener) => join(deskListeners, listener),
    onPipelineChange: (listener) => join(boardListeners, listener),
    close: async () => {
      closing.abort();
      deskListeners.clear();
      boardListeners.clear();
      await listening;
    },
  };
};
