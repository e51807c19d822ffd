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
const mostClauses = 12;

/**
 * A clause leaves out what can be spared: terms that do not reach the score together. The commonest are spared first. Each group is
 * spared once for certain, and each pair of the commonest, so that nobody is found by one common skill alone.
 */
export const mustHold = (
  { groups, terms, holding }: BestCase,
  holders: ReadonlyMap<Term, number>,
  place: PlaceFit,
  score: number,
): MustHold => {
  const countOf = (each: Iterable<Term>): number => {
    let sum = 0;
    for (const term of each) sum += holders.get(term) ?? 0;
    return sum;
  };
  const present = groups
    .map((group) => ({ group: group.filter((term) => holders.has(term)), count: countOf(group) }))
    .filter(({ group }) => group.length > 0)
    .toSorted((a, b) => b.count - a.count);
  const all = terms.filter((term) => holders.has(term));
  const found = new Map<string, { readonly clause: readonly Term[]; readonly count: number; readonly bound: number }>();
  const spare = (first: readonly (readonly Term[])[]): void => {
    let spared = new Set(first.flat());
    let bound = holding(spared, place);
    if (bound >= score) return;
    for (const { group } of present) {
      if (group.every((term) => spared.has(term))) continue;
      const more = new Set([...spared, ...group]);
      const next = holding(more, place);
      if (next < score) [spared, bound] = [more, next];
    }
    const clause = all.filter((term) => !spared.has(term));
    found.set(clause.join(), { clause, count: countOf(clause), bound });
  };
  spare([]);
  if (found.has("")) return { clauses: [], most: 0, boundOfOthers: found.get("")?.bound ?? 0 };
  for (const { group } of present) spare([group]);
  for (const [at, { group }] of present.slice(0, 8).entries())
    for (const { group: other } of present.slice(at + 1, 8)) spare([group, other]);
  const best = [...found.values()].toSorted((a, b) => a.count - b.count).slice(0, mostClauses);
  return {
    clauses: best.map(({ clause }) => clause),
    most: best[0]?.count ?? 0,
    boundOfOthers: Math.max(...best.map(({ bound }) => bound)),
  };
};
