/** The features of a sentence: its words, pairs of neighboring words or their kinds, and pairs of kinds that occur in it. */
import words from "#data/compiled/injection-words.json" with { type: "json" };

/**
 * The words of prompt injections, grouped into kinds: how kinds combine matters more than the exact word. Words are stored
 * without accents and in lower case, as they are looked up.
 */
const kindByWord = new Map(Object.entries(words).flatMap(([kind, all]) => all.map((word) => [word, kind] as const)));

/** The kind of a word in capitals, or the word itself. */
const wordKind = (word: string): string => {
  const kind = kindByWord.get(word);
  if (kind !== undefined) return kind;
  if (!/^\d/.test(word)) return word;
  return ["100", "10", "99"].includes(word) ? "FULL" : "NUMBER";
};

const token = /\p{L}+(?:'\p{L}+)?|\d+|[[\]<>{}=:;"!?|#*/_]/gu;
/** Careers are described in the past tense, injections are not. */
const pastTenseVerb =
  /^(?:\p{L}+ed|led|built|wrote|taught|ran|won|made|sold|grew|kept|held|gave|drove|cut|took|brought|spoke|sat|did)$/u;
const isKind = (each: string): boolean => /^[A-Z]/.test(each);

/** `words` are normalized: without accents, in lower case. */
export const injectionFeatures = (words: string): ReadonlySet<string> => {
  const tokens = words.match(token) ?? [];
  const kinds = tokens.map(wordKind);
  const features = new Set<string>();
  const first = tokens.findIndex((each) => /\p{L}/u.test(each));
  if (first >= 0) {
    features.add(`^${kinds[first]}`);
    features.add(`^^${tokens[first]}`);
    if (pastTenseVerb.test(tokens[first] ?? "")) features.add("^PAST");
    features.add(`^${kinds[first]} ${kinds[first + 1]}`);
  }
  for (const [index, kind] of kinds.entries()) {
    features.add(`=${tokens[index]}`);
    if (isKind(kind)) features.add(kind);
    features.add(`${kind} ${kinds[index + 1]}`);
    features.add(`${kind} _ ${kinds[index + 2]}`);
  }
  const present = [...new Set(kinds.filter(isKind))].toSorted();
  for (const [index, kind] of present.entries())
    for (const other of present.slice(index + 1)) features.add(`${kind}&${other}`);
  return features;
};
