/** How the names of skills are compared with text. Computing the forms takes half a second, so they are stored in the compiled vocabulary. */
import type { Skill } from "./skill.ts";
import { phraseEnd, squashed, type Token, tokensOfName } from "./text-tokens.ts";

/**
 * In prose, a name must have its exact case, or be exactly this word rather than its plural or singular (Windows, Excel), or neither.
 * A name that is an ordinary word too counts only in lists.
 */
export const comparisons = ["loose", "exact-case", "exact-word", "only-listed"] as const;
type Comparison = (typeof comparisons)[number];

/** A spelling that follows from a name and counts only in prose: NodeJS for Node.js. */
export interface JoinedForm {
  readonly keys: readonly string[];
  readonly lower: string;
}

export interface NameForm {
  readonly keys: readonly string[];
  readonly written: string;
  /** As one lower-case word. */
  readonly squashed: string;
  readonly comparison: Comparison;
  readonly joined: readonly JoinedForm[];
}

export const namesOf = (skill: Skill): readonly string[] => [
  ...new Set([skill.name, ...skill.aliases, ...skill.ambiguousTerms]),
];

const shortLimit = 3;
const joinedLimit = 6;

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, "");

const isAcronym = (tokens: readonly Token[], letters: string) =>
  tokens.length === 1 && letters === letters.toUpperCase();

/** The spelling of a phrase of tokens, for comparisons where case matters. */
export const writtenAs = (tokens: readonly Token[]): string =>
  tokens
    .filter((token) => token.key !== "and")
    .map((token) => token.written)
    .join(" ");

const keysOf = (tokens: readonly Token[]): readonly string[] => tokens.map((token) => token.key);

const comparisonOf = (skill: Skill, tokens: readonly Token[]): Comparison => {
  const letters = lettersOf(writtenAs(tokens));
  if (letters.length <= shortLimit || isAcronym(tokens, letters)) return "exact-case";
  const word = tokens[0]?.written.toLowerCase() ?? "";
  return tokens.length === 1 && (skill.kind === "tool" || word.endsWith("s")) ? "exact-word" : "loose";
};

/** Node.js is also written NodeJS, Power BI PowerBI, full-stack fullstack. */
const joinedForms = (name: string, tokens: readonly Token[]): readonly string[] => {
  const forms = new Set<string>();
  const joinedName = name.replaceAll(/(?<=[\p{L}\p{N}])[-./](?=[\p{L}\p{N}])/gu, "");
  if (joinedName !== name && lettersOf(joinedName).length > shortLimit) {
    forms.add(joinedName);
  }
  const hasPunctuation = tokens.some(
    (token) => token.key === "and" || token.key === phraseEnd || token.plainKey !== undefined,
  );
  if (tokens.length === 2 && !hasPunctuation && lettersOf(name).length >= joinedLimit) {
    forms.add(tokens.map((token) => token.written).join(""));
  }
  return [...forms];
};

/** For each skill, the forms of its names, in the order of namesOf. */
export const formsOf = (skills: readonly Skill[]): readonly (readonly NameForm[])[] => {
  const ownerByName = new Map(
    skills.flatMap((skill) => namesOf(skill).map((name) => [squashed(name), skill] as const)),
  );
  return skills.map((skill) => {
    const ambiguousTerms = new Set(skill.ambiguousTerms.map((name) => name.toLowerCase()));
    return namesOf(skill).map((name): NameForm => {
      const tokens = tokensOfName(name);
      const isAmbiguous = ambiguousTerms.has(name.toLowerCase());
      // Names in the vocabulary win over derived forms.
      const spacelessForms = isAmbiguous
        ? []
        : joinedForms(name, tokens).filter((form) => (ownerByName.get(squashed(form)) ?? skill) === skill);
      return {
        keys: keysOf(tokens),
        written: writtenAs(tokens),
        squashed: squashed(name),
        comparison: isAmbiguous ? "only-listed" : comparisonOf(skill, tokens),
        joined: spacelessForms.map((form) => ({ keys: keysOf(tokensOfName(form)), lower: form.toLowerCase() })),
      };
    });
  });
};
