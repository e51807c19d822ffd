/**
 * Queries for jobs that match the candidate's own profile. They are refetched after the profile is saved in any tab.
 */
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { showJobAlerts } from "#domain/openings/job-alerts.ts";
import { showMarket } from "#domain/openings/market.ts";
import { listOpenings } from "#domain/openings/opening.ts";
import { call } from "../../lib/api/api.ts";

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

/** Typing saves the profile every second. Scoring waits until the saves pause. */
const refetchDelayMs = 1200;

/** The profile builder broadcasts each save to every tab, including this one. */
export const useRefetchAfterSave = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel("profile");
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scheduleRefetch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const { queryKey } of [openingsOptions, marketOptions]) void client.invalidateQueries({ queryKey });
      }, refetchDelayMs);
    };
    channel.addEventListener("message", scheduleRefetch);
    return () => {
      clearTimeout(timer);
      channel.close();
    };
  }, [client]);
};
