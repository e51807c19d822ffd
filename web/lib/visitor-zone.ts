import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** The time zone of the visitor's browser. Null on the server and during hydration. */
export const useVisitorZone = (): string | null =>
  useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
