/**
 * How high a candidate can score at most, known from the terms of the index alone. Whatever earns credit rests on a term the
 * candidate holds: a skill, an occupation, a degree. Words earn only in a dated role that is relevant, and a role is relevant
 * by its occupation or by a skill it shows, which are terms again. So who holds no term of the job scores nothing, and who
 * holds only some is bounded by what these can earn with everything else taken as perfect. Limits only lower, and those that
 * follow from missing needs and from another trade are known here too, which is what makes the bound sharp.
 */
import type { JobNeeds } from "./job-needs.ts";
import { limitFactor, missingNeeds, otherWork } from "./limits.ts";
import { relevanceOf, relevantFrom } from "./role-relevance.ts";
import { occupationShare } from "./sum-up.ts";
import { matchSettings, type MatchSettings } from "./settings.ts";
import type { Term } from "./terms.ts";
import { shareOfNeeds, type Pool } from "./pool-weights.ts";

export interface JobTerm {
  readonly term: Term;
  /** The most this term can add to the score by itself, in points: what to sort by when asking the rarest and heaviest first. */
  readonly points: number;
}

/** Every term that can earn anything for this job, once, the heaviest first. */
export const termsOf = (needs: JobNeeds, pool?: Pool, settings: MatchSettings = matchSettings): readonly JobTerm[] => {
  const shares = shareOfNeeds(needs, pool, settings);
  const points = new Map<Term, number>();
  const add = (term: Term, more: number) => points.set(term, (points.get(term) ?? 0) + more);
  for (const [at, need] of needs.needs.entries())
    for (const element of need.elements)
      for (const { term, credit } of element.terms)
        add(term, 100 * settings.skills * (shares[at] ?? 0) * element.share * credit);
  for (const { term, nearness } of needs.occupationTerms) add(term, 100 * settings.domain * nearness);
  return [...points]
    .map(([term, sum]) => ({ term, points: sum }))
    .toSorted((a, b) => b.points - a.points || a.term - b.term);
};

/** No candidate whose terms, among those of the job, are all in `held` scores above this. */
export const upperBound = (
  needs: JobNeeds,
  held: ReadonlySet<Term>,
  pool?: Pool,
  settings: MatchSettings = matchSettings,
): number => {
  const shares = shareOfNeeds(needs, pool, settings);
  let occupation = 0;
  for (const { term, nearness } of needs.occupationTerms)
    if (held.has(term)) occupation = Math.max(occupation, nearness);
  const best = needs.needs.map((need) =>
    need.elements.map((element) => {
      let most = 0;
      for (const { term, credit } of element.terms) if (held.has(term)) most = Math.max(most, credit);
      return most;
    }),
  );
  // One role may show all that is held; words and time count as far as a role is relevant.
  let shown = 0;
  for (const [at, need] of needs.needs.entries())
    for (const [place, element] of need.elements.entries())
      shown += (shares[at] ?? 0) * element.share * (best[at]?.[place] ?? 0);
  const relevance = relevanceOf(occupation, shown);
  const isRelevant = relevance >= relevantFrom;
  const needCredit = needs.needs.map((need, at) =>
    need.elements.reduce((sum, element, place) => {
      const byWords = element.byTime ? (isRelevant ? 1 : 0) : element.wordsCredit * relevance;
      return sum + element.share * Math.max(best[at]?.[place] ?? 0, byWords);
    }, 0),
  );
  const skills = Math.min(
    1,
    needCredit.reduce((sum, credit, at) => sum + (shares[at] ?? 0) * credit, 0),
  );
  const domain = occupationShare * occupation + (1 - occupationShare);
  const rest =
    settings.experience * (isRelevant ? 1 : 0) + settings.domain * domain + settings.location + settings.salary;
  const before = settings.skills * skills + Math.min(1, skills / settings.gate) * rest;
  const limits = settings.useLimits
    ? [...missingNeeds(needs, needCredit, settings), ...otherWork(needs, occupation, settings)]
    : [];
  // A hair above, so that the order of additions cannot make a true score exceed it.
  return before === 0 ? 0 : 100 * before * limitFactor(limits) + 1e-9;
};

/** The bound for everybody a query for `asked` leaves out: they hold the other terms of the job at most. */
export const boundWithout = (
  needs: JobNeeds,
  asked: ReadonlySet<Term>,
  pool?: Pool,
  settings: MatchSettings = matchSettings,
): number =>
  upperBound(
    needs,
    new Set(
      termsOf(needs, pool, settings)
        .map(({ term }) => term)
        .filter((term) => !asked.has(term)),
    ),
    pool,
    settings,
  );
