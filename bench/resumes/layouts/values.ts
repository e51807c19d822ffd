/** Every value that was read from a made resume, with the number of signs for it and whether it is what the resume states. */
import { fold } from "#domain/resumes/sections/headings.ts";
import type { ReadField } from "#domain/resumes/read-resume.ts";
import type { ValueKind } from "#domain/resumes/value-kinds.ts";
import { same, sameCredential, sameWords, type ReadFile } from "./score.ts";

export interface ReadValue {
  readonly kind: ValueKind;
  readonly signs: number;
  readonly confidence: number;
  readonly isRight: boolean;
}

const isSameDate = (one: string | null, other: string | null): boolean => (one ?? "") === (other ?? "");

/** The stated entry with the most parts in common, and which parts those are. */
const closest = <Stated>(
  stated: readonly Stated[],
  partsOf: (entry: Stated) => readonly boolean[],
): readonly boolean[] =>
  stated.map((entry) => partsOf(entry)).toSorted((a, b) => b.filter(Boolean).length - a.filter(Boolean).length)[0] ??
  [];

export const valuesOf = ({ truth: { profile: truth, optionalSkills }, resume }: ReadFile): ReadValue[] => {
  const { profile, fields } = resume;
  const values: ReadValue[] = [];
  const add = (kind: ValueKind, field: ReadField | null | undefined, isRight: boolean | undefined): void => {
    if (!field) return;
    values.push({ kind, signs: field.signs ?? 0, confidence: field.confidence, isRight: isRight ?? false });
  };
  add("name", fields.name, same(`${truth.firstName} ${truth.lastName}`, `${profile.firstName} ${profile.lastName}`));
  add("email", fields.email, same(truth.email, profile.email));
  add("phone", fields.phone, truth.phone === profile.phone);
  // The country may follow.
  add("location", fields.location, fold(`${profile.location ?? ""},`).startsWith(fold(`${truth.location ?? "?"},`)));
  add("title", fields.title, same(truth.title, profile.title));
  add("summary", fields.summary, same(truth.summary, profile.summary));
  for (const [index, skill] of profile.skills.entries())
    add(
      "skill",
      fields.skills[index],
      [...truth.skills, ...optionalSkills].some((each) => same(each, skill)),
    );
  for (const [index, job] of profile.experience.entries()) {
    const found = fields.experience[index];
    const [title, company, dates] = closest(truth.experience, (stated) => [
      same(stated.title, job.title),
      same(stated.company, job.company),
      stated.start === job.start && isSameDate(stated.end, job.end),
    ]);
    add("jobTitle", found?.title, title);
    add("company", found?.company, company);
    add("dates", found?.dates, dates);
  }
  for (const [index, school] of profile.education.entries()) {
    const found = fields.education[index];
    const [institution, degree, year] = closest(truth.education, (stated) => [
      same(stated.institution, school.institution),
      sameWords(stated.degree, school.degree),
      stated.year === school.year,
    ]);
    add("institution", found?.institution, institution);
    add("degree", found?.degree, degree);
    add("year", found?.year, year);
  }
  for (const [index, credential] of profile.credentials.entries())
    add(
      "credential",
      fields.credentials[index],
      truth.credentials.some((each) => sameCredential(each, credential)),
    );
  for (const [index, language] of profile.languages.entries())
    add(
      "language",
      fields.languages[index],
      truth.languages.some((each) => same(each.name, language.name) && same(each.level, language.level)),
    );
  for (const [index, project] of profile.projects.entries())
    add(
      "project",
      fields.projects[index],
      truth.projects.some((each) => same(each.name, project.name)),
    );
  for (const [index, entry] of profile.volunteering.entries())
    add(
      "volunteering",
      fields.volunteering[index],
      truth.volunteering.some((each) => same(each.organization, entry.organization) && same(each.role, entry.role)),
    );
  return values;
};
