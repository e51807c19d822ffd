/**
 * A few helpers, processes or threads, that do one order at a time. An order that takes too long, too much memory or its helper with it
 * costs that order alone: the helper is replaced and the others go on.
 */
import { BusyError } from "./errors.ts";

/** What a helper says: that it can begin, or the answer to an order. `isSpent` asks for a fresh helper. */
export type HelperMessage<Answer> =
  | { readonly ready: true }
  | { readonly id: number; readonly answer: Answer | undefined; readonly isSpent?: boolean };

export interface Helper<Order> {
  readonly send: (id: number, order: Order) => void;
  /** Calls `tooMuch` once the order uses more than its allowance; answers how to stop watching. */
  readonly watch: (tooMuch: () => void) => () => void;
  readonly kill: () => void;
  /** Resolves when it is gone, for whatever reason. */
  readonly ended: Promise<unknown>;
}

export interface WorkPoolOptions<Order, Answer> {
  readonly size: number;
  readonly start: (hear: (message: HelperMessage<Answer>) => void) => Helper<Order>;
  /** By the clock, from the moment an order is handed to a helper. */
  readonly killAfterMs: number;
  readonly longestQueue: number;
  readonly longestWaitMs: number;
  readonly ordersPerHelper: number;
  readonly busyMessage: string;
}

export interface WorkPool<Order, Answer> {
  /** Undefined where the order could not be done in its time; refuses while too many wait. */
  readonly ask: (order: Order) => Promise<Answer | undefined>;
  /** Starts the helpers before the first order, which starts them otherwise. */
  readonly warmUp: () => void;
  readonly helpers: () => readonly Helper<Order>[];
  readonly close: () => Promise<void>;
}

interface Job<Order, Answer> {
  readonly order: Order;
  readonly settle: (answer: Answer | undefined) => void;
  readonly refuse: (error: Error) => void;
  readonly waiting: NodeJS.Timeout;
}

interface Place<Order, Answer> {
  helper: Helper<Order> | undefined;
  isReady: boolean;
  done: number;
  job: { readonly id: number; readonly finish: (answer: Answer | undefined) => void } | undefined;
}

/** While all helpers are only starting, as on a machine that has no time for them, an order waits so many times as long. */
const mostWaits = 4;

export const createWorkPool = <Order, Answer>(options: WorkPoolOptions<Order, Answer>): WorkPool<Order, Answer> => {
  const { size, start, killAfterMs, longestQueue, longestWaitMs, ordersPerHelper, busyMessage } = options;
  const places = new Set<Place<Order, Answer>>();
  const queue: Job<Order, Answer>[] = [];
  let orders = 0;
  let failedStarts = 0;
  let pause: NodeJS.Timeout | undefined;
  let isClosed = false;
  const busy = (): BusyError => new BusyError(busyMessage);

  const retire = (place: Place<Order, Answer>): void => {
    places.delete(place);
    place.helper?.kill();
  };

  const hear = (place: Place<Order, Answer>, message: HelperMessage<Answer>): void => {
    if ("ready" in message) {
      failedStarts = 0;
      place.isReady = true;
      handOut();
      return;
    }
    if (message.id !== place.job?.id) return;
    if (message.isSpent === true || place.done >= ordersPerHelper) retire(place);
    place.job.finish(message.answer);
  };

  const startOne = (): void => {
    const place: Place<Order, Answer> = { helper: undefined, isReady: false, done: 0, job: undefined };
    places.add(place);
    const helper = start((message) => hear(place, message));
    place.helper = helper;
    const end = async (): Promise<void> => {
      await helper.ended;
      places.delete(place);
      if (!place.isReady) failedStarts += 1;
      place.job?.finish(undefined);
      fill();
    };
    void end();
  };

  const startMissing = (): void => {
    pause = undefined;
    for (let missing = isClosed ? 0 : size - places.size; missing > 0; missing -= 1) startOne();
  };

  /** After a helper that could not even start, the next try waits, each time longer. */
  const fill = (): void => {
    if (isClosed || pause !== undefined) return;
    if (failedStarts === 0) startMissing();
    else pause = setTimeout(startMissing, Math.min(30_000, 250 * 2 ** failedStarts));
  };

  const giveTo = (place: Place<Order, Answer>, { order, settle, waiting }: Job<Order, Answer>): void => {
    clearTimeout(waiting);
    const id = (orders += 1);
    const end = (): void => retire(place);
    const timer = setTimeout(end, killAfterMs);
    const stopWatching = place.helper?.watch(end);
    place.done += 1;
    place.job = {
      id,
      finish: (answer) => {
        clearTimeout(timer);
        stopWatching?.();
        place.job = undefined;
        settle(answer);
        handOut();
      },
    };
    place.helper?.send(id, order);
  };

  const handOut = (): void => {
    fill();
    for (const place of places) {
      if (!place.isReady || place.job !== undefined) continue;
      const job = queue.shift();
      if (job === undefined) return;
      giveTo(place, job);
    }
  };

  return {
    warmUp: fill,
    ask: (order) =>
      new Promise((settle, refuse) => {
        if (isClosed || queue.length >= longestQueue) return refuse(busy());
        let waits = 0;
        const waiting = setTimeout(() => {
          waits += 1;
          const isStarting = ![...places].some(({ isReady }) => isReady) && failedStarts === 0;
          if (isStarting && waits < mostWaits) return waiting.refresh();
          queue.splice(queue.indexOf(job), 1);
          return refuse(busy());
        }, longestWaitMs);
        const job: Job<Order, Answer> = { order, settle, refuse, waiting };
        queue.push(job);
        handOut();
      }),
    helpers: () => [...places].flatMap(({ helper }) => helper ?? []),
    close: async () => {
      isClosed = true;
      clearTimeout(pause);
      for (const { waiting, refuse } of queue.splice(0)) {
        clearTimeout(waiting);
        refuse(busy());
      }
      await Promise.all(
        [...places].map(async ({ helper }) => {
          helper?.kill();
          await helper?.ended;
        }),
      );
    },
  };
};
