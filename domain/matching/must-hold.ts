/**
 * What somebody must hold to reach a score. Whoever holds none of a clause's terms stays below it, whatever else is true of them;
 * so those who can reach it hold a term of every clause, and an index that knows the terms finds them without looking at others.
 */
import type { BestCase } from "./best-case.ts";
import type { PlaceFit } from "./place-fit.ts";
import type { Term } from "./terms.ts";

export interface MustHold {
  /** The one that the fewest hold stands first. Empty: nobody can reach the score. */
  readonly clauses: readonly (readonly Term[])[];
  /** Nobody who misses one of them scores above this. */
  readonly boundOfOthers: number;
}

/** More clauses leave out more people and take longer to look at. */
const mostClauses = 10;
const mostLearned = 30;
/** Of the commonest groups each pair is tried as well. */
const paired = 8;

type Holders = ReadonlyMap<Term, number>;

const countOf = (holders: Holders, terms: Iterable<Term>): number => {
  let sum = 0;
  for (const term of terms) sum += holders.get(term) ?? 0;
  return sum;
};

/** The groups by their places, that of which the most hold a term first. */
const commonestFirst = (groups: BestCase["groups"], holders: Holders): readonly number[] => {
  const counts = groups.map((terms) => countOf(holders, terms));
  return groups.map((_, at) => at).toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
};

/** What is left to hold. A word may stand in two groups: it is asked for only where both are. */
const clauseWithout = (groups: BestCase["groups"], spared: ReadonlySet<number>): readonly Term[] => {
  const sparedTerms = new Set([...spared].flatMap((group) => groups[group] ?? []));
  return [...new Set(groups.flat())].filter((term) => !sparedTerms.has(term));
};

/** No more than so many reach the score, by the first clause alone: what a search will cost, for a small part of what a plan does. */
export const mostWhoReach = (
  { groups, gather }: BestCase,
  holders: Holders,
  place: PlaceFit,
  score: number,
): number => {
  const spared = gather([], place);
  for (const group of commonestFirst(groups, holders)) spared.addBelow(score, group);
  return countOf(holders, clauseWithout(groups, spared.groups));
};

interface Spared {
  readonly groups: ReadonlySet<number>;
  readonly bound: number;
  readonly isLearned: boolean;
}

/**
 * A clause is what is left when groups of terms are spared that do not reach the score together. The commonest are spared first;
 * each group is spared by some clause if it can be, and so is each pair of the commonest, so that nobody is found by one or two
 * common things alone. `inVain` are groups that people were seen to hold together who cannot reach the score: they are spared too.
 */
export const mustHold = (
  { groups, gather }: BestCase,
  holders: Holders,
  place: PlaceFit,
  score: number,
  inVain: readonly (readonly number[])[] = [],
): MustHold => {
  const commonFirst = commonestFirst(groups, holders);
  const found: Spared[] = [];
  const spare = (first: readonly number[], isLearned = false): void => {
    if (found.some((each) => first.every((group) => each.groups.has(group)))) return;
    const spared = gather(first, place);
    if (spared.bound() >= score) return;
    for (const group of commonFirst) spared.addBelow(score, group);
    found.push({ groups: spared.groups, bound: spared.bound(), isLearned });
  };
  spare([]);
  for (const held of inVain) if (found.length <= mostLearned) spare(held, true);
  for (const group of commonFirst) spare([group]);
  const common = commonFirst.slice(0, paired);
  for (const [at, group] of common.entries()) for (const other of common.slice(at + 1)) spare([group, other]);

  const counted = found
    .map(({ groups: spared, bound, isLearned }) => {
      const clause = clauseWithout(groups, spared);
      return { clause, bound, isLearned, count: countOf(holders, clause) };
    })
    .toSorted((a, b) => a.count - b.count);
  const clauses = counted.filter(({ isLearned }, at) => isLearned || at < mostClauses);
  const boundOfOthers = Math.max(...clauses.map(({ bound }) => bound));
  // One clause that nobody meets suffices.
  if (clauses.some(({ clause }) => clause.length === 0)) return { clauses: [], boundOfOthers };
  return { clauses: clauses.map(({ clause }) => clause), boundOfOthers };
};
