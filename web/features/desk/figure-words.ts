/** Addresses and words of the figures: each says what it counts, and opens what it counted. */
import type { PromiseFigures } from "#domain/desk/figures.ts";
import type { LeadKind } from "#domain/desk/lead-kinds.ts";
import { percentOf, spokenMinutes } from "#domain/desk/promise-words.ts";

interface RowsQuery {
  readonly weeks: number;
  readonly kind?: LeadKind;
  readonly week?: string;
  readonly outcome?: keyof typeof outcomeWords;
}

export const rowsPath = (query: RowsQuery): string => {
  const words = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) words.set(key, String(value));
  return `/staff/figures/rows?${words}`;
};

export const inTimeWords = ({ counted, answeredInTime }: Pick<PromiseFigures, "counted" | "answeredInTime">): string =>
  counted === 0 ? "None yet" : `${percentOf(answeredInTime, counted)}%`;

export const minuteWords = (minutes: number | null): string => (minutes === null ? "None yet" : spokenMinutes(minutes));

export const outcomeWords = {
  counted: "Answered, or past their 24 hours",
  "in-time": "Answered within the promise",
  late: "Answered late, or not at all",
  waiting: "Waiting, still within their time",
} as const;

/** "Mar 2" for the Monday a week begins with. */
export const weekWords = (week: string): string =>
  new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" }).format(
    new Date(`${week}T00:00:00Z`),
  );
