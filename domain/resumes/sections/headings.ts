/** Recognizes section headings by their words, in the languages of the resumes we receive. */
import words from "#data/compiled/headings.json" with { type: "json" };
import { replaceParentheses } from "../../text/replace-parentheses.ts";
import type { SectionKind } from "./section-kinds.ts";

export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll(/[’‘'`]/g, "")
    .replaceAll("&", " and ")
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();

type Words = readonly (readonly [SectionKind, readonly string[]])[];

/** Whole headings that can't be recognized by single words. */
const byPhrase = new Map<string, SectionKind>(
  (Object.entries(words.phrase) as unknown as Words).flatMap(([kind, all]) =>
    all.map((phrase) => [phrase, kind] as const),
  ),
);

/** A line with one of these words is a heading if all its other words are heading words too. The first kind listed wins. */
const cores = Object.entries(words.core) as unknown as Words;

/** These decide the kind only if no other word does: "Academic record", but "Academic appointments". */
const weakCores = Object.entries(words["weak-core"]) as unknown as Words;

const volunteering = new Set(["volunteer", "volunteering", "voluntary", "extracurricular"]);
const coreWords = new Set([...cores, ...weakCores].flatMap(([, all]) => all).concat([...volunteering]));

const kindOf = (words: readonly string[]): SectionKind | null => {
  // "Work and volunteer experience" holds paid work too.
  if (words.some((word) => volunteering.has(word)) && !/\b(?:work|professional|paid) and vol/.test(words.join(" ")))
    return "volunteering";
  if (words.includes("projects") && words.includes("experience") && words.length === 2) return "projects";
  const firstKindIn = (all: typeof cores): SectionKind | null =>
    all.find(([, core]) => words.some((word) => core.includes(word)))?.[0] ?? null;
  return firstKindIn(cores) ?? firstKindIn(weakCores);
};

const modifiers: ReadonlySet<string> = new Set(words.modifier.any);

const vocabulary = new Set([
  ...modifiers,
  ...coreWords,
  ...[...byPhrase.keys()].flatMap((phrase) => phrase.split(" ")),
]);

/** "keyskills" → "key skills", if it consists only of heading words. */
const splitIntoWords = (text: string): string | null => {
  const ways: (string | null)[] = [""];
  for (let end = 1; end <= text.length; end += 1) {
    let best: string | null = null;
    for (let start = Math.max(0, end - 20); start < end && best === null; start += 1) {
      const before = ways[start];
      const word = text.slice(start, end);
      if (before !== null && before !== undefined && vocabulary.has(word)) best = `${before} ${word}`;
    }
    ways.push(best);
  }
  return ways[text.length]?.trim() ?? null;
};

/** Joins letters that are spaced apart. Kerning may have joined some pairs already. */
const joinSpacedLetters = (text: string): string => {
  const pieces = text.split(" ").filter((piece) => piece !== "and");
  const single = pieces.filter((piece) => piece.length === 1).length;
  if (pieces.length < 4 || single < pieces.length * 0.6) return text;
  const withoutSpaces = text.replaceAll(" ", "");
  return splitIntoWords(withoutSpaces) ?? withoutSpaces;
};

/** "E X P E R I E N C E", "1. Experience:" and "Experience (selected)" are the same heading. */
const headingText = (text: string): string =>
  joinSpacedLetters(
    fold(
      replaceParentheses(text, () => " ")
        .replace(/^\s*(?:\d{1,2}|[ivx]{1,4})[.)]\s+/i, "")
        .trim(),
    ),
  );

export const headingKind = (text: string): SectionKind | null => {
  if (text.length > 60) return null;
  const folded = headingText(text);
  const knownKind = byPhrase.get(folded);
  if (knownKind) return knownKind;
  const words = folded.split(" ");
  if (words.length > 6 || folded === "") return null;
  const isComposed = words.every((word) => modifiers.has(word) || coreWords.has(word));
  return isComposed ? kindOf(words) : null;
};

const closing = new Set(
  "experience|history|skills|education|background|competencies|expertise|employment|qualifications|erfahrung".split(
    "|",
  ),
);

/** "Sales experience": a heading only if the line looks like the document's other headings. */
export const likelyHeadingKind = (text: string): SectionKind | null => {
  const words = headingText(text).split(" ");
  const last = words.at(-1) ?? "";
  return words.length <= 4 && closing.has(last) ? headingKind(last) : null;
};
