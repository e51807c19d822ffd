/** The occupations of O*NET and ESCO that a title names, for titles that our own patterns don't recognize or may read wrongly. */
import data from "#data/compiled/lay-titles.json" with { type: "json" };
import { plainTitle } from "./plain-title.ts";

export interface LayReading {
  /** The occupation, as an id of work: two titles of one occupation name the same work. */
  readonly id: string;
  /** The same in our own kinds of work, empty if none fits. */
  readonly works: readonly string[];
}

/** A title of more occupations than this names a rank, not a trade. */
const maxReadings = 4;

let codesByTitle: ReadonlyMap<string, readonly string[]> | undefined;

const titleIndex = (): ReadonlyMap<string, readonly string[]> => {
  if (codesByTitle === undefined) {
    const index = new Map<string, string[]>();
    for (const [code, titles] of Object.entries(data.titles as Readonly<Record<string, string>>))
      for (const title of titles.split("|")) {
        const codes = index.get(title);
        if (codes === undefined) index.set(title, [code]);
        else codes.push(code);
      }
    codesByTitle = index;
  }
  return codesByTitle;
};

export const layReadings = (title: string): readonly LayReading[] => {
  // "Claims Specialist, Auto", "Cook / Prep": if the whole is unknown, its first part.
  const codes =
    [title, ...title.split(/[,/|–—]| - /)]
      .map((part) => titleIndex().get(plainTitle(part)) ?? [])
      .find((found) => found.length > 0) ?? [];
  const works = data.works as Readonly<Record<string, readonly string[]>>;
  return codes.length > maxReadings ? [] : codes.map((code) => ({ id: `lay:${code}`, works: works[code] ?? [] }));
};

export const worksOf = (readings: readonly LayReading[]): readonly string[] => [
  ...new Set(readings.flatMap(({ id, works }) => [...works, id])),
];
