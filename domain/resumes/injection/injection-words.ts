/**
 * The words of prompt injections, grouped into kinds: how kinds combine matters more than the exact word. Words are stored
 * without accents and in lower case, as they are looked up.
 */
import words from "#data/compiled/injection-words.json" with { type: "json" };

const kindByWord = new Map(Object.entries(words).flatMap(([kind, all]) => all.map((word) => [word, kind] as const)));

/** The kind of a word in capitals, or the word itself. */
export const wordKind = (word: string): string => {
  const kind = kindByWord.get(word);
  if (kind !== undefined) return kind;
  if (!/^\d/.test(word)) return word;
  return ["100", "10", "99"].includes(word) ? "FULL" : "NUMBER";
};
