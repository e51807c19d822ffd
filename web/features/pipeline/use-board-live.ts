/** The board lives: what others do shows without a reload, and without taking focus, selection or place away. */
import { useEffect, useEffectEvent } from "react";
import { z } from "zod";

const changed = z.object({ applicationIds: z.array(z.uuid()) });

const idsIn = (data: unknown): readonly string[] | undefined => {
  try {
    return changed.parse(JSON.parse(String(data))).applicationIds;
  } catch {
    return undefined;
  }
};

const restMs = 400;

/** `onChange` gets whom it concerns, or nothing where that is not known. The first change at once, those right behind it together. */
export const useBoardLive = (jobId: string, isOn: boolean, onChange: (ids?: ReadonlySet<string>) => Promise<void>) => {
  const tell = useEffectEvent((ids?: ReadonlySet<string>) => onChange(ids));
  useEffect(() => {
    if (!isOn) return;
    let source: EventSource | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let waiting: Set<string> | "all" | undefined;
    let wasDown = false;
    const run = () => {
      const now = waiting;
      waiting = undefined;
      if (now === undefined) return;
      void tell(now === "all" ? undefined : now).catch(() => undefined);
      rest = setTimeout(() => {
        rest = undefined;
        run();
      }, restMs);
    };
    const hear = (ids?: readonly string[]) => {
      if (ids === undefined || waiting === "all") waiting = "all";
      else waiting = new Set([...(waiting ?? []), ...ids]);
      if (rest === undefined) run();
    };
    const open = () => {
      source = new EventSource(`/api/jobs-enhanced/${jobId}/live`);
      source.addEventListener("open", () => {
        // Whatever happened meanwhile was not heard.
        if (wasDown) hear();
        wasDown = false;
      });
      source.addEventListener("error", () => {
        wasDown = true;
        // The browser tries again by itself, except after an answer that was no stream.
        if (source?.readyState === EventSource.CLOSED) again = setTimeout(open, 5000);
      });
      source.addEventListener("changed", ({ data }) => hear(idsIn(data)));
    };
    open();
    return () => {
      clearTimeout(again);
      clearTimeout(rest);
      source?.close();
    };
  }, [jobId, isOn]);
};
