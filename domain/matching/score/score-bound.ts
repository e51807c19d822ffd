/**
 * The upper bound of a candidate's score, computed from the search row alone. Everything missing from the row is assumed
 * at its best: each skill used in a current dated role, each word found in the most relevant one. Location, pay, level and
 * limits use the scorer's own functions, so tuning them changes this too. A test checks that the bound is never below a
 * score.
 */
import type { CandidateFacts } from "../facts/candidate-facts.ts";
import { type Ladder, laddersOf, hardestStepNotHeld } from "../facts/circumstances.ts";
import { compileNeeds, type CompiledNeeds } from "../ad/compiled-needs.ts";
import type { JobNeeds } from "../ad/job-needs.ts";
import type { Judged } from "./judge.ts";
import { payFit, type PayFit } from "./pay-fit.ts";
import { locationFit, type LocationFit } from "../location/location-fit.ts";
import type { Pool } from "../retrieval/pool.ts";
import { relevanceOf, minRelevance, timeWeight } from "../occupations/role-relevance.ts";
import type { BoundInputs } from "../retrieval/search-row.ts";
import { wordTerm } from "../retrieval/search-row.ts";
import { overlapOfShare } from "../occupations/word-overlap.ts";
import { matchSettings, type MatchSettings } from "./settings.ts";
import { computeScoreSums } from "./score-sums.ts";
import type { Term } from "../retrieval/terms.ts";

const emptySpan = { source: "", start: 0, end: 0 };

/** The facts from a brief. All other fields are empty. */
const factsFromBrief = (brief: BoundInputs): CandidateFacts => ({
  version: "",
  skills: [],
  roles: brief.levels.map((level, index) => ({
    at: index,
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
  wishes: brief.wishes.map((wish) => ({ ...wish, span: emptySpan })),
  desiredSalary: brief.desiredSalary,
  degrees: [],
  monthsWorked: brief.monthsWorked,
  statedYears: null,
  instructions: [],
});

/** A candidate of this level whose other circumstances cost no points. */
const idealBrief = (level: number): BoundInputs => ({
  place: { city: "", region: "", country: "", metro: "" },
  wishes: [],
  desiredSalary: null,
  level,
  levels: [],
  monthsWorked: Number.MAX_SAFE_INTEGER,
});
const bestPay: PayFit = { verdict: "in-band", ratio: null, share: 1, firm: false };

const idealFacts = factsFromBrief(idealBrief(0));
const noSkillIndexes = new Int16Array(0);

/** Groups terms with the same effect: on an element, as a word, or as an equally near occupation. Each circumstance is a group. */
export const groupsOf = (needs: JobNeeds): readonly (readonly Term[])[] => {
  const groups = new Map<string, Set<Term>>();
  const add = (key: string, term: Term) => groups.set(key, (groups.get(key) ?? new Set()).add(term));
  for (const [index, { terms, stems }] of needs.needs.flatMap((need) => need.elements).entries()) {
    for (const { term, credit } of terms) add(`element ${index} ${credit}`, term);
    for (const stem of stems) add(`word ${stem}`, wordTerm(stem));
  }
  for (const stem of needs.adWords) add(`word ${stem}`, wordTerm(stem));
  for (const { term, nearness } of needs.occupationTerms) add(`work ${nearness.toFixed(1)}`, term);
  const steps = laddersOf(needs).flatMap(({ rungs }) => rungs.map(({ term }) => [term]));
  return [...[...groups.values()].map((group) => [...group]), ...steps];
};

/** The credit for words, time and industry, which grows with the relevance of the role. */
const bestWordsCredit = (
  element: CompiledNeeds["elements"][number]["element"],
  heldWordShare: number,
  relevance: number,
  months: number,
): number => {
  if (relevance < minRelevance) return 0;
  if (element.metByTime)
    return element.months === null || element.months === 0 ? 1 : Math.min(1, months / element.months);
  const share = element.stems.length === 0 || element.industries.length > 0 ? 1 : heldWordShare;
  return element.wordsCredit * share * relevance;
};

/** Groups that are added one by one, while their combined bound stays below a score. */
interface GroupSelection {
  readonly groups: ReadonlySet<number>;
  /** The maximum score of a candidate who holds these groups' terms and no other term of the job. */
  readonly bound: () => number;
  /** Adds a group, unless the bound would then reach the score. */
  readonly addIfBelow: (score: number, group: number) => void;
}

export interface BestCase {
  /** Terms of the index that can earn credit for this job, including its words. */
  readonly terms: readonly Term[];
  /** The same terms, limited to those that some candidate holds, and grouped by equal effect on an element. */
  readonly groups: readonly (readonly Term[])[];
  /** The bound for a candidate with these terms. Terms that do not count may be included. */
  readonly boundFor: (terms: ReadonlySet<Term>, brief: BoundInputs) => number;
  /** The bound for any candidate with this location fit who holds these groups and no other term of the job. */
  readonly boundForGroups: (groups: ReadonlySet<number>, fit: LocationFit) => number;
  readonly selectGroups: (first: readonly number[], fit: LocationFit) => GroupSelection;
}

export const bestCaseFor = (needs: JobNeeds, pool?: Pool, settings: MatchSettings = matchSettings): BestCase => {
  const compiled = compileNeeds(needs, settings);
  const count = compiled.elements.length;
  const nearness = new Map(needs.occupationTerms.map((each) => [each.term, each.nearness]));
  const stemTerms = compiled.elements.map(({ element }) => element.stems.map(wordTerm));
  const adWords = new Map<Term, number>();
  for (const [stem, part] of compiled.adWords.parts)
    adWords.set(wordTerm(stem), (adWords.get(wordTerm(stem)) ?? 0) + part);
  const stemUses = new Map<Term, number[]>();
  for (const [index, stems] of stemTerms.entries())
    for (const stem of stems) stemUses.set(stem, [...(stemUses.get(stem) ?? []), index]);

  /** The credit held per element, from which the bound follows. */
  const createHoldings = () => ({
    credit: new Float64Array(count),
    wordShare: new Float64Array(count),
    occupation: 0,
    overlap: 0,
    any: false,
  });
  type Holdings = ReturnType<typeof createHoldings>;

  const addTerm = (holdings: Holdings, term: Term): void => {
    const near = nearness.get(term);
    if (near !== undefined) {
      holdings.any = true;
      holdings.occupation = Math.max(holdings.occupation, near);
    }
    for (const { at: index, credit } of compiled.uses.get(term) ?? []) {
      holdings.any = true;
      if (credit > (holdings.credit[index] ?? 0)) holdings.credit[index] = credit;
    }
    holdings.overlap += adWords.get(term) ?? 0;
    for (const index of stemUses.get(term) ?? [])
      holdings.wordShare[index] = Math.min(1, (holdings.wordShare[index] ?? 0) + 1 / (stemTerms[index]?.length ?? 1));
  };

  const judgeBestCase = (
    { credit, wordShare, occupation, overlap, any }: Holdings,
    monthsWorked: number,
  ): Judged | undefined => {
    if (!any) return undefined;
    let shownShare = 0;
    for (let index = 0; index < count; index += 1)
      shownShare += (credit[index] ?? 0) * (compiled.elements[index]?.weight ?? 0);
    const relevance = relevanceOf(occupation, shownShare);
    const months = monthsWorked * timeWeight(relevance);
    for (let index = 0; index < count; index += 1) {
      const element = compiled.elements[index]?.element;
      const best = element === undefined ? 0 : bestWordsCredit(element, wordShare[index] ?? 0, relevance, months);
      if (best > (credit[index] ?? 0)) credit[index] = best;
    }
    return {
      credit,
      how: [],
      evidence: [],
      skill: noSkillIndexes,
      nearness: [],
      relevance: [relevance],
      months,
      occupation,
      industry: 1,
      support: 1,
      overlap: overlapOfShare(overlap),
    };
  };

  const groups = groupsOf(needs)
    .map((group) => (pool === undefined ? group : group.filter((term) => pool.holders.has(term))))
    .filter((group) => group.length > 0);
  const holdingsByGroup = groups.map((group) => {
    const holdings = createHoldings();
    for (const term of group) addTerm(holdings, term);
    return holdings;
  });
  const addGroup = (holdings: Holdings, group: number): void => {
    const gain = holdingsByGroup[group];
    if (gain === undefined) return;
    holdings.any ||= gain.any;
    holdings.occupation = Math.max(holdings.occupation, gain.occupation);
    holdings.overlap += gain.overlap;
    for (let index = 0; index < count; index += 1) {
      if ((gain.credit[index] ?? 0) > (holdings.credit[index] ?? 0)) holdings.credit[index] = gain.credit[index] ?? 0;
      holdings.wordShare[index] = Math.min(1, (holdings.wordShare[index] ?? 0) + (gain.wordShare[index] ?? 0));
    }
  };
  const combineGroups = (groupSet: ReadonlySet<number>): Holdings => {
    const holdings = createHoldings();
    for (const group of groupSet) addGroup(holdings, group);
    return holdings;
  };

  /** The best circumstances of a candidate who holds these groups, derived from the steps that are not held. */
  const [payLadder, levelLadder, monthsLadder] = laddersOf(needs) as [Ladder, Ladder, Ladder];
  const groupIndexByTerm = new Map(groups.map(([term = 0], index) => [term, index]));
  const payFitByStep = new Map(
    payLadder.rungs.map(({ step }) => [step, payFit(needs, { wishes: [], desiredSalary: step })]),
  );
  const factsAtLevel = new Map(
    [0, ...levelLadder.rungs.map(({ step }) => step)].map((level) => [level, factsFromBrief(idealBrief(level))]),
  );
  const bestCircumstances = (groupSet: ReadonlySet<number>) => {
    const isHeld = (term: Term): boolean => groupSet.has(groupIndexByTerm.get(term) ?? -1);
    return {
      pay: payFitByStep.get(hardestStepNotHeld(payLadder, isHeld) ?? 0) ?? bestPay,
      facts: factsAtLevel.get(hardestStepNotHeld(levelLadder, isHeld) ?? 0) ?? idealFacts,
      months: hardestStepNotHeld(monthsLadder, isHeld) ?? Number.MAX_SAFE_INTEGER,
    };
  };

  // A small margin, because the order of additions could make a true score exceed the bound.
  const roundingMargin = 1e-6;
  /** Judging modifies `held`. */
  const boundOf = (holdings: Holdings, groupSet: ReadonlySet<number>, fit: LocationFit): number => {
    const { pay, facts, months } = bestCircumstances(groupSet);
    const judged = judgeBestCase(holdings, months);
    return judged === undefined ? 0 : computeScoreSums(compiled, facts, judged, fit, pay).value + roundingMargin;
  };

  const scratch = createHoldings();
  /** A reusable copy for judging: thousands of groups are tried per job, so it is allocated once. */
  const copyToScratch = ({ credit, wordShare, occupation, overlap, any }: Holdings): Holdings => {
    scratch.credit.set(credit);
    scratch.wordShare.set(wordShare);
    return Object.assign(scratch, { occupation, overlap, any });
  };

  return {
    terms: [...new Set(groupsOf(needs).flat())],
    groups,
    boundFor: (terms, brief) => {
      const holdings = createHoldings();
      for (const term of terms) addTerm(holdings, term);
      const judged = judgeBestCase(holdings, brief.monthsWorked);
      if (judged === undefined) return 0;
      const facts = factsFromBrief(brief);
      return (
        computeScoreSums(compiled, facts, judged, locationFit(needs, facts), payFit(needs, facts)).value +
        roundingMargin
      );
    },
    boundForGroups: (groupSet, fit) => boundOf(combineGroups(groupSet), groupSet, fit),
    selectGroups: (first, fit) => {
      const groupSet = new Set(first);
      const holdings = combineGroups(groupSet);
      let bound = boundOf(copyToScratch(holdings), groupSet, fit);
      return {
        groups: groupSet,
        bound: () => bound,
        addIfBelow: (score, group) => {
          if (groupSet.has(group)) return;
          groupSet.add(group);
          const trial = copyToScratch(holdings);
          addGroup(trial, group);
          const next = boundOf(trial, groupSet, fit);
          if (next >= score) {
            groupSet.delete(group);
            return;
          }
          bound = next;
          addGroup(holdings, group);
        },
      };
    },
  };
};
