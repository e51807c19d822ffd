/** Text that says how a requirement was met. */
import type { ShownTrace } from "#domain/matching/score/shown-trace.ts";

type Element = ShownTrace["needs"][number]["elements"][number];

export const yearsText = (months: number): string => {
  if (months < 12) return months === 1 ? "1 month" : `${months} months`;
  const years = Math.round(months / 6) / 2;
  return years === 1 ? "1 year" : `${years} years`;
};

/** For example "by Next.js, which includes it · 3 years in dated roles". `record` is what the text calls the source. */
export const evidenceText = ({ how, evidence, by, months, label, searched = [] }: Element, record: string): string => {
  const others = searched.filter((each) => each.toLowerCase() !== label.toLowerCase());
  if (how === "not-met")
    return `Not found in ${record}.${others.length === 0 ? "" : ` Also looked for ${others.join(", ")}.`}`;
  const otherSkill = by !== null && by.toLowerCase() !== label.toLowerCase() ? by : null;
  const matchText = {
    itself: otherSkill === null ? "" : `as ${otherSkill}`,
    implied: `by ${by ?? "another skill"}, which includes it`,
    neighbor: `by ${by ?? "another skill"}, which is close to it`,
    words: "described in other words",
    "not-met": "",
  }[how];
  const proofText = {
    role: months === null || months === 0 ? "in a dated role" : `${yearsText(months)} in dated roles`,
    held: "held",
    listed: "listed, not recognized in a dated role",
    summary: "in the summary, not recognized in a dated role",
    none: "",
  }[evidence];
  const text = [matchText, proofText].filter((each) => each !== "").join(" · ");
  return text === "" ? "Found." : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};
