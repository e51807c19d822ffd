/**
 * Live updates of the board. Changes by other users appear without a reload and keep focus, selection and scroll
 * position.
 */
import { useEffect, useEffectEvent } from "react";
import { z } from "zod";

const changedMessage = z.object({ applicationIds: z.array(z.uuid()) });

const parseIds = (data: unknown): readonly string[] | undefined => {
  try {
    return changedMessage.parse(JSON.parse(String(data))).applicationIds;
  } catch {
    return undefined;
  }
};

const minIntervalMs = 400;

/**
 * Calls `onChange` with the changed ids, or with undefined if they are unknown. The first change is passed on at once,
 * and following ones are batched.
 */
export const useBoardLive = (jobId: string, isOn: boolean, onChange: (ids?: ReadonlySet<string>) => Promise<void>) => {
  const notify = useEffectEvent((ids?: ReadonlySet<string>) => onChange(ids));
  useEffect(() => {
    if (!isOn) return;
    let source: EventSource | undefined;
    let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
    let pauseTimer: ReturnType<typeof setTimeout> | undefined;
    let pendingIds: Set<string> | "all" | undefined;
    let wasDisconnected = false;
    const flush = () => {
      const ids = pendingIds;
      pendingIds = undefined;
      if (ids === undefined) return;
      void notify(ids === "all" ? undefined : ids).catch(() => undefined);
      pauseTimer = setTimeout(() => {
        pauseTimer = undefined;
        flush();
      }, minIntervalMs);
    };
    const enqueue = (ids?: readonly string[]) => {
      if (ids === undefined || pendingIds === "all") pendingIds = "all";
      else pendingIds = new Set([...(pendingIds ?? []), ...ids]);
      if (pauseTimer === undefined) flush();
    };
    const connect = () => {
      source = new EventSource(`/api/jobs-enhanced/${jobId}/live`);
      source.addEventListener("open", () => {
        // Changes during the disconnection were missed, so everything is refreshed.
        if (wasDisconnected) enqueue();
        wasDisconnected = false;
      });
      source.addEventListener("error", () => {
        wasDisconnected = true;
        // The browser reconnects by itself, except after a response that isn't an event stream.
        if (source?.readyState === EventSource.CLOSED) reconnectTimer = setTimeout(connect, 5000);
      });
      source.addEventListener("changed", ({ data }) => enqueue(parseIds(data)));
    };
    connect();
    return () => {
      clearTimeout(reconnectTimer);
      clearTimeout(pauseTimer);
      source?.close();
    };
  }, [jobId, isOn]);
};
