/** Merges an import into a profile: single fields are replaced, lists are merged with the existing ones. */
import {
  type Credential,
  type Language,
  type Position,
  uniquePreferences,
  type Volunteering,
} from "../../profiles/history.ts";
import { listLimits, mergeProfile, type Profile, type ProfileUpdate } from "../../profiles/profile.ts";
import type { ParsedResume } from "./import-resume.ts";
import { profileUpdateOf } from "./profile-update.ts";
import {
  filledCredential,
  filledJob,
  filledLanguage,
  filledSchool,
  filledVolunteering,
  isSameCredential,
  isSameJob,
  isSameLanguage,
  isSameSchool,
  isSameVolunteering,
  mayBeSameCredential,
  mayBeSameJob,
  mayBeSameSchool,
  mayBeSameVolunteering,
} from "./same-entry.ts";
import { plainSkillKey, skillKeyBy, type SkillKey } from "../fields/skill-key.ts";

interface Rules<Entry> {
  readonly isSame: (one: Entry, other: Entry) => boolean;
  readonly mayBeSame: (one: Entry, other: Entry) => boolean;
  readonly fill: (before: Entry, entry: Entry) => Entry;
  /** The index at which a new entry is inserted. */
  readonly insertIndex: (list: readonly Entry[], entry: Entry) => number;
}

/** Inserts before the first job that began earlier, as resumes are sorted. */
const indexBeforeEarlierJob = (list: readonly Position[], entry: Position): number => {
  const index = list.findIndex(({ start }) => start !== undefined && entry.start !== undefined && start < entry.start);
  return index < 0 ? list.length : index;
};

const mergeOnce = <Entry>(before: readonly Entry[], entries: readonly Entry[], rules: Rules<Entry>): Entry[] => {
  const list = [...before];
  for (const entry of entries) {
    const sameIndex = list.findIndex((each) => rules.isSame(each, entry));
    const index = sameIndex >= 0 ? sameIndex : list.findIndex((each) => rules.mayBeSame(each, entry));
    const existing = list[index];
    if (existing === undefined) list.splice(rules.insertIndex(list, entry), 0, entry);
    else list[index] = rules.fill(existing, entry);
  }
  return list;
};

const maxRounds = 20;

/** Repeats until nothing changes, because a filled entry can match one more. A second import then changes nothing. */
const mergeEntries = <Entry>(
  before: readonly Entry[],
  entries: readonly Entry[],
  maxEntries: number,
  rules: Rules<Entry>,
): Entry[] => {
  let list = [...before];
  for (let round = 0; round < maxRounds; round += 1) {
    const next = mergeOnce(list, entries, rules).slice(0, Math.max(maxEntries, before.length));
    if (JSON.stringify(next) === JSON.stringify(list)) break;
    list = next;
  }
  return list;
};

const jobs: Rules<Position> = {
  isSame: isSameJob,
  mayBeSame: mayBeSameJob,
  fill: filledJob,
  insertIndex: indexBeforeEarlierJob,
};
const atEnd = (list: readonly unknown[]): number => list.length;
const schools = { isSame: isSameSchool, mayBeSame: mayBeSameSchool, fill: filledSchool, insertIndex: atEnd };
const credentials: Rules<Credential> = {
  isSame: isSameCredential,
  mayBeSame: mayBeSameCredential,
  fill: filledCredential,
  insertIndex: atEnd,
};
const languages: Rules<Language> = {
  isSame: isSameLanguage,
  mayBeSame: isSameLanguage,
  fill: filledLanguage,
  insertIndex: atEnd,
};
const volunteering: Rules<Volunteering> = {
  isSame: isSameVolunteering,
  mayBeSame: mayBeSameVolunteering,
  fill: filledVolunteering,
  insertIndex: atEnd,
};

const mergeSkills = (before: readonly string[], imported: readonly string[], keyOf: SkillKey): string[] => {
  const keys = new Set(before.map(keyOf));
  const fresh = imported.filter((skill) => {
    const key = keyOf(skill);
    return keys.has(key) ? false : keys.add(key);
  });
  return [...before, ...fresh].slice(0, Math.max(listLimits.skills, before.length));
};

/** Importing the same document twice changes nothing the second time. */
export const mergeImport = (before: Profile, update: ProfileUpdate, skillKey: SkillKey = plainSkillKey): Profile => ({
  ...mergeProfile(before, update),
  skills: mergeSkills(before.skills, update.skills ?? [], skillKey),
  experience: mergeEntries(before.experience, update.experience ?? [], listLimits.experience, jobs),
  education: mergeEntries(before.education, update.education ?? [], listLimits.education, schools),
  credentials: mergeEntries(before.credentials, update.credentials ?? [], listLimits.credentials, credentials),
  languages: mergeEntries(before.languages, update.languages ?? [], listLimits.languages, languages),
  volunteering: mergeEntries(before.volunteering, update.volunteering ?? [], listLimits.volunteering, volunteering),
  preferences: uniquePreferences([...before.preferences, ...(update.preferences ?? [])]),
});

/** The profile after the import. The review shows the difference. */
export const importInto = (before: Profile, parsedResume: ParsedResume): Profile =>
  mergeImport(before, profileUpdateOf(parsedResume), skillKeyBy(parsedResume.skillNames));

/** The same as an update of only the fields that the document has, for the profile's storage. */
export const importUpdate = (before: Profile, parsedResume: ParsedResume): ProfileUpdate => {
  const after = importInto(before, parsedResume);
  const keys = Object.keys(profileUpdateOf(parsedResume)) as (keyof Profile)[];
  return Object.fromEntries(keys.map((key) => [key, after[key]]));
};
