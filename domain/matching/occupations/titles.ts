/** Reads the kind of work and the level that a title names. */
import { disambiguateTitle } from "./ambiguous-titles.ts";
import { type Occupation, occupations } from "./occupations.ts";
import { stemsOf } from "./stems.ts";

interface Pattern {
  readonly occupation: Occupation;
  /** Written with a tilde: names the work only if nothing else in the title does. */
  readonly weak: boolean;
  readonly slots: readonly (readonly string[])[];
}

/** Words for a field, not a job: they name the work only if nothing else in the title does. */
const fieldWords = new Set(
  `software cloud content product project safety quality insurance loan brand strategy operations marketing sales analytics mechanical
  construction maintenance warehouse logistics freight inventory nursing compliance communications documentation docs threat cyber ai
  networking copy news fire military army navy marine aviation sustainability enrollment welding weld plumbing purchasing sourcing
  fundraising outreach owner consultant coach writer editor apprentice helper driver server developer lead wealth mortgage claims coder
  retirement embedded collections transformation developer collision counter graphic ui meetings`.split(/\s+/),
);

const patterns: readonly Pattern[] = occupations.flatMap((occupation) =>
  occupation.patterns.map((pattern) => ({
    occupation,
    weak: pattern.startsWith("~"),
    slots: pattern
      .replace("~", "")
      .split(" ")
      .map((slot) => slot.split("/")),
  })),
);

/** Every pattern under each word that its first slot allows. */
const byWord = new Map<string, Pattern[]>();
for (const pattern of patterns)
  for (const word of pattern.slots[0] ?? []) byWord.set(word, [...(byWord.get(word) ?? []), pattern]);

const tokens = (title: string): readonly string[] =>
  title
    .toLowerCase()
    .replaceAll(/\bfront[\s-]end\b/g, "frontend")
    .replaceAll(/\bback[\s-]end\b/g, "backend")
    .replaceAll(/\bfull[\s-]stack\b/g, "fullstack")
    .replaceAll("é", "e")
    .split(/[^a-z0-9&+#.']+/)
    .map((word) => word.replace(/^\.(?!net)|\.$/g, ""))
    .filter((word) => word !== "");

interface Reading {
  readonly occupation: Occupation;
  readonly words: ReadonlySet<string>;
  /** Its words are adjacent in the title. */
  readonly adjacent: boolean;
  readonly weak: boolean;
}

const isWithin = (small: ReadonlySet<string>, large: ReadonlySet<string>): boolean =>
  small.size < large.size && [...small].every((word) => large.has(word));

const isAdjacent = (heldWords: ReadonlySet<string>, words: readonly string[]): boolean => {
  const places = [...heldWords].map((word) => words.indexOf(word));
  return Math.max(...places) - Math.min(...places) === heldWords.size - 1;
};

/** "Product marketing manager" is not a product manager: adjacent words are stronger than separated ones. */
const isSplitBy = (one: Reading, other: Reading): boolean =>
  !one.adjacent &&
  other.adjacent &&
  !other.weak &&
  other.words.size >= Math.max(2, one.words.size) &&
  !other.occupation.id.endsWith(".any") &&
  [...one.words].some((word) => other.words.has(word));

const matchTitlePatterns = (title: readonly string[]): readonly Reading[] => {
  const words = title.filter((word) => word !== "of" && word !== "the");
  const forms = new Map<string, string>();
  for (const word of words) {
    forms.set(word, word);
    if (word.length > 3 && word.endsWith("s") && !word.endsWith("ss")) forms.set(word.slice(0, -1), word);
  }
  const readings: Reading[] = [];
  for (const form of forms.keys())
    for (const { occupation, slots, weak } of byWord.get(form) ?? []) {
      const foundWords = slots.map((slot) => slot.find((word) => forms.has(word)));
      if (!foundWords.every((word) => word !== undefined)) continue;
      const matchedWords = new Set(foundWords.map((word) => forms.get(word) ?? ""));
      readings.push({ occupation, words: matchedWords, adjacent: isAdjacent(matchedWords, words), weak });
    }
  const fullReadings = readings.filter(
    (one) => !readings.some((other) => (!other.weak && isWithin(one.words, other.words)) || isSplitBy(one, other)),
  );
  const firm = fullReadings.filter(
    (one) => !one.weak && (one.words.size > 1 || ![...one.words].some((word) => fieldWords.has(word))),
  );
  return (firm.length > 0 ? firm : fullReadings).toSorted((a, b) => b.words.size - a.words.size);
};

const maxOccupations = 3;

/** Trades where "manager" or "director" names the work and not a rank. */
const managerTrades =
  /^(?:management|marketing|content|design\.lead|sales\.(?:closer|accounts|rep|development|medical)|service\.success|finance\.(?:analyst|advisor|lending|investment)|nursing\.care|research|accounting\.tax|supply\.(?:buyer|inventory)|events|office\.chief|provider|hr\.(?:recruiter|benefits|learning))/;
const managerTradeLevel = 3;

type Step = (level: number, isTradeName: boolean) => number;
const steps: readonly (readonly [RegExp, Step])[] = [
  [/^(?:manager|superintendent)$/, (level, isTradeName) => Math.max(isTradeName ? managerTradeLevel : 4, level)],
  [/^(?:supervisor|foreman|charge)$/, (level) => Math.max(3.5, level)],
  [/^(?:senior|sr|snr|iii|iv)$/, (level) => level + (level >= 3 ? 0.5 : 1)],
  [/^(?:lead|principal|distinguished|master)$/, (level) => Math.max(3.5, level + (level >= 3 ? 0.5 : 1))],
  [/^(?:director|head|dean)$/, (level, isTradeName) => (isTradeName && level >= 5 ? level : Math.max(6, level))],
  [/^(?:vp|svp|evp|avp|vice)$/, (level) => Math.max(7, level)],
  [/^(?:chief|ceo|cfo|coo|cto|cmo|cro|cio|ciso|president|owner|founder|partner)$/, (level) => Math.max(7.5, level)],
  [/^(?:junior|jr|assistant|entry|associate)$/, (level) => level - (level >= 4 ? 0.5 : 1)],
  [/^(?:intern|internship|trainee|apprentice|student|extern|practicum|graduate|cadet|fellow)$/, () => 0],
];

/** Words of rank that count even if they are part of the trade's name. */
const alwaysRank = /^(?:manager|superintendent|director|head|vp|svp|evp|chief|intern|student|apprentice)$/;
const neverRank = /^(?:office\.chief|sales\.(?:closer|accounts)|provider|content|executive|education\.leader)/;

/** Work that matches no pattern is identified by the words of its title, without rank and numbers. */
const titleTermsOf = (words: readonly string[]): readonly string[] =>
  stemsOf(words.filter((word) => !steps.some(([rank]) => rank.test(word))).join(" "))
    .slice(0, maxOccupations)
    .map((stem) => `${titlePrefix}${stem}`);

/** Words of the job's title that name its trade. An unrecognized title may be near it by these. */
export const titleTerms = (title: string): readonly string[] =>
  titleTermsOf(tokens(title).filter((word) => !fillerWords.test(word)));

const fillerWords =
  /^(?:high|school|general|clinical|business|regional|national|global|staff|manager|partner|engineer|specialist|coordinator|analyst|technician|operator|consultant|associate|development|services?|level)$/;

const titlePrefix = "title:";
/** Marks an unrecognized title, in addition to its words, because it may be the same work under another name. */
export const unknownWork = "unknown";
export const isRecognizedWork = (id: string): boolean => id !== unknownWork && !id.startsWith(titlePrefix);

export interface TitleReading {
  readonly occupations: readonly string[];
  readonly level: number;
}

/** A partner owns the firm if the word is alone or says so. A talent, finance or client partner is an employee. */
const isOwningPartner = (words: readonly string[]): boolean => {
  const before = words[words.indexOf("partner") - 1];
  return before === undefined || /^(?:managing|equity|founding|named?|law|senior|general)$/.test(before);
};

/** A word that is part of the trade's name ("account manager") does not raise the level. */
export const parseJobTitle = (title: string): TitleReading => {
  const all = tokens(title);
  // "Assistant to the CEO" is not a chief.
  const to = all.indexOf("to");
  const ownWords = to > 0 ? all.slice(0, to + 1) : all;
  const ownReadings = matchTitlePatterns(ownWords);
  const readings = ownReadings.length > 0 ? ownReadings : matchTitlePatterns(all);
  const best = readings[0];
  let level = best?.occupation.level ?? 2;
  const id = best?.occupation.id ?? "";
  const isTradeName = managerTrades.test(id);
  for (const [pattern, step] of steps)
    for (const word of ownWords) {
      const isName =
        (best?.words.has(word) === true && (!alwaysRank.test(word) || neverRank.test(id))) ||
        (word === "partner" && !isOwningPartner(ownWords)) ||
        // A master plumber works with the tools.
        (word === "master" && id.startsWith("trades."));
      if (pattern.test(word) && !isName) level = step(level, isTradeName);
    }
  const namedIds = new Set(readings.map((titleReading) => titleReading.occupation.id));
  // A specialty is more exact than its family: an ICU nurse is a nurse.
  const ids = [...namedIds].filter((id) => {
    const family = id.slice(0, -"any".length);
    return !id.endsWith(".any") || ![...namedIds].some((other) => other !== id && other.startsWith(family));
  });
  return {
    occupations: ids.length === 0 ? titleTermsOf(ownWords) : ids.slice(0, maxOccupations),
    level: Math.min(8, Math.max(0, level)),
  };
};

/** Titles with a rank and no trade. */
const rankOnlyTitle = new Set(["ops.general", "ops.manager", "consulting.any", "executive.any"]);

/** Work whose common title may mean another trade in another industry. */
const ambiguousOccupations = new Set([
  "engineering.systems",
  "engineering.manufacturing",
  "engineering.mechanical",
  "management.project",
  "education.professor",
  "driving.local",
  "retail.manager",
  "nursing.care",
  "service.technical",
  "marketing.social",
]);

/** People who do a trade's work by hand: an installer in the HVAC industry installs HVAC. */
const handsOnTitle =
  /\b(?:technician|tech|installer|mechanic|apprentice|helper|journeym[ae]n|foreman|laborer|repairer|hauler)\b/i;

/** Reads the title, and if it names no trade, the title with its industry: a general manager of restaurants. */
export const parseRole = (title: string, industry: string): TitleReading => {
  const ownReading = parseJobTitle(title);
  const isAmbiguous = ownReading.occupations.every(
    (id) => ambiguousOccupations.has(id) || rankOnlyTitle.has(id) || !isRecognizedWork(id),
  );
  const standardTitle = isAmbiguous ? disambiguateTitle(title, industry) : title;
  const plain = standardTitle === title ? ownReading : parseJobTitle(standardTitle);
  const isRankOnly = plain.occupations.every((id) => rankOnlyTitle.has(id) || !isRecognizedWork(id));
  // "Client Happiness Lead" at a software firm is not a developer: the industry alone does not make the trade.
  const industryOccupations =
    plain.occupations.some(isRecognizedWork) || handsOnTitle.test(title) ? [] : parseJobTitle(industry).occupations;
  const titleInIndustry =
    industry === "" || !isRankOnly
      ? []
      : parseJobTitle(`${industry} ${title}`).occupations.filter(
          (id) => isRecognizedWork(id) && !plain.occupations.includes(id) && !industryOccupations.includes(id),
        );
  const foundOccupations = [...titleInIndustry, ...plain.occupations].slice(0, maxOccupations);
  return {
    ...plain,
    occupations: foundOccupations.some(isRecognizedWork) ? foundOccupations : [unknownWork, ...foundOccupations],
  };
};
