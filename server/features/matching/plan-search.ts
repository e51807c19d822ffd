/**
 * Which searches find everybody who can reach a score. One part of a large pool is looked at first: what those hold together who
 * are found there and cannot reach it is spared, so that the search of all of it leaves them out.
 */
import { bestCaseFor } from "#domain/matching/best-case.ts";
import type { JobNeeds } from "#domain/matching/job-needs.ts";
import { type MustHold, mostWhoReach, mustHold } from "#domain/matching/must-hold.ts";
import { type PlaceClass, placeClasses } from "#domain/matching/place-terms.ts";
import type { Pool } from "#domain/matching/pool-weights.ts";
import type { Term } from "#domain/matching/terms.ts";
import type { Asked, NarrowRow } from "./match-pool.ts";

/** Everybody who is asked for, or so many at most of one part of the pool, with what they hold of all the terms that the job names. */
export type Find = (asked: Asked, all: readonly Term[], mostOfPart?: number) => Promise<readonly NarrowRow[]>;

/** So many rows of one part are enough to see who would be found in vain, and so few mean that all can be fetched. */
const sampled = 200;
const fewSampled = 30;
const sharpenedAtMost = 6;

export interface Search extends MustHold {
  /** Where the people of this search are, as terms; null: anywhere. */
  readonly place: PlaceClass;
}

export const askedBy = ({ place: { terms, except }, clauses }: Search): Asked => ({
  clauses: terms === null ? clauses : [terms, ...clauses],
  except,
});

/** Which searches find everybody who can reach a score, and how far they walk in the index. */
export const searchPlanner = (needs: JobNeeds, pool: Pool, find: Find) => {
  const bestCase = bestCaseFor(needs, pool);
  const classes = placeClasses(needs);
  const inVain: (readonly number[])[] = [];
  const plan = (place: PlaceClass, aim: number): Search => ({
    place,
    ...mustHold(bestCase, pool.holders, place.fit, aim, inVain),
  });
  const reachOf = (aim: number): number =>
    classes.reduce((sum, { fit }) => sum + mostWhoReach(bestCase, pool.holders, fit, aim), 0);

  /** Keeps what those hold together who are found and cannot reach the aim; false where they are few. */
  const learn = ({ place }: Search, rows: readonly NarrowRow[], aim: number): boolean => {
    const seen = new Map<string, { readonly groups: readonly number[]; count: number }>();
    for (const { terms } of rows) {
      const groups = bestCase.groups.flatMap((group, at) => (group.some((term) => terms.has(term)) ? [at] : []));
      const key = groups.join();
      seen.set(key, { groups, count: (seen.get(key)?.count ?? 0) + 1 });
    }
    const vain = [...seen.values()].filter(({ groups }) => bestCase.holding(new Set(groups), place.fit) < aim);
    if (vain.reduce((sum, { count }) => sum + count, 0) < rows.length / 8) return false;
    inVain.push(...vain.toSorted((a, b) => b.count - a.count).map(({ groups }) => groups));
    return true;
  };

  /** Those of one part of the pool who can reach the aim, by clauses that leave out most of the others. */
  const lookFor = async (place: PlaceClass, aim: number): Promise<readonly NarrowRow[]> => {
    let search = plan(place, aim);
    let rows: readonly NarrowRow[] = [];
    for (let turn = 0; turn < sharpenedAtMost && search.clauses.length > 0; turn += 1) {
      rows = await find(askedBy(search), bestCase.terms, sampled);
      if (rows.length < fewSampled || !learn(search, rows, aim)) break;
      search = plan(place, aim);
    }
    return rows;
  };
  return { bestCase, classes, plan, reachOf, lookFor };
};
