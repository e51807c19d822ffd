/** Hints that the viewer has dismissed in this browser. */
import { useSyncExternalStore } from "react";

const keyOf = (hint: string): string => `cohire-dismissed-${hint}`;

/** Choices that storage refuses last until the page is left. */
const unstored = new Set<string>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const isStored = (hint: string): boolean => {
  try {
    return localStorage.getItem(keyOf(hint)) !== null;
  } catch {
    return false;
  }
};

/** Null until hydration, since the server doesn't know. */
export const useDismissed = (hint: string): readonly [isDismissed: boolean | null, dismiss: () => void] => {
  const isDismissed = useSyncExternalStore(
    subscribe,
    () => unstored.has(hint) || isStored(hint),
    () => null,
  );
  const dismiss = (): void => {
    unstored.add(hint);
    try {
      localStorage.setItem(keyOf(hint), "1");
    } catch {
      // Storage may be blocked or full.
    }
    for (const listener of listeners) listener();
  };
  return [isDismissed, dismiss];
};
