import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** The time zone of the visitor's own clock; nothing on the server and while the browser takes over its HTML. */
export const useVisitorZone = (): string | null =>
  useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
