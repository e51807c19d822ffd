/** Report URLs and labels. Each metric links to the rows it counts. */
import { formatShortDay } from "#domain/calendar-day.ts";
import { stageNames } from "#domain/pipeline/board-steps.ts";
import { stages } from "#domain/pipeline/stages.ts";
import type { MetricKey } from "#domain/reports/definitions.ts";
import { filterParams, type ReportFilter } from "#domain/reports/report-filter.ts";
import { csvPath, defaultRowsQuery, rowsQueryParams, type RowsQuery } from "#domain/reports/reports.ts";

const withQuery = (path: string, query: Record<string, string>): string =>
  Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query).toString()}`;

export const reportsPath = (filter: Partial<ReportFilter> = {}): string =>
  withQuery("/platform/reports", filterParams(filter));

/** The metric's page with its definition and rows. */
export const metricPath = (
  metric: MetricKey,
  filter: Partial<ReportFilter> = {},
  part: Partial<RowsQuery> = defaultRowsQuery[metric],
): string => withQuery(`/platform/reports/${metric}`, rowsQueryParams({ ...filter, ...part }));

export const metricCsvPath = (metric: MetricKey, part: Partial<RowsQuery>): string =>
  withQuery(csvPath.replace(":figure", metric), rowsQueryParams(part));

export const countText = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? singular : plural}`;

/** For example "October 2026" for "2026-10". */
const monthText = (month: string): string =>
  new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

export const groupLabel = (metric: MetricKey, group: string): string => {
  if (metric === "funnel") return monthText(group);
  const stage = metric === "time-in-stage" ? stages.find((each) => each === group) : undefined;
  return stage === undefined ? group : stageNames[stage];
};

export const periodLabels = {
  month: "This month",
  "last-month": "Last month",
  "30": "Last 30 days",
  "90": "Last 90 days",
  "365": "Last 12 months",
  all: "All time",
  custom: "Custom range",
} as const;

const periodText = ({ period, from, to }: ReportFilter): string => {
  if (period !== "custom") return periodLabels[period];
  const bounds = [from === "" ? "" : `from ${formatShortDay(from)}`, to === "" ? "" : `to ${formatShortDay(to)}`];
  return bounds.filter((bound) => bound !== "").join(" ") || periodLabels.all;
};

/** Describes the filter of the rows, for example "Last 12 months, one job, source: Referral". */
export const filterText = (filter: ReportFilter): string =>
  [
    periodText(filter),
    ...(filter.job === "" ? [] : ["one job"]),
    ...(filter.team === "" ? [] : ["one team"]),
    ...(filter.source === "" ? [] : [`source: ${filter.source}`]),
  ].join(", ");

/** For time in stage, says whether the rows are applications that left the stage or are still in it. */
export const stageRowsText = (metric: MetricKey, { group, which }: RowsQuery): readonly string[] => {
  if (metric !== "time-in-stage") return [];
  if (group === "") return ["Left a stage"];
  return [which === "left" ? `In ${groupLabel(metric, group)} now` : `Left ${groupLabel(metric, group)}`];
};
