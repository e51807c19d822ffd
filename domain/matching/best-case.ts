/**
 * The most a candidate can score, known from the narrow row alone. Everything the row does not tell is taken at its best: each
 * skill as shown in a dated role of today, each word as said in the most relevant one. Place, pay, level and the limits are
 * computed by the scorer's own functions, so that tuning them tunes this too. A test holds it above the score of every pair.
 */
import type { CandidateFacts } from "./candidate-facts.ts";
import { type Ladder, laddersOf, notHeld } from "./circumstances.ts";
import { compileNeeds, type CompiledNeeds } from "./compiled-needs.ts";
import type { JobNeeds } from "./job-needs.ts";
import type { Judged } from "./judge.ts";
import { payFit, type PayFit } from "./pay-fit.ts";
import { placeFit, type PlaceFit } from "./place-fit.ts";
import type { Pool } from "./pool-weights.ts";
import { relevanceOf, relevantFrom, timeWeight } from "./role-relevance.ts";
import type { CandidateBrief } from "./search-row.ts";
import { wordTerm } from "./search-row.ts";
import { matchSettings, type MatchSettings } from "./settings.ts";
import { sumUp } from "./sum-up.ts";
import type { Term } from "./terms.ts";

const noSpan = { source: "", start: 0, end: 0 };

/** As much of the facts as a brief holds; the rest is empty. */
const factsInBrief = (brief: CandidateBrief): CandidateFacts => ({
  version: "",
  skills: [],
  roles: brief.levels.map((level, at) => ({
    at,
    title: "",
    occupations: [],
    level,
    trainee: false,
    industries: [],
    from: 1,
    to: 0,
    words: {},
    titleWords: {},
  })),
  title: { occupations: [], level: brief.level },
  claimed: {},
  listedWords: {},
  place: brief.place,
  wishes: brief.wishes.map((wish) => ({ ...wish, span: noSpan })),
  desiredSalary: brief.desiredSalary,
  degrees: [],
  monthsWorked: brief.monthsWorked,
  statedYears: null,
  instructions: [],
});

/** Somebody of this level about whom nothing speaks against. */
const anyone = (level: number): CandidateBrief => ({
  place: { city: "", region: "", country: "", metro: "" },
  wishes: [],
  desiredSalary: null,
  level,
  levels: [],
  monthsWorked: Number.MAX_SAFE_INTEGER,
});
const bestPay: PayFit = { verdict: "in-band", ratio: null, share: 1, firm: false };

const anyFacts = factsInBrief(anyone(0));
const noSkill = new Int16Array(0);

/** Terms that do the same for the same element, each word alone, kinds of work that are equally near; then circumstances. */
export const groupsOf = (needs: JobNeeds): readonly (readonly Term[])[] => {
  const groups = new Map<string, Set<Term>>();
  const add = (key: string, term: Term) => groups.set(key, (groups.get(key) ?? new Set()).add(term));
  for (const [at, { terms, stems }] of needs.needs.flatMap((need) => need.elements).entries()) {
    for (const { term, credit } of terms) add(`element ${at} ${credit}`, term);
    for (const stem of stems) add(`word ${stem}`, wordTerm(stem));
  }
  for (const { term, nearness } of needs.occupationTerms) add(`work ${nearness.toFixed(1)}`, term);
  const steps = laddersOf(needs).flatMap(({ rungs }) => rungs.map(({ term }) => [term]));
  return [...[...groups.values()].map((group) => [...group]), ...steps];
};

/** Words, time and the industry count as far as a role is relevant. */
const wordsCreditAtBest = (
  element: CompiledNeeds["elements"][number]["element"],
  wordsHeld: number,
  relevance: number,
  months: number,
): number => {
  if (relevance < relevantFrom) return 0;
  if (element.byTime) return element.months === null || element.months === 0 ? 1 : Math.min(1, months / element.months);
  const share = element.stems.length === 0 || element.industries.length > 0 ? 1 : wordsHeld;
  return element.wordsCredit * share * relevance;
};

/** Groups that are gathered one after another, as long as they stay below a score together. */
export interface Gathering {
  readonly groups: ReadonlySet<number>;
  /** The most that anyone scores who holds their terms and no others of the job. */
  readonly bound: () => number;
  /** One more, unless they would reach the score with it. */
  readonly addBelow: (score: number, group: number) => void;
}

export interface BestCase {
  /** Terms of the index that can earn anything for this job, its words among them. */
  readonly terms: readonly Term[];
  /** The same as far as anybody holds them, those together that do the same for the same element. */
  readonly groups: readonly (readonly Term[])[];
  /** Of somebody with these terms, which may hold others that do not count. */
  readonly of: (terms: ReadonlySet<Term>, brief: CandidateBrief) => number;
  /** Of anyone at all in such a place who holds the terms of these groups and no others of the job. */
  readonly holding: (groups: ReadonlySet<number>, place: PlaceFit) => number;
  readonly gather: (first: readonly number[], place: PlaceFit) => Gathering;
}

export const bestCaseFor = (needs: JobNeeds, pool?: Pool, settings: MatchSettings = matchSettings): BestCase => {
  const compiled = compileNeeds(needs, pool, settings);
  const count = compiled.elements.length;
  const nearness = new Map(needs.occupationTerms.map((each) => [each.term, each.nearness]));
  const stemTerms = compiled.elements.map(({ element }) => element.stems.map(wordTerm));
  const stemUses = new Map<Term, number[]>();
  for (const [at, stems] of stemTerms.entries())
    for (const stem of stems) stemUses.set(stem, [...(stemUses.get(stem) ?? []), at]);

  /** What is held, element by element; the whole follows from it. */
  const blank = () => ({ credit: new Float64Array(count), said: new Float64Array(count), occupation: 0, any: false });
  type Held = ReturnType<typeof blank>;

  const hold = (held: Held, term: Term): void => {
    const near = nearness.get(term);
    if (near !== undefined) {
      held.any = true;
      held.occupation = Math.max(held.occupation, near);
    }
    for (const { at, credit } of compiled.uses.get(term) ?? []) {
      held.any = true;
      if (credit > (held.credit[at] ?? 0)) held.credit[at] = credit;
    }
    for (const at of stemUses.get(term) ?? [])
      held.said[at] = Math.min(1, (held.said[at] ?? 0) + 1 / (stemTerms[at]?.length ?? 1));
  };

  const judgeAtBest = ({ credit, said, occupation, any }: Held, monthsWorked: number): Judged | undefined => {
    if (!any) return undefined;
    let shown = 0;
    for (let at = 0; at < count; at += 1) shown += (credit[at] ?? 0) * (compiled.elements[at]?.weight ?? 0);
    const relevance = relevanceOf(occupation, shown);
    const months = monthsWorked * timeWeight(relevance);
    for (let at = 0; at < count; at += 1) {
      const element = compiled.elements[at]?.element;
      const best = element === undefined ? 0 : wordsCreditAtBest(element, said[at] ?? 0, relevance, months);
      if (best > (credit[at] ?? 0)) credit[at] = best;
    }
    return {
      credit,
      how: [],
      evidence: [],
      skill: noSkill,
      nearness: [],
      relevance: [relevance],
      months,
      occupation,
      industry: 1,
      support: 1,
    };
  };

  const groups = groupsOf(needs)
    .map((group) => (pool === undefined ? group : group.filter((term) => pool.holders.has(term))))
    .filter((group) => group.length > 0);
  const gains = groups.map((group) => {
    const held = blank();
    for (const term of group) hold(held, term);
    return held;
  });
  const join = (held: Held, group: number): void => {
    const gain = gains[group];
    if (gain === undefined) return;
    held.any ||= gain.any;
    held.occupation = Math.max(held.occupation, gain.occupation);
    for (let at = 0; at < count; at += 1) {
      if ((gain.credit[at] ?? 0) > (held.credit[at] ?? 0)) held.credit[at] = gain.credit[at] ?? 0;
      held.said[at] = Math.min(1, (held.said[at] ?? 0) + (gain.said[at] ?? 0));
    }
  };
  const union = (chosen: ReadonlySet<number>): Held => {
    const held = blank();
    for (const each of chosen) join(held, each);
    return held;
  };

  /** The best circumstances of somebody who holds these groups, as functions of what is not held. */
  const [payLadder, levelLadder, monthsLadder] = laddersOf(needs) as [Ladder, Ladder, Ladder];
  const groupAt = new Map(groups.map(([term = 0], at) => [term, at]));
  const payAbove = new Map(
    payLadder.rungs.map(({ step }) => [step, payFit(needs, { wishes: [], desiredSalary: step })]),
  );
  const factsAtLevel = new Map(
    [0, ...levelLadder.rungs.map(({ step }) => step)].map((level) => [level, factsInBrief(anyone(level))]),
  );
  const circumstancesAtBest = (chosen: ReadonlySet<number>) => {
    const isHeld = (term: Term): boolean => chosen.has(groupAt.get(term) ?? -1);
    return {
      pay: payAbove.get(notHeld(payLadder, isHeld) ?? 0) ?? bestPay,
      facts: factsAtLevel.get(notHeld(levelLadder, isHeld) ?? 0) ?? anyFacts,
      months: notHeld(monthsLadder, isHeld) ?? Number.MAX_SAFE_INTEGER,
    };
  };

  // A hair above, so that the order of additions cannot make a true score exceed it.
  const hair = 1e-6;
  /** Judging writes into what is held. */
  const boundOf = (held: Held, chosen: ReadonlySet<number>, place: PlaceFit): number => {
    const { pay, facts, months } = circumstancesAtBest(chosen);
    const judged = judgeAtBest(held, months);
    return judged === undefined ? 0 : sumUp(compiled, facts, judged, place, pay).value + hair;
  };

  const tried = blank();
  /** What is held, to be judged and forgotten: thousands of groups are tried for one job, so room is made for it once. */
  const toTry = ({ credit, said, occupation, any }: Held): Held => {
    tried.credit.set(credit);
    tried.said.set(said);
    return Object.assign(tried, { occupation, any });
  };

  return {
    terms: [...new Set(groupsOf(needs).flat())],
    groups,
    of: (terms, brief) => {
      const held = blank();
      for (const term of terms) hold(held, term);
      const judged = judgeAtBest(held, brief.monthsWorked);
      if (judged === undefined) return 0;
      const facts = factsInBrief(brief);
      return sumUp(compiled, facts, judged, placeFit(needs, facts), payFit(needs, facts)).value + hair;
    },
    holding: (chosen, place) => boundOf(union(chosen), chosen, place),
    gather: (first, place) => {
      const chosen = new Set(first);
      const held = union(chosen);
      let bound = boundOf(toTry(held), chosen, place);
      return {
        groups: chosen,
        bound: () => bound,
        addBelow: (score, group) => {
          if (chosen.has(group)) return;
          chosen.add(group);
          const trial = toTry(held);
          join(trial, group);
          const next = boundOf(trial, chosen, place);
          if (next >= score) {
            chosen.delete(group);
            return;
          }
          bound = next;
          join(held, group);
        },
      };
    },
  };
};
