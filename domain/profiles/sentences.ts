/** A text as sentences: people write paragraphs, lists with bullets, and both at once. */

const bullet = /^\s*(?:[•·▪●◦■*>]+\s*|[-–—]+\s*(?=\D)|\d{1,2}[.)]\s+)/;

/** A full stop ends a sentence where a capital or a number follows; "e.g.", "Inc." and "M.S." do not. */
const ends =
  /(?<=(?<!\b(?:e\.g|i\.e|etc|vs|approx|incl|inc|ltd|co|corp|dept|st|dr|mr|mrs|ms|no|jr|sr|u\.s|ph\.d|[bm]\.(?:[as]|sc|eng|ed|b\.a)))[.!?])\s+(?=["“(]?[\p{Lu}\p{N}])/giu;

export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n+/)
    .map((line) => line.replace(bullet, ""))
    .flatMap((line) => line.split(ends))
    .map((sentence) => sentence.replaceAll(/\s+/g, " ").trim())
    .filter((sentence) => sentence !== "");

export const capitalised = (text: string): string => {
  const [first = "", ...rest] = text;
  // A name that is written small stays small: iOS, eBay.
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : first.toUpperCase() + rest.join("");
};

/** Spaces, the first letter, the lone "i" and the full stop. Not a word is changed. */
export const tidied = (sentence: string): string => {
  const plain = sentence
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ([,.;:!?])/g, "$1")
    .replaceAll(/\bi(?=\s|'m\b|'ve\b|’m\b|’ve\b)/g, "I")
    .replace(/(?<![\s,;:])[\s,;:]+$/, "")
    .trim();
  if (plain === "") return "";
  return /[.!?…]["”)]?$/.test(plain) ? capitalised(plain) : `${capitalised(plain)}.`;
};

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Whether a text says these words, whatever the signs between them. */
export const says = (text: string, words: string): boolean =>
  bare(words) !== "" && ` ${bare(text)} `.includes(` ${bare(words)} `);

/** Which sentences of the new text were not in the old one. */
export const addedSentences = (before: string, after: string): string[] => {
  const known = new Set(sentencesOf(before).map(bare));
  return sentencesOf(after).filter((sentence) => !known.has(bare(sentence)));
};
