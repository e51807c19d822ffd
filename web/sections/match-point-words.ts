/** How the screen says how a point of the score was met. */
import type { ShownTrace } from "#domain/matching/shown-trace.ts";

type Element = ShownTrace["needs"][number]["elements"][number];

export const yearsWords = (months: number): string => {
  if (months < 12) return months === 1 ? "1 month" : `${months} months`;
  const years = Math.round(months / 6) / 2;
  return years === 1 ? "1 year" : `${years} years`;
};

/** "by Next.js, which includes it · 3 years in dated roles"; `record` is what the reader calls what was read. */
export const howMetWords = ({ how, evidence, by, months, label }: Element, record: string): string => {
  if (how === "not-met") return `Nothing in ${record} speaks of it.`;
  const other = by !== null && by.toLowerCase() !== label.toLowerCase() ? by : null;
  const met = {
    itself: other === null ? "" : `as ${other}`,
    implied: `by ${by ?? "another skill"}, which includes it`,
    neighbour: `by ${by ?? "another skill"}, which is close to it`,
    words: "in other words",
    "not-met": "",
  }[how];
  const proof = {
    role: months === null || months === 0 ? "shown in a dated role" : `${yearsWords(months)} in dated roles`,
    held: "held",
    listed: "listed, but no dated role shows it",
    summary: "claimed, but no dated role shows it",
    none: "",
  }[evidence];
  const words = [met, proof].filter((each) => each !== "").join(" · ");
  return words === "" ? "Found." : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};
