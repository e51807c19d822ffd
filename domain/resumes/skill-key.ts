/** Under which name a skill counts as the same: its letters alone, or the vocabulary's own name where that is known. */
import { squashed } from "../skills/text-tokens.ts";

export type SkillKey = (skill: string) => string;

export const plainSkillKey: SkillKey = (skill) => squashed(skill) || skill.trim().toLowerCase();

/** By letters, the other names of skills that a document holds: enough to find them in a profile without the whole vocabulary. */
export type SkillNames = Readonly<Record<string, string>>;

export const skillKeyBy =
  (names: SkillNames): SkillKey =>
  (skill) => {
    const key = plainSkillKey(skill);
    return Object.hasOwn(names, key) ? (names[key] ?? key) : key;
  };
