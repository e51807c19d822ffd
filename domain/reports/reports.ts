/** The reports of a workspace: figures, and the rows behind each of them. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { applicationStatuses, stages } from "../pipeline/stages.ts";
import { type FigureKey, figureKeys } from "./definitions.ts";
import { filterShape, filterWords, reportFilter } from "./report-filter.ts";
import { counted } from "./tally.ts";

/** What there is to choose from. */
const choice = z.object({ id: z.uuid(), name: z.string() });

/** Every application in the period, by source: three figures are read from it. */
const basicReports = {
  hires: counted,
  arrivals: counted,
};

export const dashboardReports = z.object(basicReports);
export type DashboardReports = z.infer<typeof dashboardReports>;

export const reports = z.object({
  ...basicReports,
  stays: counted,
  cohorts: counted,
  choices: z.object({ jobs: z.array(choice), teams: z.array(choice), sources: z.array(z.string()) }),
});
export type Reports = z.infer<typeof reports>;

export const readReports = endpoint({ method: "GET", path: "/api/reports", query: reportFilter, reply: reports });

export const reachable = ["screening", "interview", "offer", "hired"] as const;
export type Reachable = (typeof reachable)[number];

export const rowsPerPage = 50;

/** One row behind a figure: an application, or one stay of it at a stage. */
export const reportRow = z.object({
  applicationId: z.uuid(),
  candidateId: z.uuid(),
  name: z.string(),
  jobId: z.uuid(),
  job: z.string(),
  source: z.string(),
  /** Where it stands now. */
  stage: z.enum(stages),
  status: z.enum(applicationStatuses),
  /** The source, the stage or the month it is counted under. */
  group: z.string(),
  /** The furthest it came. */
  furthest: z.enum(stages),
  from: z.iso.datetime({ offset: true }),
  to: z.iso.datetime({ offset: true }).nullable(),
  seconds: z.int().nullable(),
});
export type ReportRow = z.infer<typeof reportRow>;

const partShape = {
  ...filterShape,
  group: z.string().max(100).default(""),
  /** Those that count, or those left out of the count. */
  which: z.enum(["counted", "left"]).default("counted"),
  /** Only who came at least so far. */
  reached: z.enum([...reachable, ""]).default(""),
};

const partQuery = z.object(partShape);
export type RowsPart = z.output<typeof partQuery>;

export const listReportRows = endpoint({
  method: "GET",
  path: "/api/reports/:figure/rows",
  params: z.object({ figure: z.enum(figureKeys) }),
  query: z.object({ ...partShape, after: z.string().max(300).default("") }),
  reply: z.object({ counted, count: z.int(), rows: z.array(reportRow), next: z.string().nullable() }),
});
export type ReportRows = z.infer<typeof listReportRows.reply>;

/** What a figure shows first of its rows. */
export const firstPart: Readonly<Record<FigureKey, Partial<RowsPart>>> = {
  "time-to-hire": {},
  "success-rate": { reached: "hired" },
  "pipeline-conversion": { reached: "interview" },
  "source-performance": {},
  "time-in-stage": {},
  funnel: {},
};

/** More than this is not written into one file. */
export const mostCsvRows = 100_000;

export const csvPath = "/api/reports/:figure/rows.csv";

/** The words of an address that opens these rows. */
export const partWords = ({ which, ...part }: Partial<RowsPart>): Record<string, string> =>
  filterWords({ ...part, which: which === "left" ? which : "" });
