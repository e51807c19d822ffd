/** Work that holds a processor for long: few at once, few waiting, and whoever would wait too long is told to come back. */
import pLimit from "p-limit";
import { BusyError } from "./errors.ts";

export interface TurnOptions {
  readonly atOnce: number;
  readonly longestQueue: number;
  readonly longestWaitMs: number;
  /** What is said to whom is sent away. */
  readonly message: string;
}

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

export const createTurns = ({ atOnce, longestQueue, longestWaitMs, message }: TurnOptions): InTurn => {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + longestQueue) throw new BusyError(message);
    const asked = performance.now();
    return limit(() => {
      if (performance.now() - asked > longestWaitMs) throw new BusyError(message);
      return work();
    });
  };
};
