import { z } from "zod";

/** A day that a person enters. PostgreSQL refuses the year 0, which ISO 8601 allows, and nothing here is older than 1900. */
export const calendarDay = z.iso.date().refine((day) => day >= "1900-01-01", "Enter a date in 1900 or later");

const shortDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric", timeZone: "UTC" });

/** "Jan 4, 2027". A day has no zone. */
export const formatShortDay = (day: string): string => shortDay.format(new Date(`${day}T00:00:00Z`));

/** The same on the server and in the browser, so that a page renders alike in both. */
export const utcToday = (): string => new Date().toISOString().slice(0, 10);
