/**
 * What a client reviewer sees of a candidate. On an anonymous list everything comes from our own closed lists: occupations, skills of
 * the vocabulary, states, degrees. No typed text is shown, so no text needs redaction.
 */
import { highestDegreeIn, type DegreeLevel } from "../matching/facts/degrees.ts";
import { parseLocation } from "../matching/location/location.ts";
import { occupations } from "../matching/occupations/occupations.ts";
import { stateByName } from "../matching/location/us-locations.ts";
import { type Dated, workedTime } from "../matching/facts/worked-months.ts";
import { credentialLine, credentialStatusText, isExpired, languageLine } from "../profiles/entry-text.ts";
import type { Credential, Language, Position } from "../profiles/history.ts";
import { formatDateRange } from "../profiles/date-range.ts";
import { isLanguage } from "../resumes/fields/languages.ts";
import { resolveSkills } from "../skills/resolve-skill.ts";
import { uniqueSkills } from "../skills/unique-skills.ts";
import { skillIndex } from "../skills/vocabulary.ts";
import { identifyingWords, type IdentifyingDetails, identifiesPerson } from "./identifying-words.ts";
import { candidateLetter, type ShownCandidate } from "./shown-candidate.ts";

export interface ShowableCandidate extends IdentifyingDetails {
  readonly currentTitle: string | null;
  readonly years: number | null;
  readonly location: string | null;
  readonly summary: string | null;
  readonly skills: readonly string[];
  /** Empty if the candidate's consent doesn't name them. */
  readonly credentials: readonly Credential[];
  readonly languages: readonly Language[];
}

export interface ListPosition {
  /** The index from 0 when the list was created. Removing an entry changes no other label. */
  readonly place: number;
  readonly why: string;
}

const emptyToNull = (text: string | null): string | null => (text === null || text.trim() === "" ? null : text);

/** A position without an end is not counted. */
const dated = ({ start, end }: Position): Dated => ({
  start: end === undefined ? null : (start ?? null),
  end: end ?? null,
});

const yearsOf = ({ years, workHistory }: ShowableCandidate, month: string): number | null => {
  if (years !== null) return years;
  const { months } = workedTime(workHistory.map(dated), month);
  return months >= 12 ? Math.floor(months / 12) : null;
};

/** With a number anyone can look up the person in a register, so no client sees it, even as a part of the name. */
const lineWithoutNumber = ({ number = "", ...credential }: Credential, today: string): string =>
  credentialLine(credential, today).replaceAll(number.trim() === "" ? /$^/g : number.trim(), "…");

/** The record with the name, without contact details. `today` is a date, "2026-11-19". */
export const namedCandidate = (person: ShowableCandidate, { why }: ListPosition, today: string): ShownCandidate => ({
  label: `${person.firstName} ${person.lastName}`.trim(),
  title: emptyToNull(person.currentTitle),
  years: yearsOf(person, today.slice(0, 7)),
  place: emptyToNull(person.location),
  summary: emptyToNull(person.summary),
  skills: uniqueSkills(person.skills),
  credentials: person.credentials.map((credential) => lineWithoutNumber(credential, today)),
  languages: person.languages.map(languageLine),
  roles: person.workHistory.map(({ title, company, start, end, description }) => ({
    title: emptyToNull(title),
    company: emptyToNull(company),
    time: formatDateRange(start, end),
    description: emptyToNull(description ?? null),
  })),
  education: person.education.map(({ degree, field, school, year }) =>
    [degree, field, school, year === undefined ? undefined : String(year)].filter(Boolean).join(", "),
  ),
  why,
});

const rankWords =
  "senior sr junior jr lead principal staff chief head assistant associate manager director supervisor coordinator specialist intern i ii iii iv";
const joiningWords = new Set(["of", "and", "&", "the", "for", "in", "-", "–", "/"]);
const occupationWords: ReadonlySet<string> = new Set(
  occupations.flatMap(({ patterns }) => patterns.flatMap((pattern) => pattern.replace("~", "").split(/[ /]/))),
);
const titleWords: ReadonlySet<string> = new Set([...occupationWords, ...rankWords.split(" "), ...joiningWords]);

const isKnownWord = (word: string): boolean =>
  titleWords.has(word) || (word.length > 3 && word.endsWith("s") && titleWords.has(word.slice(0, -1)));

/** The words of a title up to the first unknown one: "ICU Nurse at Mercy" becomes "ICU Nurse". */
const genericTitle = (title: string): string | null => {
  const words = title.trim().split(/[\s,/()]+/);
  const end = words.findIndex((word) => !isKnownWord(word.toLowerCase()));
  const keptWords = (end === -1 ? words : words.slice(0, end)).slice(0, 8);
  while (joiningWords.has(keptWords.at(-1)?.toLowerCase() ?? "")) keptWords.pop();
  return keptWords.some((word) => occupationWords.has(word.toLowerCase())) ? keptWords.join(" ") : null;
};

const degreeLabels: Readonly<Record<DegreeLevel, string>> = {
  associate: "Associate degree",
  bachelor: "Bachelor’s degree",
  master: "Master’s degree",
  doctor: "Doctorate",
};

const stateNames: ReadonlyMap<string, string> = new Map(
  [...stateByName].map(([name, code]) => [code, name.replaceAll(/\b(?!of\b)[a-z]/g, (letter) => letter.toUpperCase())]),
);

const stateOfPlace = (location: string | null): string | null => {
  const { region, country } = parseLocation(location ?? "");
  return country === "US" ? (stateNames.get(region) ?? null) : null;
};

/** "RN license, Ohio, Lapsed": from our own lists only, without issuer, number and dates. */
const genericCredentials = (credential: Credential, today: string): readonly string[] => {
  const { name, region = "", status } = credential;
  const state = stateNames.get(region.toUpperCase()) ?? stateNames.get(stateByName.get(region.toLowerCase()) ?? "");
  const statusText = isExpired(credential, today) ? "Lapsed" : credentialStatusText({ name, status }, today);
  return resolveSkills(name, skillIndex())
    .filter((skill) => skillIndex().byName.get(skill)?.kind === "credential")
    .map((skill) => [skill, state, statusText].filter(Boolean).join(", "));
};

const formatMonths = (months: number): string => {
  if (months <= 0) return "";
  if (months < 12) return "Under a year";
  const years = Math.round(months / 12);
  return years === 1 ? "1 year" : `${years} years`;
};

const maxRoles = 12;

/** The record without the name. Values that contain an identifying word are left out, even if they come from our own lists. */
export const anonymousCandidate = (
  person: ShowableCandidate,
  { place, why }: ListPosition,
  today: string,
): ShownCandidate => {
  const month = today.slice(0, 7);
  const identifying = identifyingWords(person);
  const omitIdentifying = (text: string | null): string | null =>
    text === null || identifiesPerson(text, identifying) ? null : text;
  const degrees = person.education.flatMap(({ degree }) => highestDegreeIn(degree) ?? []);
  return {
    label: `Candidate ${candidateLetter(place)}`,
    title: omitIdentifying(genericTitle(person.currentTitle ?? "")),
    years: yearsOf(person, month),
    place: omitIdentifying(stateOfPlace(person.location)),
    summary: null,
    skills: [...new Set(person.skills.flatMap((skill) => resolveSkills(skill, skillIndex())))].filter(
      (skill) => omitIdentifying(skill) !== null,
    ),
    credentials: person.credentials
      .flatMap((credential) => genericCredentials(credential, today))
      .filter((line) => omitIdentifying(line) !== null),
    languages: person.languages
      .map(({ name }) => name)
      .filter((name) => isLanguage(name) && omitIdentifying(name) !== null),
    roles: person.workHistory.slice(0, maxRoles).map((role) => ({
      title: omitIdentifying(genericTitle(role.title)),
      company: null,
      time: formatMonths(workedTime([dated(role)], month).months),
      description: null,
    })),
    education: [...new Set(degrees.map((step) => degreeLabels[step]))],
    why: omitIdentifying(why) ?? "",
  };
};
