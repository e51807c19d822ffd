/** How the screen says what a trace holds. */
import type { ShownMatch } from "#domain/matching/match-candidates.ts";
import type { ShownTrace } from "#domain/matching/shown-trace.ts";

type Element = ShownTrace["needs"][number]["elements"][number];

const yearsWords = (months: number): string => {
  if (months < 12) return months === 1 ? "1 month" : `${months} months`;
  const years = Math.round(months / 6) / 2;
  return years === 1 ? "1 year" : `${years} years`;
};

/** "by Next.js, which includes it · 3 years in dated roles" */
export const howMetWords = ({ how, evidence, by, months, label }: Element): string => {
  if (how === "not-met") return "Nothing in the record speaks of it.";
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

const placeWords: Readonly<Record<string, string>> = {
  "same-place": "Lives where the job is",
  near: "Lives near the job",
  remote: "The job can be done from there",
  moving: "Is moving there",
  "open-to-move": "Would move for it",
  elsewhere: "Lives elsewhere and says nothing of moving",
  refused: "Rules the place out",
  unknown: "The place is not known",
};

const payWords: Readonly<Record<string, string>> = {
  "in-band": "Asks for pay inside the band",
  "below-band": "Asks for less than the band",
  "slightly-above": "Asks for a little more than the band",
  above: "Asks for more than the band",
  "far-above": "Asks for far more than the band",
  unknown: "Has not said what pay they want",
};

/** What each part but the skills rests on, in a line. */
export const partWords = (trace: ShownTrace): Readonly<Record<string, string>> => {
  const { experience, domain, location, salary } = trace;
  const years = yearsWords(experience.relevantMonths);
  return {
    experience:
      experience.minimumMonths === null
        ? `${years} of relevant work; the job names no minimum`
        : `${years} of relevant work, ${yearsWords(experience.minimumMonths)} asked for`,
    domain: domain.nearestTitle === null ? "No title near this work" : `Nearest title: ${domain.nearestTitle}`,
    location: placeWords[location.verdict] ?? location.verdict,
    salary: payWords[salary.verdict] ?? salary.verdict,
  };
};

export const partNames: Readonly<Record<string, string>> = {
  skills: "Skills",
  experience: "Experience",
  domain: "Domain",
  location: "Location",
  salary: "Pay",
};

export type BadgeVariant = "default" | "secondary" | "destructive";

/** 80 and more is a good match, 60 and more a fair one. */
export const badgeVariantOf = (score: number): BadgeVariant => {
  if (score >= 80) return "default";
  return score >= 60 ? "secondary" : "destructive";
};

/** "Charge Nurse · Dayton, OH" */
export const underName = ({ currentTitle, location }: Pick<ShownMatch, "currentTitle" | "location">): string =>
  [currentTitle, location].filter((each) => each !== null && each !== "").join(" · ");
