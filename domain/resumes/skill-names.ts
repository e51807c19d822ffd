/** What else the skills of a document are called, so that a profile that has one under another name is not given it twice. */
import type { Skill } from "../skills/skill.ts";
import { skillNamed } from "../skills/skill-named.ts";
import { allSkills, skillIndex } from "../skills/vocabulary.ts";
import { plainSkillKey, type SkillNames } from "./skill-key.ts";

let byName: ReadonlyMap<string, Skill> | undefined;

export const skillNamesOf = (written: readonly string[]): SkillNames => {
  byName ??= new Map(allSkills.map((skill) => [skill.name, skill]));
  const names = new Map<string, string>();
  for (const words of written) {
    const skill = byName.get(skillNamed(words, skillIndex()) ?? "");
    if (skill === undefined) continue;
    for (const each of [words, skill.name, ...skill.aliases]) names.set(plainSkillKey(each), plainSkillKey(skill.name));
  }
  return Object.fromEntries(names);
};
