/** One clock for everything on the page that counts down: it ticks once for all of them. */
import { createContext, use, useSyncExternalStore } from "react";

/** Nothing on screen is finer than a minute; this is how late a minute may be seen to pass. */
const tickMs = 5000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = 0;

const tick = () => {
  now = Date.now();
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  timer ??= setInterval(tick, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

const read = () => {
  // After a pause without anyone looking the last tick may be old.
  if (timer === undefined || now === 0) now = Math.floor(Date.now() / tickMs) * tickMs;
  return now;
};

/** When the server wrote the page: what its words were counted from until the browser takes over. */
export const RenderedAtContext = createContext(0);

/** Milliseconds since 1970, anew every few seconds. */
export const useNow = (): number => {
  const renderedAt = use(RenderedAtContext);
  return useSyncExternalStore(subscribe, read, () => renderedAt);
};
