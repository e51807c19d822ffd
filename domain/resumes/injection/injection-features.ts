/** The features of a sentence: its words, pairs of neighboring words or their kinds, and pairs of kinds that occur in it. */
import { wordKind } from "./injection-words.ts";

const token = /\p{L}+(?:'\p{L}+)?|\d+|[[\]<>{}=:;"!?|#*/_]/gu;
/** Careers are described in the past tense, injections are not. */
const pastTenseVerb =
  /^(?:\p{L}+ed|led|built|wrote|taught|ran|won|made|sold|grew|kept|held|gave|drove|cut|took|brought|spoke|sat|did)$/u;
const isKind = (each: string): boolean => /^[A-Z]/.test(each);

/** `words` are normalized: without accents, in lower case. */
export const injectionFeatures = (words: string): ReadonlySet<string> => {
  const tokens = words.match(token) ?? [];
  const kinds = tokens.map(wordKind);
  const found = new Set<string>();
  const first = tokens.findIndex((each) => /\p{L}/u.test(each));
  if (first >= 0) {
    found.add(`^${kinds[first]}`);
    found.add(`^^${tokens[first]}`);
    if (pastTenseVerb.test(tokens[first] ?? "")) found.add("^PAST");
    found.add(`^${kinds[first]} ${kinds[first + 1]}`);
  }
  for (const [index, kind] of kinds.entries()) {
    found.add(`=${tokens[index]}`);
    if (isKind(kind)) found.add(kind);
    found.add(`${kind} ${kinds[index + 1]}`);
    found.add(`${kind} _ ${kinds[index + 2]}`);
  }
  const present = [...new Set(kinds.filter(isKind))].toSorted();
  for (const [index, kind] of present.entries())
    for (const other of present.slice(index + 1)) found.add(`${kind}&${other}`);
  return found;
};
