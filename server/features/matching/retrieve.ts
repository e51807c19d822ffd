/**
 * The best of a pool, exactly, without looking at all of it (MaxScore). Rows are found by the most telling terms of the job; the
 * narrow row says how high each can score at most; the facts are fetched and scored from the highest of these downwards, until the
 * last of the best so far stands above all that is left, found or not. What that took is the proof.
 */
import { setImmediate as breathe } from "node:timers/promises";
import { type BestCase, bestCaseFor } from "#domain/matching/best-case.ts";
import type { CandidateFacts } from "#domain/matching/candidate-facts.ts";
import type { JobNeeds } from "#domain/matching/job-needs.ts";
import { leastScore, matchesPerAnswer } from "#domain/matching/match-candidates.ts";
import type { Pool } from "#domain/matching/pool-weights.ts";
import { scorerFor } from "#domain/matching/score.ts";
import type { Term } from "#domain/matching/terms.ts";
import type { Asking, NarrowRow, StoredFacts } from "./match-pool.ts";

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
  readonly termsAsked: number;
  readonly terms: number;
  readonly rowsRead: number;
  readonly scored: number;
  readonly isExact: boolean;
}

/** Rounded it is the least score that is shown. */
export const leastValue = leastScore - 0.5;

/** In a small pool everybody with any term is read at once. */
const smallPool = 500;
/** The first look is at some thousand people with the strongest terms: they set the threshold for the rest. */
const firstLook = 5000;
/** Above so many terms it would take longer to try all pairs than to read the rows. */
const mostPaired = 50;
const batch = 200;
const scoredPerBreath = 50;

export const byValue = (a: Pick<Ranked, "value" | "id">, b: Pick<Ranked, "value" | "id">): number =>
  b.value - a.value || (a.id < b.id ? -1 : 1);

export interface Retrieval {
  /** Everybody with one of the asked terms, with what they hold of all those that the job names. */
  readonly find: (asking: Asking, all: Pick<BestCase, "terms" | "words">) => Promise<readonly NarrowRow[]>;
  readonly facts: (ids: readonly string[]) => Promise<ReadonlyMap<string, StoredFacts>>;
}

/** The terms that must be asked for, so that whoever holds none of them stays below the threshold; frequent ones are spared first. */
const termsNeeded = (
  terms: readonly Term[],
  pool: Pool,
  threshold: number,
  without: (asked: ReadonlySet<Term>) => number,
): ReadonlySet<Term> => {
  const asked = new Set(terms);
  const frequentFirst = terms.toSorted((a, b) => (pool.holders.get(b) ?? 0) - (pool.holders.get(a) ?? 0) || a - b);
  for (const term of frequentFirst) {
    asked.delete(term);
    if (without(asked) >= threshold) asked.add(term);
  }
  return asked;
};

/**
 * Terms that reach the threshold alone; and of the others, how many it takes at least. Most people hold one common skill of a job
 * and nothing else: they are passed over in the index.
 */
const strengthOf = (
  terms: readonly Term[],
  threshold: number,
  holding: (held: ReadonlySet<Term>) => number,
): Pick<Asking, "strong" | "least"> => {
  const strong = terms.filter((term) => holding(new Set([term])) >= threshold);
  const weak = terms.filter((term) => !strong.includes(term));
  const isPairEnough =
    weak.length > mostPaired ||
    weak.some((one, at) => weak.slice(at + 1).some((other) => holding(new Set([one, other])) >= threshold));
  return { strong, least: isPairEnough ? 2 : 3 };
};

/** The strongest alone first, until enough people hold them. */
const strongestTerms = (terms: readonly Term[], pool: Pool, holding: (held: ReadonlySet<Term>) => number) => {
  const first = new Set<Term>();
  let holders = 0;
  const alone = new Map(terms.map((term) => [term, holding(new Set([term]))]));
  for (const term of terms.toSorted((a, b) => (alone.get(b) ?? 0) - (alone.get(a) ?? 0) || a - b)) {
    if (holders >= firstLook) break;
    first.add(term);
    holders += pool.holders.get(term) ?? 0;
  }
  return first;
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
  const bestCase = bestCaseFor(needs, pool);
  const scorer = scorerFor(needs, pool);
  const terms = bestCase.terms.filter((term) => pool.holders.has(term));
  const asked = new Set<Term>();
  const known = new Set<string>();
  let left: Bounded[] = [];
  let best: Ranked[] = [];
  let scored = 0;
  const threshold = (): number => Math.max(leastValue, best[matchesPerAnswer - 1]?.value ?? leastValue);

  const ask = async (wanted: ReadonlySet<Term>, strength: Pick<Asking, "strong" | "least">): Promise<void> => {
    const fresh = [...wanted].filter((term) => !asked.has(term));
    if (fresh.length === 0) return;
    for (const term of fresh) asked.add(term);
    const found: Bounded[] = [];
    for (const [at, row] of (await find({ asked: fresh, ...strength }, bestCase)).entries()) {
      if (at % 2000 === 1999) await breathe();
      if (known.has(row.id)) continue;
      known.add(row.id);
      found.push({ row, bound: bestCase.of(row.terms, row.words, row.brief) });
    }
    left = [...left, ...found.filter(({ bound }) => bound >= threshold())].toSorted(
      (a, b) => b.bound - a.bound || (a.row.id < b.row.id ? -1 : 1),
    );
  };

  const scoreDownwards = async (): Promise<void> => {
    while ((left[0]?.bound ?? 0) >= threshold()) {
      const turn = left.slice(0, scored === 0 ? matchesPerAnswer : batch).filter(({ bound }) => bound >= threshold());
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

  const isAboveOthers = (): boolean => bestCase.without(asked) < threshold();
  const everybody = { strong: [], least: 1 };
  const { holding } = bestCase;
  if (pool.size <= smallPool) await ask(new Set(terms), everybody);
  else await ask(strongestTerms(terms, pool, holding), everybody);
  await scoreDownwards();
  while (!isAboveOthers() && asked.size < terms.length) {
    await ask(
      termsNeeded(terms, pool, threshold(), (set) => bestCase.without(new Set([...set, ...asked]))),
      strengthOf(terms, threshold(), holding),
    );
    await scoreDownwards();
  }
  const boundOfOthers = asked.size === terms.length ? 0 : bestCase.without(asked);
  return {
    best,
    proof: {
      threshold: threshold(),
      boundOfOthers,
      termsAsked: asked.size,
      terms: terms.length,
      rowsRead: known.size,
      scored,
      isExact: boundOfOthers < threshold() && (left[0]?.bound ?? 0) < threshold(),
    },
  };
};
