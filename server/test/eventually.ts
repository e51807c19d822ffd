import { vi } from "vitest";

/** Looks again until it holds. A busy machine may take its time; what never holds still fails. */
export const eventually = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 60_000, interval: 25 });
