/** Whether a dated role bears out the title that a person gives themselves today. */
import { stemsOf } from "./stems.ts";
import { isReadWork } from "./titles.ts";
import { nearnessOfWork } from "./work-nearness.ts";

interface NamedWork {
  readonly title: string;
  readonly occupations: readonly string[];
}

/** From this nearness on the two titles name the same kind of work. */
const sameWorkFrom = 0.5;

/** They say how high somebody is, not what the work is. */
const ranks = new Set([
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
  return stemsOf(one).filter((stem) => words.has(stem) && !ranks.has(stem)).length;
};

/** A role whose title we cannot read is not other work: one word in common is enough there, two where the role names another trade. */
export const bearsOut = (role: NamedWork, current: NamedWork): boolean => {
  const read = role.occupations.filter(isReadWork);
  if (read.some((one) => current.occupations.some((other) => nearnessOfWork(one, other) >= sameWorkFrom))) return true;
  return sharedWords(role.title, current.title) >= (read.length === 0 ? 1 : 2);
};
