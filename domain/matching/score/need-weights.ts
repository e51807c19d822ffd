/**
 * The share of the skills part that each need decides. Must-haves carry nearly all of it and weigh nearly the same, so that meeting more of them
 * always wins; how rare a skill is decides between equal numbers. Rarity is a frozen table, so no other candidate moves a score.
 */
import { occupationsNaming, occupationCount } from "../../skills/skill-frequency.ts";
import type { JobNeeds, Need } from "../ad/job-needs.ts";
import { matchSettings, type MatchSettings } from "./settings.ts";

/** The rarity of a need that names no skill. */
const unknownRarity = 0.5;

/** 0 for a skill that every occupation names, 1 for one that none does. Any of its terms meets an element, so the most common one counts. */
const rarityOf = ({ elements }: Need): number => {
  if (elements.length === 0) return unknownRarity;
  let sum = 0;
  for (const { terms } of elements) {
    const names = terms.filter(({ how }) => how === "itself").map(({ name }) => name);
    const most = Math.max(...names.map(occupationsNaming));
    sum += names.length === 0 ? unknownRarity : 1 - Math.log(most + 1) / Math.log(occupationCount + 1);
  }
  return sum / elements.length;
};

/**
 * With n must-haves, rarity adds at most 1/2n to a weight of 1, and all nice-to-haves together weigh at most a half. So k + 1 must-haves weigh more
 * than any k and all nice-to-haves: k + 1 > k(1 + 1/2n) + 1/2 for every k below n.
 */
const maxRarityGain = (mustHaves: number): number => 1 / (2 * Math.max(1, mustHaves));

/** The shares sum to one. */
export const shareOfNeeds = ({ needs }: JobNeeds, settings: MatchSettings = matchSettings): readonly number[] => {
  const mustHaves = needs.filter(({ must }) => must);
  const gain = settings.useRarity ? maxRarityGain(mustHaves.length) : 0;
  const raw = needs.map(
    (need) =>
      (need.must ? 1 : settings.niceToHaveWeight) * (need.soft ? settings.softWeight : 1) * (1 + gain * rarityOf(need)),
  );
  const sumOf = (must: boolean) =>
    raw.reduce((sum, weight, index) => sum + (needs[index]?.must === must ? weight : 0), 0);
  const [mustTotal, niceTotal] = [sumOf(true), sumOf(false)];
  const niceScale = mustHaves.length === 0 ? 1 : Math.min(1, settings.maxNiceToHaveWeight / niceTotal);
  const totalWeight = mustTotal + niceTotal * niceScale;
  return raw.map((weight, index) =>
    totalWeight === 0 ? 0 : (weight * (needs[index]?.must === true ? 1 : niceScale)) / totalWeight,
  );
};
