/** Which dated roles bear on a job: by the work their title names, or by the skills they show. */
import type { CandidateFacts, RoleFact } from "./candidate-facts.ts";

/** Below this a role has nothing to do with the job. */
export const relevantFrom = 0.15;

/** Shown by a role: this share of the job's needs makes it relevant in full, whatever its title. */
const fullShown = 0.35;
/** Skills alone do not make it the same trade. */
const mostByShown = 0.75;

/** Neighbouring work that shows nothing of the job counts for less: the title alone promises too much. */
export const provenShown = 0.15;
const leastUnproven = 0.5;
export const sameTrade = 0.9;

export const relevanceOf = (nearness: number, shown: number): number => {
  const proven = leastUnproven + (1 - leastUnproven) * Math.min(1, shown / provenShown);
  return Math.max(
    nearness >= sameTrade ? nearness : nearness * proven,
    Math.min(mostByShown, (shown / fullShown) * mostByShown),
  );
};

const traineeTime = 0.3;

/** Months of relevant work, each month counted once and as much as its most relevant role says. */
export const relevantMonths = (roles: readonly RoleFact[], relevance: readonly number[]): number => {
  const order = roles.map((_, at) => at).toSorted((a, b) => (relevance[b] ?? 0) - (relevance[a] ?? 0) || a - b);
  const counted: { from: number; to: number }[] = [];
  let months = 0;
  for (const at of order) {
    const role = roles[at];
    const weight = timeWeight(relevance[at] ?? 0) * (role?.trainee === true ? traineeTime : 1);
    if (role === undefined || weight === 0) continue;
    let fresh = role.from - role.to;
    // What a more relevant role already counted is taken off, piece by piece.
    let pieces = [{ from: role.from, to: role.to }];
    for (const done of counted)
      pieces = pieces.flatMap((piece) => {
        if (done.from <= piece.to || done.to >= piece.from) return [piece];
        const left = [];
        if (piece.from > done.from) left.push({ from: piece.from, to: done.from });
        if (piece.to < done.to) left.push({ from: done.to, to: piece.to });
        return left;
      });
    fresh = pieces.reduce((sum, piece) => sum + piece.from - piece.to, 0);
    counted.push(...pieces);
    months += fresh * weight;
  }
  return months;
};

/** Near work counts in full from here; below, it fades to nothing. */
const fullFrom = 0.7;
export const timeWeight = (relevance: number): number =>
  relevance < relevantFrom ? 0 : Math.min(1, (relevance - relevantFrom) / (fullFrom - relevantFrom));

export const bestTitle = (facts: CandidateFacts, nearness: readonly number[]): RoleFact | undefined => {
  let best: RoleFact | undefined;
  let most = 0;
  for (const [at, role] of facts.roles.entries())
    if ((nearness[at] ?? 0) > most) {
      most = nearness[at] ?? 0;
      best = role;
    }
  return best;
};
