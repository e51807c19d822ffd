/** Suggests skills that people with this title and these skills often have, most likely first. */
import { findSkills } from "../../skills/find-skills.ts";
import type { Skill } from "../../skills/skill.ts";
import { resolveSkill } from "../../skills/resolve-skill.ts";
import { skillIndex, skillsByCategory, impliedSkills, relatedSkills } from "../../skills/vocabulary.ts";
import { maxSuggestedSkills } from "./enhance.ts";
import type { Profile } from "../profile.ts";

/** The typical skills of a title, most common first. */
export interface TypicalSkills {
  readonly category: string | undefined;
  readonly skills: readonly string[];
}

/** Skills that every occupation asks for, used for empty profiles. */
const generalSkills = [
  "Communication",
  "Teamwork",
  "Problem solving",
  "Time management",
  "Customer service",
  "Organization",
  "Attention to detail",
  "Microsoft Office",
  "Adaptability",
  "Leadership",
  "Written communication",
  "Data entry",
  "Scheduling",
  "Training",
];

const pointsBySource = { mentioned: 8, typical: 4, near: 3, implied: 3 } as const;

/** A credential is suggested only to people who mention it. */
const isSuggestible = (skill: Skill | undefined, mentioned: boolean): boolean =>
  skill !== undefined && (mentioned || skill.kind !== "credential");

const fillerSkills = (category: string | undefined): readonly string[] => {
  const categorySkills = Object.entries(skillsByCategory).find(([name]) => name === category)?.[1] ?? [];
  return [...categorySkills.filter(({ kind }) => kind === "craft").map(({ name }) => name), ...generalSkills];
};

export const suggestSkills = (profile: Profile, typical: TypicalSkills): readonly string[] => {
  const index = skillIndex();
  const existingSkills = new Set(profile.skills.map((skill) => skill.trim().toLowerCase()));
  const knownSkills = new Set(
    profile.skills.map((skill) => resolveSkill(skill, index)).filter((name) => name !== undefined),
  );
  const scores = new Map<string, number>();
  const add = (name: string, points: number) => scores.set(name, (scores.get(name) ?? 0) + points);

  const texts = [
    profile.title,
    profile.summary,
    ...profile.experience.flatMap((each) => [each.title, each.description ?? ""]),
  ];
  const mentioned = new Set(findSkills(texts.join("\n"), index).map(({ skill }) => skill));
  // A degree that is listed under education is not suggested as a skill.
  const degrees = profile.education.map(({ degree, field }) => `${degree}\n${field ?? ""}`).join("\n");
  for (const { skill } of findSkills(degrees, index)) mentioned.delete(skill);
  for (const name of mentioned) add(name, pointsBySource.mentioned);
  for (const [at, words] of typical.skills.entries()) {
    const name = resolveSkill(words, index);
    if (name !== undefined) add(name, pointsBySource.typical - at * 0.2);
  }
  for (const name of knownSkills) {
    for (const other of relatedSkills(name)) add(other, pointsBySource.near);
    for (const other of impliedSkills(name)) add(other, pointsBySource.implied);
  }

  const isNew = (name: string) =>
    !knownSkills.has(name) &&
    !existingSkills.has(name.toLowerCase()) &&
    isSuggestible(index.byName.get(name), mentioned.has(name));
  const suggestions = [...scores]
    .toSorted(([one, first], [other, second]) => second - first || one.localeCompare(other))
    .map(([name]) => name);
  return [...new Set([...suggestions, ...fillerSkills(typical.category)].filter(isNew))].slice(0, maxSuggestedSkills);
};
