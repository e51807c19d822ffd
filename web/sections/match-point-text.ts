/** Text that says how a requirement was met. */
import type { ShownTrace } from "#domain/matching/score/shown-trace.ts";

type Element = ShownTrace["needs"][number]["elements"][number];

export const yearsText = (months: number): string => {
  if (months < 12) return months === 1 ? "1 month" : `${months} months`;
  const years = Math.round(months / 6) / 2;
  return years === 1 ? "1 year" : `${years} years`;
};

/** For example "by Next.js, which includes it · 3 years in dated roles". `record` is what the text calls the source. */
export const evidenceText = ({ how, evidence, by, months, label }: Element, record: string): string => {
  if (how === "not-met") return `Nothing in ${record} speaks of it.`;
  const otherSkill = by !== null && by.toLowerCase() !== label.toLowerCase() ? by : null;
  const matchText = {
    itself: otherSkill === null ? "" : `as ${otherSkill}`,
    implied: `by ${by ?? "another skill"}, which includes it`,
    neighbor: `by ${by ?? "another skill"}, which is close to it`,
    words: "in other words",
    "not-met": "",
  }[how];
  const proofText = {
    role: months === null || months === 0 ? "shown in a dated role" : `${yearsText(months)} in dated roles`,
    held: "held",
    listed: "listed, but no dated role shows it",
    summary: "claimed, but no dated role shows it",
    none: "",
  }[evidence];
  const text = [matchText, proofText].filter((each) => each !== "").join(" · ");
  return text === "" ? "Found." : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};
