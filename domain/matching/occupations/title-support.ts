/** Decides whether a dated role supports a person's current title. */
import { stemsOf } from "./stems.ts";
import { isRecognizedWork } from "./titles.ts";
import { nearnessOfWork } from "./work-nearness.ts";

export interface NamedWork {
  readonly title: string;
  readonly occupations: readonly string[];
}

/** Two titles with at least this nearness name the same kind of work. */
const minSameWorkNearness = 0.5;

/** Words of rank, which do not describe the work. */
const rankWords = new Set([
  "senior",
  "sr",
  "junior",
  "jr",
  "lead",
  "staff",
  "principal",
  "head",
  "chief",
  "ii",
  "iii",
  "iv",
]);

const sharedWords = (one: string, other: string): number => {
  const words = new Set(stemsOf(other));
  return stemsOf(one).filter((stem) => words.has(stem) && !rankWords.has(stem)).length;
};

/** A role with an unrecognized title supports it with one shared word; a role of another trade needs two. */
export const supportsTitle = (role: NamedWork, current: NamedWork): boolean => {
  const recognizedWork = role.occupations.filter(isRecognizedWork);
  if (
    recognizedWork.some((one) => current.occupations.some((other) => nearnessOfWork(one, other) >= minSameWorkNearness))
  )
    return true;
  return sharedWords(role.title, current.title) >= (recognizedWork.length === 0 ? 1 : 2);
};
