/** Background tasks: a task is a name, a payload schema and a handler that may run more than once. */
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import type { z } from "zod";
import type { Database } from "../../db/client.ts";
import type { ReadResume, ResumeKind } from "#domain/resumes/read-resume.ts";
import type { Keyring } from "../crypto/keyring.ts";
import type { RightsSettings } from "../rights-settings.ts";
import type { FileStore } from "../files/file-store.ts";
import { emitDiagnostic } from "../telemetry/diagnostics.ts";
import { inSpan } from "../telemetry/spans.ts";
import type { Logger } from "../telemetry/log.ts";
import type { NotifyDesk } from "../http/live-updates.ts";
import type { Mail } from "../email/mail.ts";
import type { PostOptions } from "../outbound/safe-post.ts";

/** Returns undefined if the file could not be read. Throws while too many files wait. */
export interface ResumeReader {
  readonly read: (bytes: Uint8Array, kind: ResumeKind) => Promise<ReadResume | undefined>;
}

/** What a handler gets in addition to its payload. */
export interface TaskDeps {
  readonly db: Database;
  readonly log: Logger;
  readonly mail: Mail;
  readonly files: FileStore;
  /** The public origin, for links. */
  readonly origin: string;
  /** The firm's own email address. */
  readonly staffEmail: string;
  /** Notifies every open desk of a change. Call it after the commit, never inside a transaction. */
  readonly notifyDesk: NotifyDesk;
  /** True on the last attempt: a failure now must be reported to those who wait. */
  readonly isLastTry?: boolean;
  /** Signs the links in emails. */
  readonly keys: Keyring;
  /** Address rules for webhooks; tests pass their own. */
  readonly webhookPostOptions?: PostOptions | undefined;
  /** The processes that read resumes. */
  readonly readers: ResumeReader;
  /** Settings of the erasure ledger and of data retention. */
  readonly rights?: RightsSettings | undefined;
}

export interface Task<Payload extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: Payload;
  readonly handle: (payload: z.output<Payload>, tools: TaskDeps) => Promise<void>;
  /** A schedule in UTC: "15 4 * * *". */
  readonly cron?: string;
  /** How long one run may take before the queue considers it lost; 60 s by default. */
  readonly expireInSeconds?: number;
}

export const task = <Payload extends z.ZodType>(declaration: Task<Payload>): Task<Payload> => declaration;

/** The queue of tasks that failed every attempt, for a person to inspect and retry. */
export const deadLetters = "dead-letters";

/** Retries for about two hours with backoff and jitter. A dead worker is noticed within half a minute. */
const retryPolicy = {
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
 * New tasks are announced by NOTIFY; polling is for tasks that become due later, such as retries. A backlog, such as after a mail
 * server outage, is processed without pauses.
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
  // Without a listener, a lost database connection would end the process.
  boss.on("error", (error) => log.warn({ err: error }, "queue"));
  return boss;
};

const createQueues = async (boss: PgBoss, tasks: readonly Task[]): Promise<void> => {
  await boss.createQueue(deadLetters);
  for (const { name, expireInSeconds = retryPolicy.expireInSeconds } of tasks) {
    await boss.createQueue(name, { ...retryPolicy, expireInSeconds });
    await boss.updateQueue(name, { ...retryPolicy, expireInSeconds });
  }
};

/** A process that only enqueues tasks needs their queues to exist. */
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

const withTaskDiagnostics = async (task: string, work: () => Promise<void>): Promise<void> => {
  const startedAt = performance.now();
  const report = (outcome: "done" | "failed"): void =>
    emitDiagnostic("task", { task, outcome, seconds: (performance.now() - startedAt) / 1000 });
  try {
    await inSpan(`task ${task}`, { "cohire.task": task }, work);
    report("done");
  } catch (error) {
    report("failed");
    throw error;
  }
};

/** Starts working on `tasks`. */
export const runTasks = async (tasks: readonly Task[], databaseUrl: string, tools: TaskDeps): Promise<RunningQueue> => {
  const boss = openBoss(databaseUrl, tools.log, true);
  await boss.start();
  await createQueues(boss, tasks);
  for (const { name, payload, handle, cron } of tasks) {
    await boss.work(name, { ...polling, includeMetadata: true }, async (jobs) => {
      for (const job of jobs) {
        await withTaskDiagnostics(name, () =>
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

/** Retries until the database is available. */
export const waitForDatabase = async <T>(work: () => Promise<T>, log: Logger): Promise<T> => {
  for (let pause = 250; ; pause = Math.min(pause * 2, 5000)) {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error, pause }, "the database is not there yet");
      await wait(pause);
    }
  }
};

export type WakeWorker = (task: string) => void;

const channel = sql.raw("('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24))");

/** Wakes the worker soon after a commit, at most every 20 ms per process. If it fails, polling finds the task. */
export const createWakeWorker = (db: Database): WakeWorker => {
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

/** Tasks that failed permanently, newest first. */
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

/** Returns them to their original queues; resolves to their number. */
export const retryDeadLetters = (boss: PgBoss, id?: string): Promise<number> =>
  boss.redrive(deadLetters, id === undefined ? {} : { ids: [id] });
