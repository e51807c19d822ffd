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
  const known = new Set<string>();
  const values = new Map<string, number>();
  let left: Bounded[] = [];
  let best: Ranked[] = [];
  const threshold = (): number => Math.max(minValue, best[maxMatchesPerResponse - 1]?.value ?? minValue);

  const addRows = async (rows: readonly NarrowRow[]): Promise<void> => {
    const found: Bounded[] = [];
    for (const [at, { id, terms, brief }] of rows.entries()) {
      if (at % boundedPerYield === boundedPerYield - 1) await breathe();
      if (known.has(id)) continue;
      known.add(id);
      found.push({ id, bound: bestCase.boundFor(terms, brief) });
    }
    if (found.length > 0) left = [...left, ...found].toSorted(byBound);
  };

  const score = async (candidates: readonly Bounded[], stored: ReadonlyMap<string, StoredFacts>): Promise<void> => {
    const added: Ranked[] = [];
    for (const [at, { id }] of candidates.entries()) {
      if (at % scoredPerYield === scoredPerYield - 1) await breathe();
      const found = stored.get(id);
      if (found === undefined) continue;
      const value = scorer.value(found.facts);
      values.set(id, value);
      if (value >= minValue) added.push({ id, value, ...found });
    }
    best = [...best, ...added].toSorted(byValue).slice(0, maxMatchesPerResponse);
  };

  /** The next batch by descending bound, with its facts being fetched; undefined if no remaining row can rank. */
  const takeBatch = (limit: number, floor: () => number) => {
    const minBound = Math.max(threshold(), floor());
    const candidates = left
      .slice(0, Math.min(limit, best.length < maxMatchesPerResponse ? maxMatchesPerResponse : batch))
      .filter(({ bound }) => bound >= minBound);
    if (candidates.length === 0) return undefined;
    left = left.slice(candidates.length);
    return { candidates, stored: facts(candidates.map(({ id }) => id)) };
  };

  /** Scores all rows that can rank above the floor, or up to `limit`. The next batch is fetched while this one is scored. */
  const scoreDownwards = async (limit = Number.POSITIVE_INFINITY, floor = () => minValue): Promise<void> => {
    let done = 0;
    const next = () => {
      const nextBatch = takeBatch(limit - done, floor);
      done += nextBatch?.candidates.length ?? 0;
      return nextBatch;
    };
    for (let current = next(); current !== undefined;) {
      const { candidates, stored } = current;
      const found = await stored;
      const prefetched = best.length === maxMatchesPerResponse ? next() : undefined;
      await score(candidates, found);
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
    counts: () => ({ found: known.size, scored: values.size }),
    boundOfRemaining: (): number => left[0]?.bound ?? 0,
  };
};
