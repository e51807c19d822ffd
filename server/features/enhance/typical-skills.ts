/** The skills that an occupation usually asks for, from the catalog of occupations. */
import type { TypicalSkills } from "#domain/profiles/proposals/suggest-skills.ts";
import { parseJobTitle } from "#domain/matching/occupations/titles.ts";
import { nearnessOfWork } from "#domain/matching/occupations/work-nearness.ts";
import occupations from "#data/compiled/typical-skills.json" with { type: "json" };

const minSimilarity = 0.45;
const overlapWeight = 0.35;

interface OccupationSkills {
  readonly category: string;
  readonly works: readonly string[];
  readonly skills: readonly string[];
}

let occupationSkills: readonly OccupationSkills[] | undefined;

const readOccupationSkills = (): readonly OccupationSkills[] =>
  occupations.map(({ category, titles, skills }) => ({
    category,
    skills,
    works: titles.flatMap((title) => parseJobTitle(title).occupations),
  }));

const similarityOf = (works: readonly string[], occupation: OccupationSkills): number =>
  Math.max(0, ...works.flatMap((work) => occupation.works.map((other) => nearnessOfWork(work, other))));

/** The occupation closest to the title. One a little further away wins if it asks for skills that the person has. */
export const typicalSkillsOf = (title: string, has: readonly string[]): TypicalSkills => {
  occupationSkills ??= readOccupationSkills();
  const works = parseJobTitle(title).occupations;
  const ownSkills = new Set(has.map((skill) => skill.trim().toLowerCase()));
  const overlap = ({ skills }: OccupationSkills) => skills.filter((skill) => ownSkills.has(skill.toLowerCase())).length;
  const near = occupationSkills
    .map((trade) => ({ trade, nearness: similarityOf(works, trade) }))
    .filter(({ nearness }) => nearness >= minSimilarity)
    .map(({ trade, nearness }) => ({ trade, fit: nearness + overlapWeight * overlap(trade) }))
    .toSorted((one, other) => other.fit - one.fit);
  const [best] = near;
  if (title.trim() === "" || best === undefined) return { category: undefined, skills: [] };
  return { category: best.trade.category, skills: best.trade.skills };
};
