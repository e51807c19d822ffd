/** What an ad lacks before it can be published, by field. An empty result means that it can be published. */
import type { JobFacts } from "./job-facts.ts";

const minDescriptionLength = 80;

/** Whether the text still has placeholders of a template: "[What the team is like]". */
export const hasPlaceholders = (text: string): boolean => /\[[^\]\n]{3,200}\]/.test(text);

export type PublishingGaps = Readonly<Partial<Record<keyof JobFacts, string>>>;

const gapInDescription = (description: string): string | undefined => {
  if (description.length < minDescriptionLength)
    return `Write a description of at least ${minDescriptionLength} characters`;
  return hasPlaceholders(description) ? "Replace the template text in brackets" : undefined;
};

const gapInRequirements = ({ requirements, mustHave, niceToHave }: JobFacts): string | undefined => {
  if (mustHave.length + niceToHave.length > 0) return undefined;
  if (requirements === "") return "Add requirements, one per line";
  return hasPlaceholders(requirements) ? "Replace the template text in brackets" : undefined;
};

/** `today` as a day, "2026-11-15". */
export const gapsBeforePublishing = (facts: JobFacts, today: string): PublishingGaps => {
  const { description, location, remote, salaryMin, salaryMax, deadline } = facts;
  const gaps: readonly (readonly [keyof JobFacts, string | undefined])[] = [
    ["description", gapInDescription(description)],
    ["requirements", gapInRequirements(facts)],
    ["location", location === "" && !remote ? "Add a location, or mark the job as remote" : undefined],
    ["salaryMin", salaryMin === null ? "Add the minimum salary" : undefined],
    ["salaryMax", salaryMax === null ? "Add the maximum salary" : undefined],
    ["deadline", deadline !== null && deadline < today ? "This date has passed. Choose a later one." : undefined],
  ];
  return Object.fromEntries(gaps.filter(([, gap]) => gap !== undefined));
};
