/** Labels and text for a match trace. */
import type { ShownMatch } from "#domain/matching/endpoints/match-candidates.ts";
import type { ShownTrace } from "#domain/matching/score/shown-trace.ts";
import { yearsText } from "../../../sections/match-point-text.ts";

const locationText: Readonly<Record<string, string>> = {
  "same-place": "Lives in the job's location",
  near: "Lives in the job's state, not in its area",
  remote: "Can do the job remotely",
  moving: "Is relocating there",
  "open-to-move": "Open to relocating",
  elsewhere: "Lives elsewhere and doesn't mention relocating",
  refused: "Ruled out this location",
  unknown: "Location unknown",
};

const payText: Readonly<Record<string, string>> = {
  "in-band": "Desired salary is within the range",
  "below-band": "Desired salary is below the range",
  "slightly-above": "Desired salary is slightly above the range",
  above: "Desired salary is above the range",
  "far-above": "Desired salary is far above the range",
  unknown: "No desired salary listed",
};

/** One line about the evidence for each part except skills. */
export const partText = (trace: ShownTrace): Readonly<Record<string, string>> => {
  const { experience, domain, location, salary } = trace;
  const years = yearsText(experience.relevantMonths);
  return {
    experience:
      experience.minimumMonths === null
        ? `${years} of relevant work; the job sets no minimum`
        : `${years} of relevant work, ${yearsText(experience.minimumMonths)} required`,
    domain: domain.nearestTitle === null ? "No similar job titles" : `Closest title: ${domain.nearestTitle}`,
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
