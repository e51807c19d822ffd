/**
 * What each kind of work is described with: the skills and word stems by which a role with an unknown title is recognized. Read from O*NET's titles,
 * technologies and tools and from the duties of our sample people.
 */
import { isRecognizedWork, parseJobTitle } from "#domain/matching/occupations/titles.ts";
import { skillDuty } from "#domain/matching/occupations/infer-occupation.ts";
import { stemsOf } from "#domain/matching/occupations/stems.ts";
import { findSkills } from "#domain/skills/find-skills.ts";
import { resolveSkill } from "#domain/skills/resolve-skill.ts";
import { skillIndex } from "#domain/skills/vocabulary.ts";
import { readList } from "./read-list.ts";
import { readTable } from "./read-table.ts";

/** Terms of a profile; the least telling ones are left out. */
const maxTerms = 150;
/** A term of more kinds of work than this tells nothing. */
const maxSpread = 0.2;

const recognized = (title: string): readonly string[] =>
  parseJobTitle(title).occupations.filter(isRecognizedWork).slice(0, 1);

export const occupationProfiles = (): Readonly<Record<string, Readonly<Record<string, number>>>> => {
  const index = skillIndex();
  const counts = new Map<string, Map<string, number>>();
  const add = (ids: readonly string[], terms: Iterable<string>, weight: number) => {
    for (const id of ids) {
      const own = counts.get(id) ?? new Map<string, number>();
      for (const term of new Set(terms)) own.set(term, (own.get(term) ?? 0) + weight);
      counts.set(id, own);
    }
  };
  const termsOf = (text: string): readonly string[] => [
    ...stemsOf(text),
    ...findSkills(text, index).map(({ skill }) => skillDuty(skill)),
  ];
  const workByCode = new Map<string, readonly string[]>();
  for (const [code = "", title = ""] of readTable("onet/occupations.tsv")) workByCode.set(code, recognized(title));
  for (const table of ["alternate-titles", "reported-titles"])
    for (const [code = "", title = ""] of readTable(`onet/${table}.tsv`)) {
      add(recognized(title), termsOf(title), 0.1);
      add(workByCode.get(code) ?? [], termsOf(title), 0.3);
    }
  for (const table of ["technology-skills", "tools"])
    for (const [code = "", example = "", kind = ""] of readTable(`onet/${table}.tsv`))
      add(workByCode.get(code) ?? [], termsOf(`${example}. ${kind}`), 0.5);
  for (const { titles, skills, duties } of readList("sampleOccupations")) {
    const ids = [...new Set(titles.flatMap(recognized))];
    add(
      ids,
      skills.flatMap((name) => skillDuty(resolveSkill(name, index) ?? name)),
      3,
    );
    for (const duty of duties) add(ids, termsOf(duty), 2);
    for (const title of titles) add(ids, stemsOf(title), 2);
  }
  const spread = new Map<string, number>();
  for (const own of counts.values()) for (const term of own.keys()) spread.set(term, (spread.get(term) ?? 0) + 1);
  return Object.fromEntries(
    [...counts]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, own]) => {
        const weighed = [...own].flatMap(([term, count]) => {
          const share = (spread.get(term) ?? 1) / counts.size;
          const weight = Math.min(1, Math.log2(1 + count) / 2) * Math.log(1 / share);
          return share > maxSpread || count < 0.4 ? [] : [[term, Math.round(weight * 100) / 100] as const];
        });
        const top = weighed.toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, maxTerms);
        return [id, Object.fromEntries(top)];
      }),
  );
};
