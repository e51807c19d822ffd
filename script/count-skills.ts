/**
 * npm run data:count-skills: writes data/skills/frequency.csv, how many occupations name each skill of the vocabulary. An occupation is one of
 * O*NET, with its titles, technologies and tools, or one of data/sample-people. Scores depend on this table, so run it only with a new
 * engine version.
 */
import { writeFileSync } from "node:fs";
import { findSkills } from "#domain/skills/find-skills.ts";
import { resolveSkill } from "#domain/skills/resolve-skill.ts";
import { skillIndex } from "#domain/skills/vocabulary.ts";
import { readList } from "./data/read-list.ts";
import { readTable } from "./data/read-table.ts";
import { toCsv } from "./data/to-csv.ts";

const skillsByOccupation = new Map<string, Set<string>>();
const index = skillIndex();

for (const table of ["occupations", "alternate-titles", "reported-titles", "technology-skills", "tools"] as const)
  for (const [code = "", ...texts] of readTable(`onet/${table}.tsv`)) {
    const skills = skillsByOccupation.get(code) ?? new Set();
    for (const text of texts) for (const { skill } of findSkills(text, index)) skills.add(skill);
    skillsByOccupation.set(code, skills);
  }
for (const [at, { skills: names }] of readList("sampleOccupations").entries())
  skillsByOccupation.set(`sample ${at}`, new Set(names.flatMap((name) => resolveSkill(name, index) ?? [])));

const counts = new Map<string, number>();
for (const skills of skillsByOccupation.values())
  for (const skill of skills) counts.set(skill, (counts.get(skill) ?? 0) + 1);

writeFileSync(
  new URL("../data/skills/frequency.csv", import.meta.url),
  toCsv(
    ["skill", "occupations"],
    [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ),
);
