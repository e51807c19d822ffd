/** Ranks the found rows: fetches facts and scores from the highest bound downwards. */
import { setImmediate as breathe } from "node:timers/promises";
import type { BestCase } from "#domain/matching/score/score-bound.ts";
import type { CandidateFacts } from "#domain/matching/facts/candidate-facts.ts";
import { minMatchScore, maxMatchesPerResponse } from "#domain/matching/endpoints/match-candidates.ts";
import type { scorerFor } from "#domain/matching/score/score.ts";
import type { NarrowRow, StoredFacts } from "./match-pool.ts";

export interface Ranked {
  readonly id: string;
  readonly isNetwork: boolean;
  readonly value: number;
  readonly facts: CandidateFacts;
  readonly text: string;
}

export type ReadFacts = (ids: readonly string[]) => Promise<ReadonlyMap<string, StoredFacts>>;

/** Rounds to the lowest score that is shown. */
export const minValue = minMatchScore - 0.5;

const batch = 200;
const boundedPerYield = 2000;
const scoredPerYield = 50;

export const byValue = (a: Pick<Ranked, "value" | "id">, b: Pick<Ranked, "value" | "id">): number =>
  b.value - a.value || (a.id < b.id ? -1 : 1);

interface Bounded {
  readonly id: string;
  readonly bound: number;
}

const byBound = (a: Bounded, b: Bounded): number => b.bound - a.bound || (a.id < b.id ? -1 : 1);

export const rankFound = (bestCase: BestCase, scorer: ReturnType<typeof scorerFor>, facts: ReadFacts) => {
  const knownIds = new Set<string>();
  const values = new Map<string, number>();
  let remaining: Bounded[] = [];
  let best: Ranked[] = [];
  const threshold = (): number => Math.max(minValue, best[maxMatchesPerResponse - 1]?.value ?? minValue);

  const addRows = async (rows: readonly NarrowRow[]): Promise<void> => {
    const boundedRows: Bounded[] = [];
    for (const [index, { id, terms, brief }] of rows.entries()) {
      if (index % boundedPerYield === boundedPerYield - 1) await breathe();
      if (knownIds.has(id)) continue;
      knownIds.add(id);
      boundedRows.push({ id, bound: bestCase.boundFor(terms, brief) });
    }
    if (boundedRows.length > 0) remaining = [...remaining, ...boundedRows].toSorted(byBound);
  };

  const score = async (candidates: readonly Bounded[], factsById: ReadonlyMap<string, StoredFacts>): Promise<void> => {
    const newlyRanked: Ranked[] = [];
    for (const [index, { id }] of candidates.entries()) {
      if (index % scoredPerYield === scoredPerYield - 1) await breathe();
      const storedFacts = factsById.get(id);
      if (storedFacts === undefined) continue;
      const value = scorer.value(storedFacts.facts);
      values.set(id, value);
      if (value >= minValue) newlyRanked.push({ id, value, ...storedFacts });
    }
    best = [...best, ...newlyRanked].toSorted(byValue).slice(0, maxMatchesPerResponse);
  };

  /** The next batch by descending bound, with its facts being fetched; undefined if no remaining row can rank. */
  const takeBatch = (limit: number, floor: () => number) => {
    const minBound = Math.max(threshold(), floor());
    const candidates = remaining
      .slice(0, Math.min(limit, best.length < maxMatchesPerResponse ? maxMatchesPerResponse : batch))
      .filter(({ bound }) => bound >= minBound);
    if (candidates.length === 0) return undefined;
    remaining = remaining.slice(candidates.length);
    return { candidates, stored: facts(candidates.map(({ id }) => id)) };
  };

  /** Scores all rows that can rank above the floor, or up to `limit`. The next batch is fetched while this one is scored. */
  const scoreDownwards = async (limit = Number.POSITIVE_INFINITY, floor = () => minValue): Promise<void> => {
    let scoredCount = 0;
    const next = () => {
      const nextBatch = takeBatch(limit - scoredCount, floor);
      scoredCount += nextBatch?.candidates.length ?? 0;
      return nextBatch;
    };
    for (let current = next(); current !== undefined;) {
      const { candidates, stored } = current;
      const factsById = await stored;
      const prefetched = best.length === maxMatchesPerResponse ? next() : undefined;
      await score(candidates, factsById);
      current = prefetched ?? next();
    }
  };

  return {
    addRows,
    scoreDownwards,
    threshold,
    isFull: (): boolean => best.length === maxMatchesPerResponse,
    best: (): readonly Ranked[] => best,
    valueOf: (id: string): number | undefined => values.get(id),
    counts: () => ({ found: knownIds.size, scored: values.size }),
    boundOfRemaining: (): number => remaining[0]?.bound ?? 0,
  };
};
