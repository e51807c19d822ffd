/** Words cut to their stems, so that "titrates vasopressors" meets "titration of vasopressors". */
import type { WordPositions } from "../facts/candidate-facts.ts";

const stopWords = new Set(
  `a about above across after all also am among an and any are as at away back be because been before being below between both but by can
  could do does done down during each either else etc even ever every few for from full further get had has have having he her here hers
  him his how i if in into is it its itself just know less let like made make many may me might mine more most much must my near need no
  nor not of off often on once one only onto or other our ours out over own per plus quite rather really same she should since so some such
  than that the their them then there these they this those through to too toward towards under until up upon us use used using very via
  was we well were what when where whether which while who whom whose why will with within without work worked working works would yet you
  your yours year years yr yrs month months experience experienced knowledge ability able strong good great excellent superb solid proven
  skill skills similar equivalent least preferred required requirement requirements including incl eg ie new people person team teams role job
  various day days week weeks two three four five six seven eight nine ten record background exposure hands environment field related`.split(
    /\s+/,
  ),
);

const endings = [
  /(?:ibilit(?:y|ies)|abilit(?:y|ies)|ible|able)$/,
  /(?:izations?|isations?|izing|ising|ized|ised|izes|ises|ize|ise)$/,
  /(?:ations?|ating|ated|ates|ators?|ate)$/,
  /(?:ments?|ness|fully|ful)$/,
  /(?:ings?|ers?|ors?|ed|ions?|ies|ied|es|ly|al|s|e|y)$/,
];
const minStemLength = 3;

const stemOf = (word: string): string => {
  let stem = word.replace(/['’]s?$/, "");
  if (stem.length <= 4) return stem.length === 4 && /[^su]s$/.test(stem) ? stem.slice(0, -1) : stem;
  for (const ending of endings) {
    const cut = stem.replace(ending, "");
    if (cut !== stem && cut.length >= minStemLength) {
      stem = cut;
      break;
    }
  }
  // "bedding" and "bed", "reduction" and "reduce".
  return stem.replace(/([bdfgmnprt])\1$/, "$1").replace(/ct$/, "c");
};

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}'’+#&]*/gu;
const maxWordLength = 63;

/** Visits every content word with its stem and position. */
const forEachStem = (text: string, visit: (stem: string, start: number, end: number) => void): void => {
  for (const match of text.matchAll(wordPattern)) {
    const word = match[0].toLowerCase();
    if (word.length < 2 || stopWords.has(word) || /^\d+[+%]?$/.test(word)) continue;
    visit(stemOf(word), match.index, match.index + match[0].length);
  }
};

export const stemsOf = (text: string): readonly string[] => {
  const stems = new Set<string>();
  forEachStem(text, (stem) => stems.add(stem));
  return [...stems];
};

export const wordPositions = (text: string): WordPositions => {
  const places: Record<string, number> = Object.create(null) as Record<string, number>;
  forEachStem(text, (stem, start, end) => {
    places[stem] ??= start * 64 + Math.min(maxWordLength, end - start);
  });
  return { ...places };
};

/** Items of a list are shorter than this, in characters. */
export const itemLength = 1000;

export const unpackWordPosition = (packed: number): { readonly start: number; readonly end: number } => {
  const start = Math.floor(packed / 64);
  return { start, end: start + (packed % 64) };
};
