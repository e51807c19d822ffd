/**
 * Runs work in one tab at a time. Work that may create a visitor's first session needs this: two tabs at once would
 * create two sessions, and data saved in one of them would be lost.
 */
export const runSequentially = <T>(work: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? navigator.locks.request("first-session", work) : work();
