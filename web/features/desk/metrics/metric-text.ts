/** Links and labels of the metrics. Each metric opens the leads that it counted. */
import type { ResponseMetrics } from "#domain/desk/response-metrics.ts";
import type { LeadKind } from "#domain/desk/lead-kinds.ts";
import { percentOf, formatMinutes } from "#domain/desk/response-state.ts";

interface RowsQuery {
  readonly weeks: number;
  readonly kind?: LeadKind;
  readonly week?: string;
  readonly outcome?: keyof typeof outcomeLabels;
}

export const rowsPath = (query: RowsQuery): string => {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) params.set(key, String(value));
  return `/staff/figures/rows?${params}`;
};

export const formatOnTimeRate = ({
  counted,
  answeredInTime,
}: Pick<ResponseMetrics, "counted" | "answeredInTime">): string =>
  counted === 0 ? "None yet" : `${percentOf(answeredInTime, counted)}%`;

export const minutesText = (minutes: number | null): string => (minutes === null ? "None yet" : formatMinutes(minutes));

export const outcomeLabels = {
  counted: "Answered or overdue",
  "in-time": "Answered on time",
  late: "Answered late or not at all",
  waiting: "Waiting, not yet due",
} as const;

/** "Mar 2" for the Monday on which the week begins. */
export const formatWeek = (week: string): string =>
  new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" }).format(
    new Date(`${week}T00:00:00Z`),
  );
