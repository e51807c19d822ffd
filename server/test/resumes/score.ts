/** The share of a person's data that was read correctly: each field from 0 to 1, averaged over all documents. */
import { fold } from "#domain/resumes/sections/headings.ts";
import type { ReadProfile } from "#domain/resumes/read-resume.ts";
import type { TestPerson } from "./people.ts";

const scoredFields = ["name", "email", "phone", "location", "title", "skills", "experience", "education"] as const;
export type ScoredField = (typeof scoredFields)[number];

interface Count {
  readonly right: number;
  readonly read: number;
  readonly true: number;
}

export type Counts = Readonly<Record<ScoredField, Count>>;

const isSame = (one: string, other: string): boolean => fold(one) === fold(other);
const one = (isRight: boolean, parsedValue: string | null): Count => ({
  right: isRight ? 1 : 0,
  read: parsedValue ? 1 : 0,
  true: 1,
});

export const scorePerson = (person: TestPerson, profile: ReadProfile): Counts => {
  const skills = new Set(person.skills.map(fold));
  const jobs = profile.experience.filter((job) =>
    person.jobs.some(
      (ownJob) =>
        isSame(ownJob.title, job.title) &&
        isSame(ownJob.company, job.company) &&
        ownJob.start === job.start &&
        ownJob.end === job.end,
    ),
  );
  const schools = profile.education.filter((school) =>
    person.schools.some(
      (ownSchool) =>
        isSame(ownSchool.institution, school.institution) &&
        isSame(ownSchool.degree, school.degree) &&
        ownSchool.year === school.year,
    ),
  );
  return {
    name: one(isSame(`${profile.firstName} ${profile.lastName}`, `${person.first} ${person.last}`), profile.firstName),
    email: one(profile.email === person.email, profile.email),
    phone: one(profile.phone === person.phone, profile.phone),
    location: one(isSame(profile.location ?? "", person.location), profile.location),
    title: one(isSame(profile.title, person.title), profile.title),
    skills: {
      right: profile.skills.filter((skill) => skills.has(fold(skill))).length,
      read: profile.skills.length,
      true: skills.size,
    },
    experience: { right: jobs.length, read: profile.experience.length, true: person.jobs.length },
    education: { right: schools.length, read: profile.education.length, true: person.schools.length },
  };
};

const f1 = (counts: readonly Count[]): number => {
  const sum = (key: keyof Count): number => counts.reduce((total, count) => total + count[key], 0);
  const both = sum("read") + sum("true");
  return both === 0 ? 1 : (2 * sum("right")) / both;
};

export const f1ByField = (all: readonly Counts[]): Readonly<Record<ScoredField, number>> => ({
  name: f1(all.map((counts) => counts.name)),
  email: f1(all.map((counts) => counts.email)),
  phone: f1(all.map((counts) => counts.phone)),
  location: f1(all.map((counts) => counts.location)),
  title: f1(all.map((counts) => counts.title)),
  skills: f1(all.map((counts) => counts.skills)),
  experience: f1(all.map((counts) => counts.experience)),
  education: f1(all.map((counts) => counts.education)),
});

export const macro = (all: readonly Counts[]): number => {
  const fields = Object.values(f1ByField(all));
  return fields.reduce((sum, value) => sum + value, 0) / fields.length;
};
