import { vi } from "vitest";

/** Retries an assertion until it passes, for up to 60 s, so that a busy machine does not fail a test. */
export const eventually = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 60_000, interval: 25 });
