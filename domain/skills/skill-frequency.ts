/** How many occupations name a skill: a frozen table, data/skills/frequency.csv. */
import compiled from "#data/compiled/skill-frequency.json" with { type: "json" };

const occupationsBySkill = new Map(Object.entries(compiled.occupationsBySkill as Readonly<Record<string, number>>));

export const { occupationCount } = compiled;
export const occupationsNaming = (skill: string): number => occupationsBySkill.get(skill) ?? 0;
