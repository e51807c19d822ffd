import { firmTimeZone } from "#domain/brand.ts";

/** Formats a time for emails in the firm's time zone, with the zone named. */
export const formatFirmTime = (at: Date): string =>
  at.toLocaleString("en-US", {
    timeZone: firmTimeZone,
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
