/** Scores how much of a profile survives export and re-reading: each field from 0 to 1, over all documents. */
import { toBulletPoints } from "#domain/exports/resume-document.ts";
import type { Profile } from "#domain/profiles/profile.ts";
import { fold } from "#domain/resumes/sections/headings.ts";
import type { ReadProfile } from "#domain/resumes/read-resume.ts";

export const returnedFields = [
  "name",
  "email",
  "phone",
  "location",
  "title",
  "summary",
  "skills",
  "experience",
  "described",
  "education",
] as const;
export type ReturnedField = (typeof returnedFields)[number];

interface Count {
  readonly right: number;
  readonly read: number;
  readonly given: number;
}

export type ReturnCounts = Readonly<Record<ReturnedField, Count>>;

/** Each read value matches at most one given value. */
const compare = (given: readonly string[], read: readonly string[]): Count => {
  const open = given.map(fold).filter((text) => text !== "");
  const found = read.map(fold).filter((text) => text !== "");
  const count = { read: found.length, given: open.length };
  const right = found.filter((text) => {
    const at = open.indexOf(text);
    if (at !== -1) open.splice(at, 1);
    return at !== -1;
  });
  return { ...count, right: right.length };
};

const digits = (phone: string): string => phone.replaceAll(/\D/g, "");

export const countReturned = (profile: Profile, read: ReadProfile): ReturnCounts => ({
  name: compare([`${profile.firstName} ${profile.lastName}`], [`${read.firstName} ${read.lastName}`]),
  email: compare([profile.email], [read.email]),
  phone: compare([digits(profile.phone)], [digits(read.phone)]),
  location: compare([profile.location], [read.location ?? ""]),
  title: compare([profile.title], [read.title]),
  summary: compare([profile.summary], [read.summary]),
  skills: compare(profile.skills, read.skills),
  experience: compare(
    profile.experience.map(({ title, company, start, end }) => `${title} ${company} ${start} ${end}`),
    read.experience.map(({ title, company, start, end }) => `${title} ${company} ${start} ${end}`),
  ),
  described: compare(
    profile.experience.flatMap(({ description }) => toBulletPoints(description ?? "")),
    read.experience.flatMap(({ description }) => description),
  ),
  education: compare(
    profile.education.map(({ degree, field, school, year }) => `${degree} ${field ?? ""} ${school} ${year}`),
    read.education.map(({ degree, institution, year }) => `${degree} ${institution} ${year}`),
  ),
});

const f1Of = (counts: readonly Count[]): number => {
  const sum = (key: keyof Count): number => counts.reduce((total, count) => total + count[key], 0);
  const both = sum("read") + sum("given");
  return both === 0 ? 1 : (2 * sum("right")) / both;
};

export const f1ByReturnedField = (all: readonly ReturnCounts[]): Readonly<Record<ReturnedField, number>> =>
  Object.fromEntries(returnedFields.map((field) => [field, f1Of(all.map((counts) => counts[field]))])) as Readonly<
    Record<ReturnedField, number>
  >;

export const macroOf = (all: readonly ReturnCounts[]): number =>
  Object.values(f1ByReturnedField(all)).reduce((sum, value) => sum + value, 0) / returnedFields.length;
