/** How imports and their items are spoken of. */
import { type ImportSummary, type ItemStatus, isUnderWay } from "#domain/imports/imports.ts";
import type { Tone } from "../../ui/badge.tsx";

const many = (count: number): string => count.toLocaleString("en-US");

export const thingsOf = ({ kind }: Pick<ImportSummary, "kind">, count: number): string => {
  const [one, more] = kind === "zip" ? ["résumé", "résumés"] : ["row", "rows"];
  return `${many(count)} ${count === 1 ? one : more}`;
};

export const statusWords = (summary: ImportSummary): { readonly label: string; readonly tone: Tone } => {
  if (summary.status === "mapping") return { label: "Waiting for its columns", tone: "warn" };
  if (isUnderWay(summary.status)) return { label: "Being read", tone: "soft" };
  if (summary.status === "cancelled") return { label: "Stopped", tone: "plain" };
  if (summary.status === "failed") return { label: "Failed", tone: "bad" };
  return summary.counts.failed > 0 ? { label: "Done, some failed", tone: "warn" } : { label: "Done", tone: "good" };
};

/** "612 new, 20 already there, 3 failed". */
export const resultWords = ({ counts }: Pick<ImportSummary, "counts">): string =>
  [
    `${many(counts.done)} new`,
    counts.duplicate > 0 ? `${many(counts.duplicate)} already there` : "",
    counts.failed > 0 ? `${many(counts.failed)} failed` : "",
  ]
    .filter((each) => each !== "")
    .join(", ");

export const itemWords: Readonly<Record<ItemStatus, { readonly label: string; readonly tone: Tone }>> = {
  waiting: { label: "Waiting", tone: "plain" },
  scan: { label: "Scan", tone: "soft" },
  done: { label: "New", tone: "good" },
  duplicate: { label: "Already there", tone: "outline" },
  failed: { label: "Failed", tone: "bad" },
};
