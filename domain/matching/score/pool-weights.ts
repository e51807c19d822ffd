/** A rare term separates candidates better, so it weighs more, within limits, so that no single need decides everything. */
import type { JobNeeds, Need } from "../ad/job-needs.ts";
import { matchSettings, type MatchSettings } from "./settings.ts";
import type { Term } from "../retrieval/terms.ts";

export interface Pool {
  readonly size: number;
  /** The number of candidates who hold a term, 0 if none do. */
  readonly holders: ReadonlyMap<Term, number>;
}

const minRarity = 0.5;
const maxRarity = 3;

/** An element is met by any of its terms, so its most common term decides how rare it is. */
const rarity = (need: Need, pool: Pool): number => {
  let sum = 0;
  for (const element of need.elements) {
    let most = 0;
    for (const { term, how } of element.terms) if (how === "itself") most = Math.max(most, pool.holders.get(term) ?? 0);
    sum += Math.log10((pool.size + 1) / (most + 1));
  }
  return Math.min(maxRarity, Math.max(minRarity, need.elements.length === 0 ? 1 : sum / need.elements.length));
};

/** The share of the skills part that each need decides. The shares sum to one. */
export const shareOfNeeds = (
  needs: JobNeeds,
  pool?: Pool,
  settings: MatchSettings = matchSettings,
): readonly number[] => {
  const raw = needs.needs.map((need) => {
    const base =
      (need.must ? settings.mustHaveWeight : settings.niceToHaveWeight) * (need.soft ? settings.softWeight : 1);
    return base * (pool === undefined || !settings.usePoolRarity ? 1 : rarity(need, pool));
  });
  const sumOf = (must: boolean) =>
    raw.reduce((sum, weight, index) => sum + (needs.needs[index]?.must === must ? weight : 0), 0);
  const [mustTotal, niceTotal] = [sumOf(true), sumOf(false)];
  // A long list of nice-to-haves must not outweigh the must-haves: together they decide at most this share.
  const most =
    mustTotal === 0 ? niceTotal : (mustTotal * settings.maxNiceToHaveShare) / (1 - settings.maxNiceToHaveShare);
  const niceScale = niceTotal > most ? most / niceTotal : 1;
  const totalWeight = mustTotal + niceTotal * niceScale;
  return raw.map((weight, index) =>
    totalWeight === 0 ? 0 : (weight * (needs.needs[index]?.must === true ? 1 : niceScale)) / totalWeight,
  );
};

/** Counts a pool from the terms of its candidates. */
export const poolOf = (candidates: readonly (readonly Term[])[]): Pool => {
  const holders = new Map<Term, number>();
  for (const terms of candidates) for (const term of terms) holders.set(term, (holders.get(term) ?? 0) + 1);
  return { size: candidates.length, holders };
};
