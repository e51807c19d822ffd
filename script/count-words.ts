/**
 * npm run data:count-words: writes data/occupations/word-frequency.csv, how many occupations use each word stem. An occupation is one of O*NET, with its
 * titles, technologies and tools, or one of data/sample-people, with its duties. Scores depend on this table, so run it only with a new engine version.
 */
import { writeFileSync } from "node:fs";
import { stemsOf } from "#domain/matching/occupations/stems.ts";
import { readList } from "./data/read-list.ts";
import { readTable } from "./data/read-table.ts";
import { toCsv } from "./data/to-csv.ts";

/** Rarer words are left out of the table. */
const minOccupations = 4;

const wordsByOccupation = new Map<string, Set<string>>();
const add = (occupation: string, text: string): void => {
  const words = wordsByOccupation.get(occupation) ?? new Set();
  for (const stem of stemsOf(text)) words.add(stem);
  wordsByOccupation.set(occupation, words);
};
for (const table of ["occupations", "alternate-titles", "reported-titles", "technology-skills", "tools"] as const)
  for (const [code = "", ...texts] of readTable(`onet/${table}.tsv`)) for (const text of texts) add(code, text);
for (const [at, { duties, skills }] of readList("sampleOccupations").entries())
  add(`sample ${at}`, [...duties, ...skills].join(". "));

const counts = new Map<string, number>();
for (const words of wordsByOccupation.values()) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);

writeFileSync(
  new URL("../data/occupations/word-frequency.csv", import.meta.url),
  toCsv(
    ["word", "occupations"],
    [...counts].filter(([, count]) => count >= minOccupations).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ),
);
