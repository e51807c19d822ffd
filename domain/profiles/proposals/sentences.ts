/** Splits a text into sentences, from paragraphs and from bullet lists. */

const bullet = /^\s*(?:[•·▪●◦■*>]+\s*|[-–—]+\s*(?=\D)|\d{1,2}[.)]\s+)/;

/** A period ends a sentence if a capital or a number follows, except in "e.g.", "Inc." and "M.S.". */
const sentenceEnd =
  /(?<=(?<!\b(?:e\.g|i\.e|etc|vs|approx|incl|inc|ltd|co|corp|dept|st|dr|mr|mrs|ms|no|jr|sr|u\.s|ph\.d|[bm]\.(?:[as]|sc|eng|ed|b\.a)))[.!?])\s+(?=["“(]?[\p{Lu}\p{N}])/giu;

export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n+/)
    .map((line) => line.replace(bullet, ""))
    .flatMap((line) => line.split(sentenceEnd))
    .map((sentence) => sentence.replaceAll(/\s+/g, " ").trim())
    .filter((sentence) => sentence !== "");

export const capitalized = (text: string): string => {
  const [first = "", ...rest] = text;
  // Names such as iOS and eBay keep their lower-case letter.
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : first.toUpperCase() + rest.join("");
};

/** Fixes spaces, the first letter, a lone "i" and the final period. Changes no word. */
export const tidySentence = (sentence: string): string => {
  const plain = sentence
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ([,.;:!?])/g, "$1")
    .replaceAll(/\bi(?=\s|'m\b|'ve\b|’m\b|’ve\b)/g, "I")
    .replace(/(?<![\s,;:])[\s,;:]+$/, "")
    .trim();
  if (plain === "") return "";
  return /[.!?…]["”)]?$/.test(plain) ? capitalized(plain) : `${capitalized(plain)}.`;
};

const normalizeText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Whether a text contains these words in sequence, ignoring punctuation. */
export const containsWords = (text: string, words: string): boolean =>
  normalizeText(words) !== "" && ` ${normalizeText(text)} `.includes(` ${normalizeText(words)} `);

/** Which sentences of the new text were not in the old one. */
export const addedSentences = (before: string, after: string): string[] => {
  const knownSentences = new Set(sentencesOf(before).map(normalizeText));
  return sentencesOf(after).filter((sentence) => !knownSentences.has(normalizeText(sentence)));
};
