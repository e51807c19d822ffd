/** Background work: a task is a name, a shape for its payload and a handler that may run more than once. */
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import type { z } from "zod";
import type { Database } from "../db/client.ts";
import type { ReadResume, ResumeKind } from "#domain/resumes/read-resume.ts";
import type { Keyring } from "./keyring.ts";
import type { RightsSettings } from "./rights-settings.ts";
import type { FileStore } from "./files/file-store.ts";
import { happened } from "./happenings.ts";
import { inSpan } from "./spans.ts";
import type { Logger } from "./log.ts";
import type { TellDesk } from "./live.ts";
import type { Mail } from "./mail.ts";
import type { Dialling } from "./safe-post.ts";

/** Undefined where the file could not be read at all; refuses while too many wait. */
export interface ResumeReading {
  readonly read: (bytes: Uint8Array, kind: ResumeKind) => Promise<ReadResume | undefined>;
}

/** What a handler gets besides its payload. */
export interface TaskTools {
  readonly db: Database;
  readonly log: Logger;
  readonly mail: Mail;
  readonly files: FileStore;
  /** The address people type, for links. */
  readonly origin: string;
  /** Where the firm reads its mail. */
  readonly staffEmail: string;
  /** Says to every open desk that something has changed; after the commit, never inside a transaction. */
  readonly tellDesk: TellDesk;
  /** The queue gives up after this one: whoever waits for the outcome must hear of it now. */
  readonly isLastTry?: boolean;
  /** Signs the links in mails. */
  readonly keys: Keyring;
  /** Whom webhooks may reach; tests hand in their own. */
  readonly webhookDialling?: Dialling | undefined;
  /** The processes that read résumés. */
  readonly readers: ResumeReading;
  /** Where the ledger of erasures is copied to, and how long the absent are kept. */
  readonly rights?: RightsSettings | undefined;
}

export interface Task<Payload extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: Payload;
  readonly handle: (payload: z.output<Payload>, tools: TaskTools) => Promise<void>;
  /** Runs by itself at these times, in UTC: "15 4 * * *". */
  readonly cron?: string;
  /** How long one run may take before the queue believes it lost; a minute unless told. */
  readonly expireInSeconds?: number;
}

export const task = <Payload extends z.ZodType>(declaration: Task<Payload>): Task<Payload> => declaration;

/** Where a task ends up that failed every time, for a person to look at and send again. */
export const deadLetters = "dead-letters";

/** Tried for some two hours, ever less often, with jitter; a worker that dies is noticed within half a minute. */
const patience = {
  notify: true,
  retryLimit: 30,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  expireInSeconds: 60,
  heartbeatSeconds: 10,
  deadLetter: deadLetters,
} as const;

/**
 * New tasks are announced; these are for what falls due later, such as the next try of a failed one. A backlog, as a mail server
 * leaves behind that was away, is worked off without pauses.
 */
const polling = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  localConcurrency: 2,
  burstWhenReadyExceeds: 2,
} as const;

export const openBoss = (databaseUrl: string, log: Logger, working: boolean): PgBoss => {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: working ? 4 : 1,
    migrate: false,
    createSchema: false,
    supervise: working,
    schedule: working,
    useListenNotify: working,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  // Without a listener, a database that goes away would end the process.
  boss.on("error", (error) => log.warn({ err: error }, "queue"));
  return boss;
};

const createQueues = async (boss: PgBoss, tasks: readonly Task[]): Promise<void> => {
  await boss.createQueue(deadLetters);
  for (const { name, expireInSeconds = patience.expireInSeconds } of tasks) {
    await boss.createQueue(name, { ...patience, expireInSeconds });
    await boss.updateQueue(name, { ...patience, expireInSeconds });
  }
};

/** A process that only hands out tasks needs their queues to be there. */
export const ensureQueues = async (databaseUrl: string, tasks: readonly Task[], log: Logger): Promise<void> => {
  const boss = openBoss(databaseUrl, log, false);
  await boss.start();
  await createQueues(boss, tasks);
  await boss.stop({ graceful: false });
};

export interface RunningQueue {
  readonly boss: PgBoss;
  readonly stop: () => Promise<void>;
}

const counted = async (task: string, work: () => Promise<void>): Promise<void> => {
  const began = performance.now();
  const tell = (outcome: "done" | "failed"): void =>
    happened("task", { task, outcome, seconds: (performance.now() - began) / 1000 });
  try {
    await inSpan(`task ${task}`, { "cohire.task": task }, work);
    tell("done");
  } catch (error) {
    tell("failed");
    throw error;
  }
};

/** Starts working on `tasks`. */
export const runTasks = async (
  tasks: readonly Task[],
  databaseUrl: string,
  tools: TaskTools,
): Promise<RunningQueue> => {
  const boss = openBoss(databaseUrl, tools.log, true);
  await boss.start();
  await createQueues(boss, tasks);
  for (const { name, payload, handle, cron } of tasks) {
    await boss.work(name, { ...polling, includeMetadata: true }, async (jobs) => {
      for (const job of jobs) {
        await counted(name, () =>
          handle(payload.parse(job.data ?? {}), {
            ...tools,
            log: tools.log.child({ task: name, id: job.id }),
            isLastTry: job.retryCount >= job.retryLimit,
          }),
        );
      }
    });
    if (cron !== undefined) await boss.schedule(name, cron, {});
  }
  return { boss, stop: () => boss.stop({ graceful: true, timeout: 8000 }) };
};

/** Keeps trying while the database is not there yet. */
export const untilThere = async <T>(work: () => Promise<T>, log: Logger): Promise<T> => {
  for (let pause = 250; ; pause = Math.min(pause * 2, 5000)) {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error, pause }, "the database is not there yet");
      await wait(pause);
    }
  }
};

export type Nudge = (task: string) => void;

const channel = sql.raw("('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24))");

/** Wakes the worker soon after a commit, at most every 20 ms a process; if it fails, polling finds the task anyway. */
export const createNudge = (db: Database): Nudge => {
  const pending = new Set<string>();
  const send = (name: string): void => {
    pending.delete(name);
    db.execute(sql`select pg_notify(${channel}, ${name})`).catch(() => undefined);
  };
  return (name) => {
    if (pending.has(name)) return;
    pending.add(name);
    setTimeout(send, 20, name).unref();
  };
};

export interface DeadLetter {
  readonly id: string;
  readonly task: string;
  readonly payload: unknown;
  readonly reason: string;
  readonly failedAt: Date;
}

/** What went wrong for good, the newest first. */
export const listDeadLetters = async (boss: PgBoss): Promise<readonly DeadLetter[]> => {
  const jobs = await boss.findJobs(deadLetters, { queued: true });
  return jobs
    .map((job) => {
      const { sourceName, sourceOutput } = job as {
        sourceName?: string | null;
        sourceOutput?: { message?: string } | null;
      };
      return {
        id: job.id,
        task: sourceName ?? "unknown",
        payload: job.data,
        reason: sourceOutput?.message ?? "no reason given",
        failedAt: job.createdOn,
      };
    })
    .toSorted((a, b) => b.failedAt.getTime() - a.failedAt.getTime());
};

/** Sends them again to where they came from; answers how many. */
export const retryDeadLetters = (boss: PgBoss, id?: string): Promise<number> =>
  boss.redrive(deadLetters, id === undefined ? {} : { ids: [id] });
