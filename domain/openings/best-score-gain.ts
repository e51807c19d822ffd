/** Finds the gap, or the pair of gaps, among unmet must-haves that would raise the score most. */
import type { CandidateFacts } from "../matching/facts/candidate-facts.ts";
import type { Scorer } from "../matching/score/score.ts";
import type { MatchTrace } from "../matching/score/trace.ts";

/** Limits the cost, because the number of pairs grows with the square of the gaps. */
const maxGaps = 8;

export interface ScoreGain {
  readonly needs: readonly string[];
  readonly score: number;
}

export const bestScoreGain = (scorer: Scorer, facts: CandidateFacts, trace: MatchTrace): ScoreGain | null => {
  const gaps = trace.needs
    .filter(({ must, state }) => must && state !== "met")
    .toSorted((one, other) => other.weight * (1 - other.credit) - one.weight * (1 - one.credit))
    .slice(0, maxGaps)
    .map(({ need }) => need);
  const choices = gaps.flatMap((one, index) => [[one], ...gaps.slice(index + 1).map((other) => [one, other])]);
  let best: ScoreGain | null = null;
  for (const needs of choices) {
    const score = scorer.withMet(facts, needs);
    // At the same score, one gap wins over two.
    const isBetter = best === null || score > best.score || (score === best.score && needs.length < best.needs.length);
    if (score > trace.overall && isBetter) best = { needs, score };
  }
  return best;
};
