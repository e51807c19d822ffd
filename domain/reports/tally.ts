/** What was counted, and the only ways to say it: a rate is always n of m, and too few make no figure. */
import { z } from "zod";
import { fewestForMedian, fewestForRate } from "./definitions.ts";

/** How many came at least so far. Everybody has applied; hired is who stands there now. */
const reached = z.object({ screening: z.int(), interview: z.int(), offer: z.int(), hired: z.int() });

export const tally = z.object({
  /** Who counts. */
  n: z.int(),
  /** Who belongs here and does not count yet, or cannot. */
  left: z.int(),
  /** Of both, who has not come to an end. */
  open: z.int(),
  reached,
  /** Over those that count and have a time; seconds are whole, so the sum is exact. */
  totalSeconds: z.int(),
  medianSeconds: z.number().nullable(),
});
export type Tally = z.infer<typeof tally>;

export const grouped = tally.extend({ group: z.string() });
export type Grouped = z.infer<typeof grouped>;

export const counted = z.object({ total: tally, groups: z.array(grouped) });
export type Counted = z.infer<typeof counted>;

/** Whole percent, half up, by whole numbers; null where too few make it mean something. */
export const percentOf = (part: number, whole: number): number | null =>
  whole < fewestForRate ? null : Math.floor((200 * part + whole) / (2 * whole));

export const isTooFew = ({ n }: Pick<Tally, "n">): boolean => n < fewestForMedian;

export interface Duration {
  readonly value: string;
  readonly unit: string;
}

const hour = 3600;
const day = 24 * hour;

/** Half up at one place behind the point, without it where it is nothing. */
const tenths = (part: number, whole: number): string => {
  const rounded = Math.floor((20 * part + whole) / (2 * whole));
  return rounded % 10 === 0 ? String(rounded / 10) : `${Math.floor(rounded / 10)}.${rounded % 10}`;
};

const plural = (value: string, one: string): Duration => ({ value, unit: value === "1" ? one : `${one}s` });

/** Hours below two days, tenths of a day below ten, whole days from there on. */
export const spokenDuration = (seconds: number): Duration => {
  if (seconds < hour) return { value: "under 1", unit: "hour" };
  if (seconds < 2 * day) return plural(String(Math.floor((2 * seconds + hour) / (2 * hour))), "hour");
  if (seconds < 10 * day) return plural(tenths(seconds, day), "day");
  return plural(String(Math.floor((2 * seconds + day) / (2 * day))), "day");
};

export const durationWords = (seconds: number): string => {
  const { value, unit } = spokenDuration(seconds);
  return `${value} ${unit}`;
};

export const meanWords = ({ totalSeconds, n }: Pick<Tally, "totalSeconds" | "n">): string =>
  n === 0 ? "" : `${tenths(totalSeconds, n * day)} days`;
