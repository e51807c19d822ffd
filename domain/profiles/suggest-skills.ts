/** Skills that somebody of this title and with these skills often has too, the likeliest first. They are suggestions, not claims. */
import { findSkills } from "../skills/find-skills.ts";
import type { Skill } from "../skills/skill.ts";
import { skillNamed } from "../skills/skill-named.ts";
import { skillIndex, skillsByCategory, skillsImplied, skillsNear } from "../skills/vocabulary.ts";
import { mostSuggestedSkills } from "./enhance.ts";
import type { Profile } from "./profile.ts";

/** What a title's trade usually asks for, the most usual first. */
export interface TypicalSkills {
  readonly category: string | undefined;
  readonly skills: readonly string[];
}

/** Asked for in every trade: for whoever has said nothing yet. */
const everywhere = [
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

const worth = { said: 8, typical: 4, near: 3, implied: 3 } as const;

/** A licence is held or not: it is suggested to nobody who has not mentioned it. */
const isSuggestible = (skill: Skill | undefined, said: boolean): boolean =>
  skill !== undefined && (said || skill.kind !== "credential");

const fillersOf = (category: string | undefined): readonly string[] => {
  const ofTrade = Object.entries(skillsByCategory).find(([name]) => name === category)?.[1] ?? [];
  return [...ofTrade.filter(({ kind }) => kind === "craft").map(({ name }) => name), ...everywhere];
};

export const suggestSkills = (profile: Profile, typical: TypicalSkills): readonly string[] => {
  const index = skillIndex();
  const entered = new Set(profile.skills.map((skill) => skill.trim().toLowerCase()));
  const known = new Set(profile.skills.map((skill) => skillNamed(skill, index)).filter((name) => name !== undefined));
  const scores = new Map<string, number>();
  const add = (name: string, points: number) => scores.set(name, (scores.get(name) ?? 0) + points);

  const told = [
    profile.title,
    profile.summary,
    ...profile.experience.flatMap((each) => [each.title, each.description ?? ""]),
  ];
  const said = new Set(findSkills(told.join("\n"), index).map(({ skill }) => skill));
  // A degree that stands under education is no skill to add.
  const degrees = profile.education.map(({ degree, field }) => `${degree}\n${field ?? ""}`).join("\n");
  for (const { skill } of findSkills(degrees, index)) said.delete(skill);
  for (const name of said) add(name, worth.said);
  for (const [at, words] of typical.skills.entries()) {
    const name = skillNamed(words, index);
    if (name !== undefined) add(name, worth.typical - at * 0.2);
  }
  for (const name of known) {
    for (const other of skillsNear(name)) add(other, worth.near);
    for (const other of skillsImplied(name)) add(other, worth.implied);
  }

  const isNew = (name: string) =>
    !known.has(name) && !entered.has(name.toLowerCase()) && isSuggestible(index.byName.get(name), said.has(name));
  const found = [...scores]
    .toSorted(([one, first], [other, second]) => second - first || one.localeCompare(other))
    .map(([name]) => name);
  return [...new Set([...found, ...fillersOf(typical.category)].filter(isNew))].slice(0, mostSuggestedSkills);
};
