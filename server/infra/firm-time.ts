import { firmTimeZone } from "#domain/brand.ts";

/** Formats a time for emails in the firm's time zone, with the zone named. */
export const formatFirmTime = (date: Date): string =>
  date.toLocaleString("en-US", {
    timeZone: firmTimeZone,
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
