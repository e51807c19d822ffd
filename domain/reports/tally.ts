/** Counts and their formatting: a rate is always n of m, and small counts have no metric. */
import { z } from "zod";
import { type ProgressStage, progressStages } from "../pipeline/stages.ts";
import { minForMedian, minForRate } from "./definitions.ts";

export type Reachable = Exclude<ProgressStage, "applied">;
/** The stages that a report counts how many reached. */
export const reachable: readonly Reachable[] = progressStages.filter((stage) => stage !== "applied");

/** How many applications reached at least each stage; `hired` counts only those that are hired now. */
const reachedCounts = z.record(z.enum(reachable), z.int());

const tally = z.object({
  /** Applications that are counted. */
  n: z.int(),
  /** Applications that are excluded, because they can't be counted yet or at all. */
  left: z.int(),
  /** Open applications among both. */
  open: z.int(),
  reached: reachedCounts,
  /** Over counted applications with a time; seconds are whole, so the sum is exact. */
  totalSeconds: z.int(),
  medianSeconds: z.number().nullable(),
});
export type Tally = z.infer<typeof tally>;

const grouped = tally.extend({ group: z.string() });
export type Grouped = z.infer<typeof grouped>;

export const counted = z.object({ total: tally, groups: z.array(grouped) });
export type Counted = z.infer<typeof counted>;

/** Whole percent, rounded half up in integer arithmetic; null below the minimum count. */
export const percentOf = (part: number, whole: number): number | null =>
  whole < minForRate ? null : Math.floor((200 * part + whole) / (2 * whole));

export const isTooFew = ({ n }: Pick<Tally, "n">): boolean => n < minForMedian;

export interface Duration {
  readonly value: string;
  readonly unit: string;
}

const hour = 3600;
const day = 24 * hour;

/** One decimal place, rounded half up, without a trailing ".0". */
const tenths = (part: number, whole: number): string => {
  const rounded = Math.floor((20 * part + whole) / (2 * whole));
  return rounded % 10 === 0 ? String(rounded / 10) : `${Math.floor(rounded / 10)}.${rounded % 10}`;
};

const plural = (value: string, one: string): Duration => ({ value, unit: value === "1" ? one : `${one}s` });

/** Hours below two days, tenths of a day below ten days, whole days above. */
export const durationParts = (seconds: number): Duration => {
  if (seconds < hour) return { value: "under 1", unit: "hour" };
  if (seconds < 2 * day) return plural(String(Math.floor((2 * seconds + hour) / (2 * hour))), "hour");
  if (seconds < 10 * day) return plural(tenths(seconds, day), "day");
  return plural(String(Math.floor((2 * seconds + day) / (2 * day))), "day");
};

export const formatDuration = (seconds: number): string => {
  const { value, unit } = durationParts(seconds);
  return `${value} ${unit}`;
};

export const formatMean = ({ totalSeconds, n }: Pick<Tally, "totalSeconds" | "n">): string =>
  n === 0 ? "" : `${tenths(totalSeconds, n * day)} days`;
