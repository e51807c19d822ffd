/** "It's Jhon with an h" and "*Gallagher": a word that was written before, in its right spelling. */
import type { Profile, ProfileUpdate } from "../profiles/profile.ts";
import { editDistance } from "../skills/edit-distance.ts";

const withLetter =
  /\b(?:it's|its|it is|that's|is|spelled|spelt|spell it|write it|written|actually)\s+(?<word>\p{L}[\p{L}'-]{2,})\s+(?:with|without)\s+(?:an?|the|one|two|double|no)\b/iu;
/** Who mistypes in a chat sends the word again with an asterisk. */
const starred = /^\s*(?:\*\s?(?<before>\p{L}[\p{L}'-]{2,})\*?|(?<after>\p{L}[\p{L}'-]{2,})\*)[.!]?\s*$/iu;

const isAlike = (one: string, other: string): boolean => {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a !== b && Math.min(a.length, b.length) > 2 && editDistance(a, b, 2) <= (a.length > 4 ? 2 : 1);
};

const inWords = (text: string, word: string): string | undefined => {
  const words = text.split(" ");
  const at = words.findIndex((each) => isAlike(each, word));
  const spelled = /^\p{Lu}/u.test(words[at] ?? "") ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
  return at < 0 ? undefined : words.map((each, index) => (index === at ? spelled : each)).join(" ");
};

const texts = ["firstName", "lastName", "location", "title"] as const;

export const respelledBy = (sentence: string, profile: Profile): ProfileUpdate | undefined => {
  const star = starred.exec(sentence)?.groups;
  const word = withLetter.exec(sentence)?.groups?.["word"] ?? star?.["before"] ?? star?.["after"];
  if (word === undefined) return undefined;
  for (const field of texts) {
    const right = inWords(profile[field], word);
    if (right !== undefined) return { [field]: right };
  }
  const skills = profile.skills.map((skill) => inWords(skill, word) ?? skill);
  return skills.some((skill, index) => skill !== profile.skills[index]) ? { skills } : undefined;
};
