/** The nearness of one kind of work to another. */
import { nearPairs, occupations } from "./occupations.ts";
import { isRecognizedWork, titleTerms, unknownWork } from "./titles.ts";

const pairKey = (one: string, other: string) => (one < other ? `${one}|${other}` : `${other}|${one}`);
const nearness = new Map(nearPairs.map(([one, other, value]) => [pairKey(one, other), value]));

const sameFamily = 0.45;
const wholeFamily = 0.7;

/** 1 for the same work, 0 for work that has nothing in common. */
export const nearnessOfWork = (one: string, other: string): number => {
  if (one === other) return 1;
  const knownNearness = nearness.get(pairKey(one, other));
  if (knownNearness !== undefined) return knownNearness;
  const [family, specialty] = one.split(".");
  const [otherFamily, otherSpecialty] = other.split(".");
  if (family !== otherFamily) return 0;
  return specialty === "any" || otherSpecialty === "any" ? wholeFamily : sameFamily;
};

/** Unrecognized work may be the same work, so it counts half, as far as the role shows skills of the job. */
const nearnessOfUnknown = 0.5;

/** The nearness of an unrecognized title that shares a word with the job's title. */
const nearnessOfWords = 0.6;

export const nearnessByOccupation = (ids: readonly string[], title = ""): Readonly<Record<string, number>> => {
  const near: Record<string, number> = {};
  for (const { id } of occupations) {
    const value = Math.max(0, ...ids.map((one) => nearnessOfWork(one, id)));
    if (value > 0) near[id] = value;
  }
  if (ids.some(isRecognizedWork)) for (const id of titleTerms(title)) near[id] = nearnessOfWords;
  for (const id of ids) near[id] = 1;
  if (ids.length > 0) near[unknownWork] = nearnessOfUnknown;
  return near;
};
