/** Finds the words of banned-words.json in text that people read. */
import { withoutPlaceholders } from "./readable-text.ts";

export interface BannedWord {
  /** A word or phrase; `*` at the end stands for any ending. With `at` as it is written, otherwise in any case. */
  readonly pattern: string;
  readonly say: string;
  /**
   * "start": only as the first words of a sentence. "opening": only as the first words of a text that begins with a statement, so a label
   * or a question may begin with it. "whole": only if it is the whole string, such as a label.
   */
  readonly at?: "start" | "opening" | "whole";
  /** True if a question may begin with it. */
  readonly questions?: boolean;
  /** The areas it is banned in; all by default. */
  readonly areas?: readonly string[];
}

/** A text that a requirement states exactly. */
export interface AllowedText {
  readonly text: string;
  readonly requirement: string;
}

interface CheckedString {
  readonly area: string;
  readonly text: string;
}

export interface BannedUse {
  readonly used: string;
  readonly say: string;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const expressionOf = ({ pattern, at, questions = false }: BannedWord): RegExp => {
  const isPrefix = pattern.endsWith("*");
  const words = escaped(isPrefix ? pattern.slice(0, -1) : pattern).replaceAll(" ", String.raw`\s+`);
  const core = `${words}${isPrefix ? String.raw`[\p{L}'’]*` : String.raw`(?![\p{L}\p{N}-])`}`;
  if (at === "whole") return new RegExp(String.raw`^\s*${core}\s*$`, "gu");
  if (at === "opening") return new RegExp(String.raw`^\s*["“‘(]?${core}(?=[^.!?]*\.)`, "gu");
  if (at === undefined) return new RegExp(String.raw`(?<![\p{L}\p{N}-])${core}`, "giu");
  const unlessQuestion = questions ? String.raw`(?![^.!?]*\?)` : "";
  return new RegExp(String.raw`(?<=^\s*["“‘(]?|[.!?:]["”’)]?\s+["“‘(]?)${core}${unlessQuestion}`, "gu");
};

/** Longer phrases first, so that "by mail" is reported and not "mail" in it. */
export const createWordCheck = (words: readonly BannedWord[], allowed: readonly AllowedText[]) => {
  const rules = words
    .toSorted(
      (one, other) =>
        Number(other.at !== undefined) - Number(one.at !== undefined) || other.pattern.length - one.pattern.length,
    )
    .map((word) => ({ word, expression: expressionOf(word) }));
  return ({ area, text }: CheckedString): readonly BannedUse[] => {
    let rest = withoutPlaceholders(text);
    for (const { text: exact } of allowed) rest = rest.replaceAll(exact, "…");
    const uses: BannedUse[] = [];
    for (const { word, expression } of rules) {
      if (word.areas?.includes(area) === false) continue;
      rest = rest.replaceAll(expression, (used) => {
        uses.push({ used, say: word.say });
        return "…";
      });
    }
    return uses;
  };
};

/** True for a source that may have a banned word in its text, without parsing it. Between two words there can be tags and line ends. */
export const createQuickCheck = (words: readonly BannedWord[]) => {
  const anyOf = (chosen: readonly BannedWord[], flags: string): RegExp => {
    const patterns = chosen.map(({ pattern }) =>
      escaped(pattern.replace(/\*$/, "")).replaceAll(" ", String.raw`(?:<[^>]*>|[^\p{L}<])+`),
    );
    return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${patterns.join("|")})`, flags);
  };
  const inAnyCase = anyOf(
    words.filter(({ at }) => at === undefined),
    "iu",
  );
  const asWritten = anyOf(
    words.filter(({ at }) => at !== undefined),
    "u",
  );
  return (source: string): boolean => inAnyCase.test(source) || asWritten.test(source);
};
