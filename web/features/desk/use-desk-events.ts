/** The desk lives: what somebody else does, or a visitor sends, shows without a reload. */
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { z } from "zod";
import { pagesRead, refreshInbox, refreshLead, refreshLeads } from "./desk.queries.ts";

const changed = z.object({ leadId: z.uuid() });

/** The id of the lead that changed; nothing where the event names none, which then may concern any. */
const leadIn = (data: unknown): string | undefined => {
  try {
    return changed.parse(JSON.parse(String(data))).leadId;
  } catch {
    return undefined;
  }
};

const restMs = 400;
/** Many pages are many calls: somebody far down in a list is kept up to date less often. */
const restPerPageMs = 200;
const fewPages = 4;

/** The first change is looked up at once, those right behind it together. */
const refresher = (client: QueryClient) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const run = () => {
    isAsked = false;
    const pages = pagesRead(client);
    void refreshInbox(client);
    timer = setTimeout(
      () => {
        timer = undefined;
        if (isAsked) run();
      },
      pages > fewPages ? pages * restPerPageMs : restMs,
    );
  };
  return {
    ask: () => {
      isAsked = true;
      if (timer === undefined) run();
    },
    stop: () => clearTimeout(timer),
  };
};

/** True while the stream of events is open, or has not failed yet. */
export const useDeskEvents = (): boolean => {
  const client = useQueryClient();
  const [isLive, setIsLive] = useState(true);
  useEffect(() => {
    const inbox = refresher(client);
    let source: EventSource | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let wasDown = false;
    const open = () => {
      source = new EventSource("/api/desk/events");
      source.addEventListener("open", () => {
        setIsLive(true);
        if (!wasDown) return;
        wasDown = false;
        // Whatever happened meanwhile was not heard.
        inbox.ask();
        void refreshLeads(client);
      });
      source.addEventListener("error", () => {
        wasDown = true;
        setIsLive(false);
        // The browser tries again by itself, except after an answer that was no stream.
        if (source?.readyState === EventSource.CLOSED) again = setTimeout(open, 5000);
      });
      source.addEventListener("changed", ({ data }) => {
        const id = leadIn(data);
        inbox.ask();
        void (id === undefined ? refreshLeads(client) : refreshLead(client, id));
      });
    };
    open();
    return () => {
      clearTimeout(again);
      inbox.stop();
      source?.close();
    };
  }, [client]);
  return isLive;
};
