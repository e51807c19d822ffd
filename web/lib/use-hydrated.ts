import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and while the browser takes over its HTML, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The query of the address, empty until the browser has taken over: pages are built without one. */
export const useQueryAfterHydration = (): string =>
  useSyncExternalStore(
    never,
    () => location.search,
    () => "",
  );
