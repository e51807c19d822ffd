/** A bulkhead for CPU-heavy work: limits how many run and wait, and rejects work that would wait too long. */
import pLimit from "p-limit";
import { BusyError } from "../http/errors.ts";

export interface BulkheadOptions {
  readonly maxConcurrent: number;
  readonly maxQueue: number;
  readonly maxWaitMs: number;
  /** The error message for rejected work. */
  readonly message: string;
}

export type Bulkhead = <T>(work: () => Promise<T>) => Promise<T>;

export const createBulkhead = ({ maxConcurrent, maxQueue, maxWaitMs, message }: BulkheadOptions): Bulkhead => {
  const limit = pLimit(maxConcurrent);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= maxConcurrent + maxQueue) throw new BusyError(message);
    const queuedAt = performance.now();
    return limit(() => {
      if (performance.now() - queuedAt > maxWaitMs) throw new BusyError(message);
      return work();
    });
  };
};
