/** The part of each list in data/ that the program loads, keyed by file name in data/compiled. */
import { formsOf } from "#domain/skills/name-forms.ts";
import { packSkills } from "#domain/skills/packed-skills.ts";
import type { Skill } from "#domain/skills/skill.ts";
import { layTitles } from "./lay-titles.ts";
import { readTable } from "./read-table.ts";
import { readList, readSkills, type SkillRow } from "./read-list.ts";

const skillOf = ({ name, kind, aliases = [], implies = [], near = [], ambiguousTerms = [] }: SkillRow): Skill => ({
  name,
  kind,
  aliases,
  implies,
  near,
  ambiguousTerms,
});

const skillsByCategory = (): Readonly<Record<string, readonly Skill[]>> =>
  Object.fromEntries([...readSkills()].map(([category, rows]) => [category, rows.map(skillOf)]));

/** Groups the values of the last column by the columns before it. Keys keep the order in which they first appear. */
const grouped = (rows: readonly (readonly string[])[]): unknown => {
  if (rows[0]?.length === 1) return rows.map(([value]) => value);
  const groups = new Map<string, (readonly string[])[]>();
  for (const [key = "", ...rest] of rows) groups.set(key, [...(groups.get(key) ?? []), rest]);
  return Object.fromEntries([...groups].map(([key, rest]) => [key, grouped(rest)]));
};

const groupedList = (name: Parameters<typeof readList>[0]): unknown =>
  grouped(readList(name).map((row) => Object.values(row) as string[]));

const sampleOccupations = (): unknown => {
  const byCategory = new Map<string, unknown[]>();
  for (const { category, ...occupation } of readList("sampleOccupations"))
    byCategory.set(category, [...(byCategory.get(category) ?? []), occupation]);
  return Object.fromEntries(byCategory);
};

const townsByMetro = (
  rows: readonly { readonly metro: string; readonly state: string; readonly town: string }[],
): unknown => {
  const metros = new Map<string, Map<string, string>>();
  for (const { metro, state, town } of rows) {
    const towns = metros.get(metro) ?? new Map<string, string>();
    metros.set(metro, towns.set(state, towns.has(state) ? `${towns.get(state)},${town}` : town));
  }
  return Object.fromEntries([...metros].map(([metro, towns]) => [metro, Object.fromEntries(towns)]));
};

/** As short as possible, because the browser loads it with a job's legal notices. */
const usLocations = (): unknown => {
  return {
    states: readList("usStates").map(({ code, name, region }) => [code, name, region]),
    provinces: readList("caProvinces").map(({ code, name }) => [code, name]),
    metros: townsByMetro(readList("metros")),
  };
};

/** The sum of both kinds of occupations that count-skills.ts counted. */
const skillFrequency = () => ({
  occupationCount: readTable("onet/occupations.tsv").length + readList("sampleOccupations").length,
  occupationsBySkill: Object.fromEntries(
    readList("skillFrequency").map(({ skill, occupations }) => [skill, occupations]),
  ),
});

const wordFrequency = () => ({
  occupationCount: readTable("onet/occupations.tsv").length + readList("sampleOccupations").length,
  occupationsByWord: Object.fromEntries(readList("wordFrequency").map(({ word, occupations }) => [word, occupations])),
});

const occupationProfiles = () => {
  const profiles: Record<string, Record<string, number>> = {};
  for (const { occupation, term, weight } of readList("occupationProfiles"))
    (profiles[occupation] ??= {})[term] = weight;
  return profiles;
};

/** A row's place is its number of signs. */
const resumeConfidence = () => {
  const shares: Record<string, number[]> = {};
  for (const { kind, signs, confidence } of readList("resumeConfidence")) (shares[kind] ??= [])[signs] = confidence;
  return shares;
};

export const compiledFiles = (): Readonly<Record<string, unknown>> => {
  const skills = skillsByCategory();
  return {
    "skills.json": packSkills(skills, formsOf),
    "skill-frequency.json": skillFrequency(),
    "word-frequency.json": wordFrequency(),
    "lay-titles.json": layTitles(),
    "occupations.json": {
      titles: readList("occupationTitles"),
      nearness: readList("occupationNearness").map(({ one, other, nearness }) => [one, other, nearness]),
    },
    "occupation-profiles.json": occupationProfiles(),
    "licenses.json": { agreements: groupedList("licenseAgreements"), byState: groupedList("stateLicenses") },
    "us-locations.json": usLocations(),
    "metro-towns.json": townsByMetro(readList("metroTowns")),
    "world-locations.json": groupedList("worldLocations"),
    "headings.json": groupedList("headings"),
    "work-words.json": groupedList("workWords"),
    "injection-words.json": groupedList("injectionWords"),
    "resume-confidence.json": resumeConfidence(),
    "injection-weights.json": groupedList("injectionWeights"),
    "harmless-sentences.json": groupedList("harmlessSentences"),
    "typical-skills.json": readList("sampleOccupations").map(({ category, titles, skills }) => ({
      category,
      titles,
      skills,
    })),
    "sample-people.json": {
      occupations: sampleOccupations(),
      employers: groupedList("employers"),
      names: groupedList("names"),
      places: readList("places"),
      schools: groupedList("schools"),
    },
  };
};

/** Prints one row per line down to this depth, so that changing one row makes a small diff. */
const formatJson = (value: unknown, depth: number): string => {
  if (depth === 0 || typeof value !== "object" || value === null) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const parts = Array.isArray(value)
    ? value.map((part) => formatJson(part, depth - 1))
    : Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}:${formatJson(part, depth - 1)}`);
  return `${open}\n${parts.join(",\n")}\n${close}`;
};

export const formatCompiled = (value: unknown): string => `${formatJson(value, 2)}\n`;
