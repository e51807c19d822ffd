import { firmTimeZone } from "#domain/brand.ts";

/** A moment as mails say it: by the firm's clock, with the zone named. */
export const onTheFirmsClock = (at: Date): string =>
  at.toLocaleString("en-US", {
    timeZone: firmTimeZone,
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
