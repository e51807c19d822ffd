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
  few: "Not enough answers yet. Tables need answers from at least 30 applicants, including at least 5 who were selected and 5 who weren't.",
  same: "Not enough has changed since the last analysis. You can run it again after at least 5 new answers or decisions.",
  elsewhere:
    "Nearly everyone who answered applied for this job. Comparing its tables with the whole workspace's would reveal the answers of the few others. Run the analysis for every job instead.",
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
  within: "Meets four-fifths rule",
  below: "Below four fifths",
  "too-few": "Too few answers",
};

export const tableStatusText: Readonly<Record<Exclude<AuditTable["status"], "shown">, string>> = {
  "few-answers": "Not shown: fewer than 30 people in this table answered.",
  "few-outcomes":
    "Not shown: too few people were selected, weren't selected, or are missing from this table, so it could reveal one person's answers.",
};

/** Definitions of the metrics; the page and the file use the same text. */
export const auditDefinitions = [
  "Selection rate: the share of applicants in a category, without those who withdrew, who were selected. Applicants still waiting for a decision count as not selected.",
  "Scoring rate: the share of applicants in a category who score above the median of everyone scored. It includes only applicants the matching engine can score for the job they applied for.",
  "Impact ratio: a category's rate divided by the highest rate of all categories that have a ratio. Categories under 2% of the people in a table are excluded: they show counts and a rate, but no ratio.",
  "Four-fifths rule: flagged if a rate is below 80% of the reference rate. We also show the p-value of a two-sided Fisher's exact test. The reference is the category of at least 30 people with the highest rate. Categories with fewer than 30 people aren't compared.",
  "Unknown: people who didn't answer, preferred not to say, or are in a category of fewer than five, which isn't shown separately.",
] as const;

export const auditLimits = [
  "This isn't the bias audit that New York City's Local Law 144 requires. That audit must be done by an independent auditor within a year before the tool is used, and a summary must be published. These tables follow its rules (6 RCNY § 5-301) and give an auditor a starting point.",
  "A ratio below four fifths doesn't prove discrimination, and one above doesn't rule it out. Answers are voluntary, so the tables cover only the people who answered.",
] as const;

export const auditCsvColumns = [
  "Outcome",
  "Grouping",
  "Category",
  "People",
  "Selected",
  "Rate",
  "Impact ratio",
  "Excluded (under 2%)",
  "Four fifths",
  "Reference category",
  "Ratio to reference",
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
export const auditCsvRows = (savedAudit: Audit): readonly (readonly string[])[] => [
  ...savedAudit.tables.flatMap(tableRows),
  padRow([]),
  padRow(["Created at", savedAudit.madeAt]),
  padRow(["Jobs", savedAudit.job?.title ?? "Every job in the workspace"]),
  padRow(["Applicants", String(savedAudit.applicants)]),
  padRow(["Median score", savedAudit.medianScore === null ? "" : String(savedAudit.medianScore)]),
  padRow(["Engine", savedAudit.engineVersion]),
  ...[...auditDefinitions, ...auditLimits].map((text) => padRow([text])),
];
