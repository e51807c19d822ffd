/**
 * Many who ask the same thing at once share one answer. It is read after the last of them has asked, never before, so nobody
 * gets one that is older than their question.
 */
export const shareReads = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  const begin = async (): Promise<T> => {
    await running;
    next = undefined;
    const reading = read();
    running = reading.catch(() => undefined);
    return reading;
  };
  return () => {
    next ??= begin();
    return next;
  };
};
