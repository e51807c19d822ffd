/** Under which name a skill counts as the same: its letters, or the vocabulary's own name for it. */
import type { SkillIndex } from "../skills/skill-index.ts";
import { skillNamed } from "../skills/skill-named.ts";
import { squashed } from "../skills/text-tokens.ts";

export type SkillKey = (skill: string) => string;

export const plainSkillKey: SkillKey = (skill) => squashed(skill) || skill.trim().toLowerCase();

export const skillKeyBy =
  (index: SkillIndex): SkillKey =>
  (skill) =>
    plainSkillKey(skillNamed(skill, index) ?? skill);
