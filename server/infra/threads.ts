/** Threads that do one kind of work for a pool: how the server starts one, and what runs inside it. */
/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { readlinkSync } from "node:fs";
import { parentPort, Worker } from "node:worker_threads";
import { watchThread } from "./work/confined-process.ts";
import type { PoolWorker, PoolWorkerMessage } from "./work/work-pool.ts";

/** The work threw, which is a bug and not slow input. */
export interface ThreadFailure {
  readonly failure: string;
}

export const isThreadFailure = (message: unknown): message is ThreadFailure =>
  typeof message === "object" && message !== null && "failure" in message;

export interface ThreadLimits {
  /** CPU time of one job. */
  readonly processorMs: number;
  readonly heapMegabytes: number;
}

export const startThread = <Job, Answer>(
  program: URL,
  data: unknown,
  { processorMs, heapMegabytes }: ThreadLimits,
  onMessage: (message: PoolWorkerMessage<Answer | ThreadFailure>) => void,
): PoolWorker<Job> => {
  const thread = new Worker(program, {
    workerData: data,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  // An idle thread must not keep the process alive; a working one does.
  thread.unref();
  let task = "";
  thread.on("error", () => undefined);
  thread.on("message", (message: PoolWorkerMessage<Answer> & Partial<ThreadFailure & { readonly task: string }>) => {
    thread.unref();
    task = message.task ?? task;
    if ("id" in message && message.failure !== undefined) {
      onMessage({ id: message.id, answer: { failure: message.failure } });
    } else onMessage(message);
  });
  return {
    send: (id, job) => {
      thread.ref();
      thread.postMessage({ id, job });
    },
    watch: (onExceeded) => watchThread(task, processorMs, onExceeded),
    kill: () => void thread.terminate(),
    exited: new Promise((resolve) => thread.once("exit", resolve)),
  };
};

/** The /proc path from which the CPU time of this thread is read; empty if the system has none. */
const ownTask = (): string => {
  try {
    return readlinkSync("/proc/thread-self");
  } catch {
    return "";
  }
};

/** Called in a thread: answers one job after another. `startThread` decides the type of a job. */
export const answerJobs = (work: (job: never) => unknown): void => {
  const answerTo = async (job: never): Promise<{ readonly answer: unknown } | ThreadFailure> => {
    try {
      return { answer: await work(job) };
    } catch (error) {
      return { failure: String(error) };
    }
  };
  const runJob = async ({ id, job }: { readonly id: number; readonly job: never }): Promise<void> => {
    parentPort?.postMessage({ id, ...(await answerTo(job)) });
  };
  parentPort?.on("message", (message: { readonly id: number; readonly job: never }) => void runJob(message));
  parentPort?.postMessage({ ready: true, task: ownTask() });
};
