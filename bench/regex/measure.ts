/** Measures every expression in threads, and terminates a thread whose expression does not return. */
import { Worker } from "node:worker_threads";
import type { Expression } from "./expression.ts";
import type { Timed } from "./pump-thread.ts";

export interface MeasuredExpression extends Expression, Timed {}

/** Marks an expression that was terminated before it returned. */
export const didNotReturnMs = 9999;
/** Wall time, on a machine that may be busy: an expression that takes this long is far over any budget. */
const defaultTimeoutMs = 20_000;

type ThreadMessage =
  | { readonly startedIndex: number }
  | { readonly index: number; readonly timed: Timed }
  | { readonly done: true };

/** Every regular expression in our code, collected in a thread. */
export const collectExpressions = (): Promise<readonly Expression[]> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL("./collect-thread.ts", import.meta.url), { execArgv: [] });
    thread.once("message", (expressions: readonly Expression[]) => {
      resolve(expressions);
      void thread.terminate();
    });
    thread.once("error", reject);
  });

const measureBatch = (
  batch: readonly Expression[],
  limitMs: number,
  timeoutMs: number,
): Promise<readonly MeasuredExpression[]> =>
  new Promise((resolve, reject) => {
    const measurements: MeasuredExpression[] = [];
    const run = (remaining: readonly Expression[]): void => {
      if (remaining.length === 0) return resolve(measurements);
      const thread = new Worker(new URL("./pump-thread.ts", import.meta.url), { execArgv: [] });
      let current = 0;
      let timer: NodeJS.Timeout | undefined;
      const skipCurrent = (): void => {
        const stuck = remaining[current];
        if (stuck !== undefined) measurements.push({ ...stuck, ms: didNotReturnMs, attack: "did not return" });
        void thread.terminate().then(() => run(remaining.slice(current + 1)));
      };
      thread.on("message", (message: ThreadMessage) => {
        clearTimeout(timer);
        if ("done" in message) {
          void thread.terminate().then(() => resolve(measurements));
          return;
        }
        if ("index" in message) {
          const expression = remaining[message.index];
          if (expression !== undefined) measurements.push({ ...expression, ...message.timed });
          return;
        }
        current = message.startedIndex;
        timer = setTimeout(skipCurrent, timeoutMs);
      });
      thread.on("error", reject);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage({ batch: remaining, limitMs });
    };
    run(batch);
  });

/** Uses two threads, each with every other expression, so that the slow expressions of one file are split between them. */
export const measureAll = async (
  expressions: readonly Expression[],
  limitMs: number,
  timeoutMs = defaultTimeoutMs,
): Promise<readonly MeasuredExpression[]> => {
  const halves = [0, 1].map((half) => expressions.filter((_, index) => index % 2 === half));
  const measurements = await Promise.all(halves.map((half) => measureBatch(half, limitMs, timeoutMs)));
  return measurements.flat().toSorted((one, other) => other.ms - one.ms);
};
