/**
 * The titles that O*NET and ESCO know for each occupation, as far as our own title patterns don't recognize them or read them as other work. A title
 * keeps all its readings.
 */
import { plainTitle } from "#domain/matching/occupations/plain-title.ts";
import { isRecognizedWork, parseJobTitle } from "#domain/matching/occupations/titles.ts";
import { nearnessOfWork } from "#domain/matching/occupations/work-nearness.ts";
import { readTable } from "./read-table.ts";

const maxWords = 6;
/** An ESCO occupation is that of O*NET with which it shares at least this many titles. */
const minSharedTitles = 2;
/** Work that our patterns see in this share of an occupation's titles is its work. */
const minVoteShare = 0.3;
const minVotes = 3;
const farNearness = 0.2;

interface LayTitles {
  /** By occupation: our own kinds of work, empty if none fits. */
  readonly works: Readonly<Record<string, readonly string[]>>;
  /** By occupation: its titles, joined by a bar. */
  readonly titles: Readonly<Record<string, string>>;
}

const recognized = (title: string): readonly string[] => parseJobTitle(title).occupations.filter(isRecognizedWork);

const compareNames = (one: string, other: string): number => (one < other ? -1 : 1);

const onetTitles = (): ReadonlyMap<string, Set<string>> => {
  const titles = new Map<string, Set<string>>();
  for (const table of ["occupations", "alternate-titles", "reported-titles"])
    for (const [code = "", title = "", short = ""] of readTable(`onet/${table}.tsv`)) {
      const own = titles.get(code) ?? new Set();
      own.add(plainTitle(title));
      if (short !== "" && short !== "n/a") own.add(plainTitle(short));
      titles.set(code, own);
    }
  return titles;
};

/** Adds each ESCO occupation to the one of O*NET that shares most titles with it, or by itself. */
const withEsco = (onet: ReadonlyMap<string, Set<string>>): ReadonlyMap<string, Set<string>> => {
  const codesByTitle = new Map<string, string[]>();
  for (const [code, titles] of onet)
    for (const title of titles) codesByTitle.set(title, [...(codesByTitle.get(title) ?? []), code]);
  const all = new Map([...onet].map(([code, titles]) => [code, new Set(titles)]));
  for (const [index, [, , label = "", others = ""]] of readTable("esco/occupations.tsv").entries()) {
    const titles = [label, ...others.split("|")].map(plainTitle).filter((title) => title !== "");
    const shared = new Map<string, number>();
    for (const title of new Set(titles))
      for (const code of codesByTitle.get(title) ?? []) shared.set(code, (shared.get(code) ?? 0) + 1);
    const [[code, count] = ["", 0]] = [...shared].toSorted((a, b) => b[1] - a[1] || compareNames(a[0], b[0]));
    const key = count >= minSharedTitles ? code : `esco-${index}`;
    all.set(key, new Set([...(all.get(key) ?? []), ...titles]));
  }
  return all;
};

const workOf = (titles: ReadonlySet<string>, official: string): readonly string[] => {
  const named = recognized(official);
  if (named.length > 0) return named.slice(0, 2);
  const votes = new Map<string, number>();
  for (const title of titles) for (const id of recognized(title).slice(0, 1)) votes.set(id, (votes.get(id) ?? 0) + 1);
  const total = [...votes.values()].reduce((sum, count) => sum + count, 0);
  return [...votes]
    .filter(([, count]) => count >= minVotes && count / total >= minVoteShare)
    .toSorted((a, b) => b[1] - a[1] || compareNames(a[0], b[0]))
    .slice(0, 1)
    .map(([id]) => id);
};

/** Our patterns don't recognize the title, or read it as other work. */
const isNews = (title: string, work: readonly string[]): boolean =>
  recognized(title).every((one) => work.every((other) => nearnessOfWork(one, other) < farNearness));

export const layTitles = (): LayTitles => {
  const all = withEsco(onetTitles());
  const officialTitles = new Map(readTable("onet/occupations.tsv").map(([code = "", title = ""]) => [code, title]));
  const works = new Map(
    [...all].map(([code, titles]) => [code, workOf(titles, officialTitles.get(code) ?? [...titles][0] ?? "")]),
  );
  const titles = [...all].flatMap(([code, names]) => {
    const kept = [...names]
      .filter((name) => name !== "" && name.split(" ").length <= maxWords && isNews(name, works.get(code) ?? []))
      .toSorted(compareNames);
    return kept.length === 0 ? [] : [[code, kept.join("|")] as const];
  });
  return {
    works: Object.fromEntries(titles.map(([code]) => [code, works.get(code) ?? []])),
    titles: Object.fromEntries(titles),
  };
};
