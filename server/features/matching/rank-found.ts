/** Those who were found, and the best of them: facts are fetched and scored from whoever can score highest downwards. */
import { setImmediate as breathe } from "node:timers/promises";
import type { BestCase } from "#domain/matching/best-case.ts";
import type { CandidateFacts } from "#domain/matching/candidate-facts.ts";
import { leastScore, matchesPerAnswer } from "#domain/matching/match-candidates.ts";
import type { scorerFor } from "#domain/matching/score.ts";
import type { NarrowRow, StoredFacts } from "./match-pool.ts";

export interface Ranked {
  readonly id: string;
  readonly isNetwork: boolean;
  readonly value: number;
  readonly facts: CandidateFacts;
  readonly text: string;
}

export type ReadFacts = (ids: readonly string[]) => Promise<ReadonlyMap<string, StoredFacts>>;

/** Rounded it is the least score that is shown. */
export const leastValue = leastScore - 0.5;

const batch = 200;
const boundedPerBreath = 2000;
const scoredPerBreath = 50;

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
  const threshold = (): number => Math.max(leastValue, best[matchesPerAnswer - 1]?.value ?? leastValue);

  const meet = async (rows: readonly NarrowRow[]): Promise<void> => {
    const found: Bounded[] = [];
    for (const [at, { id, terms, brief }] of rows.entries()) {
      if (at % boundedPerBreath === boundedPerBreath - 1) await breathe();
      if (known.has(id)) continue;
      known.add(id);
      found.push({ id, bound: bestCase.of(terms, brief) });
    }
    if (found.length > 0) left = [...left, ...found].toSorted(byBound);
  };

  const score = async (turn: readonly Bounded[], stored: ReadonlyMap<string, StoredFacts>): Promise<void> => {
    const added: Ranked[] = [];
    for (const [at, { id }] of turn.entries()) {
      if (at % scoredPerBreath === scoredPerBreath - 1) await breathe();
      const found = stored.get(id);
      if (found === undefined) continue;
      const value = scorer.value(found.facts);
      values.set(id, value);
      if (value >= leastValue) added.push({ id, value, ...found });
    }
    best = [...best, ...added].toSorted(byValue).slice(0, matchesPerAnswer);
  };

  /** The next from the highest bound downwards, and their facts under way; undefined where nobody left can stand above. */
  const takeTurn = (most: number, floor: () => number) => {
    const least = Math.max(threshold(), floor());
    const turn = left
      .slice(0, Math.min(most, best.length < matchesPerAnswer ? matchesPerAnswer : batch))
      .filter(({ bound }) => bound >= least);
    if (turn.length === 0) return undefined;
    left = left.slice(turn.length);
    return { turn, stored: facts(turn.map(({ id }) => id)) };
  };

  /** All who can be among the best and above the floor, or so many of them. The next are fetched while these are scored. */
  const scoreDownwards = async (most = Number.POSITIVE_INFINITY, floor = () => leastValue): Promise<void> => {
    let done = 0;
    const next = () => {
      const taken = takeTurn(most - done, floor);
      done += taken?.turn.length ?? 0;
      return taken;
    };
    for (let coming = next(); coming !== undefined;) {
      const { turn, stored } = coming;
      const found = await stored;
      const ahead = best.length === matchesPerAnswer ? next() : undefined;
      await score(turn, found);
      coming = ahead ?? next();
    }
  };

  return {
    meet,
    scoreDownwards,
    threshold,
    isFull: (): boolean => best.length === matchesPerAnswer,
    best: (): readonly Ranked[] => best,
    valueOf: (id: string): number | undefined => values.get(id),
    counts: () => ({ found: known.size, scored: values.size }),
    boundOfLeft: (): number => left[0]?.bound ?? 0,
  };
};
