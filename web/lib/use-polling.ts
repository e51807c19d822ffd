/** Revalidates the page's data at an interval while `enabled` is set and the tab is visible. */
import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

export const usePolling = (enabled: boolean, intervalMs = 1000): void => {
  const { revalidate, state } = useRevalidator();
  const poll = useEffectEvent(() => {
    if (state === "idle" && document.visibilityState === "visible") void revalidate();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const timer = setInterval(() => poll(), intervalMs);
    return () => clearInterval(timer);
  }, [enabled, intervalMs]);
};
