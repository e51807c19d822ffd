/** Match text addressed to the candidate. */
import type { Opening } from "#domain/openings/opening.ts";
import type { MatchingNeed } from "#domain/openings/ready-to-match.ts";
import type { ShownTrace } from "#domain/matching/score/shown-trace.ts";
import type { LimitReason } from "#domain/matching/score/trace.ts";
import { yearsText } from "../../sections/match-point-text.ts";

const requirementNoun = (count: number, areRequired: boolean): string => {
  const word = areRequired ? "must-have" : "requirement";
  return count === 1 ? word : `${word}s`;
};

/** For example "You match 7 of 9 must-haves, 1 more in part." */
export const matchText = ({ met, partly, total, areMusts: areRequired }: Opening["asked"]): string => {
  if (total === 0) return "The ad doesn't ask for anything we can compare with your profile.";
  const more = partly === 0 ? "" : `, ${partly}${met > 0 ? " more" : ""} in part`;
  return `You match ${met} of ${total} ${requirementNoun(total, areRequired)}${more}.`;
};

export const partLabels: Readonly<Record<string, string>> = {
  skills: "Skills",
  experience: "Experience",
  domain: "Type of work",
  location: "Location",
  salary: "Pay",
};

const locationText: Readonly<Record<string, string>> = {
  "same-place": "You live where the job is",
  near: "You live in the job's state, not in its area",
  remote: "You can do the job from where you live",
  moving: "You're moving there",
  "open-to-move": "You'd relocate for it",
  elsewhere: "You live elsewhere, and your profile doesn't mention relocating",
  refused: "Your profile rules out this location",
  unknown: "Your profile has no location",
};

const payText: Readonly<Record<string, string>> = {
  "in-band": "Your desired salary is within the range",
  "below-band": "Your desired salary is below the range",
  "slightly-above": "Your desired salary is slightly above the range",
  above: "Your desired salary is above the range",
  "far-above": "Your desired salary is far above the range",
  unknown: "Your profile has no desired salary",
};

export const partText = ({ experience, domain, location, salary }: ShownTrace): Readonly<Record<string, string>> => {
  const years = yearsText(experience.relevantMonths);
  return {
    experience:
      experience.minimumMonths === null
        ? `${years} of relevant work; the ad sets no minimum`
        : `${years} of relevant work; the ad asks for ${yearsText(experience.minimumMonths)}`,
    domain:
      domain.nearestTitle === null
        ? "None of your past titles are similar to this job"
        : `Closest: ${domain.nearestTitle}`,
    location: locationText[location.verdict] ?? "",
    salary: payText[salary.verdict] ?? "",
  };
};

const limitLabels: Readonly<Record<LimitReason, string>> = {
  "one-must-have-missing": "a must-have wasn't found",
  "must-haves-missing": "several must-haves weren't found",
  "non-negotiable-missing": "something the job ad requires wasn't found",
  "credential-missing": "a license or certificate wasn't found",
  "license-of-another-state": "your license is from another state",
  "place-refused": "your profile rules out this location",
  "terms-refused": "your profile rules out this type of employment",
  elsewhere: "the job is elsewhere and your profile doesn't mention relocating",
  "no-work-permit": "it requires a work permit",
  "pay-above-band": "your desired salary is more than it pays",
  "level-apart": "the seniority level doesn't match yours",
  "other-occupation": "it's a different type of work",
  "short-of-years": "it asks for more years of experience",
};

/** The limit with the lowest ceiling applies. */
export const limitText = ({ limits }: ShownTrace): string => {
  const [strictest] = limits.toSorted((a, b) => a.ceiling - b.ceiling);
  return strictest === undefined ? "" : `Because ${limitLabels[strictest.reason]}`;
};

/** For example " 60 of the 64 are sample jobs.", or an empty string if there are none. */
export const sampleJobsText = (samples: number, totalCount: number): string => {
  if (samples === 0) return "";
  if (samples === totalCount) return totalCount === 1 ? " It's a sample job." : " All are sample jobs.";
  return samples === 1
    ? ` One of the ${totalCount} is a sample job.`
    : ` ${samples} of the ${totalCount} are sample jobs.`;
};

export const missingFieldText: Readonly<Record<MatchingNeed, { readonly what: string; readonly why: string }>> = {
  experience: { what: "A job you've held, with its dates", why: "A skill counts once it appears in a job with dates." },
  skills: { what: "Your skills", why: "Tools, methods or licenses, in a word or two each." },
  title: { what: "Your job title", why: "Jobs in the same type of work come first." },
};
