/** Bias audit tables, which the admins of a workspace create and read for one job or for all. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { groupings, groupingLabels } from "./categories.ts";
import { flagStatuses } from "./rates.ts";
import { type AuditTable, outcomes, outcomeLabels, tableStatuses } from "./tables.ts";

/** Two audits of the same people in a short time would reveal who was added in between. */
export const daysBetweenAudits = 30;
/** How many answers or decisions must be new since the last audit. */
export const minChanges = 5;

const fourFifths = z.object({
  status: z.enum(flagStatuses),
  against: z.string().nullable(),
  ratio: z.number().nullable(),
  p: z.number().nullable(),
});

const auditTable = z.object({
  outcome: z.enum(outcomes),
  grouping: z.enum(groupings),
  status: z.enum(tableStatuses),
  rows: z.array(
    z.object({
      category: z.string(),
      label: z.string(),
      people: z.int(),
      selected: z.int(),
      rate: z.number(),
      impactRatio: z.number().nullable(),
      isSetApart: z.boolean(),
      fourFifths,
    }),
  ),
  unknown: z.int().nullable(),
});

const auditSummary = z.object({
  id: z.uuid(),
  madeAt: z.iso.datetime(),
  by: z.string().nullable(),
  /** Null for an audit of all jobs of the workspace. */
  job: z.object({ id: z.uuid(), title: z.string() }).nullable(),
});
export type AuditSummary = z.infer<typeof auditSummary>;

const audit = auditSummary.extend({
  /** Everyone who applied and did not withdraw, even if no table counts them. */
  applicants: z.int(),
  /** The median of all scores, with or without self-identification. */
  medianScore: z.number().nullable(),
  engineVersion: z.string(),
  tables: z.array(auditTable),
});
export type Audit = z.infer<typeof audit>;

export const readFairness = endpoint({
  method: "GET",
  path: "/api/fairness",
  reply: z.object({
    /** The newest first. */
    audits: z.array(auditSummary),
    /** Jobs with applications. */
    jobs: z.array(z.object({ id: z.uuid(), title: z.string() })),
  }),
});
export type Fairness = z.infer<typeof readFairness.reply>;

export const createAudit = endpoint({
  method: "POST",
  path: "/api/fairness/audits",
  body: z.object({ jobId: z.uuid().nullable() }),
  reply: audit,
  status: 201,
});

export const readAudit = endpoint({
  method: "GET",
  path: "/api/fairness/audits/:id",
  params: z.object({ id: z.uuid() }),
  reply: audit,
});

export const auditFilePath = (id: string): string => `/api/fairness/audits/${id}/file`;

export const auditDenialReasons = {
  few: "Too few to say. Tables need at least 30 people who answered, of whom at least 5 were selected and 5 were not.",
  same: "Too little has changed since the last tables. They can be made anew once at least 5 answers or decisions are new.",
  elsewhere:
    "Nearly everybody who answered applied for this job, so its tables and those of the whole workspace would together tell about the few others. Please make the tables of the whole workspace.",
} as const;

export const unknownLabel = "Unknown, or a category of fewer than five";

export const formatRate = (rate: number): string => `${(100 * rate).toFixed(1)}%`;
export const formatRatio = (ratio: number | null): string => (ratio === null ? "" : ratio.toFixed(2));
export const formatPValue = (p: number | null): string => {
  if (p === null) return "";
  return p < 0.001 ? "< 0.001" : p.toFixed(3);
};

export const flagLabels: Readonly<Record<(typeof flagStatuses)[number], string>> = {
  reference: "Reference",
  within: "Within four fifths",
  below: "Below four fifths",
  "too-few": "Too few to say",
};

export const tableStatusText: Readonly<Record<Exclude<AuditTable["status"], "shown">, string>> = {
  "few-answers": "Too few to say: fewer than 30 people of this table answered.",
  "few-outcomes":
    "Not shown: so few people were selected, were not, or are missing from this table, that it could tell what one of them answered.",
};

/** Definitions of the metrics; the page and the file use the same text. */
export const auditDefinitions = [
  "Selection rate: of everybody in a category who applied and did not withdraw, the share that was selected. Who has not been decided about counts as not selected.",
  "Scoring rate: of everybody in a category whom the matching engine can score for the job they applied for, the share that scores above the median of all who were scored.",
  "Impact ratio: a category's rate divided by the highest rate of all categories that have a ratio. Categories under 2 % of the people of a table are set apart: counts and rate, no ratio.",
  "Four fifths: flagged where a rate is below 80 % of that of the reference, which is the category of at least 30 people with the highest rate; with Fisher's exact p, two-sided. Of fewer than 30 people nothing is said.",
  "Unknown: people who did not answer, preferred not to say, or are in a category of fewer than five, which is not shown by itself.",
] as const;

export const auditLimits = [
  "This is not the bias audit that New York City's Local Law 144 asks for. That audit is made by an independent auditor, within a year before the tool is used, and a summary of it is published. These tables follow its rules (6 RCNY § 5-301) and are what such an auditor can start from.",
  "A ratio below four fifths does not prove discrimination, and one above does not rule it out. Answers are voluntary, so the tables speak only of those who gave them.",
] as const;

export const auditCsvColumns = [
  "Outcome",
  "Grouping",
  "Category",
  "People",
  "Selected",
  "Rate",
  "Impact ratio",
  "Set apart (under 2 %)",
  "Four fifths",
  "Compared with",
  "Ratio to it",
  "Fisher's exact p",
] as const;

type Table = z.infer<typeof auditTable>;

/** Pads a row to the number of columns. */
const padRow = (words: readonly string[]): readonly string[] => [
  ...words,
  ...Array.from({ length: auditCsvColumns.length - words.length }, () => ""),
];

const tableRows = ({ outcome, grouping, status, rows, unknown }: Table): readonly (readonly string[])[] => {
  const rowStart = [outcomeLabels[outcome].title, groupingLabels[grouping]];
  if (status !== "shown") return [padRow([...rowStart, tableStatusText[status]])];
  return [
    ...rows.map((row) => [
      ...rowStart,
      row.label,
      String(row.people),
      String(row.selected),
      row.rate.toFixed(6),
      row.impactRatio?.toFixed(6) ?? "",
      row.isSetApart ? "yes" : "no",
      flagLabels[row.fourFifths.status],
      row.fourFifths.against ?? "",
      row.fourFifths.ratio?.toFixed(6) ?? "",
      row.fourFifths.p?.toPrecision(6) ?? "",
    ]),
    padRow([...rowStart, unknownLabel, String(unknown ?? 0)]),
  ];
};

/** The tables, followed by their definitions. */
export const auditCsvRows = (of: Audit): readonly (readonly string[])[] => [
  ...of.tables.flatMap(tableRows),
  padRow([]),
  padRow(["Made at", of.madeAt]),
  padRow(["Of", of.job?.title ?? "Every job of the workspace"]),
  padRow(["Applicants", String(of.applicants)]),
  padRow(["Median score", of.medianScore === null ? "" : String(of.medianScore)]),
  padRow(["Engine", of.engineVersion]),
  ...[...auditDefinitions, ...auditLimits].map((text) => padRow([text])),
];
