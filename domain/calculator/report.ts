/** The calculator's results as text and rows, shared by the page, the PDF and the CSV. */
import { escapeFormula } from "../exports/spreadsheet-cell.ts";
import { brand } from "../brand.ts";
import { type Model, models, type ModelResult, type Roi, roi } from "./roi.ts";
import { cheapestRanges, costCurve, maxHiresCharted, type HireRange } from "./break-even.ts";
import { type AssumptionName, assumptionNames, type Scenario } from "./scenario.ts";

/** Whole dollars, "$116,000"; negative amounts have the minus sign in front. */
export const usd = (amount: number): string => {
  const rounded = Math.round(Math.abs(amount));
  return `${amount < 0 && rounded > 0 ? "-" : ""}$${rounded.toLocaleString("en-US")}`;
};

export const wholeDays = (days: number): string => `${Math.round(days)} days`;

/** Rounds half away from zero, as in accounting; JavaScript rounds -67.5 up. */
export const wholePercent = (percent: number): string =>
  `${percent < 0 ? "-" : ""}${Math.round(Math.abs(percent))}%`.replace("-0%", "0%");

export const modelNames: Readonly<Record<Model, string>> = {
  inHouse: "In-House Team",
  agency: "Traditional Agency",
  cohire: brand.name,
};

export const inputLabels = {
  companySize: "Company size (employees)",
  hiresPerYear: "Hires per year",
  averageSalary: "Average salary",
  timeToHire: "Time to hire (days)",
  industryType: "Industry",
} as const;

export const assumptionLabels: Readonly<Record<AssumptionName, string>> = {
  recruiterSalary: "Recruiter salary",
  hiresPerRecruiter: "Hires per recruiter per year",
  toolsCostBase: "Base tool cost",
  toolsCostPerEmployee: "Tool cost per employee",
  jobBoardCostPerHire: "Job board cost per hire",
  trainingCostAnnual: "Annual training cost",
  inHouseTimeMultiplier: "In-house time multiplier",
  inHouseQualityScore: "In-house quality score",
  agencyFeeRate: "Agency fee",
  traditionalTimeMultiplier: "Agency time multiplier",
  traditionalQualityScore: "Agency quality score",
  platformFeeRate: "Platform fee",
  aiProcessingCostPerHire: "AI processing per hire",
  expertConsultingCostPerHire: "Expert consulting per hire",
  monthlyEngagementFee: "Monthly engagement fee",
  minimumHiresThreshold: "Hires included per month",
  cohireAITimeMultiplier: `${brand.name} time multiplier`,
  cohireAIQualityScore: `${brand.name} quality score`,
  cohireAIQualityMultiplier: `${brand.name} quality multiplier`,
  revenueMultiplier: "Revenue multiplier",
};

export const resultRows: readonly {
  readonly label: string;
  readonly value: (result: ModelResult) => number;
  readonly shown: (value: number) => string;
}[] = [
  { label: "Annual cost", value: (result) => result.totalAnnualCost, shown: usd },
  { label: "Cost per hire", value: (result) => result.costPerHire, shown: usd },
  { label: "Time to hire", value: (result) => result.timeToHire, shown: wholeDays },
  { label: "Quality score", value: (result) => result.qualityScore, shown: (score) => `${score}` },
  { label: "Revenue impact", value: (result) => result.revenueImpact, shown: usd },
];

const rangeText = ({ from, to }: HireRange): string => {
  if (to === maxHiresCharted) return `With ${from} or more hires a year,`;
  if (from === to) return `With ${from} ${from === 1 ? "hire" : "hires"} a year,`;
  return `With ${from} to ${to} hires a year,`;
};

const cheapestTexts: Readonly<Record<Model, string>> = {
  inHouse: "an in-house team is cheapest",
  agency: "an agency is cheapest",
  cohire: `${brand.name} is cheapest`,
};

/** Sentences such as "With 1 to 3 hires a year, an agency is cheapest." */
export const breakEvenSentences = (scenario: Scenario): readonly string[] =>
  cheapestRanges(costCurve(scenario)).map((range) => `${rangeText(range)} ${cheapestTexts[range.cheapest]}.`);

export interface SavingLine {
  readonly label: string;
  readonly amount: string;
  readonly note: string;
}

/** A negative saving is labeled as more expensive, not as a saving. */
export const savingLines = ({ savings }: Roi): readonly SavingLine[] => {
  const toSavingLine = (label: string, { amount, percent }: { readonly amount: number; readonly percent: number }) => ({
    label: amount < 0 ? `More expensive than ${label}` : `Annual savings vs. ${label}`,
    amount: usd(amount),
    note: amount < 0 ? `${wholePercent(percent)} vs. ${label}` : `${wholePercent(percent)} reduction`,
  });
  const { amount: days, percent } = savings.time;
  return [
    toSavingLine("in-house", savings.versusInHouse),
    toSavingLine("agency", savings.versusAgency),
    {
      label: days < 0 ? "Slower than in-house" : "Faster time to hire vs. in-house",
      amount: wholeDays(days),
      note: `${wholePercent(percent)} ${days < 0 ? "vs. in-house" : "faster"}`,
    },
  ];
};

/** Formats a CSV cell: quoted if needed, and escaped if a spreadsheet would run it as a formula. */
const cell = (value: string | number): string => {
  const text = typeof value === "string" ? escapeFormula(value) : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Inputs, assumptions, results and the curve, unrounded, so that they can be checked and reused. */
export const scenarioCsv = (scenario: Scenario): string => {
  const result = roi(scenario);
  const rows: (string | number)[][] = [
    ["Input", "Value"],
    ...Object.entries(inputLabels).map(([name, label]) => [label, scenario.inputs[name as keyof typeof inputLabels]]),
    [],
    ["Assumption", "Value"],
    ...assumptionNames.map((name) => [assumptionLabels[name], scenario.assumptions[name]]),
    [],
    ["Result", ...models.map((model) => modelNames[model])],
    ...resultRows.map(({ label, value }) => [label, ...models.map((model) => value(result[model]))]),
    [],
    ["Hires per year", ...models.map((model) => `${modelNames[model]}, annual cost`)],
    ...costCurve(scenario).map((point) => [point.hires, ...models.map((model) => point[model])]),
  ];
  return `${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
};
