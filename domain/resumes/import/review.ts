/** The pieces that an import found, each with its position in the document, and how to correct or undo one. */
import type { Credential, Education, Language, Position, Volunteering } from "../../profiles/history.ts";
import type { Profile, ProfileUpdate } from "../../profiles/profile.ts";
import type { ParsedResume } from "./import-resume.ts";
import { importedEntries, profileUpdateOf } from "./profile-update.ts";
import type { Span } from "../read-resume.ts";
import {
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
import { skillKeyBy, type SkillKey } from "../fields/skill-key.ts";

const textKeys = ["title", "email", "phone", "location", "summary"] as const;
export type TextKey = (typeof textKeys)[number];

interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** The value of the piece: the document's words, or the person's correction. */
export type Piece =
  | { readonly kind: "name"; readonly value: PersonName }
  | { readonly kind: "text"; readonly key: TextKey; readonly value: string }
  | { readonly kind: "skill"; readonly value: string }
  | { readonly kind: "job"; readonly value: Position }
  | { readonly kind: "school"; readonly value: Education }
  | { readonly kind: "credential"; readonly value: Credential }
  | { readonly kind: "language"; readonly value: Language }
  | { readonly kind: "volunteering"; readonly value: Volunteering };

export interface ReviewItem {
  readonly id: string;
  readonly piece: Piece;
  /** Undefined if the document has no position for it. */
  readonly confidence: number | undefined;
  readonly spans: readonly Span[];
  /** What the other reader found instead. */
  readonly others: readonly string[];
}

/** The review asks about values below this confidence, and about values without a place in the document. */
export const checkBelow = 0.85;

export const confidenceLabel = (confidence: number | undefined): "sure" | "likely" | "please check" => {
  if (confidence === undefined || confidence < checkBelow) return "please check";
  return confidence >= 0.9 ? "sure" : "likely";
};

type Field = ParsedResume["fields"]["email"];

const itemOf = (id: string, piece: Piece, fields: readonly (Field | undefined)[]): ReviewItem => {
  const found = fields.filter((field) => field !== null && field !== undefined);
  return {
    id,
    piece,
    confidence: found.length === 0 ? undefined : Math.min(...found.map(({ confidence }) => confidence)),
    spans: found.map(({ span }) => span),
    others: found.flatMap(({ other }) => other ?? []),
  };
};

/** In profile order. */
export const reviewItems = (parsedResume: ParsedResume): ReviewItem[] => {
  const { fields } = parsedResume;
  const { firstName = "", lastName = "", ...update } = profileUpdateOf(parsedResume);
  const entries = importedEntries(parsedResume);
  const hasName = firstName !== "" || lastName !== "";
  return [
    ...(hasName ? [itemOf("name", { kind: "name", value: { firstName, lastName } }, [fields.name])] : []),
    ...textKeys.flatMap((key) => {
      const value = update[key];
      return value === undefined ? [] : [itemOf(key, { kind: "text", key, value }, [fields[key]])];
    }),
    ...entries.skills.map(({ at, entry }) =>
      itemOf(`skill-${at}`, { kind: "skill", value: entry }, [fields.skills[at]]),
    ),
    ...entries.experience.map(({ at, entry }) => {
      const found = fields.experience[at];
      return itemOf(`job-${at}`, { kind: "job", value: entry }, [found?.title, found?.company, found?.dates]);
    }),
    ...entries.education.map(({ at, entry }) => {
      const found = fields.education[at];
      return itemOf(`school-${at}`, { kind: "school", value: entry }, [found?.institution, found?.degree, found?.year]);
    }),
    ...entries.credentials.map(({ at, entry }) =>
      itemOf(`credential-${at}`, { kind: "credential", value: entry }, [fields.credentials[at]]),
    ),
    ...entries.languages.map(({ at, entry }) =>
      itemOf(`language-${at}`, { kind: "language", value: entry }, [fields.languages[at]]),
    ),
    ...entries.volunteering.map(({ at, entry }) =>
      itemOf(`volunteering-${at}`, { kind: "volunteering", value: entry }, [fields.volunteering[at]]),
    ),
  ];
};

interface EntryMatcher<Entry> {
  readonly isSame: (one: Entry, other: Entry) => boolean;
  readonly mayBeSame: (one: Entry, other: Entry) => boolean;
}

const jobMatcher: EntryMatcher<Position> = { isSame: isSameJob, mayBeSame: mayBeSameJob };
const schoolMatcher: EntryMatcher<Education> = { isSame: isSameSchool, mayBeSame: mayBeSameSchool };
const credentialMatcher: EntryMatcher<Credential> = { isSame: isSameCredential, mayBeSame: mayBeSameCredential };
const languageMatcher: EntryMatcher<Language> = { isSame: isSameLanguage, mayBeSame: isSameLanguage };
const volunteeringMatcher: EntryMatcher<Volunteering> = {
  isSame: isSameVolunteering,
  mayBeSame: mayBeSameVolunteering,
};
const skillMatcher = (keyOf: SkillKey): EntryMatcher<string> => {
  const isSame = (one: string, other: string) => keyOf(one) === keyOf(other);
  return { isSame, mayBeSame: isSame };
};

const indexOfEntry = <Entry>(
  list: readonly Entry[],
  entry: Entry,
  { isSame, mayBeSame }: EntryMatcher<Entry>,
): number => {
  const same = list.findIndex((each) => isSame(each, entry));
  return same >= 0 ? same : list.findIndex((each) => mayBeSame(each, entry));
};

const replaceEntry = <Entry>(
  list: readonly Entry[],
  from: Entry,
  to: Entry | undefined,
  matcher: EntryMatcher<Entry>,
): Entry[] => {
  const at = indexOfEntry(list, from, matcher);
  if (at < 0) return to === undefined ? [...list] : [...list, to];
  return [...list.slice(0, at), ...(to === undefined ? [] : [to]), ...list.slice(at + 1)];
};

const entryIn = <Entry>(list: readonly Entry[], entry: Entry, matcher: EntryMatcher<Entry>): Entry | undefined =>
  list[indexOfEntry(list, entry, matcher)];

/** The profile's current value for a piece, or undefined if the field is empty or no entry matches. */
export const pieceIn = (profile: Profile, piece: Piece, parsedResume: ParsedResume): Piece | undefined => {
  const as = (value: Piece["value"] | undefined) => (value === undefined ? undefined : ({ ...piece, value } as Piece));
  switch (piece.kind) {
    case "name": {
      const { firstName, lastName } = profile;
      return firstName === "" && lastName === "" ? undefined : as({ firstName, lastName });
    }
    case "text":
      return profile[piece.key] === "" ? undefined : as(profile[piece.key]);
    case "skill":
      return as(entryIn(profile.skills, piece.value, skillMatcher(skillKeyBy(parsedResume.skillNames))));
    case "job":
      return as(entryIn(profile.experience, piece.value, jobMatcher));
    case "school":
      return as(entryIn(profile.education, piece.value, schoolMatcher));
    case "credential":
      return as(entryIn(profile.credentials, piece.value, credentialMatcher));
    case "language":
      return as(entryIn(profile.languages, piece.value, languageMatcher));
    case "volunteering":
      return as(entryIn(profile.volunteering, piece.value, volunteeringMatcher));
  }
};

/** The profile update that replaces one piece, or removes it if `to` is undefined. */
export const replacePiece = (
  profile: Profile,
  from: Piece,
  to: Piece | undefined,
  parsedResume: ParsedResume,
): ProfileUpdate => {
  /** The value of `to` is of the same kind as that of `from`. */
  const replaced = <Entry>(list: readonly Entry[], value: Entry, matcher: EntryMatcher<Entry>): Entry[] =>
    replaceEntry(list, value, to?.value as Entry | undefined, matcher);
  switch (from.kind) {
    case "name":
      return to?.kind === "name" ? { ...to.value } : { firstName: "", lastName: "" };
    case "text":
      return { [from.key]: to?.kind === "text" ? to.value : "" };
    case "skill":
      return { skills: replaced(profile.skills, from.value, skillMatcher(skillKeyBy(parsedResume.skillNames))) };
    case "job":
      return { experience: replaced(profile.experience, from.value, jobMatcher) };
    case "school":
      return { education: replaced(profile.education, from.value, schoolMatcher) };
    case "credential":
      return { credentials: replaced(profile.credentials, from.value, credentialMatcher) };
    case "language":
      return { languages: replaced(profile.languages, from.value, languageMatcher) };
    case "volunteering":
      return { volunteering: replaced(profile.volunteering, from.value, volunteeringMatcher) };
  }
};
