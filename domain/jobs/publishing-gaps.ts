/** What an ad lacks before it can be published, by field. An empty result means that it can be published. */
import type { JobFacts } from "./job-facts.ts";

const minDescriptionLength = 80;

/** Whether the text still has placeholders of a template: "[What the team is like]". */
export const hasPlaceholders = (text: string): boolean => /\[[^\]\n]{3,200}\]/.test(text);

export type PublishingGaps = Readonly<Partial<Record<keyof JobFacts, string>>>;

const gapInDescription = (description: string): string | undefined => {
  if (description.length < minDescriptionLength)
    return `Describe the job in at least ${minDescriptionLength} characters`;
  return hasPlaceholders(description) ? "Fill in the places in brackets: they are the template's" : undefined;
};

const gapInRequirements = ({ requirements, mustHave, niceToHave }: JobFacts): string | undefined => {
  if (mustHave.length + niceToHave.length > 0) return undefined;
  if (requirements === "") return "Say what the job asks for, one thing a line";
  return hasPlaceholders(requirements) ? "Fill in the places in brackets: they are the template's" : undefined;
};

/** `today` as a day, "2026-11-15". */
export const gapsBeforePublishing = (facts: JobFacts, today: string): PublishingGaps => {
  const { description, location, remote, salaryMin, salaryMax, deadline } = facts;
  const found: readonly (readonly [keyof JobFacts, string | undefined])[] = [
    ["description", gapInDescription(description)],
    ["requirements", gapInRequirements(facts)],
    ["location", location === "" && !remote ? "Say where the work is done, or that it is remote" : undefined],
    ["salaryMin", salaryMin === null ? "Say the lower end of the salary: people read it first" : undefined],
    ["salaryMax", salaryMax === null ? "Say the upper end of the salary" : undefined],
    ["deadline", deadline !== null && deadline < today ? "This day has passed" : undefined],
  ];
  return Object.fromEntries(found.filter(([, gap]) => gap !== undefined));
};
