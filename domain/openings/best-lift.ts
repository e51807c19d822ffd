/** Which gaps to close first: of all single must-haves and pairs that are not met, the ones that raise the score most. */
import type { CandidateFacts } from "../matching/candidate-facts.ts";
import type { Scorer } from "../matching/score.ts";
import type { MatchTrace } from "../matching/trace.ts";

/** A long list of gaps is no advice, and pairs grow with its square. */
const mostGaps = 8;

export interface Lift {
  readonly needs: readonly string[];
  readonly score: number;
}

export const bestLift = (scorer: Scorer, facts: CandidateFacts, trace: MatchTrace): Lift | null => {
  const gaps = trace.needs
    .filter(({ must, state }) => must && state !== "met")
    .toSorted((one, other) => other.weight * (1 - other.credit) - one.weight * (1 - one.credit))
    .slice(0, mostGaps)
    .map(({ need }) => need);
  const choices = gaps.flatMap((one, at) => [[one], ...gaps.slice(at + 1).map((other) => [one, other])]);
  let best: Lift | null = null;
  for (const needs of choices) {
    const score = scorer.withMet(facts, needs);
    // What one gap does alone is not said of two.
    const isBetter = best === null || score > best.score || (score === best.score && needs.length < best.needs.length);
    if (score > trace.overall && isBetter) best = { needs, score };
  }
  return best;
};
