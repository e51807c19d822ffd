/** Compares the reader with resumes whose entities are labeled: recall of the labels, and precision of the values it reads. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fold } from "#domain/resumes/sections/headings.ts";
import type { ReadProfile } from "#domain/resumes/read-resume.ts";
import { readResume } from "#server/features/resumes/reading/read-resume.ts";

export interface EntityScore {
  readonly entity: string;
  /** Values that were read and are labeled. */
  readonly correct: number;
  readonly read: number;
  /** Labeled values that were read. */
  readonly found: number;
  readonly labeled: number;
}

const labelPattern = /<label type="(?<type>[^"]+)">(?<words>[\s\S]*?)<\/label>/g;

const stripMarkup = (xml: string): string =>
  xml
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");

const kinds: Readonly<Record<string, { types: readonly string[]; read: (profile: ReadProfile) => readonly string[] }>> =
  {
    skills: { types: ["Tech Tools", "Job Specific Skills", "Soft Skills"], read: (profile) => profile.skills },
    companies: { types: ["Companies worked at"], read: (profile) => profile.experience.map((job) => job.company) },
    titles: {
      types: ["Designation"],
      read: (profile) => [profile.title, ...profile.experience.map((job) => job.title)],
    },
  };

const distinct = (values: readonly string[]): string[] =>
  [...new Set(values.map(fold))].filter((value) => value !== "");

/** Equal, or at least 80 % of the words are shared (Dice coefficient). */
const isSameEntity = (one: string, other: string): boolean => {
  const [a, b] = [one.split(" "), other.split(" ")];
  const shared = a.filter((word) => b.includes(word)).length;
  return one === other || (2 * shared) / (a.length + b.length) >= 0.8;
};

export const entityScores = async (folder: string): Promise<EntityScore[]> => {
  if (!existsSync(folder)) return [];
  const sums = new Map(Object.keys(kinds).map((entity) => [entity, { correct: 0, read: 0, found: 0, labeled: 0 }]));
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".xml"))) {
    const xml = readFileSync(`${folder}/${file}`, "utf8");
    const body = stripMarkup(xml.replace(/^<\?xml[^>]*>/, ""))
      .trim()
      .replaceAll(/^"|"$/g, "");
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a reader works
    const { profile } = await readResume(new TextEncoder().encode(body), "txt");
    const labels = [...xml.matchAll(labelPattern)].map(({ groups }) => ({
      type: groups?.["type"] ?? "",
      words: stripMarkup(groups?.["words"] ?? ""),
    }));
    for (const [entity, kind] of Object.entries(kinds)) {
      const gold = distinct(labels.filter(({ type }) => kind.types.includes(type)).map(({ words }) => words));
      const readValues = distinct(kind.read(profile));
      const sum = sums.get(entity);
      if (!sum) continue;
      sum.correct += readValues.filter((value) => gold.some((other) => isSameEntity(value, other))).length;
      sum.read += readValues.length;
      sum.found += gold.filter((value) => readValues.some((other) => isSameEntity(value, other))).length;
      sum.labeled += gold.length;
    }
  }
  return [...sums].map(([entity, sum]) => ({ entity, ...sum }));
};
