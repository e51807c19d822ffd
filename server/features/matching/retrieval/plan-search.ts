/**
 * Which searches find every candidate who can reach a score. A large pool is sampled first: combinations of terms that were found
 * there but cannot reach the score are excluded, so that the search of the whole pool skips them.
 */
import { bestCaseFor } from "#domain/matching/score/score-bound.ts";
import type { JobNeeds } from "#domain/matching/ad/job-needs.ts";
import {
  type RequiredClauses,
  maxCandidatesReaching,
  requiredClauses,
} from "#domain/matching/retrieval/required-clauses.ts";
import { type LocationClass, locationClasses } from "#domain/matching/location/location-terms.ts";
import type { Pool } from "#domain/matching/retrieval/pool.ts";
import type { Term } from "#domain/matching/retrieval/terms.ts";
import type { HolderQuery, NarrowRow } from "./match-pool.ts";

/** Returns all matching rows, or a limited sample of one part of the pool, with the terms of the job that each holds. */
export type Find = (query: HolderQuery, all: readonly Term[], sampleLimit?: number) => Promise<readonly NarrowRow[]>;

/** Rows per sample: enough to see which term combinations match rows that cannot reach the score. Below `minSampled`, everything is fetched. */
const sampleSize = 200;
const minSampled = 30;
const maxRefinements = 6;

export interface Search extends RequiredClauses {
  /** The location class of this search, as terms; null terms mean anywhere. */
  readonly place: LocationClass;
}

export const holderQueryOf = ({ place: { terms, excludedTerms }, clauses }: Search): HolderQuery => ({
  clauses: terms === null ? clauses : [terms, ...clauses],
  except: excludedTerms,
});

/** Plans the searches that find everyone who can reach a score, and estimates how many index entries they read. */
export const searchPlanner = (needs: JobNeeds, pool: Pool, find: Find) => {
  const bestCase = bestCaseFor(needs, pool);
  const classes = locationClasses(needs);
  const ruledOut: (readonly number[])[] = [];
  const plan = (place: LocationClass, aim: number): Search => ({
    place,
    ...requiredClauses(bestCase, pool.holders, place.fit, aim, ruledOut),
  });
  const reachOf = (aim: number): number =>
    classes.reduce((sum, { fit }) => sum + maxCandidatesReaching(bestCase, pool.holders, fit, aim), 0);

  /** Excludes term combinations that were found but cannot reach the aim; returns false if they are few. */
  const learnFromSample = ({ place }: Search, rows: readonly NarrowRow[], aim: number): boolean => {
    const combinations = new Map<string, { readonly groups: readonly number[]; count: number }>();
    for (const { terms } of rows) {
      const groups = bestCase.groups.flatMap((group, index) => (group.some((term) => terms.has(term)) ? [index] : []));
      const key = groups.join();
      combinations.set(key, { groups, count: (combinations.get(key)?.count ?? 0) + 1 });
    }
    const unreachable = [...combinations.values()].filter(
      ({ groups }) => bestCase.boundForGroups(new Set(groups), place.fit) < aim,
    );
    if (unreachable.reduce((sum, { count }) => sum + count, 0) < rows.length / 8) return false;
    ruledOut.push(...unreachable.toSorted((a, b) => b.count - a.count).map(({ groups }) => groups));
    return true;
  };

  /** Samples rows that can reach the aim, refining the clauses to skip most of the others. */
  const sampleReaching = async (place: LocationClass, aim: number): Promise<readonly NarrowRow[]> => {
    let search = plan(place, aim);
    let rows: readonly NarrowRow[] = [];
    for (let round = 0; round < maxRefinements && search.clauses.length > 0; round += 1) {
      rows = await find(holderQueryOf(search), bestCase.terms, sampleSize);
      if (rows.length < minSampled || !learnFromSample(search, rows, aim)) break;
      search = plan(place, aim);
    }
    return rows;
  };
  return { bestCase, classes, plan, reachOf, sampleReaching };
};
