/** The filter of the reports. Days begin at midnight UTC. */
import { z } from "zod";
import { calendarDay } from "../calendar-day.ts";

export const periods = ["month", "last-month", "30", "90", "365", "all", "custom"] as const;
export type PeriodKey = (typeof periods)[number];

/** The default period. */
const defaultPeriod: PeriodKey = "365";

const day = z.union([calendarDay, z.literal("")]).default("");
const id = z.union([z.uuid(), z.literal("")]).default("");

export const filterShape = {
  period: z.enum(periods).default(defaultPeriod),
  /** Only with "custom"; both days are part of it, and an empty one leaves that end open. */
  from: day,
  to: day,
  job: id,
  team: id,
  source: z.string().max(100).default(""),
};

export const reportFilter = z.object(filterShape);
export type ReportFilter = z.output<typeof reportFilter>;

export const defaultReportFilter: ReportFilter = reportFilter.parse({});

/** Applications without a source. */
export const unknownSource = "Unknown";

/** From `from`, inclusive, to `to`, exclusive; null leaves an end open. */
export interface Period {
  readonly from: Date | null;
  readonly to: Date | null;
}

const dayMs = 86_400_000;
const midnight = (index: number): Date => new Date(Math.floor(index / dayMs) * dayMs);

const startOfMonth = (now: Date, offset: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1));

export const periodOf = ({ period, from, to }: Pick<ReportFilter, "period" | "from" | "to">, now: Date): Period => {
  if (period === "all") return { from: null, to: null };
  if (period === "month") return { from: startOfMonth(now, 0), to: null };
  if (period === "last-month") return { from: startOfMonth(now, -1), to: startOfMonth(now, 0) };
  if (period !== "custom") return { from: midnight(now.getTime() - Number(period) * dayMs), to: null };
  return {
    from: from === "" ? null : new Date(`${from}T00:00:00Z`),
    to: to === "" ? null : new Date(Date.parse(`${to}T00:00:00Z`) + dayMs),
  };
};

export const endsBeforeStart = ({ period, from, to }: Pick<ReportFilter, "period" | "from" | "to">): boolean =>
  period === "custom" && from !== "" && to !== "" && from > to;

/** The URL parameters of a filter, without defaults. */
export const filterParams = (words: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, value]) =>
      value === undefined || value === "" || (key === "period" && value === defaultPeriod) ? [] : [[key, value]],
    ),
  );
