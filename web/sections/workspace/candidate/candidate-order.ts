/** The order of the candidates on the page behind the panel, for going to the next and the previous one. */
import { useEffect, useSyncExternalStore } from "react";

let order: readonly string[] = [];
const listeners = new Set<() => void>();

const setOrder = (ids: readonly string[]): void => {
  order = ids;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** `ids` must stay the same object as long as the order does. */
export const useSetCandidateOrder = (ids: readonly string[]): void => {
  useEffect(() => {
    setOrder(ids);
    return () => setOrder([]);
  }, [ids]);
};

const empty: readonly string[] = [];

export const useCandidateOrder = (): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => order,
    () => empty,
  );
