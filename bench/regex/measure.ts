/** Pumps every expression in threads, and ends a thread whose expression does not return. */
import { Worker } from "node:worker_threads";
import type { Expression } from "./expression.ts";
import type { Timed } from "./pump-thread.ts";

export interface Measured extends Expression, Timed {}

/** Stands for one that was ended before it returned. */
export const neverMs = 9999;
/** By the clock, on a machine that may be busy: one that takes this long is far over any budget. */
const usualPatienceMs = 20_000;

type Said = { readonly begun: number } | { readonly at: number; readonly timed: Timed } | { readonly done: true };

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

const measureBatch = (
  batch: readonly Expression[],
  limitMs: number,
  patienceMs: number,
): Promise<readonly Measured[]> =>
  new Promise((resolve, reject) => {
    const measured: Measured[] = [];
    const run = (rest: readonly Expression[]): void => {
      if (rest.length === 0) return resolve(measured);
      const thread = new Worker(new URL("./pump-thread.ts", import.meta.url), { execArgv: [] });
      let current = 0;
      let timer: NodeJS.Timeout | undefined;
      const giveUp = (): void => {
        const held = rest[current];
        if (held !== undefined) measured.push({ ...held, ms: neverMs, attack: "did not return" });
        void thread.terminate().then(() => run(rest.slice(current + 1)));
      };
      thread.on("message", (said: Said) => {
        clearTimeout(timer);
        if ("done" in said) {
          void thread.terminate().then(() => resolve(measured));
          return;
        }
        if ("at" in said) {
          const expression = rest[said.at];
          if (expression !== undefined) measured.push({ ...expression, ...said.timed });
          return;
        }
        current = said.begun;
        timer = setTimeout(giveUp, patienceMs);
      });
      thread.on("error", reject);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage({ batch: rest, limitMs });
    };
    run(batch);
  });

/** Two threads: every second expression each, so that the slow ones of one file are shared. */
export const measureAll = async (
  expressions: readonly Expression[],
  limitMs: number,
  patienceMs = usualPatienceMs,
): Promise<readonly Measured[]> => {
  const halves = [0, 1].map((half) => expressions.filter((_, at) => at % 2 === half));
  const measured = await Promise.all(halves.map((half) => measureBatch(half, limitMs, patienceMs)));
  return measured.flat().toSorted((one, other) => other.ms - one.ms);
};
