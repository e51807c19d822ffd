import { useSyncExternalStore } from "react";

const subscribeNever = () => () => undefined;

/** The time zone of the visitor's browser. Null on the server and during hydration. */
export const useVisitorZone = (): string | null =>
  useSyncExternalStore(
    subscribeNever,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
