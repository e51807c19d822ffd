/** The reports of a workspace: metrics, and the rows behind each of them. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { applicationStatuses, stages } from "../pipeline/stages.ts";
import { type MetricKey, metricKeys } from "./definitions.ts";
import { filterShape, filterParams, reportFilter } from "./report-filter.ts";
import { counted, reachable } from "./tally.ts";

/** An option of a filter. */
const choice = z.object({ id: z.uuid(), name: z.string() });

/** Hires, and every application in the period by source, from which three metrics are computed. */
const basicReports = {
  hires: counted,
  arrivals: counted,
};

export const dashboardReports = z.object(basicReports);
export type DashboardReports = z.infer<typeof dashboardReports>;

const reports = z.object({
  ...basicReports,
  stays: counted,
  cohorts: counted,
  choices: z.object({ jobs: z.array(choice), teams: z.array(choice), sources: z.array(z.string()) }),
});
export type Reports = z.infer<typeof reports>;

export const readReports = endpoint({ method: "GET", path: "/api/reports", query: reportFilter, reply: reports });

export const rowsPerPage = 50;

/** One row behind a metric: an application, or one stay of it at a stage. */
const reportRow = z.object({
  applicationId: z.uuid(),
  candidateId: z.uuid(),
  name: z.string(),
  jobId: z.uuid(),
  job: z.string(),
  source: z.string(),
  /** The current stage. */
  stage: z.enum(stages),
  status: z.enum(applicationStatuses),
  /** The source, the stage or the month it is counted under. */
  group: z.string(),
  /** The furthest stage it has reached. */
  furthest: z.enum(stages),
  from: z.iso.datetime({ offset: true }),
  to: z.iso.datetime({ offset: true }).nullable(),
  seconds: z.int().nullable(),
});
export type ReportRow = z.infer<typeof reportRow>;

const rowsQueryShape = {
  ...filterShape,
  group: z.string().max(100).default(""),
  /** Those that count, or those left out of the count. */
  which: z.enum(["counted", "left"]).default("counted"),
  /** Only applications that reached at least this stage. */
  reached: z.enum([...reachable, ""]).default(""),
};

const rowsQuery = z.object(rowsQueryShape);
export type RowsQuery = z.output<typeof rowsQuery>;

export const listReportRows = endpoint({
  method: "GET",
  path: "/api/reports/:figure/rows",
  params: z.object({ figure: z.enum(metricKeys) }),
  query: z.object({ ...rowsQueryShape, after: z.string().max(300).default("") }),
  reply: z.object({ counted, count: z.int(), rows: z.array(reportRow), next: z.string().nullable() }),
});
export type ReportRows = z.infer<typeof listReportRows.reply>;

/** The initial row filter of each metric. */
export const defaultRowsQuery: Readonly<Record<MetricKey, Partial<RowsQuery>>> = {
  "time-to-hire": {},
  "success-rate": { reached: "hired" },
  "pipeline-conversion": { reached: "interview" },
  "source-performance": {},
  "time-in-stage": {},
  funnel: {},
};

/** The maximum number of rows in one file. */
export const maxCsvRows = 100_000;

export const csvPath = "/api/reports/:figure/rows.csv";

/** The URL parameters that open these rows. */
export const rowsQueryParams = ({ which, ...part }: Partial<RowsQuery>): Record<string, string> =>
  filterParams({ ...part, which: which === "left" ? which : "" });
