/** Refreshes endpoints at an interval while `enabled` is set and the tab is visible, and once more when it is unset. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { type ReadEndpoint, refresh } from "./endpoint-query.ts";

export const usePolling = (enabled: boolean, endpoints: readonly ReadEndpoint[], intervalMs = 1000): void => {
  const client = useQueryClient();
  const isPolling = useRef(false);
  const wasEnabled = useRef(enabled);
  const poll = useEffectEvent(async () => {
    if (isPolling.current || document.visibilityState !== "visible") return;
    isPolling.current = true;
    await refresh(client, endpoints);
    isPolling.current = false;
  });
  useEffect(() => {
    // Endpoints are read separately, so one of them may have been read before another one reported the end.
    if (wasEnabled.current && !enabled) void poll();
    wasEnabled.current = enabled;
    if (!enabled) return undefined;
    const timer = setInterval(() => void poll(), intervalMs);
    return () => clearInterval(timer);
  }, [enabled, intervalMs]);
};
