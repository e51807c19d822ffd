/**
 * The most a candidate can score, known from the narrow row alone. Everything the row does not tell is taken at its best: each
 * skill as shown in a dated role of today, each word as said in the most relevant one. Place, pay, level and the limits are
 * computed by the scorer's own functions, so that tuning them tunes this too. A test holds it above the score of every pair.
 */
import type { CandidateFacts } from "./candidate-facts.ts";
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

/** Somebody about whom nothing speaks against. */
const anyone: CandidateBrief = {
  place: { city: "", region: "", country: "", metro: "" },
  wishes: [],
  desiredSalary: null,
  level: 0,
  levels: [],
  monthsWorked: Number.MAX_SAFE_INTEGER,
};
const bestPay: PayFit = { verdict: "in-band", ratio: null, share: 1, firm: false };

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

export interface BestCase {
  /** Terms of the index that can earn anything for this job, its words among them. */
  readonly terms: readonly Term[];
  /** The same, those together that do the same for the same element. */
  readonly groups: readonly (readonly Term[])[];
  /** Of somebody with these terms, which may hold others that do not count. */
  readonly of: (terms: ReadonlySet<Term>, brief: CandidateBrief) => number;
  /** Of anyone at all in such a place who holds these terms of the job and no others. */
  readonly holding: (terms: ReadonlySet<Term>, place: PlaceFit) => number;
}

/** Work counts as the same trade, as a neighbour or as far away. */
const nearnessSteps = [0.9, 0.5, 0];

export const groupsOf = (needs: JobNeeds): readonly (readonly Term[])[] => {
  const elements = needs.needs.flatMap((need) => need.elements);
  const byElement = elements.flatMap(({ terms, stems }) => [
    terms.filter(({ how }) => how === "itself").map(({ term }) => term),
    terms.filter(({ how }) => how !== "itself").map(({ term }) => term),
    stems.map(wordTerm),
  ]);
  const byTrade = nearnessSteps.map((least, at) =>
    needs.occupationTerms
      .filter(({ nearness }) => nearness >= least && nearness < (nearnessSteps[at - 1] ?? 2))
      .map(({ term }) => term),
  );
  return [...byElement, ...byTrade].filter((group) => group.length > 0);
};

export const bestCaseFor = (needs: JobNeeds, pool?: Pool, settings: MatchSettings = matchSettings): BestCase => {
  const compiled = compileNeeds(needs, pool, settings);
  const count = compiled.elements.length;
  const nearness = new Map(needs.occupationTerms.map((each) => [each.term, each.nearness]));
  const stemTerms = compiled.elements.map(({ element }) => element.stems.map(wordTerm));

  const judgeAtBest = (held: ReadonlySet<Term>, monthsWorked: number): Judged | undefined => {
    const credit = new Float64Array(count);
    let occupation = 0;
    let anything = false;
    for (const term of held) {
      occupation = Math.max(occupation, nearness.get(term) ?? 0);
      for (const use of compiled.uses.get(term) ?? []) {
        anything = true;
        if (use.credit > (credit[use.at] ?? 0)) credit[use.at] = use.credit;
      }
    }
    if (!anything && occupation === 0) return undefined;
    let shown = 0;
    for (let at = 0; at < count; at += 1) shown += (credit[at] ?? 0) * (compiled.elements[at]?.weight ?? 0);
    const relevance = relevanceOf(occupation, shown);
    const months = Math.min(monthsWorked, Number.MAX_SAFE_INTEGER) * timeWeight(relevance);
    for (const [at, { element }] of compiled.elements.entries()) {
      const stems = stemTerms[at] ?? [];
      let found = 0;
      for (const stem of stems) if (held.has(stem)) found += 1;
      const share = stems.length === 0 ? 0 : found / stems.length;
      const best = wordsCreditAtBest(element, share, relevance, months);
      if (best > (credit[at] ?? 0)) credit[at] = best;
    }
    return {
      credit,
      how: [],
      evidence: [],
      skill: new Int16Array(0),
      nearness: [],
      relevance: [relevance],
      months,
      occupation,
      industry: 1,
      support: 1,
    };
  };

  // A hair above, so that the order of additions cannot make a true score exceed it.
  const hair = 1e-6;
  const anyFacts = factsInBrief(anyone);
  const groups = groupsOf(needs);
  return {
    terms: [...new Set(groups.flat())],
    groups,
    of: (held, brief) => {
      const judged = judgeAtBest(held, brief.monthsWorked);
      if (judged === undefined) return 0;
      const facts = factsInBrief(brief);
      return sumUp(compiled, facts, judged, placeFit(needs, facts), payFit(needs, facts)).value + hair;
    },
    holding: (held, place) => {
      const judged = judgeAtBest(held, anyone.monthsWorked);
      return judged === undefined ? 0 : sumUp(compiled, anyFacts, judged, place, bestPay).value + hair;
    },
  };
};
