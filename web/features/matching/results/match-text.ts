/** Labels and text for a match trace. */
import type { ShownMatch } from "#domain/matching/endpoints/match-candidates.ts";
import type { ShownTrace } from "#domain/matching/score/shown-trace.ts";
import { yearsText } from "../../../sections/match-point-text.ts";

const locationText: Readonly<Record<string, string>> = {
  "same-place": "Lives where the job is",
  near: "Lives near the job",
  remote: "The job can be done from there",
  moving: "Is moving there",
  "open-to-move": "Would move for it",
  elsewhere: "Lives elsewhere and says nothing of moving",
  refused: "Rules the place out",
  unknown: "The place is not known",
};

const payText: Readonly<Record<string, string>> = {
  "in-band": "Asks for pay inside the band",
  "below-band": "Asks for less than the band",
  "slightly-above": "Asks for a little more than the band",
  above: "Asks for more than the band",
  "far-above": "Asks for far more than the band",
  unknown: "Has not said what pay they want",
};

/** One line about the evidence for each part except skills. */
export const partText = (trace: ShownTrace): Readonly<Record<string, string>> => {
  const { experience, domain, location, salary } = trace;
  const years = yearsText(experience.relevantMonths);
  return {
    experience:
      experience.minimumMonths === null
        ? `${years} of relevant work; the job names no minimum`
        : `${years} of relevant work, ${yearsText(experience.minimumMonths)} asked for`,
    domain: domain.nearestTitle === null ? "No title near this work" : `Nearest title: ${domain.nearestTitle}`,
    location: locationText[location.verdict] ?? location.verdict,
    salary: payText[salary.verdict] ?? salary.verdict,
  };
};

export const partLabels: Readonly<Record<string, string>> = {
  skills: "Skills",
  experience: "Experience",
  domain: "Domain",
  location: "Location",
  salary: "Pay",
};

export type BadgeVariant = "default" | "secondary" | "destructive";

/** A score of 80 or more is a good match, 60 or more a fair one. */
export const badgeVariant = (score: number): BadgeVariant => {
  if (score >= 80) return "default";
  return score >= 60 ? "secondary" : "destructive";
};

/** For example "Charge Nurse · Dayton, OH". */
export const subtitleOf = ({ currentTitle, location }: Pick<ShownMatch, "currentTitle" | "location">): string =>
  [currentTitle, location].filter((each) => each !== null && each !== "").join(" · ");
