/** What the open jobs like a person's ask for and pay, counted from the ads themselves. Nothing here is estimated. */
import type { CandidateFacts } from "../matching/candidate-facts.ts";
import type { JobNeeds } from "../matching/job-needs.ts";
import type { Term } from "../matching/terms.ts";
import { missingFrom } from "../profiles/completeness.ts";
import type { Profile } from "../profiles/profile.ts";
import { skillIndex } from "../skills/vocabulary.ts";
import type { AskedSkill, NextStep, PayInAds } from "./market.ts";
import { leastAlike } from "./role-near.ts";

export interface CountedAd {
  readonly needs: JobNeeds;
  readonly salaryMinUsd: number | null;
  readonly salaryMaxUsd: number | null;
}

const mostAsked = 8;
const mostSteps = 3;

/** The work of the title; where it names none that is known, that of the latest role. */
export const workOf = ({ title, roles }: CandidateFacts): readonly string[] =>
  title.occupations.length > 0
    ? title.occupations
    : (roles.toSorted((one, other) => one.to - other.to)[0]?.occupations ?? []);

export const adsLike = <Ad extends CountedAd>(ads: readonly Ad[], work: readonly string[]): readonly Ad[] =>
  ads.filter(({ needs }) => work.some((id) => (needs.occupations[id] ?? 0) >= leastAlike));

/** Traits are asked everywhere and proved nowhere, so they tell nobody what to add. */
const isCounted = (name: string): boolean => {
  const kind = skillIndex().byName.get(name)?.kind;
  return kind !== undefined && kind !== "trait";
};

interface Count {
  askedBy: number;
  has: boolean;
}

/** How many of the ads ask for each skill, the most asked first. An ad counts once for a skill, however often it names it. */
export const skillsAsked = (ads: readonly CountedAd[], facts: CandidateFacts): readonly AskedSkill[] => {
  const held = new Set<Term>(facts.skills.map(({ term }) => term));
  const counts = new Map<string, Count>();
  for (const { needs } of ads) {
    const inAd = new Map<string, boolean>();
    for (const { terms } of needs.needs.flatMap(({ elements }) => elements)) {
      const name = terms.find(({ how }) => how === "itself")?.name;
      if (name === undefined || !isCounted(name)) continue;
      const has = terms.some(({ term, how }) => how !== "neighbour" && held.has(term));
      inAd.set(name, (inAd.get(name) ?? false) || has);
    }
    for (const [name, has] of inAd) {
      const known = counts.get(name) ?? { askedBy: 0, has: false };
      counts.set(name, { askedBy: known.askedBy + 1, has: known.has || has });
    }
  }
  return [...counts]
    .map(([name, count]) => ({ name, ...count }))
    .toSorted((one, other) => other.askedBy - one.askedBy || one.name.localeCompare(other.name))
    .slice(0, mostAsked);
};

/** The range that the ads state; those that state none are not counted. */
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

/** Without these nothing can be scored, so they come before any skill. */
const first = ["experience", "skills", "title"];

const field = (name: string): NextStep => ({ kind: "field", name });

/** What to add next: first what matching rests on, then what is asked most and not shown, then the rest of the profile. */
export const nextSteps = (profile: Profile, asked: readonly AskedSkill[], ads: number): readonly NextStep[] => {
  const missing = missingFrom(profile);
  const lacked = asked.filter(({ has }) => !has);
  return [
    ...first.filter((name) => missing.includes(name)).map(field),
    ...lacked.slice(0, 2).map(({ name, askedBy }): NextStep => ({ kind: "skill", name, askedBy, of: ads })),
    ...missing.filter((name) => !first.includes(name)).map(field),
    ...lacked.slice(2).map(({ name, askedBy }): NextStep => ({ kind: "skill", name, askedBy, of: ads })),
  ].slice(0, mostSteps);
};
