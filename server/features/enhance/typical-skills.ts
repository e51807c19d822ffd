/** What the trade of a title usually asks for, as the catalogue of trades has it. */
import type { TypicalSkills } from "#domain/profiles/suggest-skills.ts";
import { readJobTitle } from "#domain/matching/titles.ts";
import { nearnessOfWork } from "#domain/matching/work-nearness.ts";
import { occupationsByCategory } from "../../db/seed/vocabulary/occupations.ts";

const leastNearness = 0.45;
const worthOfOverlap = 0.35;

interface Trade {
  readonly category: string;
  readonly works: readonly string[];
  readonly skills: readonly string[];
}

let trades: readonly Trade[] | undefined;

const readTrades = (): readonly Trade[] =>
  Object.entries(occupationsByCategory).flatMap(([category, occupations]) =>
    occupations.map(({ titles, skills }) => ({
      category,
      skills,
      works: titles.flatMap((title) => readJobTitle(title).occupations),
    })),
  );

const nearnessOf = (works: readonly string[], trade: Trade): number =>
  Math.max(0, ...works.flatMap((work) => trade.works.map((other) => nearnessOfWork(work, other))));

/** The trade of the title; one a little further away wins where it asks for what the person has. */
export const typicalSkillsOf = (title: string, has: readonly string[]): TypicalSkills => {
  trades ??= readTrades();
  const works = readJobTitle(title).occupations;
  const held = new Set(has.map((skill) => skill.trim().toLowerCase()));
  const overlap = ({ skills }: Trade) => skills.filter((skill) => held.has(skill.toLowerCase())).length;
  const near = trades
    .map((trade) => ({ trade, nearness: nearnessOf(works, trade) }))
    .filter(({ nearness }) => nearness >= leastNearness)
    .map(({ trade, nearness }) => ({ trade, fit: nearness + worthOfOverlap * overlap(trade) }))
    .toSorted((one, other) => other.fit - one.fit);
  const [best] = near;
  if (title.trim() === "" || best === undefined) return { category: undefined, skills: [] };
  return { category: best.trade.category, skills: best.trade.skills };
};
