/** Decides whether two profile entries are the same despite different spelling, and merges them. */
import type { Credential, Education, Language, Position, Volunteering } from "../../profiles/history.ts";
import { squashed } from "../../skills/text-tokens.ts";

/** "2018" and "2018-03" can be the same start. A missing start matches any. */
const mayBeSameTime = (one = "", other = ""): boolean => one.startsWith(other) || other.startsWith(one);

const sameWords = (one: string, other: string): boolean => squashed(one) === squashed(other);

const sameWork = (one: Position, other: Position): boolean =>
  sameWords(one.title, other.title) && sameWords(one.company, other.company);

export const isSameJob = (one: Position, other: Position): boolean =>
  sameWork(one, other) && (one.start ?? "") === (other.start ?? "");

export const mayBeSameJob = (one: Position, other: Position): boolean =>
  sameWork(one, other) && mayBeSameTime(one.start, other.start);

export const isSameSchool = (one: Education, other: Education): boolean =>
  sameWords(one.school, other.school) && sameWords(one.degree, other.degree);

export const mayBeSameSchool = (one: Education, other: Education): boolean =>
  sameWords(one.school, other.school) &&
  (sameWords(one.degree, other.degree) || one.degree.trim() === "" || other.degree.trim() === "");

const withoutEmpty = <Value extends object>(value: Value): Partial<Value> =>
  Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== undefined && field !== ""),
  ) as Partial<Value>;

/** Keeps existing values, fills missing ones, and takes more exact or longer values from the document. */
export const filledJob = (before: Position, imported: Position): Position => {
  const existing = withoutEmpty(before);
  const all = {
    ...imported,
    ...existing,
    title: before.title || imported.title,
    company: before.company || imported.company,
  };
  const start = (imported.start ?? "").length > (before.start ?? "").length ? imported.start : before.start;
  // A job that was current in the older text may have ended since. The reverse means that the entry was corrected.
  const end = before.end ?? imported.end ?? before.end;
  const isFuller = (imported.description ?? "").includes(before.description ?? "");
  const description = isFuller ? (imported.description ?? before.description) : before.description;
  return {
    ...all,
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
    ...(description === undefined ? {} : { description }),
  };
};

export const filledSchool = (before: Education, imported: Education): Education => ({
  ...imported,
  ...withoutEmpty(before),
  school: before.school || imported.school,
  degree: before.degree || imported.degree,
});

/** Licenses of two states are two licenses. A state or number that only one side has does not tell them apart. */
export const mayBeSameCredential = (one: Credential, other: Credential): boolean =>
  sameWords(one.name, other.name) &&
  [
    [one.region, other.region],
    [one.number, other.number],
  ].every(([mine = "", theirs = ""]) => mine === "" || theirs === "" || sameWords(mine, theirs));

export const isSameCredential = (one: Credential, other: Credential): boolean =>
  mayBeSameCredential(one, other) && (one.region ?? "") === (other.region ?? "");

/** What is in progress can be held by now, and a license can be renewed. Everything else that the person entered stays. */
export const filledCredential = (before: Credential, imported: Credential): Credential => {
  const isRenewed = (imported.validTo ?? "") > (before.validTo ?? "");
  return {
    ...imported,
    ...withoutEmpty(before),
    status: before.status === "in_progress" ? imported.status : before.status,
    ...(isRenewed ? { validTo: imported.validTo } : {}),
  };
};

export const isSameLanguage = (one: Language, other: Language): boolean => sameWords(one.name, other.name);

export const filledLanguage = (before: Language, imported: Language): Language => ({
  ...imported,
  ...withoutEmpty(before),
});

export const mayBeSameVolunteering = (one: Volunteering, other: Volunteering): boolean =>
  sameWords(one.organization, other.organization) &&
  sameWords(one.role, other.role) &&
  mayBeSameTime(one.start, other.start);

export const isSameVolunteering = (one: Volunteering, other: Volunteering): boolean =>
  mayBeSameVolunteering(one, other) && (one.start ?? "") === (other.start ?? "");

export const filledVolunteering = (before: Volunteering, imported: Volunteering): Volunteering => ({
  ...imported,
  ...withoutEmpty(before),
});
