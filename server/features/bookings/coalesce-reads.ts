/**
 * Concurrent callers share one read. It starts after the last of them has asked, so that no caller gets a result older than its request.
 */
export const coalesceReads = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  const startRead = async (): Promise<T> => {
    await running;
    next = undefined;
    const pendingRead = read();
    running = pendingRead.catch(() => undefined);
    return pendingRead;
  };
  return () => {
    next ??= startRead();
    return next;
  };
};
