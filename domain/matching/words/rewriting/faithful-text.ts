/** Checks a rewritten text: it may contain only the numbers, skills and names of its source text. */
import { findSkills } from "../../../skills/find-skills.ts";
import { skillIndex } from "../../../skills/vocabulary.ts";
import { numbersIn } from "./numbers-in-text.ts";
import { revealsPersonalTraits } from "../quotable-title.ts";

/** Everything that a rewriting may use. */
export interface AllowedContent {
  readonly numbers: ReadonlySet<string>;
  readonly skills: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}+#./&'’-]*/gu) ?? [];
const bare = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/'s$/, "")
    .replace(/(?<![.'/&-])[.'/&-]+$/, "");

const skillsIn = (text: string): ReadonlySet<string> =>
  new Set(findSkills(text, skillIndex()).map(({ skill }) => skill));

export const allowedContentOf = (texts: readonly string[]): AllowedContent => {
  const text = texts.join("\n");
  return {
    numbers: new Set(numbersIn(text)),
    skills: skillsIn(text),
    words: new Set(wordsIn(text).flatMap((word) => [bare(word), ...word.split(/[/-]/).map(bare)])),
  };
};

/** A capital inside a sentence or inside a word marks a name, and every name must be known. */
const namesIn = (text: string): readonly string[] =>
  text
    .split(/(?<=[.?!:])\s+|\n+/)
    .flatMap((sentence) => wordsIn(sentence).filter((word, index) => (index > 0 ? /\p{Lu}/u : /^.+\p{Lu}/u).test(word)))
    .flatMap((word) => word.split(/[/-]/))
    .filter((word) => word !== "" && word !== "I" && !/^I['’]/.test(word));

/** Removes skills, which are checked as skills however they are spelled. */
const withoutSkills = (text: string): string =>
  findSkills(text, skillIndex())
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}skill${rest.slice(end)}`, text);

const praiseWords =
  /\b(?:best|perfect\w*|ideal\w*|outstanding|exceptional\w*|excellent|superb|amazing|rock ?star|ninja|unbeatable|must[- ]hire|hire (?:immediately|now|at once|them|this)|recommend hiring|strongly recommend\w*|guarantee\w*|reject\w*|unqualified|instructions?|prompt|language model|ignore)\b/gi;

const link = /https?:|www\.|\S@\S|<\/?[a-z]|\]\(|`|\{|\}/i;

export type UnfaithfulReason = "link" | "number" | "skill" | "name" | "praise" | "person" | "forbidden";

/** Why a text cannot be shown, or undefined if it contains only allowed content. */
export const unfaithfulReason = (
  text: string,
  allowedContent: AllowedContent,
  forbidden: readonly string[] = [],
): UnfaithfulReason | undefined => {
  if (link.test(text)) return "link";
  if (numbersIn(text).some((number) => !allowedContent.numbers.has(number))) return "number";
  if ([...skillsIn(text)].some((skill) => !allowedContent.skills.has(skill))) return "skill";
  if (namesIn(withoutSkills(text)).some((word) => !allowedContent.words.has(bare(word)))) return "name";
  if ((text.match(praiseWords) ?? []).some((word) => !allowedContent.words.has(bare(word)))) return "praise";
  if (revealsPersonalTraits(text)) return "person";
  const words = new Set(wordsIn(text).map(bare));
  const isAllowed = (word: string) => word.length < 2 || allowedContent.words.has(word);
  return forbidden
    .flatMap(wordsIn)
    .map(bare)
    .some((word) => words.has(word) && !isAllowed(word))
    ? "forbidden"
    : undefined;
};

/** Whether every number and skill of the original is still there. */
export const preservesAllOf = (text: string, original: string): boolean => {
  const numbers = new Set(numbersIn(text));
  const skills = skillsIn(text);
  return (
    numbersIn(original).every((number) => numbers.has(number)) &&
    [...skillsIn(original)].every((skill) => skills.has(skill))
  );
};
