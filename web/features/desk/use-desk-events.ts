/** Live updates of the desk: changes by other staff and new leads show without a reload. */
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { z } from "zod";
import { loadedPageCount, refreshInbox, refreshLead, refreshLeads } from "./desk.queries.ts";

const changedEvent = z.object({ leadId: z.uuid() });

/** The id of the changed lead. Undefined means that the event may concern any lead. */
const parseLeadId = (data: unknown): string | undefined => {
  try {
    return changedEvent.parse(JSON.parse(String(data))).leadId;
  } catch {
    return undefined;
  }
};

const refreshIntervalMs = 400;
/** More loaded pages mean more requests, so a long list refreshes less often. */
const refreshIntervalPerPageMs = 200;
const maxFastRefreshPages = 4;

/** Refreshes at once after the first change and groups the changes right after it. */
const createRefresher = (client: QueryClient) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRequested = false;
  const run = () => {
    isRequested = false;
    const pages = loadedPageCount(client);
    void refreshInbox(client);
    timer = setTimeout(
      () => {
        timer = undefined;
        if (isRequested) run();
      },
      pages > maxFastRefreshPages ? pages * refreshIntervalPerPageMs : refreshIntervalMs,
    );
  };
  return {
    request: () => {
      isRequested = true;
      if (timer === undefined) run();
    },
    stop: () => clearTimeout(timer),
  };
};

/** True while the event stream is open or has not failed yet. */
export const useDeskEvents = (): boolean => {
  const client = useQueryClient();
  const [isLive, setIsLive] = useState(true);
  useEffect(() => {
    const inboxRefresher = createRefresher(client);
    let source: EventSource | undefined;
    let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
    let wasDisconnected = false;
    const open = () => {
      source = new EventSource("/api/desk/events");
      source.addEventListener("open", () => {
        setIsLive(true);
        if (!wasDisconnected) return;
        wasDisconnected = false;
        // Events during the outage were missed, so everything refreshes.
        inboxRefresher.request();
        void refreshLeads(client);
      });
      source.addEventListener("error", () => {
        wasDisconnected = true;
        setIsLive(false);
        // The browser reconnects by itself, except after a reply that was not an event stream.
        if (source?.readyState === EventSource.CLOSED) reconnectTimer = setTimeout(open, 5000);
      });
      source.addEventListener("changed", ({ data }) => {
        const id = parseLeadId(data);
        inboxRefresher.request();
        void (id === undefined ? refreshLeads(client) : refreshLead(client, id));
      });
    };
    open();
    return () => {
      clearTimeout(reconnectTimer);
      inboxRefresher.stop();
      source?.close();
    };
  }, [client]);
  return isLive;
};
