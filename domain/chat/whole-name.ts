/** Names that were said twice or haltingly: the fuller one is meant. */
import type { SaidName } from "./name-cues.ts";
import { isParticle } from "./name-parts.ts";
import { isNameRun, isOther, runFrom, split } from "./name-run.ts";

const selfCorrected =
  /\b(?:no,? sorry|sorry|no,? wait|wait|i mean|i meant|jk|just kidding|kidding|correction)\b.*?\b(?:it's|its|it is|i'm|i am|i meant|name is|that's)\s+(?<name>\p{L}.+)$/iu;

/** "Née Schmidt, now Katharina Vogel". */
const renamed =
  /^(?:i was |i used to be |used to be |formerly |previously |née? |born |geborene? )[^,.;]+?,? (?:but |and )?(?:i'm |i am |it's )?now (?:i'm |i am |it's |called )?(?<name>\p{Lu}[^,.;]+)[.!]?$/iu;

/** Dictated names come with their spelling, with hesitation and with a second try. */
export const settled = (text: string): string => {
  const calm = text
    .replaceAll(/(?<!\p{L})(?:(?:that's|thats|spelled|spelt) )?(?:\p{L}[ -]){3,}\p{L}(?!\p{L})/giu, " ")
    .replaceAll(/,?\s*\b(?:like |or )?\p{L}+ for short\b,?/giu, " ")
    .replaceAll(/\b(?:um+|uh+|erm?)\b,?/gi, " ")
    .replaceAll(/ {2,}/g, " ")
    .trim();
  const second = (selfCorrected.exec(calm) ?? renamed.exec(calm))?.groups?.["name"] ?? "";
  const isWhole = /^(?<one>\p{L}+),? \k<one> \p{L}/iu.test(second) || runFrom(second).words.length > 1;
  return second !== "" && isWhole && !/\bwith an?\b/i.test(second) ? `my name is ${second}` : calm;
};

/** A sentence that is nothing but two to five words with capitals. */
export const wholeSentence = (text: string): SaidName | undefined => {
  for (const piece of text.split(/[.!?\n]\s+|\s[–—-]\s/u)) {
    const bare = piece
      .replace(/^[\s–—-]+/, "")
      .replace(/^(?:just|only|simply|well|yes|ok|okay|so)\s+(?=\p{Lu})/iu, "")
      .replace(/^(?:i'm|i am|im|this is|it's|my name is|name's)\s+/i, "")
      .replace(/[.!\s]+$/, "");
    const { words, rest: left } = runFrom(bare);
    const rest = left.replace(/^,? that(?:'s| is) (?:how|what|me|my|who)\b.*$/i, "");
    const isCapital =
      words.every((word) => /^\p{Lu}/u.test(word) || isParticle(word)) && /^\p{Lu}.*\p{L}/u.test(words.at(-1) ?? "");
    if (rest === "" && words.length > 1 && words.length < 6 && isCapital && isNameRun(words) && !isOther(words))
      return { ...split(words, false), words: text };
  }
  return undefined;
};

/** "Sorry. bad day. Denise Kaplan" and "Tony G. – Tony Gianopoulos": the fuller one is meant. */
export const isPoor = (found: SaidName, text: string): boolean => {
  const { firstName = "", lastName = "" } = found;
  const isSmall = (name: string): boolean => name !== "" && !text.includes(name) && /\p{Lu}\p{Ll}/u.test(text);
  return (
    lastName === "" || /^\p{L}\.?$/u.test(lastName) || isSmall(firstName) || isSmall(lastName) || isParticle(lastName)
  );
};
