/**
 * What a profile needs before it is scored. The engine counts a skill when a dated role shows it, so without skills or without a
 * role every job would score close to zero.
 */
import type { CandidateFacts } from "../matching/facts/candidate-facts.ts";

export const matchingNeeds = ["title", "skills", "experience"] as const;
export type MatchingNeed = (typeof matchingNeeds)[number];

/** What is missing, most important first. */
export const missingForMatching = (facts: CandidateFacts): readonly MatchingNeed[] => {
  const hasWork = facts.title.occupations.length > 0 || facts.roles.some(({ occupations }) => occupations.length > 0);
  return [
    ...(facts.roles.length === 0 ? (["experience"] as const) : []),
    ...(facts.skills.length === 0 ? (["skills"] as const) : []),
    ...(hasWork ? [] : (["title"] as const)),
  ];
};

/** A missing title is only a gap; without a skill or a role there is nothing to score. */
export const isReadyToMatch = (missing: readonly MatchingNeed[]): boolean =>
  !missing.includes("skills") && !missing.includes("experience");
