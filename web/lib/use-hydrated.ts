import { useSyncExternalStore } from "react";

const subscribeNever = () => () => undefined;

/** False on the server and during hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );

/** The query string of the URL. It is empty until hydration, since pages are prerendered without one. */
export const useQueryAfterHydration = (): string =>
  useSyncExternalStore(
    subscribeNever,
    () => location.search,
    () => "",
  );

/** The year of the build until hydration, since pages are prerendered. */
export const useCurrentYear = (): number =>
  useSyncExternalStore(
    subscribeNever,
    () => new Date().getFullYear(),
    () => Number(import.meta.env["BUILD_YEAR"]),
  );
