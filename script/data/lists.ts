/** Every list in data/: its file and the schema of a row. Tests check what a schema of one row cannot. */
import { z } from "zod";
import { roleCategories } from "#domain/roles/catalog.ts";
import { valueKinds } from "#domain/resumes/value-kinds.ts";
import { sectionKinds } from "#domain/resumes/sections/section-kinds.ts";
import { skillKinds } from "#domain/skills/skill.ts";

/** Not empty, and without leading or trailing whitespace. */
const text = z.string().regex(/^\S(?:[^\n\t]*\S)?$/);
/** Lowercase, for comparison. */
const lower = text.refine((words) => words === words.toLowerCase(), "is not lower case");
const texts = z.array(text).min(1);
const countryCode = z.string().regex(/^[A-Z]{2}$/);
const slug = z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/);
const number = z
  .string()
  .regex(/^-?\d+(?:\.\d+)?$/)
  .transform(Number);

export const skillSchema = z.strictObject({
  name: text,
  kind: z.enum(skillKinds),
  area: slug,
  aliases: texts.optional(),
  implies: texts.optional(),
  near: texts.optional(),
  ambiguousTerms: texts.optional(),
});

const sampleOccupationSchema = z.strictObject({
  category: z.enum(roleCategories),
  titles: z.tuple([text, text, text]),
  industries: texts,
  salaryUsd: z.tuple([z.int().positive(), z.int().positive()]).refine(([low, high]) => low < high),
  skills: texts,
  duties: texts,
  degrees: texts,
  certifications: z.array(text),
  summaries: z.tuple([text, text, text]),
});

/** The columns of a CSV list are in the order of the schema's keys. */
export const lists = {
  licenseAgreements: {
    file: "credentials/agreements.csv",
    row: z.strictObject({ kind: z.enum(["compact", "reciprocity"]), license: text, state: countryCode }),
  },
  stateLicenses: { file: "credentials/state-licenses.csv", row: z.strictObject({ license: text }) },
  skillFrequency: {
    file: "skills/frequency.csv",
    row: z.strictObject({ skill: text, occupations: number.pipe(z.int().positive()) }),
  },
  wordFrequency: {
    file: "occupations/word-frequency.csv",
    row: z.strictObject({ word: text, occupations: number.pipe(z.int().positive()) }),
  },
  skillAreas: {
    file: "skills/areas.csv",
    row: z.strictObject({ category: z.enum(roleCategories), area: slug, about: z.string() }),
  },
  occupationTitles: {
    file: "occupations/titles.jsonl",
    row: z.strictObject({
      id: z.string().regex(/^[a-z]+\.[a-z]+(?:-[a-z]+)*$/),
      level: z.number().min(0).max(8),
      // Titles are compared word by word, without hyphens and accents.
      patterns: z.array(z.string().regex(/^~?[a-z\d.&+#'/]+(?: [a-z\d.&+#'/]+)*$/)).min(1),
    }),
  },
  occupationProfiles: {
    file: "occupations/profiles.csv",
    row: z.strictObject({ occupation: text, term: text, weight: number.pipe(z.number().positive()) }),
  },
  occupationNearness: {
    file: "occupations/nearness.csv",
    row: z.strictObject({ one: text, other: text, nearness: number.pipe(z.number().positive().lt(1)) }),
  },
  worldLocations: {
    file: "locations/world.csv",
    row: z.union([
      z.strictObject({ kind: z.literal("region-code"), country: countryCode, name: z.string().regex(/^[A-Z]{2,3}$/) }),
      z.strictObject({ kind: z.enum(["country", "region", "city"]), country: countryCode, name: lower }),
    ]),
  },
  usStates: {
    file: "locations/us-states.csv",
    row: z.strictObject({
      code: countryCode,
      name: text,
      region: z.enum(["northeast", "south", "midwest", "southwest", "mountain", "west"]),
    }),
  },
  caProvinces: { file: "locations/ca-provinces.csv", row: z.strictObject({ code: countryCode, name: text }) },
  metros: {
    file: "locations/metros.csv",
    row: z.strictObject({ metro: slug, state: countryCode, town: lower.regex(/^[^,]+$/) }),
  },
  metroTowns: {
    file: "locations/metro-towns.csv",
    row: z.strictObject({ metro: slug, state: countryCode, town: lower.regex(/^[^,]+$/) }),
  },
  headings: {
    file: "resumes/headings.csv",
    row: z.union([
      z.strictObject({
        rule: z.enum(["phrase", "core", "weak-core"]),
        section: z.enum(sectionKinds).exclude(["other"]),
        words: lower,
      }),
      z.strictObject({ rule: z.literal("modifier"), section: z.literal("any"), words: lower }),
    ]),
  },
  workWords: {
    file: "resumes/work-words.csv",
    row: z.strictObject({ kind: z.enum(["title", "seniority", "legal-form", "company"]), word: lower }),
  },
  injectionWords: {
    file: "resumes/injection-words.csv",
    row: z.strictObject({ kind: z.string().regex(/^[A-Z]+$/), word: lower }),
  },
  resumeConfidence: {
    file: "resumes/confidence.csv",
    row: z.strictObject({
      kind: z.enum(valueKinds),
      signs: number.pipe(z.int().min(0)),
      confidence: number.pipe(z.number().min(0).max(1)),
    }),
  },
  injectionWeights: {
    file: "resumes/injection-weights.csv",
    row: z.strictObject({ weight: z.string().regex(/^-?\d+\.\d$/), feature: z.string().min(1) }),
  },
  harmlessSentences: { file: "resumes/harmless-sentences.csv", row: z.strictObject({ sentence: text }) },
  sampleOccupations: { file: "sample-people/occupations.jsonl", row: sampleOccupationSchema },
  employers: { file: "sample-people/employers.csv", row: z.strictObject({ industry: text, employer: text }) },
  names: {
    file: "sample-people/names.csv",
    row: z.strictObject({ kind: z.enum(["first", "last"]), name: text }),
  },
  places: {
    file: "sample-people/places.csv",
    row: z.strictObject({ city: text, state: countryCode, metro: text }),
  },
  schools: { file: "sample-people/schools.csv", row: z.strictObject({ school: text }) },
} as const;

export type ListName = keyof typeof lists;
export type Row<N extends ListName> = z.output<(typeof lists)[N]["row"]>;
