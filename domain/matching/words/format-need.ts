/** Formats the words of an ad for use in the middle of a sentence. */
import { skillIndex } from "../../skills/vocabulary.ts";
import { squashed } from "../../skills/text-tokens.ts";

const maxInlineWords = 5;
const maxQuoteLength = 110;

const cleaned = (words: string): string =>
  words
    .replaceAll(/["“”]/g, "'")
    .replaceAll(/\s+/g, " ")
    .replace(/^[\s\p{Pd}•·▪●◦■*>:;,.]+/u, "")
    .replace(/(?<![\s•·*:;,.])[\s•·*:;,.]+$/, "");

const shortened = (words: string): string => {
  if (words.length <= maxQuoteLength) return words;
  const cut = words.slice(0, maxQuoteLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), maxQuoteLength - 20))}…`;
};

/** Skills that are always capitalized. */
const properNames = new Set(
  "agile scrum kanban kaizen lean waterfall sandler incoterms medicare medicaid markdown sass ada apex clojure dart elixir erlang fortran go groovy haskell java julia kotlin lua perl python ruby rust scala solidity swift arabic cantonese chinese dutch english french german hebrew hindi hmong italian japanese korean mandarin polish portuguese punjabi russian somali spanish tagalog turkish ukrainian urdu vietnamese american canadian european british texas california".split(
    " ",
  ),
);

const isOrdinary = (word: string): boolean => {
  if (!/^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(word) || properNames.has(word.toLowerCase())) return false;
  const { listed, byName } = skillIndex();
  const kind = byName.get(listed.get(squashed(word)) ?? "")?.kind;
  return kind !== "tool" && kind !== "credential";
};

const isCraft = (words: string): boolean => {
  const { listed, byName } = skillIndex();
  const kind = byName.get(listed.get(squashed(words)) ?? "")?.kind;
  return kind === "craft" || kind === "trait";
};

/** "User research" is "user research" inside a sentence; "Excel macros", "Spanish" and "NEC code" stay as they are. */
const lowerCaseInSentence = (words: string): string => {
  const [first = "", second = ""] = words.split(" ");
  const common = second === "" ? isCraft(words) : /^[\p{Ll}&(]/u.test(second);
  return common && isOrdinary(first) ? words.slice(0, 1).toLowerCase() + words.slice(1) : words;
};

const hasNumber = /\d/;
const hasPunctuation = /[,;:.()/]/;

/** Short phrases are used as they are, long ones in quotation marks, so that the ad's grammar cannot break a sentence. */
export const formatNeed = (words: string): string => {
  const clean = cleaned(words);
  if (clean === "") return "what the ad asks for";
  const short =
    clean.split(" ").length <= maxInlineWords && !hasPunctuation.test(clean.replace(/(?<=\w)[./](?=\w)/g, ""));
  return short && !hasNumber.test(clean.replaceAll(/\S*\p{L}\S*/gu, ""))
    ? lowerCaseInSentence(clean)
    : `"${shortened(clean)}"`;
};

/** Without what the ad explains in brackets or after a colon, which is enough if the need is met. */
export const formatNeedBriefly = (words: string): string => {
  const brief = cleaned(words.replaceAll(/\([^)]*\)?/g, " ").replace(/:.*$/s, ""));
  return formatNeed(brief === "" ? words : brief);
};
