/**
 * The upper bound of a candidate's score, computed from the search row alone. Everything missing from the row is assumed
 * at its best: each skill used in a current dated role, each word found in the most relevant one. Location, pay, level and
 * limits use the scorer's own functions, so tuning them changes this too. A test checks that the bound is never below a
 * score.
 */
import type { CandidateFacts } from "./candidate-facts.ts";
import { type Ladder, laddersOf, hardestStepNotHeld } from "./circumstances.ts";
import { compileNeeds, type CompiledNeeds } from "./compiled-needs.ts";
import type { JobNeeds } from "./job-needs.ts";
import type { Judged } from "./judge.ts";
import { payFit, type PayFit } from "./pay-fit.ts";
import { locationFit, type LocationFit } from "./location-fit.ts";
import type { Pool } from "./pool-weights.ts";
import { relevanceOf, minRelevance, timeWeight } from "./role-relevance.ts";
import type { CandidateBrief } from "./search-row.ts";
import { wordTerm } from "./search-row.ts";
import { matchSettings, type MatchSettings } from "./settings.ts";
import { sumUp } from "./sum-up.ts";
import type { Term } from "./terms.ts";

const noSpan = { source: "", start: 0, end: 0 };

/** The facts from a brief. All other fields are empty. */
const factsFromBrief = (brief: CandidateBrief): CandidateFacts => ({
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

/** A candidate of this level whose other circumstances cost no points. */
const idealBrief = (level: number): CandidateBrief => ({
  place: { city: "", region: "", country: "", metro: "" },
  wishes: [],
  desiredSalary: null,
  level,
  levels: [],
  monthsWorked: Number.MAX_SAFE_INTEGER,
});
const bestPay: PayFit = { verdict: "in-band", ratio: null, share: 1, firm: false };

const idealFacts = factsFromBrief(idealBrief(0));
const noSkill = new Int16Array(0);

/** Groups terms with the same effect: on an element, as a word, or as an equally near occupation. Each circumstance is a group. */
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

/** The credit for words, time and industry, which grows with the relevance of the role. */
const wordsCreditAtBest = (
  element: CompiledNeeds["elements"][number]["element"],
  wordsHeld: number,
  relevance: number,
  months: number,
): number => {
  if (relevance < minRelevance) return 0;
  if (element.byTime) return element.months === null || element.months === 0 ? 1 : Math.min(1, months / element.months);
  const share = element.stems.length === 0 || element.industries.length > 0 ? 1 : wordsHeld;
  return element.wordsCredit * share * relevance;
};

/** Groups that are added one by one, while their combined bound stays below a score. */
interface Gathering {
  readonly groups: ReadonlySet<number>;
  /** The maximum score of a candidate who holds these groups' terms and no other term of the job. */
  readonly bound: () => number;
  /** Adds a group, unless the bound would then reach the score. */
  readonly addBelow: (score: number, group: number) => void;
}

export interface BestCase {
  /** Terms of the index that can earn credit for this job, including its words. */
  readonly terms: readonly Term[];
  /** The same terms, limited to those that some candidate holds, and grouped by equal effect on an element. */
  readonly groups: readonly (readonly Term[])[];
  /** The bound for a candidate with these terms. Terms that do not count may be included. */
  readonly of: (terms: ReadonlySet<Term>, brief: CandidateBrief) => number;
  /** The bound for any candidate with this location fit who holds these groups and no other term of the job. */
  readonly holding: (groups: ReadonlySet<number>, place: LocationFit) => number;
  readonly gather: (first: readonly number[], place: LocationFit) => Gathering;
}

export const bestCaseFor = (needs: JobNeeds, pool?: Pool, settings: MatchSettings = matchSettings): BestCase => {
  const compiled = compileNeeds(needs, pool, settings);
  const count = compiled.elements.length;
  const nearness = new Map(needs.occupationTerms.map((each) => [each.term, each.nearness]));
  const stemTerms = compiled.elements.map(({ element }) => element.stems.map(wordTerm));
  const stemUses = new Map<Term, number[]>();
  for (const [at, stems] of stemTerms.entries())
    for (const stem of stems) stemUses.set(stem, [...(stemUses.get(stem) ?? []), at]);

  /** The credit held per element, from which the bound follows. */
  const blank = () => ({
    credit: new Float64Array(count),
    wordShare: new Float64Array(count),
    occupation: 0,
    any: false,
  });
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
      held.wordShare[at] = Math.min(1, (held.wordShare[at] ?? 0) + 1 / (stemTerms[at]?.length ?? 1));
  };

  const judgeAtBest = ({ credit, wordShare, occupation, any }: Held, monthsWorked: number): Judged | undefined => {
    if (!any) return undefined;
    let shown = 0;
    for (let at = 0; at < count; at += 1) shown += (credit[at] ?? 0) * (compiled.elements[at]?.weight ?? 0);
    const relevance = relevanceOf(occupation, shown);
    const months = monthsWorked * timeWeight(relevance);
    for (let at = 0; at < count; at += 1) {
      const element = compiled.elements[at]?.element;
      const best = element === undefined ? 0 : wordsCreditAtBest(element, wordShare[at] ?? 0, relevance, months);
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
      held.wordShare[at] = Math.min(1, (held.wordShare[at] ?? 0) + (gain.wordShare[at] ?? 0));
    }
  };
  const union = (chosen: ReadonlySet<number>): Held => {
    const held = blank();
    for (const each of chosen) join(held, each);
    return held;
  };

  /** The best circumstances of a candidate who holds these groups, derived from the steps that are not held. */
  const [payLadder, levelLadder, monthsLadder] = laddersOf(needs) as [Ladder, Ladder, Ladder];
  const groupAt = new Map(groups.map(([term = 0], at) => [term, at]));
  const payAbove = new Map(
    payLadder.rungs.map(({ step }) => [step, payFit(needs, { wishes: [], desiredSalary: step })]),
  );
  const factsAtLevel = new Map(
    [0, ...levelLadder.rungs.map(({ step }) => step)].map((level) => [level, factsFromBrief(idealBrief(level))]),
  );
  const circumstancesAtBest = (chosen: ReadonlySet<number>) => {
    const isHeld = (term: Term): boolean => chosen.has(groupAt.get(term) ?? -1);
    return {
      pay: payAbove.get(hardestStepNotHeld(payLadder, isHeld) ?? 0) ?? bestPay,
      facts: factsAtLevel.get(hardestStepNotHeld(levelLadder, isHeld) ?? 0) ?? idealFacts,
      months: hardestStepNotHeld(monthsLadder, isHeld) ?? Number.MAX_SAFE_INTEGER,
    };
  };

  // A small margin, because the order of additions could make a true score exceed the bound.
  const hair = 1e-6;
  /** Judging modifies `held`. */
  const boundOf = (held: Held, chosen: ReadonlySet<number>, place: LocationFit): number => {
    const { pay, facts, months } = circumstancesAtBest(chosen);
    const judged = judgeAtBest(held, months);
    return judged === undefined ? 0 : sumUp(compiled, facts, judged, place, pay).value + hair;
  };

  const tried = blank();
  /** A reusable copy for judging: thousands of groups are tried per job, so it is allocated once. */
  const toTry = ({ credit, wordShare, occupation, any }: Held): Held => {
    tried.credit.set(credit);
    tried.wordShare.set(wordShare);
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
      const facts = factsFromBrief(brief);
      return sumUp(compiled, facts, judged, locationFit(needs, facts), payFit(needs, facts)).value + hair;
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
