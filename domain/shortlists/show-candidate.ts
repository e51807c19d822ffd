/**
 * What a reader of a shortlist sees of somebody. Without a name, everything is made from closed lists of ours: words of work, skills
 * of the vocabulary, states, steps of degrees. Nothing that anybody has typed is shown, so nothing has to be taken out of it.
 */
import { degreeIn, type DegreeStep } from "../matching/degrees.ts";
import { readPlace } from "../matching/place.ts";
import { occupations } from "../matching/titles.ts";
import { stateByName } from "../matching/us-places.ts";
import { type Dated, workedTime } from "../matching/worked-months.ts";
import type { Position } from "../profiles/history.ts";
import { printedRange } from "../profiles/printed-dates.ts";
import { skillsNamed } from "../skills/skill-named.ts";
import { skillIndex } from "../skills/vocabulary.ts";
import { identifyingWords, type KnownPerson, tellsWho } from "./identifying-words.ts";
import { letterOf, type ShownCandidate } from "./shown-candidate.ts";

export interface ShowableCandidate extends KnownPerson {
  readonly currentTitle: string | null;
  readonly years: number | null;
  readonly location: string | null;
  readonly summary: string | null;
  readonly skills: readonly string[];
}

export interface OnTheList {
  /** From 0, as the list was made: who leaves it changes nobody's letter. */
  readonly place: number;
  readonly why: string;
}

const orNull = (text: string | null): string | null => (text === null || text.trim() === "" ? null : text);

/** An end that was not said is not made up: without it nothing is counted. */
const dated = ({ start, end }: Position): Dated => ({
  start: end === undefined ? null : (start ?? null),
  end: end ?? null,
});

const yearsOf = ({ years, workHistory }: ShowableCandidate, month: string): number | null => {
  if (years !== null) return years;
  const { months } = workedTime(workHistory.map(dated), month);
  return months >= 12 ? Math.floor(months / 12) : null;
};

/** By name: the record as it stands, without ways to reach the person. `month` is now, "2026-11". */
export const namedCandidate = (person: ShowableCandidate, { why }: OnTheList, month: string): ShownCandidate => ({
  label: `${person.firstName} ${person.lastName}`.trim(),
  title: orNull(person.currentTitle),
  years: yearsOf(person, month),
  place: orNull(person.location),
  summary: orNull(person.summary),
  skills: [...person.skills],
  roles: person.workHistory.map(({ title, company, start, end, description }) => ({
    title: orNull(title),
    company: orNull(company),
    time: printedRange(start, end),
    description: orNull(description ?? null),
  })),
  education: person.education.map(({ degree, field, school, year }) =>
    [degree, field, school, year === undefined ? undefined : String(year)].filter(Boolean).join(", "),
  ),
  why,
});

const rankWords =
  "senior sr junior jr lead principal staff chief head assistant associate manager director supervisor coordinator specialist intern i ii iii iv";
const joiningWords = new Set(["of", "and", "&", "the", "for", "in", "-", "–", "/"]);
const workWords: ReadonlySet<string> = new Set(
  occupations.flatMap(({ patterns }) => patterns.flatMap((pattern) => pattern.replace("~", "").split(/[ /]/))),
);
const titleWords: ReadonlySet<string> = new Set([...workWords, ...rankWords.split(" "), ...joiningWords]);

const isKnownWord = (word: string): boolean =>
  titleWords.has(word) || (word.length > 3 && word.endsWith("s") && titleWords.has(word.slice(0, -1)));

/** The words of a title up to the first that is no word of work: "ICU Nurse at Mercy" is an ICU Nurse. */
const plainWork = (title: string): string | null => {
  const words = title.trim().split(/[\s,/()]+/);
  const end = words.findIndex((word) => !isKnownWord(word.toLowerCase()));
  const kept = (end === -1 ? words : words.slice(0, end)).slice(0, 8);
  while (joiningWords.has(kept.at(-1)?.toLowerCase() ?? "")) kept.pop();
  return kept.some((word) => workWords.has(word.toLowerCase())) ? kept.join(" ") : null;
};

const degreeWords: Readonly<Record<DegreeStep, string>> = {
  associate: "Associate degree",
  bachelor: "Bachelor’s degree",
  master: "Master’s degree",
  doctor: "Doctorate",
};

const stateNames: ReadonlyMap<string, string> = new Map(
  [...stateByName].map(([name, code]) => [code, name.replaceAll(/\b(?!of\b)[a-z]/g, (letter) => letter.toUpperCase())]),
);

const stateOfPlace = (location: string | null): string | null => {
  const { region, country } = readPlace(location ?? "");
  return country === "US" ? (stateNames.get(region) ?? null) : null;
};

const spokenTime = (months: number): string => {
  if (months <= 0) return "";
  if (months < 12) return "Under a year";
  const years = Math.round(months / 12);
  return years === 1 ? "1 year" : `${years} years`;
};

const mostRoles = 12;

/** Without a name. What would tell who it is, even as a word of our own lists, is left out whole. */
export const anonymousCandidate = (
  person: ShowableCandidate,
  { place, why }: OnTheList,
  month: string,
): ShownCandidate => {
  const telling = identifyingWords(person);
  const safe = (text: string | null): string | null => (text === null || tellsWho(text, telling) ? null : text);
  const degrees = person.education.flatMap(({ degree }) => degreeIn(degree) ?? []);
  return {
    label: `Candidate ${letterOf(place)}`,
    title: safe(plainWork(person.currentTitle ?? "")),
    years: yearsOf(person, month),
    place: safe(stateOfPlace(person.location)),
    summary: null,
    skills: [...new Set(person.skills.flatMap((skill) => skillsNamed(skill, skillIndex())))].filter(
      (skill) => safe(skill) !== null,
    ),
    roles: person.workHistory.slice(0, mostRoles).map((role) => ({
      title: safe(plainWork(role.title)),
      company: null,
      time: spokenTime(workedTime([dated(role)], month).months),
      description: null,
    })),
    education: [...new Set(degrees.map((step) => degreeWords[step]))],
    why: safe(why) ?? "",
  };
};
