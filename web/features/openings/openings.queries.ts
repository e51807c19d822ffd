/** What the page knows of open jobs for one's own profile. Asked anew whenever the profile was saved, here or in another tab. */
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { showJobAlerts } from "#domain/openings/job-alerts.ts";
import { showMarket } from "#domain/openings/market.ts";
import { listOpenings } from "#domain/openings/opening.ts";
import { call } from "../../lib/api.ts";

export const openingsOptions = queryOptions({
  queryKey: [listOpenings.path] as const,
  queryFn: ({ signal }) => call(listOpenings, {}, { signal }),
});

export const marketOptions = queryOptions({
  queryKey: [showMarket.path] as const,
  queryFn: ({ signal }) => call(showMarket, {}, { signal }),
});

export const alertsOptions = queryOptions({
  queryKey: [showJobAlerts.path] as const,
  queryFn: ({ signal }) => call(showJobAlerts, {}, { signal }),
});

/** Somebody who types is saved every second; scoring waits until they pause. */
const pauseMs = 1200;

/** The builder tells every tab that it has saved, this one among them. */
export const useFreshAfterSaves = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel("profile");
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const { queryKey } of [openingsOptions, marketOptions]) void client.invalidateQueries({ queryKey });
      }, pauseMs);
    };
    channel.addEventListener("message", look);
    return () => {
      clearTimeout(timer);
      channel.close();
    };
  }, [client]);
};
