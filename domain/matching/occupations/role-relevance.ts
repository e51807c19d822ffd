/** The relevance of dated roles for a job: by the work their title names, or by the skills they show. */
import type { CandidateFacts, RoleFact } from "../facts/candidate-facts.ts";

/** Below this a role is unrelated to the job. */
export const minRelevance = 0.15;

/** A role that shows this share of the job's needs is fully relevant, whatever its title. */
const fullRelevanceShare = 0.35;
/** Skills alone do not make it the same trade. */
const maxRelevanceBySkills = 0.75;

/** Related work that shows nothing of the job counts for less, because the title alone is weak evidence. */
export const minProvenShare = 0.15;
const minUnprovenRelevance = 0.5;
export const sameTradeNearness = 0.9;

export const relevanceOf = (nearness: number, shown: number): number => {
  const proven = minUnprovenRelevance + (1 - minUnprovenRelevance) * Math.min(1, shown / minProvenShare);
  return Math.max(
    nearness >= sameTradeNearness ? nearness : nearness * proven,
    Math.min(maxRelevanceBySkills, (shown / fullRelevanceShare) * maxRelevanceBySkills),
  );
};

const traineeTimeWeight = 0.3;

/** Months of relevant work. Each month counts once, weighted by its most relevant role. */
export const relevantMonths = (roles: readonly RoleFact[], relevance: readonly number[]): number => {
  const order = roles.map((_, index) => index).toSorted((a, b) => (relevance[b] ?? 0) - (relevance[a] ?? 0) || a - b);
  const countedSpans: { from: number; to: number }[] = [];
  let months = 0;
  for (const index of order) {
    const role = roles[index];
    const weight = timeWeight(relevance[index] ?? 0) * (role?.trainee === true ? traineeTimeWeight : 1);
    if (role === undefined || weight === 0) continue;
    let uncountedMonths = role.from - role.to;
    // Removes the months that a more relevant role already counted, range by range.
    let pieces = [{ from: role.from, to: role.to }];
    for (const countedSpan of countedSpans)
      pieces = pieces.flatMap((piece) => {
        if (countedSpan.from <= piece.to || countedSpan.to >= piece.from) return [piece];
        const remaining = [];
        if (piece.from > countedSpan.from) remaining.push({ from: piece.from, to: countedSpan.from });
        if (piece.to < countedSpan.to) remaining.push({ from: countedSpan.to, to: piece.to });
        return remaining;
      });
    uncountedMonths = pieces.reduce((sum, piece) => sum + piece.from - piece.to, 0);
    countedSpans.push(...pieces);
    months += uncountedMonths * weight;
  }
  return months;
};

/** Work with at least this relevance counts in full. Below it the weight falls to zero. */
const fullWeightRelevance = 0.7;
export const timeWeight = (relevance: number): number =>
  relevance < minRelevance ? 0 : Math.min(1, (relevance - minRelevance) / (fullWeightRelevance - minRelevance));

export const bestTitle = (facts: CandidateFacts, nearness: readonly number[]): RoleFact | undefined => {
  let best: RoleFact | undefined;
  let most = 0;
  for (const [index, role] of facts.roles.entries())
    if ((nearness[index] ?? 0) > most) {
      most = nearness[index] ?? 0;
      best = role;
    }
  return best;
};
