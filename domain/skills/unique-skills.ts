import { plainSkillKey } from "../resumes/fields/skill-key.ts";

/** The first of each name, whatever its letter case and punctuation. */
export const uniqueSkills = (skills: readonly string[]): string[] => {
  const keys = new Set<string>();
  return skills.filter((skill) => {
    const key = plainSkillKey(skill);
    if (keys.has(key)) return false;
    keys.add(key);
    return true;
  });
};
