/** When two entries of a profile are one and the same, however they are written, and what both together say. */
import type { Education, Position } from "../profiles/history.ts";
import { squashed } from "../skills/text-tokens.ts";

/** "2018" and "2018-03" can be the same beginning; one that is not said can be any. */
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

const given = <Value extends object>(value: Value): Partial<Value> =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined && each !== "")) as Partial<Value>;

/** What is there stays; what is missing is filled, and what the document says more exactly or more fully is taken from it. */
export const filledJob = (before: Position, found: Position): Position => {
  const kept = given(before);
  const all = { ...found, ...kept, title: before.title || found.title, company: before.company || found.company };
  const start = (found.start ?? "").length > (before.start ?? "").length ? found.start : before.start;
  // Whoever still held the job when they wrote it down may have left since; the other way round, the entry was corrected.
  const end = before.end ?? found.end ?? before.end;
  const isFuller = (found.description ?? "").includes(before.description ?? "");
  const description = isFuller ? (found.description ?? before.description) : before.description;
  return {
    ...all,
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
    ...(description === undefined ? {} : { description }),
  };
};

export const filledSchool = (before: Education, found: Education): Education => ({
  ...found,
  ...given(before),
  school: before.school || found.school,
  degree: before.degree || found.degree,
});
