/** One shared clock for everything on the page that shows relative or remaining time. */
import { createContext, use, useSyncExternalStore } from "react";

/** The screen shows minutes at the finest, so a minute may appear up to 5 seconds late. */
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

const readClock = () => {
  // The last tick may be old if no component was subscribed for a while.
  if (timer === undefined || now === 0) now = Math.floor(Date.now() / tickMs) * tickMs;
  return now;
};

/** The time when the server rendered the page. Relative times count from it until hydration. */
export const RenderedAtContext = createContext(0);

/** Unix time in milliseconds, updated every few seconds. */
export const useNow = (): number => {
  const renderedAt = use(RenderedAtContext);
  return useSyncExternalStore(subscribe, readClock, () => renderedAt);
};
