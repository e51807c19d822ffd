/** The key under which skills count as the same: the letters alone, or the vocabulary's name if known. */
import { squashed } from "../../skills/text-tokens.ts";

export type SkillKey = (skill: string) => string;

export const plainSkillKey: SkillKey = (skill) => squashed(skill) || skill.trim().toLowerCase();

/** Other names of the document's skills, keyed by letters: enough to find them in a profile without the full vocabulary. */
export type SkillNames = Readonly<Record<string, string>>;

export const skillKeyBy =
  (names: SkillNames): SkillKey =>
  (skill) => {
    const key = plainSkillKey(skill);
    return Object.hasOwn(names, key) ? (names[key] ?? key) : key;
  };
