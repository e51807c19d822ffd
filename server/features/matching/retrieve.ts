/**
 * The best of a pool, exactly, without looking at all of it. For a score that is aimed at, `must-hold.ts` says what somebody must
 * hold to reach it; the index finds those people; their narrow rows say how high each can score at most; and from the highest of
 * these downwards facts are fetched and scored. The aim is lowered until the last of the best stands at or above it: everybody
 * else stays below. What that took is the proof.
 */
import { setImmediate as breathe } from "node:timers/promises";
import { bestCaseFor } from "#domain/matching/best-case.ts";
import type { CandidateFacts } from "#domain/matching/candidate-facts.ts";
import type { JobNeeds } from "#domain/matching/job-needs.ts";
import { leastScore, matchesPerAnswer } from "#domain/matching/match-candidates.ts";
import { type MustHold, mustHold } from "#domain/matching/must-hold.ts";
import { placeClasses } from "#domain/matching/place-terms.ts";
import type { Pool } from "#domain/matching/pool-weights.ts";
import { scorerFor } from "#domain/matching/score.ts";
import type { Term } from "#domain/matching/terms.ts";
import type { NarrowRow, StoredFacts } from "./match-pool.ts";

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
  /** How often the aim was lowered, and how many clauses the last search had. */
  readonly searches: number;
  readonly clauses: number;
  readonly rowsRead: number;
  readonly scored: number;
  readonly isExact: boolean;
}

/** Rounded it is the least score that is shown. */
export const leastValue = leastScore - 0.5;

/** Aims, the lowest first; the last score of the answer so far joins them. */
const aims = [15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95];
/** A search may walk so many entries of the index at first; where nothing is found for that, so many times more. */
const firstReach = 10_000;
const furtherReach = 5;
const batch = 200;
const scoredPerBreath = 50;

export const byValue = (a: Pick<Ranked, "value" | "id">, b: Pick<Ranked, "value" | "id">): number =>
  b.value - a.value || (a.id < b.id ? -1 : 1);

export interface Retrieval {
  /** Everybody who holds a term of every clause, with what they hold of all those that the job names. */
  readonly find: (clauses: readonly (readonly Term[])[], all: readonly Term[]) => Promise<readonly NarrowRow[]>;
  readonly facts: (ids: readonly string[]) => Promise<ReadonlyMap<string, StoredFacts>>;
}

interface Search extends MustHold {
  /** Where the people of this search are, as terms; null: anywhere. */
  readonly places: readonly Term[] | null;
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

/** Which searches find everybody who can reach a score, and how far they walk in the index. */
const planner = (needs: JobNeeds, pool: Pool) => {
  const bestCase = bestCaseFor(needs, pool);
  const classes = placeClasses(needs);
  const planned = new Map<number, readonly Search[]>();
  const searchesFor = (aim: number): readonly Search[] => {
    const known = planned.get(aim);
    if (known !== undefined) return known;
    const made = classes.map(({ terms: places, fit }) => ({ places, ...mustHold(bestCase, pool.holders, fit, aim) }));
    planned.set(aim, made);
    return made;
  };
  const reachOf = (aim: number): number => searchesFor(aim).reduce((sum, { most }) => sum + most, 0);
  return { bestCase, searchesFor, reachOf };
};

interface Bounded {
  readonly row: NarrowRow;
  readonly bound: number;
}

export const retrieveBest = async (
  { find, facts }: Retrieval,
  needs: JobNeeds,
  pool: Pool,
): Promise<{ readonly best: readonly Ranked[]; readonly proof: Proof }> => {
  const { bestCase, searchesFor, reachOf } = planner(needs, pool);
  const scorer = scorerFor(needs, pool);
  const known = new Set<string>();
  let left: Bounded[] = [];
  let best: Ranked[] = [];
  let [scored, searches] = [0, 0];
  const threshold = (): number => Math.max(leastValue, best[matchesPerAnswer - 1]?.value ?? leastValue);

  const search = async (aim: number): Promise<void> => {
    searches += 1;
    const found: Bounded[] = [];
    for (const { clauses, places } of searchesFor(aim)) {
      if (clauses.length === 0) continue;
      const rows = await find(places === null ? clauses : [places, ...clauses], bestCase.terms);
      for (const [at, row] of rows.entries()) {
        if (at % 2000 === 1999) await breathe();
        if (known.has(row.id)) continue;
        known.add(row.id);
        found.push({ row, bound: bestCase.of(row.terms, row.brief) });
      }
    }
    left = [...left, ...found].toSorted((a, b) => b.bound - a.bound || (a.row.id < b.row.id ? -1 : 1));
  };

  const scoreDownTo = async (aim: number): Promise<void> => {
    const least = (): number => Math.max(aim, threshold());
    while ((left[0]?.bound ?? 0) >= least()) {
      const turn = left.slice(0, scored === 0 ? matchesPerAnswer : batch).filter(({ bound }) => bound >= least());
      left = left.slice(turn.length);
      const stored = await facts(turn.map(({ row }) => row.id));
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
    }
  };

  let reached = Number.POSITIVE_INFINITY;
  for (let reach = firstReach; reached > threshold(); reach *= furtherReach) {
    const open = [threshold(), ...aims.filter((aim) => aim > threshold() && aim < reached)];
    const aim =
      reach > pool.size * furtherReach ? threshold() : lowestAffordable(open, (each) => reachOf(each) <= reach);
    if (aim === undefined) continue;
    await search(aim);
    reached = aim;
    await scoreDownTo(aim);
  }
  const last = searchesFor(reached);
  const boundOfOthers = Math.max(...last.map((each) => each.boundOfOthers));
  return {
    best,
    proof: {
      threshold: threshold(),
      boundOfOthers,
      searches,
      clauses: last.reduce((sum, { clauses }) => sum + clauses.length, 0),
      rowsRead: known.size,
      scored,
      isExact: boundOfOthers < threshold() && (left[0]?.bound ?? 0) < threshold(),
    },
  };
};
