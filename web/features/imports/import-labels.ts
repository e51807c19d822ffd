/** Labels and counts of imports and their items. */
import { type ImportSummary, type ItemStatus, isImportInProgress } from "#domain/imports/imports.ts";
import type { Tone } from "../../ui/badge.tsx";

const formatNumber = (count: number): string => count.toLocaleString("en-US");

export const countText = ({ kind }: Pick<ImportSummary, "kind">, count: number): string => {
  const [one, more] = kind === "zip" ? ["resume", "resumes"] : ["row", "rows"];
  return `${formatNumber(count)} ${count === 1 ? one : more}`;
};

export const statusLabel = (summary: ImportSummary): { readonly label: string; readonly tone: Tone } => {
  if (summary.status === "mapping") return { label: "Needs column mapping", tone: "warn" };
  if (isImportInProgress(summary.status)) return { label: "In progress", tone: "soft" };
  if (summary.status === "cancelled") return { label: "Stopped", tone: "plain" };
  if (summary.status === "failed") return { label: "Failed", tone: "bad" };
  return summary.counts.failed > 0 ? { label: "Done, some failed", tone: "warn" } : { label: "Done", tone: "good" };
};

/** "612 new, 20 duplicates, 3 failed". */
export const resultText = ({ counts }: Pick<ImportSummary, "counts">): string =>
  [
    `${formatNumber(counts.done)} new`,
    counts.duplicate > 0
      ? `${formatNumber(counts.duplicate)} ${counts.duplicate === 1 ? "duplicate" : "duplicates"}`
      : "",
    counts.failed > 0 ? `${formatNumber(counts.failed)} failed` : "",
  ]
    .filter((each) => each !== "")
    .join(", ");

export const itemLabels: Readonly<Record<ItemStatus, { readonly label: string; readonly tone: Tone }>> = {
  waiting: { label: "Waiting", tone: "plain" },
  scan: { label: "Scan", tone: "soft" },
  done: { label: "New", tone: "good" },
  duplicate: { label: "Duplicate", tone: "outline" },
  failed: { label: "Failed", tone: "bad" },
};
