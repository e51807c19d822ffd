/** Background work: a task is a name, a shape for its payload and a handler that may run more than once. */
import { PgBoss } from "pg-boss";
import type { z } from "zod";
import type { Database } from "../db/client.ts";
import type { Logger } from "./log.ts";

/** What a handler gets besides its payload. */
export interface TaskTools {
  readonly db: Database;
  readonly log: Logger;
}

export interface Task<Payload extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: Payload;
  readonly handle: (payload: z.output<Payload>, tools: TaskTools) => Promise<void>;
  /** Runs by itself at these times, in UTC: "15 4 * * *". */
  readonly cron?: string;
}

export const task = <Payload extends z.ZodType>(declaration: Task<Payload>): Task<Payload> => declaration;

export interface QueueOptions extends TaskTools {
  readonly databaseUrl: string;
}

export interface RunningQueue {
  readonly boss: PgBoss;
  readonly stop: () => Promise<void>;
}

/** New tasks are announced; these are for what falls due later, such as the next try of a failed one. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 };

/** Starts working on `tasks`. A database that goes away is logged and waited for; it never ends the process. */
export const runTasks = async (
  tasks: readonly Task[],
  { databaseUrl, db, log }: QueueOptions,
): Promise<RunningQueue> => {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
  });
  boss.on("error", (error) => log.warn({ err: error }, "queue"));
  await boss.start();
  for (const { name, payload, handle, cron } of tasks) {
    await boss.createQueue(name, { notify: true, retryLimit: 5, retryDelay: 5, retryBackoff: true });
    await boss.work(name, polling, async (jobs) => {
      for (const job of jobs)
        await handle(payload.parse(job.data ?? {}), { db, log: log.child({ task: name, id: job.id }) });
    });
    if (cron !== undefined) await boss.schedule(name, cron, {});
  }
  return { boss, stop: () => boss.stop({ graceful: true, timeout: 8000 }) };
};
