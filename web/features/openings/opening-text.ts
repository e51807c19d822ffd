/** Match text addressed to the candidate. */
import type { Opening } from "#domain/openings/opening.ts";
import type { MatchingNeed } from "#domain/openings/ready-to-match.ts";
import type { ShownTrace } from "#domain/matching/score/shown-trace.ts";
import type { LimitReason } from "#domain/matching/score/trace.ts";
import { yearsText } from "../../sections/match-point-text.ts";

const requirementNoun = (count: number, areRequired: boolean): string => {
  const word = areRequired ? "must-have" : "point";
  return count === 1 ? word : `${word}s`;
};

/** For example "You match 7 of 9 must-haves, 1 more in part." */
export const matchText = ({ met, partly, total, areMusts: areRequired }: Opening["asked"]): string => {
  if (total === 0) return "The ad asks for nothing that can be compared with a profile.";
  const more = partly === 0 ? "" : `, ${partly}${met > 0 ? " more" : ""} in part`;
  return `You match ${met} of ${total} ${requirementNoun(total, areRequired)}${more}.`;
};

export const partLabels: Readonly<Record<string, string>> = {
  skills: "Skills",
  experience: "Experience",
  domain: "Kind of work",
  location: "Place",
  salary: "Pay",
};

const locationText: Readonly<Record<string, string>> = {
  "same-place": "You live where the job is",
  near: "You live near the job",
  remote: "The job can be done from where you live",
  moving: "You are moving there",
  "open-to-move": "You would move for it",
  elsewhere: "You live elsewhere and your profile says nothing of moving",
  refused: "Your profile rules the place out",
  unknown: "Your profile names no place",
};

const payText: Readonly<Record<string, string>> = {
  "in-band": "What you ask for is inside the range",
  "below-band": "You ask for less than the range",
  "slightly-above": "You ask for a little more than the range",
  above: "You ask for more than the range",
  "far-above": "You ask for far more than the range",
  unknown: "Your profile names no pay",
};

export const partText = ({ experience, domain, location, salary }: ShownTrace): Readonly<Record<string, string>> => {
  const years = yearsText(experience.relevantMonths);
  return {
    experience:
      experience.minimumMonths === null
        ? `${years} of relevant work; the ad names no minimum`
        : `${years} of relevant work, ${yearsText(experience.minimumMonths)} asked for`,
    domain: domain.nearestTitle === null ? "None of your titles is near this work" : `Nearest: ${domain.nearestTitle}`,
    location: locationText[location.verdict] ?? "",
    salary: payText[salary.verdict] ?? "",
  };
};

const limitLabels: Readonly<Record<LimitReason, string>> = {
  "one-must-have-missing": "a must-have is missing",
  "must-haves-missing": "several must-haves are missing",
  "non-negotiable-missing": "something the ad insists on is missing",
  "credential-missing": "a licence or certificate is missing",
  "place-refused": "your profile rules the place out",
  "terms-refused": "your profile rules its terms out",
  elsewhere: "the job is elsewhere and your profile says nothing of moving",
  "no-work-permit": "a work permit is asked for",
  "pay-above-band": "you ask for more than it pays",
  "level-apart": "its level is far from yours",
  "other-occupation": "it is another kind of work than yours",
  "short-of-years": "it asks for more years",
};

/** The limit with the lowest ceiling applies. */
export const limitText = ({ limits }: ShownTrace): string => {
  const [strictest] = limits.toSorted((a, b) => a.ceiling - b.ceiling);
  return strictest === undefined ? "" : `since ${limitLabels[strictest.reason]}`;
};

/** For example " 60 of the 64 are sample jobs.", or an empty string if there are none. */
export const sampleJobsText = (samples: number, totalCount: number): string => {
  if (samples === 0) return "";
  if (samples === totalCount) return totalCount === 1 ? " It is a sample job." : " All are sample jobs.";
  return samples === 1
    ? ` One of the ${totalCount} is a sample job.`
    : ` ${samples} of the ${totalCount} are sample jobs.`;
};

export const missingFieldText: Readonly<Record<MatchingNeed, { readonly what: string; readonly why: string }>> = {
  experience: { what: "A job you have held, with its dates", why: "A skill counts once a dated job shows it." },
  skills: { what: "What you can do", why: "Tools, methods, licences: each in a word or two." },
  title: { what: "What your work is called", why: "Jobs of the same kind of work come first." },
};
