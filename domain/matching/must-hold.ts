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
  /** No more than so many hold all of them. */
  readonly most: number;
  /** Nobody who misses one of them scores above this. */
  readonly boundOfOthers: number;
}

/** More clauses leave out more people and take longer to look at. */
const mostClauses = 10;
const mostLearned = 30;
/** Of the commonest groups each pair is tried as well. */
const paired = 8;

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
  { groups, holding }: BestCase,
  holders: ReadonlyMap<Term, number>,
  place: PlaceFit,
  score: number,
  inVain: readonly (readonly number[])[] = [],
): MustHold => {
  const countOf = (terms: Iterable<Term>): number => {
    let sum = 0;
    for (const term of terms) sum += holders.get(term) ?? 0;
    return sum;
  };
  const counts = groups.map(countOf);
  const commonFirst = groups.map((_, at) => at).toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const found: Spared[] = [];
  const spare = (first: readonly number[], isLearned = false): void => {
    if (found.some((each) => first.every((group) => each.groups.has(group)))) return;
    const spared = new Set(first);
    let bound = holding(spared, place);
    if (bound >= score) return;
    for (const group of commonFirst) {
      if (spared.has(group)) continue;
      spared.add(group);
      const next = holding(spared, place);
      if (next < score) bound = next;
      else spared.delete(group);
    }
    found.push({ groups: spared, bound, isLearned });
  };
  spare([]);
  for (const held of inVain) if (found.length <= mostLearned) spare(held, true);
  for (const group of commonFirst) spare([group]);
  const common = commonFirst.slice(0, paired);
  for (const [at, group] of common.entries()) for (const other of common.slice(at + 1)) spare([group, other]);

  const counted = found
    .map(({ groups: spared, bound, isLearned }) => {
      // A word may stand in two groups: it is asked for only where both are.
      const sparedTerms = new Set([...spared].flatMap((group) => groups[group] ?? []));
      const clause = [...new Set(groups.flat())].filter((term) => !sparedTerms.has(term));
      return { clause, bound, isLearned, count: countOf(clause) };
    })
    .toSorted((a, b) => a.count - b.count);
  const clauses = counted.filter(({ isLearned }, at) => isLearned || at < mostClauses);
  const boundOfOthers = Math.max(...clauses.map(({ bound }) => bound));
  // One clause that nobody meets suffices.
  if (clauses.some(({ clause }) => clause.length === 0)) return { clauses: [], most: 0, boundOfOthers };
  return { clauses: clauses.map(({ clause }) => clause), most: clauses[0]?.count ?? 0, boundOfOthers };
};
