/** Mounts the notifications. Their code is loaded with the first one. */
import { lazy, Suspense, useSyncExternalStore } from "react";
import { toastStore } from "./toast-store.ts";

const Toaster = lazy(async () => {
  const { Toaster } = await import("./toaster.tsx");
  return { default: Toaster };
});

const hasToasts = (): boolean => toastStore.read().length > 0;

export const ToastOutlet = () => {
  const isNeeded = useSyncExternalStore(toastStore.subscribe, hasToasts, () => false);
  return isNeeded ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
};
