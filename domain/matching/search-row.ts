/**
 * What of a candidate's facts stands in the narrow row that a search reads: the terms they are found by, which are what they hold,
 * the words of their texts, where they are and their circumstances; and in brief all that place, pay and level depend on. From these alone
 * `best-case.ts` says how high they can score.
 */
import type { CandidateFacts, PlaceFact, Wish } from "./candidate-facts.ts";
import { circumstanceTermsOf } from "./circumstances.ts";
import { indexTerms } from "./index-terms.ts";
import { placeTermsOf } from "./place-terms.ts";
import { termOf, type Term } from "./terms.ts";

/** A word's stem as a number, apart from every name that a skill can have. */
export const wordTerm = (stem: string): Term => termOf("skill", `\u0000word ${stem}`);

export interface CandidateBrief {
  readonly place: PlaceFact;
  readonly wishes: readonly Pick<Wish, "kind" | "about">[];
  readonly desiredSalary: number | null;
  /** Of the current title. */
  readonly level: number;
  /** Of the roles that last until now. */
  readonly levels: readonly number[];
  readonly monthsWorked: number;
}

export interface SearchRow {
  /** Sorted, each once: by these a row is found. */
  readonly terms: readonly Term[];
  readonly brief: CandidateBrief;
}

export const searchRowOf = (facts: CandidateFacts): SearchRow => {
  const stems = new Set([...Object.keys(facts.claimed), ...Object.keys(facts.listedWords)]);
  let longest = facts.monthsWorked;
  for (const role of facts.roles) {
    for (const stem of Object.keys(role.words)) stems.add(stem);
    for (const stem of Object.keys(role.titleWords)) stems.add(stem);
    longest = Math.max(longest, role.from);
  }
  return {
    terms: [
      ...new Set([
        ...indexTerms(facts),
        ...[...stems].map(wordTerm),
        ...placeTermsOf(facts),
        ...circumstanceTermsOf(facts, longest),
      ]),
    ].toSorted((a, b) => a - b),
    brief: {
      place: facts.place,
      wishes: facts.wishes.map(({ kind, about }) => ({ kind, about })),
      desiredSalary: facts.desiredSalary,
      level: facts.title.level,
      levels: facts.roles.filter((role) => role.to === 0 && role.from > 0).map((role) => role.level),
      monthsWorked: longest,
    },
  };
};
