/** Skills that join several things: "Pumps and bearings". One of them does not prove another. */
import { stemsOf } from "../matching/occupations/stems.ts";
import { skillIndex } from "./vocabulary.ts";

const joinsThings = / (?:and|&) /;
/** Names the whole group: "mergers and acquisitions", "M&A", "EHS". */
const namesAll = (words: string): boolean => /&|\band\b|\//i.test(words) || /^[A-Z\d]{2,6}$/.test(words);

/** The stems of the members that these words name; undefined if they name the whole group, or if the skill is no group. */
export const membersNamed = (skill: string, words: readonly string[]): readonly string[] | undefined => {
  const isGroup = joinsThings.test(skill) && skillIndex().byName.get(skill)?.kind !== "credential";
  return !isGroup || words.some(namesAll) ? undefined : [...new Set(words.flatMap(stemsOf))];
};

export const sharesMember = (one: readonly string[] | undefined, other: readonly string[] | undefined): boolean =>
  one === undefined || other === undefined || one.some((stem) => other.includes(stem));
