/** Other names of a document's skills, so that a profile with one under another name does not get it twice. */
import type { Skill } from "../../skills/skill.ts";
import { resolveSkill } from "../../skills/resolve-skill.ts";
import { allSkills, skillIndex } from "../../skills/vocabulary.ts";
import { plainSkillKey, type SkillNames } from "./skill-key.ts";

let byName: ReadonlyMap<string, Skill> | undefined;

export const skillNamesOf = (writtenNames: readonly string[]): SkillNames => {
  byName ??= new Map(allSkills.map((skill) => [skill.name, skill]));
  const names = new Map<string, string>();
  for (const words of writtenNames) {
    const skill = byName.get(resolveSkill(words, skillIndex()) ?? "");
    if (skill === undefined) continue;
    for (const name of [words, skill.name, ...skill.aliases]) names.set(plainSkillKey(name), plainSkillKey(skill.name));
  }
  return Object.fromEntries(names);
};
