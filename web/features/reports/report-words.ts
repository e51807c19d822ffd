/** Addresses and words of the reports: each figure opens what it counted. */
import { stageNames } from "#domain/pipeline/board-steps.ts";
import { stages } from "#domain/pipeline/stages.ts";
import type { FigureKey } from "#domain/reports/definitions.ts";
import { filterWords, type ReportFilter } from "#domain/reports/report-filter.ts";
import { csvPath, firstPart, partWords, type RowsPart } from "#domain/reports/reports.ts";

const withWords = (path: string, words: Record<string, string>): string =>
  Object.keys(words).length === 0 ? path : `${path}?${new URLSearchParams(words).toString()}`;

export const reportsPath = (filter: Partial<ReportFilter> = {}): string =>
  withWords("/platform/reports", filterWords(filter));

/** The figure with its definition and its rows. */
export const figurePath = (
  figure: FigureKey,
  filter: Partial<ReportFilter> = {},
  part: Partial<RowsPart> = firstPart[figure],
): string => withWords(`/platform/reports/${figure}`, partWords({ ...filter, ...part }));

export const figureCsvPath = (figure: FigureKey, part: Partial<RowsPart>): string =>
  withWords(csvPath.replace(":figure", figure), partWords(part));

export const counting = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

/** "October 2026" for "2026-10". */
export const monthWords = (month: string): string =>
  new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

export const groupWords = (figure: FigureKey, group: string): string => {
  if (figure === "funnel") return monthWords(group);
  const stage = figure === "time-in-stage" ? stages.find((each) => each === group) : undefined;
  return stage === undefined ? group : stageNames[stage];
};

export const periodNames = {
  "30": "Last 30 days",
  "90": "Last 90 days",
  "365": "Last 12 months",
  all: "All time",
  custom: "Chosen days",
} as const;

const dayWords = (day: string): string =>
  new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

const periodSaid = ({ period, from, to }: ReportFilter): string => {
  if (period !== "custom") return periodNames[period];
  const ends = [from === "" ? "" : `from ${dayWords(from)}`, to === "" ? "" : `to ${dayWords(to)}`];
  return ends.filter((end) => end !== "").join(" ") || periodNames.all;
};

/** "Last 12 months, one job, by Referral": what the rows on a page are limited to. */
export const filterSaid = (filter: ReportFilter): string =>
  [
    periodSaid(filter),
    ...(filter.job === "" ? [] : ["one job"]),
    ...(filter.team === "" ? [] : ["one team"]),
    ...(filter.source === "" ? [] : [`by ${filter.source}`]),
  ].join(", ");

/** Which stays at a stage the rows are. */
export const staysSaid = (figure: FigureKey, { group, which }: RowsPart): readonly string[] => {
  if (figure !== "time-in-stage") return [];
  if (group === "") return ["Left a stage"];
  return [which === "left" ? `At ${groupWords(figure, group)} now` : `Left ${groupWords(figure, group)}`];
};
