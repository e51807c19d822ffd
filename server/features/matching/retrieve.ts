/**
 * The best of a pool, exactly, without looking at all of it. For a score that is aimed at, `must-hold.ts` says what somebody must
 * hold to reach it; the index finds those people; their narrow rows say how high each can score at most; and from the highest of
 * these downwards facts are fetched and scored. What the last of the best will score is first guessed from one part of the pool;
 * then everybody is fetched who can reach it, and everybody else stays below. What that took is the proof.
 */
import type { JobNeeds } from "#domain/matching/job-needs.ts";
import type { Pool } from "#domain/matching/pool-weights.ts";
import { scorerFor } from "#domain/matching/score.ts";
import { askedBy, type Find, type Search, searchPlanner } from "./plan-search.ts";
import { leastValue, type Ranked, rankFound, type ReadFacts } from "./rank-found.ts";

export interface Proof {
  /** The last score of the answer, or the least that counts as a match. */
  readonly threshold: number;
  /** Nobody who was not found can score above this. */
  readonly boundOfOthers: number;
  /** How often one part of the pool was looked at, and how many clauses found everybody in the end. */
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

/** Aims that are tried before anybody is known, the lowest first. */
const aims = Array.from({ length: 36 }, (_, at) => 10 + 2.5 * at);
/** A first look may walk so many entries of the index, were all of the pool looked at; where it finds too few, so many times more. */
const firstReach = 80_000;
const furtherReach = 4;
/** Below this everybody is fetched without a look at one part of the pool. */
const smallPoolSize = 20_000;
/**
 * Of one part in thirty-two the fourth best stands about where the hundred and twenty-eighth of the pool does: a little below the
 * last of the fifty. Where that was too high, the eighth is taken, and so on.
 */
const firstRank = 4;
/** With each look the guess may rise; by less than this it does not pay to look again. */
const worthLooking = 0.5;
const mostLooks = 16;
const scoredPerLook = 150;

/** The lowest of these, sorted upwards, that is affordable; the dearer ones stand first. */
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
  const { bestCase, classes, plan, reachOf, lookFor } = searchPlanner(needs, pool, find);
  const { meet, scoreDownwards, threshold, isFull, best, valueOf, counts, boundOfLeft } = rankFound(
    bestCase,
    scorerFor(needs, pool),
    facts,
  );
  const inPart = new Set<string>();
  let last: readonly Search[] = [];
  let looks = 0;
  const mayLook = (): boolean => looks < mostLooks;

  /** What somebody of this rank scores in the part, among those who were scored. */
  const standing = (rank: number): number | undefined =>
    [...inPart]
      .flatMap((id) => valueOf(id) ?? [])
      .filter((value) => value >= leastValue)
      .toSorted((a, b) => b - a)[rank - 1];

  /** Looks at one part of the pool for people who reach the aim, and scores those who can stand above the rank. */
  const look = async (aim: number, rank: number): Promise<void> => {
    looks += 1;
    for (const place of classes) {
      const rows = await lookFor(place, aim);
      for (const { id } of rows) inPart.add(id);
      await meet(rows);
    }
    await scoreDownwards(scoredPerLook, () => standing(rank) ?? leastValue);
  };

  /** Somebody of this rank, from above: the further down, the more people can reach the aim. */
  const findSomebody = async (rank: number): Promise<number> => {
    const known = standing(rank);
    if (known !== undefined) return known;
    const [first, furthest] = [Math.min(firstReach, pool.size), pool.size * furtherReach];
    for (let reach = first; mayLook() && reach <= furthest; reach *= furtherReach) {
      const aim = lowestAffordable(aims, (each) => reachOf(each) <= reach);
      if (aim === undefined) continue;
      await look(aim, rank);
      const found = standing(rank);
      if (found !== undefined) return found;
    }
    return leastValue;
  };

  /** What somebody of this rank scores in the part, others having been looked for who stand above those seen first. */
  const guess = async (rank: number): Promise<number> => {
    let aim = await findSomebody(rank);
    while (mayLook()) {
      await look(aim, rank);
      const risen = standing(rank) ?? aim;
      if (risen <= aim + worthLooking) break;
      aim = risen;
    }
    return aim;
  };

  /** Everybody who can reach the aim. */
  const fetchAll = async (aim: number): Promise<void> => {
    last = classes.map((place) => plan(place, aim));
    for (const search of last) if (search.clauses.length > 0) await meet(await find(askedBy(search), bestCase.terms));
    await scoreDownwards();
  };

  let reached = Number.POSITIVE_INFINITY;
  for (let rank = firstRank; reached > threshold(); rank *= 2) {
    // A guess that was too high has found nearly as many as are wanted: below the last of them nobody is.
    const isNear = reached < Number.POSITIVE_INFINITY && isFull();
    const aim = isNear || pool.size <= smallPool ? threshold() : await guess(rank);
    if (aim >= reached) continue;
    await fetchAll(aim);
    reached = aim;
  }
  const { found, scored } = counts();
  const boundOfOthers = Math.max(...last.map((each) => each.boundOfOthers));
  return {
    best: best(),
    proof: {
      threshold: threshold(),
      boundOfOthers,
      searches: looks,
      clauses: last.reduce((sum, { clauses }) => sum + clauses.length, 0),
      rowsRead: found,
      scored,
      isExact: boundOfOthers < threshold() && boundOfLeft() < threshold(),
    },
  };
};
