/**
 * The best of a pool, exactly, without looking at all of it. For a score that is aimed at, `must-hold.ts` says what somebody must
 * hold to reach it; the index finds those people; their narrow rows say how high each can score at most; and from the highest of
 * these downwards facts are fetched and scored. The aim is lowered until the last of the best stands at or above it: everybody
 * else stays below. What that took is the proof.
 */
import { setImmediate as breathe } from "node:timers/promises";
import type { CandidateFacts } from "#domain/matching/candidate-facts.ts";
import type { JobNeeds } from "#domain/matching/job-needs.ts";
import { leastScore, matchesPerAnswer } from "#domain/matching/match-candidates.ts";
import type { Pool } from "#domain/matching/pool-weights.ts";
import { scorerFor } from "#domain/matching/score.ts";
import type { NarrowRow, StoredFacts } from "./match-pool.ts";
import { askedBy, fewSampled, type Find, type Search, searchPlanner } from "./plan-search.ts";

export interface Ranked {
  readonly id: string;
  readonly isNetwork: boolean;
  readonly value: number;
  readonly facts: CandidateFacts;
  readonly text: string;
}

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

/** Rounded it is the least score that is shown. */
export const leastValue = leastScore - 0.5;

/** Aims, the lowest first; the last score of the answer so far joins them. */
const aims = Array.from({ length: 36 }, (_, at) => 10 + 2.5 * at);
/** A first look may walk so many entries of the index; where that finds nobody, so many times more. */
const firstReach = 20_000;
const furtherReach = 4;
/** Below this everybody is fetched without a look at one part of the pool. */
const smallPoolSize = 20_000;
/** With each look the last of the best rises; by less than this it does not pay to look again. */
const worthLooking = 0.5;
const mostLooks = 12;
const scoredPerLook = 150;
const batch = 200;
const scoredPerBreath = 50;

export const byValue = (a: Pick<Ranked, "value" | "id">, b: Pick<Ranked, "value" | "id">): number =>
  b.value - a.value || (a.id < b.id ? -1 : 1);

export interface Retrieval {
  readonly find: Find;
  readonly facts: (ids: readonly string[]) => Promise<ReadonlyMap<string, StoredFacts>>;
}

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

interface Bounded {
  readonly row: NarrowRow;
  readonly bound: number;
}

export const retrieveBest = async (
  { find, facts }: Retrieval,
  needs: JobNeeds,
  pool: Pool,
  smallPool = smallPoolSize,
): Promise<{ readonly best: readonly Ranked[]; readonly proof: Proof }> => {
  const { bestCase, classes, plan, reachOf, lookFor } = searchPlanner(needs, pool, find);
  const scorer = scorerFor(needs, pool);
  const known = new Set<string>();
  let left: Bounded[] = [];
  let best: Ranked[] = [];
  let last: readonly Search[] = [];
  let [scored, looks] = [0, 0];
  const threshold = (): number => Math.max(leastValue, best[matchesPerAnswer - 1]?.value ?? leastValue);

  const meet = async (rows: readonly NarrowRow[]): Promise<void> => {
    const found: Bounded[] = [];
    for (const [at, row] of rows.entries()) {
      if (at % 2000 === 1999) await breathe();
      if (known.has(row.id)) continue;
      known.add(row.id);
      found.push({ row, bound: bestCase.of(row.terms, row.brief) });
    }
    left = [...left, ...found].toSorted((a, b) => b.bound - a.bound || (a.row.id < b.row.id ? -1 : 1));
  };

  /** The next from the highest bound downwards, and their facts under way; undefined where nobody can be among the best. */
  const takeTurn = (most: number) => {
    const turn = left
      .slice(0, Math.min(most, best.length < matchesPerAnswer ? matchesPerAnswer : batch))
      .filter(({ bound }) => bound >= threshold());
    if (turn.length === 0) return undefined;
    left = left.slice(turn.length);
    return { turn, stored: facts(turn.map(({ row }) => row.id)) };
  };

  const scoreTurn = async (turn: readonly Bounded[], stored: ReadonlyMap<string, StoredFacts>): Promise<void> => {
    const added: Ranked[] = [];
    for (const [at, { row }] of turn.entries()) {
      if (at % scoredPerBreath === scoredPerBreath - 1) await breathe();
      const found = stored.get(row.id);
      if (found === undefined) continue;
      scored += 1;
      const value = scorer.value(found.facts);
      if (value >= leastValue) added.push({ id: row.id, value, ...found });
    }
    best = [...best, ...added].toSorted(byValue).slice(0, matchesPerAnswer);
  };

  /** All that can still be among the best, or so many of them. The database fetches the next while these are scored. */
  const scoreDownwards = async (most: number): Promise<void> => {
    let done = 0;
    const next = () => {
      const taken = takeTurn(most - done);
      done += taken?.turn.length ?? 0;
      return taken;
    };
    for (let coming = next(); coming !== undefined;) {
      const { turn, stored } = coming;
      const found = await stored;
      const isFull = best.length === matchesPerAnswer;
      const ahead = isFull ? next() : undefined;
      await scoreTurn(turn, found);
      coming = ahead ?? next();
    }
  };

  /** Looks at one part of the pool for people who reach the aim, so that the last of the best rises; were they many? */
  const look = async (aim: number): Promise<boolean> => {
    looks += 1;
    let isMany = false;
    for (const place of classes) {
      const rows = await lookFor(place, aim);
      isMany ||= rows.length >= fewSampled;
      await meet(rows);
    }
    await scoreDownwards(scoredPerLook);
    return isMany;
  };

  /** Looks from what was found upwards, as long as that raises the aim. */
  const climb = async (from: number): Promise<{ readonly highest: number; readonly isMany: boolean }> => {
    for (let aim = from; ;) {
      const isMany = await look(aim);
      if (threshold() <= aim + worthLooking || looks >= mostLooks) return { highest: aim, isMany };
      aim = threshold();
    }
  };

  /** Everybody who can reach the aim. */
  const fetchAll = async (aim: number): Promise<void> => {
    last = classes.map((place) => plan(place, aim));
    for (const search of last) if (search.clauses.length > 0) await meet(await find(askedBy(search), bestCase.terms));
    await scoreDownwards(Number.POSITIVE_INFINITY);
  };

  // From above, until somebody is found; then from what they score upwards; and in the end everybody above that.
  let reached = Number.POSITIVE_INFINITY;
  const isSmall = pool.size <= smallPool;
  for (let reach = firstReach; reached > threshold(); reach *= furtherReach) {
    const open = [threshold(), ...aims.filter((aim) => aim > threshold() && aim < reached)];
    const isFar = isSmall || reach > pool.size * furtherReach || looks >= mostLooks;
    let aim = isFar ? threshold() : lowestAffordable(open, (each) => reachOf(each) <= reach);
    if (aim === undefined) continue;
    if (!isSmall) {
      const { highest, isMany } = await climb(aim);
      aim = highest;
      if (threshold() < aim && !isFar && isMany) continue;
    }
    await fetchAll(aim);
    reached = aim;
  }
  const boundOfOthers = Math.max(...last.map((each) => each.boundOfOthers));
  return {
    best,
    proof: {
      threshold: threshold(),
      boundOfOthers,
      searches: looks,
      clauses: last.reduce((sum, { clauses }) => sum + clauses.length, 0),
      rowsRead: known.size,
      scored,
      isExact: boundOfOthers < threshold() && (left[0]?.bound ?? 0) < threshold(),
    },
  };
};
