/** Measures every expression in threads, and terminates a thread whose expression does not return. */
import { Worker } from "node:worker_threads";
import type { Expression } from "./expression.ts";
import type { Timed } from "./pump-thread.ts";

export interface Measured extends Expression, Timed {}

/** Marks an expression that was terminated before it returned. */
export const didNotReturnMs = 9999;
/** Wall time, on a machine that may be busy: an expression that takes this long is far over any budget. */
const defaultTimeoutMs = 20_000;

type ThreadMessage =
  | { readonly begun: number }
  | { readonly at: number; readonly timed: Timed }
  | { readonly done: true };

/** Every expression of the product, collected in a thread. */
export const collectAll = (): Promise<readonly Expression[]> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL("./collect-thread.ts", import.meta.url), { execArgv: [] });
    thread.once("message", (found: readonly Expression[]) => {
      resolve(found);
      void thread.terminate();
    });
    thread.once("error", reject);
  });

const measureBatch = (batch: readonly Expression[], limitMs: number, timeoutMs: number): Promise<readonly Measured[]> =>
  new Promise((resolve, reject) => {
    const measured: Measured[] = [];
    const run = (rest: readonly Expression[]): void => {
      if (rest.length === 0) return resolve(measured);
      const thread = new Worker(new URL("./pump-thread.ts", import.meta.url), { execArgv: [] });
      let current = 0;
      let timer: NodeJS.Timeout | undefined;
      const skipCurrent = (): void => {
        const stuck = rest[current];
        if (stuck !== undefined) measured.push({ ...stuck, ms: didNotReturnMs, attack: "did not return" });
        void thread.terminate().then(() => run(rest.slice(current + 1)));
      };
      thread.on("message", (message: ThreadMessage) => {
        clearTimeout(timer);
        if ("done" in message) {
          void thread.terminate().then(() => resolve(measured));
          return;
        }
        if ("at" in message) {
          const expression = rest[message.at];
          if (expression !== undefined) measured.push({ ...expression, ...message.timed });
          return;
        }
        current = message.begun;
        timer = setTimeout(skipCurrent, timeoutMs);
      });
      thread.on("error", reject);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage({ batch: rest, limitMs });
    };
    run(batch);
  });

/** Uses two threads, each with every second expression, so that the slow expressions of one file are split between them. */
export const measureAll = async (
  expressions: readonly Expression[],
  limitMs: number,
  timeoutMs = defaultTimeoutMs,
): Promise<readonly Measured[]> => {
  const halves = [0, 1].map((half) => expressions.filter((_, at) => at % 2 === half));
  const measured = await Promise.all(halves.map((half) => measureBatch(half, limitMs, timeoutMs)));
  return measured.flat().toSorted((one, other) => other.ms - one.ms);
};
