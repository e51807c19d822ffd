/**
 * A pool of workers, processes or threads, that run one job at a time. A job that takes too long, uses too much memory or crashes its
 * worker fails alone: the worker is replaced and the others continue.
 */
import { BusyError } from "../http/errors.ts";

/** A worker's message: that it is ready, or the answer to a job. `isSpent` requests a new worker. */
export type PoolWorkerMessage<Answer> =
  | { readonly ready: true }
  | { readonly id: number; readonly answer: Answer | undefined; readonly isSpent?: boolean };

export interface PoolWorker<Order> {
  readonly send: (id: number, order: Order) => void;
  /** Calls `onExceeded` once the job exceeds its limits; returns a function that stops watching. */
  readonly watch: (onExceeded: () => void) => () => void;
  readonly kill: () => void;
  /** Resolves when the worker has exited for any reason. */
  readonly exited: Promise<unknown>;
}

export interface WorkPoolOptions<Order, Answer> {
  readonly size: number;
  readonly start: (hear: (message: PoolWorkerMessage<Answer>) => void) => PoolWorker<Order>;
  /** Wall time from the assignment of a job. */
  readonly killAfterMs: number;
  readonly maxQueue: number;
  readonly maxWaitMs: number;
  readonly jobsPerWorker: number;
  readonly busyMessage: string;
}

export interface WorkPool<Order, Answer> {
  /** Resolves to undefined if the job did not finish in time. Rejects while too many jobs wait. */
  readonly ask: (order: Order) => Promise<Answer | undefined>;
  /** Starts the workers before the first job; otherwise the first job starts them. */
  readonly warmUp: () => void;
  readonly workers: () => readonly PoolWorker<Order>[];
  readonly close: () => Promise<void>;
}

interface Job<Order, Answer> {
  readonly input: Order;
  readonly settle: (result: Answer | undefined) => void;
  readonly refuse: (error: Error) => void;
  readonly waiting: NodeJS.Timeout;
}

interface Slot<Order, Answer> {
  worker: PoolWorker<Order> | undefined;
  isReady: boolean;
  done: number;
  job: { readonly id: number; readonly finish: (result: Answer | undefined) => void } | undefined;
}

/** While all workers are still starting, as on a busy machine, a job waits this many times as long. */
const maxWaits = 4;

export const createWorkPool = <Order, Answer>(options: WorkPoolOptions<Order, Answer>): WorkPool<Order, Answer> => {
  const { size, start, killAfterMs, maxQueue, maxWaitMs, jobsPerWorker, busyMessage } = options;
  const slots = new Set<Slot<Order, Answer>>();
  const queue: Job<Order, Answer>[] = [];
  let jobCount = 0;
  let failedStarts = 0;
  let pause: NodeJS.Timeout | undefined;
  let isClosed = false;
  const busy = (): BusyError => new BusyError(busyMessage);

  const retire = (slot: Slot<Order, Answer>): void => {
    slots.delete(slot);
    slot.worker?.kill();
  };

  const onMessage = (slot: Slot<Order, Answer>, message: PoolWorkerMessage<Answer>): void => {
    if ("ready" in message) {
      failedStarts = 0;
      slot.isReady = true;
      assignJobs();
      return;
    }
    if (message.id !== slot.job?.id) return;
    if (message.isSpent === true || slot.done >= jobsPerWorker) retire(slot);
    slot.job.finish(message.answer);
  };

  const startOne = (): void => {
    const slot: Slot<Order, Answer> = { worker: undefined, isReady: false, done: 0, job: undefined };
    slots.add(slot);
    const helper = start((message) => onMessage(slot, message));
    slot.worker = helper;
    const end = async (): Promise<void> => {
      await helper.exited;
      slots.delete(slot);
      if (!slot.isReady) failedStarts += 1;
      slot.job?.finish(undefined);
      fill();
    };
    void end();
  };

  const startMissing = (): void => {
    pause = undefined;
    for (let missing = isClosed ? 0 : size - slots.size; missing > 0; missing -= 1) startOne();
  };

  /** After a worker fails to start, the next attempt waits longer each time. */
  const fill = (): void => {
    if (isClosed || pause !== undefined) return;
    if (failedStarts === 0) startMissing();
    else pause = setTimeout(startMissing, Math.min(30_000, 250 * 2 ** failedStarts));
  };

  const assign = (slot: Slot<Order, Answer>, { input, settle, waiting }: Job<Order, Answer>): void => {
    clearTimeout(waiting);
    const id = (jobCount += 1);
    const end = (): void => retire(slot);
    const timer = setTimeout(end, killAfterMs);
    const stopWatching = slot.worker?.watch(end);
    slot.done += 1;
    slot.job = {
      id,
      finish: (result) => {
        clearTimeout(timer);
        stopWatching?.();
        slot.job = undefined;
        settle(result);
        assignJobs();
      },
    };
    slot.worker?.send(id, input);
  };

  const assignJobs = (): void => {
    fill();
    for (const slot of slots) {
      if (!slot.isReady || slot.job !== undefined) continue;
      const job = queue.shift();
      if (job === undefined) return;
      assign(slot, job);
    }
  };

  return {
    warmUp: fill,
    ask: (input) =>
      new Promise((settle, refuse) => {
        if (isClosed || queue.length >= maxQueue) return refuse(busy());
        let waitCount = 0;
        const waiting = setTimeout(() => {
          waitCount += 1;
          const isStarting = ![...slots].some(({ isReady }) => isReady) && failedStarts === 0;
          if (isStarting && waitCount < maxWaits) return waiting.refresh();
          queue.splice(queue.indexOf(job), 1);
          return refuse(busy());
        }, maxWaitMs);
        const job: Job<Order, Answer> = { input, settle, refuse, waiting };
        queue.push(job);
        assignJobs();
      }),
    workers: () => [...slots].flatMap(({ worker }) => worker ?? []),
    close: async () => {
      isClosed = true;
      clearTimeout(pause);
      for (const { waiting, refuse } of queue.splice(0)) {
        clearTimeout(waiting);
        refuse(busy());
      }
      await Promise.all(
        [...slots].map(async ({ worker }) => {
          worker?.kill();
          await worker?.exited;
        }),
      );
    },
  };
};
