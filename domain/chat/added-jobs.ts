/** Jobs that are known and jobs that are new, in one list. */
import type { Position } from "../profiles/history.ts";

const key = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** "Intel" and "Intel Costa Rica", with the same title from the same day, are one. */
const isLonger = (one: Position, other: Position): boolean =>
  one.company !== "" &&
  other.company !== "" &&
  one.start !== undefined &&
  one.start === other.start &&
  key(one.title) === key(other.title) &&
  (key(one.company).startsWith(key(other.company)) || key(other.company).startsWith(key(one.company)));

const isSame = (one: Position, other: Position): boolean =>
  isLonger(one, other) ||
  (key(one.company) === key(other.company) &&
    (key(one.title) === key(other.title) || one.title === "" || other.title === "") &&
    (one.start === undefined || other.start === undefined || one.start === other.start));

/** The jobs that are known and the new ones; what is said again about a job completes it. */
export const addedJobs = (before: readonly Position[], more: readonly Position[]): Position[] => {
  const all: Position[] = [...before];
  for (const job of more) {
    const at = all.findIndex((known) => isSame(known, job));
    const known = all[at];
    if (known === undefined) all.push(job);
    else all[at] = { ...known, ...job, title: job.title === "" ? known.title : job.title };
  }
  return all.slice(0, 100);
};
