/**
 * The terms that a candidate must hold to reach a score. A candidate who holds none of a clause's terms stays below it. So
 * every candidate who can reach it holds a term of every clause, and an index finds them without reading others.
 */
import type { BestCase } from "../score/score-bound.ts";
import type { LocationFit } from "../location/location-fit.ts";
import type { Term } from "./terms.ts";

export interface RequiredClauses {
  /** Sorted by the number of holders, fewest first. Empty if no candidate can reach the score. */
  readonly clauses: readonly (readonly Term[])[];
  /** The maximum score of a candidate who misses one of the clauses. */
  readonly maxScoreOfOthers: number;
}

/** More clauses exclude more candidates and take longer to check. */
const maxClauses = 10;
const maxUnreachableClauses = 30;
/** Every pair among this many of the most common groups also gets its own exclusion. */
const maxPairedGroups = 8;

type HolderCounts = ReadonlyMap<Term, number>;

const countOf = (holders: HolderCounts, terms: Iterable<Term>): number => {
  let sum = 0;
  for (const term of terms) sum += holders.get(term) ?? 0;
  return sum;
};

/** The indexes of the groups, the one with the most holders first. */
const sortByHolders = (groups: BestCase["groups"], holders: HolderCounts): readonly number[] => {
  const counts = groups.map((terms) => countOf(holders, terms));
  return groups.map((_, index) => index).toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
};

/** The terms of all groups except the excluded ones. A term in two groups remains only if neither is excluded. */
const clauseWithout = (groups: BestCase["groups"], excluded: ReadonlySet<number>): readonly Term[] => {
  const excludedTerms = new Set([...excluded].flatMap((group) => groups[group] ?? []));
  return [...new Set(groups.flat())].filter((term) => !excludedTerms.has(term));
};

/** Upper bound of candidates who reach the score, from the first clause alone: a cheap estimate of a search's cost. */
export const maxCandidatesReaching = (
  { groups, selectGroups }: BestCase,
  holders: HolderCounts,
  fit: LocationFit,
  score: number,
): number => {
  const excluded = selectGroups([], fit);
  for (const group of sortByHolders(groups, holders)) excluded.addIfBelow(score, group);
  return countOf(holders, clauseWithout(groups, excluded.groups));
};

interface Exclusion {
  readonly groups: ReadonlySet<number>;
  readonly bound: number;
  readonly isFromUnreachableGroups: boolean;
}

/**
 * A clause has the terms of all groups except some that together stay below the score. The most common groups are excluded first. Each
 * group, and each pair of the most common ones, is excluded from some clause if possible, so that no candidate is found by one or two
 * common terms alone. `unreachableGroups` are sets of groups that candidates held without reaching the score. They are excluded too.
 */
export const requiredClauses = (
  { groups, selectGroups }: BestCase,
  holders: HolderCounts,
  fit: LocationFit,
  score: number,
  unreachableGroups: readonly (readonly number[])[] = [],
): RequiredClauses => {
  const sortedGroups = sortByHolders(groups, holders);
  const exclusions: Exclusion[] = [];
  const excludeGroups = (first: readonly number[], isFromUnreachableGroups = false): void => {
    if (exclusions.some((each) => first.every((group) => each.groups.has(group)))) return;
    const excluded = selectGroups(first, fit);
    if (excluded.bound() >= score) return;
    for (const group of sortedGroups) excluded.addIfBelow(score, group);
    exclusions.push({ groups: excluded.groups, bound: excluded.bound(), isFromUnreachableGroups });
  };
  excludeGroups([]);
  for (const unreachable of unreachableGroups)
    if (exclusions.length <= maxUnreachableClauses) excludeGroups(unreachable, true);
  for (const group of sortedGroups) excludeGroups([group]);
  const common = sortedGroups.slice(0, maxPairedGroups);
  for (const [index, group] of common.entries())
    for (const other of common.slice(index + 1)) excludeGroups([group, other]);

  const boundedClauses = exclusions
    .map(({ groups: excluded, bound, isFromUnreachableGroups }) => {
      const clause = clauseWithout(groups, excluded);
      return { clause, bound, isFromUnreachableGroups, count: countOf(holders, clause) };
    })
    .toSorted((a, b) => a.count - b.count);
  const clauses = boundedClauses.filter(
    ({ isFromUnreachableGroups }, index) => isFromUnreachableGroups || index < maxClauses,
  );
  const maxScoreOfOthers = Math.max(...clauses.map(({ bound }) => bound));
  // A clause without terms cannot be met, so no candidate reaches the score.
  if (clauses.some(({ clause }) => clause.length === 0)) return { clauses: [], maxScoreOfOthers };
  return { clauses: clauses.map(({ clause }) => clause), maxScoreOfOthers };
};
