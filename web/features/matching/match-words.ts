/** How the screen says what a trace holds. */
import type { ShownMatch } from "#domain/matching/match-candidates.ts";
import type { ShownTrace } from "#domain/matching/shown-trace.ts";
import { yearsWords } from "../../sections/match-point-words.ts";

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
