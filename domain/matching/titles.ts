/** What kind of work a title names, and at which level. */
import { educationNear, educationWork } from "./occupations/education.ts";
import { healthNear, healthWork } from "./occupations/health.ts";
import { makingNear, makingWork } from "./occupations/making.ts";
import { moneyNear, moneyWork } from "./occupations/money.ts";
import type { Near, Occupation } from "./occupations/occupation.ts";
import { officeNear, officeWork } from "./occupations/office.ts";
import { runningNear, runningWork } from "./occupations/running.ts";
import { servingNear, servingWork } from "./occupations/serving.ts";
import { technologyNear, technologyWork } from "./occupations/technology.ts";
import { tradesNear, tradesWork } from "./occupations/trades.ts";
import { plainTitle } from "./loose-titles.ts";
import { stemsOf } from "./stems.ts";

export const occupations: readonly Occupation[] = [
  ...healthWork,
  ...officeWork,
  ...moneyWork,
  ...technologyWork,
  ...makingWork,
  ...runningWork,
  ...servingWork,
  ...tradesWork,
  ...educationWork,
];

export const nearPairs: readonly Near[] = [
  ...healthNear,
  ...officeNear,
  ...moneyNear,
  ...technologyNear,
  ...makingNear,
  ...runningNear,
  ...servingNear,
  ...tradesNear,
  ...educationNear,
];

interface Pattern {
  readonly occupation: Occupation;
  /** Written with a tilde: names the work only where nothing else in the title does. */
  readonly weak: boolean;
  readonly slots: readonly (readonly string[])[];
}

/** Words that say a field, not a job: they name the work only where nothing else in the title does. */
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

/** Every pattern under each word its first slot allows. */
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
  /** Its words stand side by side in the title. */
  readonly together: boolean;
  readonly weak: boolean;
}

const isWithin = (small: ReadonlySet<string>, large: ReadonlySet<string>): boolean =>
  small.size < large.size && [...small].every((word) => large.has(word));

const isTogether = (held: ReadonlySet<string>, words: readonly string[]): boolean => {
  const places = [...held].map((word) => words.indexOf(word));
  return Math.max(...places) - Math.min(...places) === held.size - 1;
};

/** "Product marketing manager" is not a product manager: words that stand together say more than words that do not. */
const isTornBy = (one: Reading, other: Reading): boolean =>
  !one.together &&
  other.together &&
  !other.weak &&
  other.words.size >= Math.max(2, one.words.size) &&
  !other.occupation.id.endsWith(".any") &&
  [...one.words].some((word) => other.words.has(word));

const readTitle = (title: readonly string[]): readonly Reading[] => {
  const words = title.filter((word) => word !== "of" && word !== "the");
  const forms = new Map<string, string>();
  for (const word of words) {
    forms.set(word, word);
    if (word.length > 3 && word.endsWith("s") && !word.endsWith("ss")) forms.set(word.slice(0, -1), word);
  }
  const found: Reading[] = [];
  for (const form of forms.keys())
    for (const { occupation, slots, weak } of byWord.get(form) ?? []) {
      const held = slots.map((slot) => slot.find((word) => forms.has(word)));
      if (!held.every((word) => word !== undefined)) continue;
      const heldWords = new Set(held.map((word) => forms.get(word) ?? ""));
      found.push({ occupation, words: heldWords, together: isTogether(heldWords, words), weak });
    }
  const whole = found.filter(
    (one) => !found.some((other) => (!other.weak && isWithin(one.words, other.words)) || isTornBy(one, other)),
  );
  const firm = whole.filter(
    (one) => !one.weak && (one.words.size > 1 || ![...one.words].some((word) => fieldWords.has(word))),
  );
  return (firm.length > 0 ? firm : whole).toSorted((a, b) => b.words.size - a.words.size);
};

const mostOccupations = 3;

/** Trades where "manager" or "director" is the name of the work and not of a rank. */
const ownManagers =
  /^(?:management|marketing|content|design\.lead|sales\.(?:closer|accounts|rep|development|medical)|service\.success|finance\.(?:analyst|advisor|lending|investment)|nursing\.care|research|accounting\.tax|supply\.(?:buyer|inventory)|events|office\.chief|provider|hr\.(?:recruiter|benefits|learning))/;
const ownManager = 3;

type Step = (level: number, isOwn: boolean) => number;
const steps: readonly (readonly [RegExp, Step])[] = [
  [/^(?:manager|superintendent)$/, (level, isOwn) => Math.max(isOwn ? ownManager : 4, level)],
  [/^(?:supervisor|foreman|charge)$/, (level) => Math.max(3.5, level)],
  [/^(?:senior|sr|snr|iii|iv)$/, (level) => level + (level >= 3 ? 0.5 : 1)],
  [/^(?:lead|principal|distinguished|master)$/, (level) => Math.max(3.5, level + (level >= 3 ? 0.5 : 1))],
  [/^(?:director|head|dean)$/, (level, isOwn) => (isOwn && level >= 5 ? level : Math.max(6, level))],
  [/^(?:vp|svp|evp|avp|vice)$/, (level) => Math.max(7, level)],
  [/^(?:chief|ceo|cfo|coo|cto|cmo|cro|cio|ciso|president|owner|founder|partner)$/, (level) => Math.max(7.5, level)],
  [/^(?:junior|jr|assistant|entry|associate)$/, (level) => level - (level >= 4 ? 0.5 : 1)],
  [/^(?:intern|internship|trainee|apprentice|student|extern|practicum|graduate|cadet|fellow)$/, () => 0],
];

/** Words of rank that count even where they are part of the trade's name. */
const alwaysRank = /^(?:manager|superintendent|director|head|vp|svp|evp|chief|intern|student|apprentice)$/;
const neverRank = /^(?:office\.chief|sales\.(?:closer|accounts)|provider|content|executive|education\.leader)/;

/** Work that no pattern knows is known by the words of its title, rank and numbers left out. */
const titleTermsOf = (words: readonly string[]): readonly string[] =>
  stemsOf(words.filter((word) => !steps.some(([rank]) => rank.test(word))).join(" "))
    .slice(0, mostOccupations)
    .map((stem) => `${titlePrefix}${stem}`);

/** Words of the job's title that say its trade, by which an unread title may be near it. */
export const titleTerms = (title: string): readonly string[] =>
  titleTermsOf(tokens(title).filter((word) => !sayNothing.test(word)));

const sayNothing =
  /^(?:high|school|general|clinical|business|regional|national|global|staff|manager|partner|engineer|specialist|coordinator|analyst|technician|operator|consultant|associate|development|services?|level)$/;

const titlePrefix = "title:";
/** Stands beside the words of a title that was not read: it may be the same work by another name. */
export const unknownWork = "unknown";
export const isReadWork = (id: string): boolean => id !== unknownWork && !id.startsWith(titlePrefix);

export interface TitleReading {
  readonly occupations: readonly string[];
  readonly level: number;
}

/** A partner owns the firm where the word stands alone or says so; a talent, finance or client partner is an employee. */
const isOwningPartner = (words: readonly string[]): boolean => {
  const before = words[words.indexOf("partner") - 1];
  return before === undefined || /^(?:managing|equity|founding|named?|law|senior|general)$/.test(before);
};

/** A word that is part of the trade's name ("account manager") does not raise the level. */
export const readJobTitle = (title: string): TitleReading => {
  const all = tokens(title);
  // "Assistant to the CEO" is not a chief.
  const to = all.indexOf("to");
  const own = to > 0 ? all.slice(0, to + 1) : all;
  const ownReadings = readTitle(own);
  const readings = ownReadings.length > 0 ? ownReadings : readTitle(all);
  const best = readings[0];
  let level = best?.occupation.level ?? 2;
  const id = best?.occupation.id ?? "";
  const isOwn = ownManagers.test(id);
  for (const [pattern, step] of steps)
    for (const word of own) {
      const isName =
        (best?.words.has(word) === true && (!alwaysRank.test(word) || neverRank.test(id))) ||
        (word === "partner" && !isOwningPartner(own));
      if (pattern.test(word) && !isName) level = step(level, isOwn);
    }
  const named = new Set(readings.map((reading) => reading.occupation.id));
  // A special of a family says more than the family: an ICU nurse is a nurse.
  const ids = [...named].filter((id) => {
    const family = id.slice(0, -"any".length);
    return !id.endsWith(".any") || ![...named].some((other) => other !== id && other.startsWith(family));
  });
  return {
    occupations: ids.length === 0 ? titleTermsOf(own) : ids.slice(0, mostOccupations),
    level: Math.min(8, Math.max(0, level)),
  };
};

/** Titles that say a rank and no trade. */
const tradeless = new Set(["ops.general", "ops.manager", "consulting.any", "executive.any"]);

/** Work whose usual title may mean another trade in another house. */
const loose = new Set([
  "engineering.systems",
  "engineering.manufacturing",
  "engineering.mechanical",
  "management.project",
  "education.professor",
  "driving.local",
  "retail.manager",
  "nursing.care",
  "service.technical",
]);

/** The title, and where it names no trade, the title with its industry: a general manager of restaurants. */
export const readRole = (title: string, industry: string): TitleReading => {
  const own = readJobTitle(title);
  const isLoose = own.occupations.every((id) => loose.has(id) || tradeless.has(id) || !isReadWork(id));
  const plainly = isLoose ? plainTitle(title, industry) : title;
  const plain = plainly === title ? own : readJobTitle(plainly);
  const isTradeless = plain.occupations.every((id) => tradeless.has(id) || !isReadWork(id));
  // "Client Happiness Lead" at a software firm is no developer: the industry alone does not make the trade.
  const ofIndustry = plain.occupations.some(isReadWork) ? [] : readJobTitle(industry).occupations;
  const inTrade =
    industry === "" || !isTradeless
      ? []
      : readJobTitle(`${industry} ${title}`).occupations.filter(
          (id) => isReadWork(id) && !plain.occupations.includes(id) && !ofIndustry.includes(id),
        );
  const named = [...inTrade, ...plain.occupations].slice(0, mostOccupations);
  return { ...plain, occupations: named.some(isReadWork) ? named : [unknownWork, ...named] };
};
