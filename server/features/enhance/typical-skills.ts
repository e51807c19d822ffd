/** The skills that an occupation usually asks for, from the catalog of occupations. */
import type { TypicalSkills } from "#domain/profiles/suggest-skills.ts";
import { parseJobTitle } from "#domain/matching/titles.ts";
import { nearnessOfWork } from "#domain/matching/work-nearness.ts";
import occupations from "#data/compiled/typical-skills.json" with { type: "json" };

const minNearness = 0.45;
const overlapWeight = 0.35;

interface Trade {
  readonly category: string;
  readonly works: readonly string[];
  readonly skills: readonly string[];
}

let trades: readonly Trade[] | undefined;

const readTrades = (): readonly Trade[] =>
  occupations.map(({ category, titles, skills }) => ({
    category,
    skills,
    works: titles.flatMap((title) => parseJobTitle(title).occupations),
  }));

const nearnessOf = (works: readonly string[], trade: Trade): number =>
  Math.max(0, ...works.flatMap((work) => trade.works.map((other) => nearnessOfWork(work, other))));

/** The occupation closest to the title. One a little further away wins if it asks for skills that the person has. */
export const typicalSkillsOf = (title: string, has: readonly string[]): TypicalSkills => {
  trades ??= readTrades();
  const works = parseJobTitle(title).occupations;
  const ownSkills = new Set(has.map((skill) => skill.trim().toLowerCase()));
  const overlap = ({ skills }: Trade) => skills.filter((skill) => ownSkills.has(skill.toLowerCase())).length;
  const near = trades
    .map((trade) => ({ trade, nearness: nearnessOf(works, trade) }))
    .filter(({ nearness }) => nearness >= minNearness)
    .map(({ trade, nearness }) => ({ trade, fit: nearness + overlapWeight * overlap(trade) }))
    .toSorted((one, other) => other.fit - one.fit);
  const [best] = near;
  if (title.trim() === "" || best === undefined) return { category: undefined, skills: [] };
  return { category: best.trade.category, skills: best.trade.skills };
};
