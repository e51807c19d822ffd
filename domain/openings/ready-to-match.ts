/**
 * What a profile must say before a score means anything. The engine believes a skill when a dated role shows it, so without skills
 * or without a role every job would score next to nothing, whoever the person is.
 */
import type { CandidateFacts } from "../matching/candidate-facts.ts";

export const matchingNeeds = ["title", "skills", "experience"] as const;
export type MatchingNeed = (typeof matchingNeeds)[number];

/** What is missing, the most telling first. */
export const missingForMatching = (facts: CandidateFacts): readonly MatchingNeed[] => {
  const hasWork = facts.title.occupations.length > 0 || facts.roles.some(({ occupations }) => occupations.length > 0);
  return [
    ...(facts.roles.length === 0 ? (["experience"] as const) : []),
    ...(facts.skills.length === 0 ? (["skills"] as const) : []),
    ...(hasWork ? [] : (["title"] as const)),
  ];
};

/** A title that names no known work is only a gap; no skill or no role leaves nothing to score. */
export const isReadyToMatch = (missing: readonly MatchingNeed[]): boolean =>
  !missing.includes("skills") && !missing.includes("experience");
