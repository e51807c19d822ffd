/**
 * The subset of a candidate's facts that a search reads: index terms, plus the few values needed to bound the location, pay
 * and level scores. `best-case.ts` computes the maximum score from these alone.
 */
import type { CandidateFacts, LocationFact, WorkPreference } from "../facts/candidate-facts.ts";
import { circumstanceTermsOf } from "../facts/circumstances.ts";
import { indexTerms } from "./index-terms.ts";
import { locationTermsOf } from "../location/location-terms.ts";
import { termOf, type Term } from "./terms.ts";

/** The term for a word stem, prefixed so that it cannot equal a skill name. */
export const wordTerm = (stem: string): Term => termOf("skill", `\u0000word ${stem}`);

export interface BoundInputs {
  readonly place: LocationFact;
  readonly wishes: readonly Pick<WorkPreference, "kind" | "about">[];
  readonly desiredSalary: number | null;
  /** The level of the current title. */
  readonly level: number;
  /** The levels of current roles. */
  readonly levels: readonly number[];
  readonly monthsWorked: number;
}

export interface SearchRow {
  /** Sorted and unique. A row is found by these. */
  readonly terms: readonly Term[];
  readonly brief: BoundInputs;
}

export const searchRowOf = (facts: CandidateFacts): SearchRow => {
  const stems = new Set([...Object.keys(facts.claimed), ...Object.keys(facts.listedWords)]);
  let maxMonthsWorked = facts.monthsWorked;
  for (const role of facts.roles) {
    for (const stem of Object.keys(role.words)) stems.add(stem);
    for (const stem of Object.keys(role.titleWords)) stems.add(stem);
    maxMonthsWorked = Math.max(maxMonthsWorked, role.from);
  }
  return {
    terms: [
      ...new Set([
        ...indexTerms(facts),
        ...[...stems].map(wordTerm),
        ...locationTermsOf(facts),
        ...circumstanceTermsOf(facts, maxMonthsWorked),
      ]),
    ].toSorted((a, b) => a - b),
    brief: {
      place: facts.place,
      wishes: facts.wishes.map(({ kind, about }) => ({ kind, about })),
      desiredSalary: facts.desiredSalary,
      level: facts.title.level,
      levels: facts.roles.filter((role) => role.to === 0 && role.from > 0).map((role) => role.level),
      monthsWorked: maxMonthsWorked,
    },
  };
};
