/** The terms under which a candidate is found. Everything that can earn a point in the scorer must be included. */
import type { CandidateFacts } from "../facts/candidate-facts.ts";
import { termOf, type Term } from "./terms.ts";

export const indexTerms = (facts: CandidateFacts): readonly Term[] => {
  const terms = new Set<Term>(facts.skills.map(({ term }) => term));
  for (const occupation of facts.title.occupations) terms.add(termOf("occupation", occupation));
  for (const role of facts.roles)
    for (const occupation of role.occupations) terms.add(termOf("occupation", occupation));
  for (const degree of facts.degrees) terms.add(termOf("degree", degree));
  return [...terms].toSorted((a, b) => a - b);
};
