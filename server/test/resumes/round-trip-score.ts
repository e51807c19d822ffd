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
const compare = (expectedTexts: readonly string[], parsedTexts: readonly string[]): Count => {
  const open = expectedTexts.map(fold).filter((text) => text !== "");
  const foldedTexts = parsedTexts.map(fold).filter((text) => text !== "");
  const count = { read: foldedTexts.length, given: open.length };
  const matches = foldedTexts.filter((text) => {
    const index = open.indexOf(text);
    if (index !== -1) open.splice(index, 1);
    return index !== -1;
  });
  return { ...count, right: matches.length };
};

const digits = (phone: string): string => phone.replaceAll(/\D/g, "");

export const countReturned = (profile: Profile, parsedProfile: ReadProfile): ReturnCounts => ({
  name: compare([`${profile.firstName} ${profile.lastName}`], [`${parsedProfile.firstName} ${parsedProfile.lastName}`]),
  email: compare([profile.email], [parsedProfile.email]),
  phone: compare([digits(profile.phone)], [digits(parsedProfile.phone)]),
  location: compare([profile.location], [parsedProfile.location ?? ""]),
  title: compare([profile.title], [parsedProfile.title]),
  summary: compare([profile.summary], [parsedProfile.summary]),
  skills: compare(profile.skills, parsedProfile.skills),
  experience: compare(
    profile.experience.map(({ title, company, start, end }) => `${title} ${company} ${start} ${end}`),
    parsedProfile.experience.map(({ title, company, start, end }) => `${title} ${company} ${start} ${end}`),
  ),
  described: compare(
    profile.experience.flatMap(({ description }) => toBulletPoints(description ?? "")),
    parsedProfile.experience.flatMap(({ description }) => description),
  ),
  education: compare(
    profile.education.map(({ degree, field, school, year }) => `${degree} ${field ?? ""} ${school} ${year}`),
    parsedProfile.education.map(({ degree, institution, year }) => `${degree} ${institution} ${year}`),
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
