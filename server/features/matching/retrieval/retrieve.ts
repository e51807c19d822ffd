/**
 * The exact best of a pool without reading all of it. For a target score, `must-hold.ts` says which terms a candidate must hold to
 * reach it; the index finds those candidates; their narrow rows bound each score; and facts are fetched and scored from the highest
 * bound downwards. The target is first guessed from a sample of the pool; then all rows that can reach it are fetched, and the rest
 * must score lower. The numbers of that are the proof.
 */
import type { JobNeeds } from "#domain/matching/ad/job-needs.ts";
import type { Pool } from "#domain/matching/retrieval/pool.ts";
import { scorerFor } from "#domain/matching/score/score.ts";
import { holderQueryOf, type Find, type Search, searchPlanner } from "./plan-search.ts";
import { minValue, type Ranked, rankFound, type ReadFacts } from "./rank-found.ts";

export interface Proof {
  /** The last score of the answer, or the minimum that counts as a match. */
  readonly threshold: number;
  /** No row outside of the found ones can score above this. */
  readonly boundOfOthers: number;
  /** How often the pool was sampled, and how many clauses the final search had. */
  readonly searches: number;
  readonly clauses: number;
  readonly rowsRead: number;
  readonly scored: number;
  readonly isExact: boolean;
}

export interface Retrieval {
  readonly find: Find;
  readonly facts: ReadFacts;
}

/** Target scores tried before any row is known, lowest first. */
const initialAims = Array.from({ length: 36 }, (_, index) => 10 + 2.5 * index);
/** Index entries that the first sampling may cost, projected to the whole pool; each retry multiplies the limit. */
const initialReach = 80_000;
const reachFactor = 4;
/** Pools up to this size are fetched without sampling. */
const smallPoolSize = 20_000;
/**
 * The fourth best of a 1/32 sample is about the 128th of the pool: a little below the last of the fifty results. If that was too
 * high, the eighth is used, and so on.
 */
const firstRank = 4;
/** Each sampling may raise the guess; a gain below this is not worth another one. */
const minGuessGain = 0.5;
const maxSamplings = 16;
const scoredPerSampling = 150;

/** The lowest affordable value of this ascending list; lower values cost more. */
const lowestAffordable = (sorted: readonly number[], isAffordable: (aim: number) => boolean): number | undefined => {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isAffordable(sorted[middle] as number)) to = middle;
    else from = middle + 1;
  }
  return sorted[from];
};

export const retrieveBest = async (
  { find, facts }: Retrieval,
  needs: JobNeeds,
  pool: Pool,
  smallPool = smallPoolSize,
): Promise<{ readonly best: readonly Ranked[]; readonly proof: Proof }> => {
  const { bestCase, classes, plan, reachOf, sampleReaching } = searchPlanner(needs, pool, find);
  const { addRows, scoreDownwards, threshold, isFull, best, valueOf, counts, boundOfRemaining } = rankFound(
    bestCase,
    scorerFor(needs),
    facts,
  );
  const inPart = new Set<string>();
  let last: readonly Search[] = [];
  let samplings = 0;
  const maySample = (): boolean => samplings < maxSamplings;

  /** The score at this rank among the scored rows of the sample. */
  const scoreAtRank = (rank: number): number | undefined =>
    [...inPart]
      .flatMap((id) => valueOf(id) ?? [])
      .filter((value) => value >= minValue)
      .toSorted((a, b) => b - a)[rank - 1];

  /** Samples rows that reach the aim, and scores those that can rank above `rank`. */
  const sampleAt = async (aim: number, rank: number): Promise<void> => {
    samplings += 1;
    for (const place of classes) {
      const rows = await sampleReaching(place, aim);
      for (const { id } of rows) inPart.add(id);
      await addRows(rows);
    }
    await scoreDownwards(scoredPerSampling, () => scoreAtRank(rank) ?? minValue);
  };

  /** Finds a score at this rank, starting with high aims: a lower aim reaches more rows. */
  const findAtRank = async (rank: number): Promise<number> => {
    const knownScore = scoreAtRank(rank);
    if (knownScore !== undefined) return knownScore;
    const [first, furthest] = [Math.min(initialReach, pool.size), pool.size * reachFactor];
    for (let reach = first; maySample() && reach <= furthest; reach *= reachFactor) {
      const aim = lowestAffordable(initialAims, (each) => reachOf(each) <= reach);
      if (aim === undefined) continue;
      await sampleAt(aim, rank);
      const sampledScore = scoreAtRank(rank);
      if (sampledScore !== undefined) return sampledScore;
    }
    return minValue;
  };

  /** The score at this rank, after sampling until it no longer rises. */
  const guess = async (rank: number): Promise<number> => {
    let aim = await findAtRank(rank);
    while (maySample()) {
      await sampleAt(aim, rank);
      const next = scoreAtRank(rank) ?? aim;
      if (next <= aim + minGuessGain) break;
      aim = next;
    }
    return aim;
  };

  /** Fetches every row that can reach the aim. */
  const fetchAll = async (aim: number): Promise<void> => {
    last = classes.map((place) => plan(place, aim));
    for (const search of last)
      if (search.clauses.length > 0) await addRows(await find(holderQueryOf(search), bestCase.terms));
    await scoreDownwards();
  };

  let reached = Number.POSITIVE_INFINITY;
  for (let rank = firstRank; reached > threshold(); rank *= 2) {
    // A guess that was too high has nearly filled the list, so its threshold is a safe aim.
    const isNearlyFull = reached < Number.POSITIVE_INFINITY && isFull();
    const aim = isNearlyFull || pool.size <= smallPool ? threshold() : await guess(rank);
    if (aim >= reached) continue;
    await fetchAll(aim);
    reached = aim;
  }
  const { found, scored } = counts();
  const boundOfOthers = Math.max(...last.map((each) => each.maxScoreOfOthers));
  return {
    best: best(),
    proof: {
      threshold: threshold(),
      boundOfOthers,
      searches: samplings,
      clauses: last.reduce((sum, { clauses }) => sum + clauses.length, 0),
      rowsRead: found,
      scored,
      isExact: boundOfOthers < threshold() && boundOfRemaining() < threshold(),
    },
  };
};
