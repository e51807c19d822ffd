/**
 * How much the words of dated roles overlap with those of an ad, as a search engine ranks texts (BM25 without term counts). It lifts people whose
 * duties no list of skills knows. It never meets a need. How rare a word is comes from a frozen table, data/occupations/word-frequency.csv.
 */
import compiled from "#data/compiled/word-frequency.json" with { type: "json" };
import type { RoleFact } from "../facts/candidate-facts.ts";
import { stemsOf } from "./stems.ts";

const { occupationCount } = compiled;
const occupationsByWord = new Map(Object.entries(compiled.occupationsByWord));
/** The table leaves out rarer words. */
const unlistedCount = 3;

const rarityOf = (stem: string): number => {
  const count = occupationsByWord.get(stem) ?? unlistedCount;
  return Math.log(1 + (occupationCount - count + 0.5) / (count + 0.5));
};

const maxAdWords = 60;

/** The words of an ad, the rarest first; a few dozen are enough to tell it from others. */
export const adWordsOf = (text: string): readonly string[] =>
  stemsOf(text)
    .filter((stem) => stem.length > 1)
    .toSorted((a, b) => rarityOf(b) - rarityOf(a) || (a < b ? -1 : 1))
    .slice(0, maxAdWords);

export interface AdWords {
  /** Each word with its part of the whole; the parts sum to 1. */
  readonly parts: ReadonlyMap<string, number>;
}

export const weighAdWords = (words: readonly string[]): AdWords => {
  const total = words.reduce((sum, word) => sum + rarityOf(word), 0);
  return { parts: new Map(words.map((word) => [word, rarityOf(word) / total])) };
};

/** Texts up to this many words count in full, longer ones for less: they contain more words by chance. */
const fullLength = 60;
/** Nobody repeats a whole ad; this share of it is all that can be expected. */
const fullShare = 0.45;

/** 0 to 1. `wordCount` counts the distinct words of the roles. */
export const overlapOfShare = (share: number, wordCount = 0): number =>
  Math.min(1, share / fullShare / (0.5 + 0.5 * Math.max(1, wordCount / fullLength)));

export const wordOverlap = ({ parts }: AdWords, roles: readonly RoleFact[]): number => {
  const words = new Set<string>();
  for (const role of roles) {
    for (const stem of Object.keys(role.words)) words.add(stem);
    for (const stem of Object.keys(role.titleWords)) words.add(stem);
  }
  let share = 0;
  for (const [word, part] of parts) if (words.has(word)) share += part;
  return overlapOfShare(share, words.size);
};
