/** What similar open jobs ask for and pay, counted from the ads themselves. Nothing is estimated. */
import type { CandidateFacts } from "../matching/facts/candidate-facts.ts";
import type { JobNeeds } from "../matching/ad/job-needs.ts";
import type { Term } from "../matching/retrieval/terms.ts";
import { missingFields } from "../profiles/completeness.ts";
import type { Profile } from "../profiles/profile.ts";
import { skillIndex } from "../skills/vocabulary.ts";
import type { AskedSkill, NextStep, PayInAds } from "./market.ts";
import { minSimilarity } from "./nearest-role.ts";

export interface CountedAd {
  readonly needs: JobNeeds;
  readonly salaryMinUsd: number | null;
  readonly salaryMaxUsd: number | null;
}

const maxAskedSkills = 8;
const maxNextSteps = 3;

/** The occupations of the title, or of the latest role if the title has none. */
export const occupationsOf = ({ title, roles }: CandidateFacts): readonly string[] =>
  title.occupations.length > 0
    ? title.occupations
    : (roles.toSorted((one, other) => one.to - other.to)[0]?.occupations ?? []);

export const similarAds = <Ad extends CountedAd>(ads: readonly Ad[], work: readonly string[]): readonly Ad[] =>
  ads.filter(({ needs }) => work.some((id) => (needs.occupations[id] ?? 0) >= minSimilarity));

/** Traits are asked for everywhere and can't be proven, so they are no useful advice. */
const isCounted = (name: string): boolean => {
  const kind = skillIndex().byName.get(name)?.kind;
  return kind !== undefined && kind !== "trait";
};

interface Count {
  askedBy: number;
  has: boolean;
}

/** How many ads ask for each skill, most asked first. An ad counts once per skill. */
export const skillsAsked = (ads: readonly CountedAd[], facts: CandidateFacts): readonly AskedSkill[] => {
  const heldTerms = new Set<Term>(facts.skills.map(({ term }) => term));
  const counts = new Map<string, Count>();
  for (const { needs } of ads) {
    const heldBySkill = new Map<string, boolean>();
    for (const { terms } of needs.needs.flatMap(({ elements }) => elements)) {
      const name = terms.find(({ how }) => how === "itself")?.name;
      if (name === undefined || !isCounted(name)) continue;
      const has = terms.some(({ term, how }) => how !== "neighbor" && heldTerms.has(term));
      heldBySkill.set(name, (heldBySkill.get(name) ?? false) || has);
    }
    for (const [name, has] of heldBySkill) {
      const existing = counts.get(name) ?? { askedBy: 0, has: false };
      counts.set(name, { askedBy: existing.askedBy + 1, has: existing.has || has });
    }
  }
  return [...counts]
    .map(([name, count]) => ({ name, ...count }))
    .toSorted((one, other) => other.askedBy - one.askedBy || one.name.localeCompare(other.name))
    .slice(0, maxAskedSkills);
};

/** The salary range over the ads that state one. */
export const payInAds = (ads: readonly CountedAd[]): PayInAds | null => {
  const stated = ads.flatMap(({ salaryMinUsd: low, salaryMaxUsd: high }) =>
    low === null || high === null ? [] : [{ low, high }],
  );
  if (stated.length === 0) return null;
  return {
    count: stated.length,
    lowUsd: Math.min(...stated.map(({ low }) => low)),
    highUsd: Math.max(...stated.map(({ high }) => high)),
  };
};

/** Fields that scoring needs, so they come before any skill. */
const requiredFields = ["experience", "skills", "title"];

const field = (name: string): NextStep => ({ kind: "field", name });

/** What to add next: first fields that matching needs, then missing skills that ads ask for most, then the rest of the profile. */
export const nextSteps = (profile: Profile, askedSkills: readonly AskedSkill[], ads: number): readonly NextStep[] => {
  const missing = missingFields(profile);
  const missingSkills = askedSkills.filter(({ has }) => !has);
  return [
    ...requiredFields.filter((name) => missing.includes(name)).map(field),
    ...missingSkills.slice(0, 2).map(({ name, askedBy }): NextStep => ({ kind: "skill", name, askedBy, of: ads })),
    ...missing.filter((name) => !requiredFields.includes(name)).map(field),
    ...missingSkills.slice(2).map(({ name, askedBy }): NextStep => ({ kind: "skill", name, askedBy, of: ads })),
  ].slice(0, maxNextSteps);
};
