/** Turns a reading into a profile update. What was not found is absent, so that no field is emptied. */
import { education, position, type Education, type Position } from "../../profiles/history.ts";
import { profile as profileShape, type ProfileUpdate } from "../../profiles/profile.ts";
import type { ParsedResume } from "./import-resume.ts";

type Reading = Pick<ParsedResume, "profile" | "fields" | "flags">;
type Field = ParsedResume["fields"]["email"];
type ReadJob = ParsedResume["profile"]["experience"][number];
type ReadSchool = ParsedResume["profile"]["education"][number];

const maxLengths = { name: 100, line: 255, phone: 50, skill: 100, text: 10_000 } as const;
const monthOrYear = /^\d{4}(-(0[1-9]|1[0-2]))?$/;

const cut = (text: string, length: number): string =>
  text
    .trim()
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd();

/** Lines that address the software are never used as values, even if a rule matched them. */
const createInjectionCheck = ({ flags }: Reading) => {
  const spans = flags.flatMap(({ kind, span }) => (kind === "instruction" && span !== null ? [span] : []));
  return (field: Field | undefined): boolean =>
    field !== null &&
    field !== undefined &&
    spans.some(({ start, end }) => field.span.start < end && start < field.span.end);
};

const jobOf = (job: ReadJob): Position => ({
  title: cut(job.title, maxLengths.line),
  company: cut(job.company, maxLengths.line),
  ...(job.location === null || job.location.trim() === "" ? {} : { location: cut(job.location, maxLengths.line) }),
  ...(monthOrYear.test(job.start) ? { start: job.start } : {}),
  ...(job.end === null || monthOrYear.test(job.end) ? { end: job.end } : {}),
  ...(job.description.length === 0 ? {} : { description: cut(job.description.join("\n"), maxLengths.text) }),
});

const schoolOf = ({ institution, degree, year }: ReadSchool): Education => ({
  degree: cut(degree, maxLengths.line),
  school: cut(institution, maxLengths.line),
  ...(year === null || year < 1900 || year > 2100 ? {} : { year }),
});

/** The lists keep the document's order. Each entry has its index in the reading. */
export const importedEntries = (parsed: Reading) => {
  const { profile, fields } = parsed;
  const isInjected = createInjectionCheck(parsed);
  const jobs = profile.experience.flatMap((job, index) => {
    const fieldsOfJob = fields.experience[index];
    const description = job.description.filter((_line, line) => !isInjected(fieldsOfJob?.description[line]));
    const entry = jobOf({ ...job, description });
    const hasContent = entry.title !== "" || entry.company !== "";
    return hasContent &&
      !isInjected(fieldsOfJob?.title) &&
      !isInjected(fieldsOfJob?.company) &&
      position.safeParse(entry).success
      ? [{ at: index, entry }]
      : [];
  });
  const schools = profile.education.flatMap((school, index) => {
    const entry = schoolOf(school);
    const fieldsOfSchool = fields.education[index];
    const hasContent = entry.school !== "" || entry.degree !== "";
    return hasContent &&
      !isInjected(fieldsOfSchool?.institution) &&
      !isInjected(fieldsOfSchool?.degree) &&
      education.safeParse(entry).success
      ? [{ at: index, entry }]
      : [];
  });
  const skills = profile.skills.flatMap((skill, index) => {
    const entry = cut(skill, maxLengths.skill);
    return entry !== "" && !isInjected(fields.skills[index]) ? [{ at: index, entry }] : [];
  });
  return { experience: jobs.slice(0, 100), education: schools.slice(0, 50), skills: skills.slice(0, 200) };
};

const entriesOf = <Entry>(list: readonly { readonly entry: Entry }[]): Entry[] => list.map(({ entry }) => entry);

export const profileUpdateOf = (parsed: Reading): ProfileUpdate => {
  const { profile, fields } = parsed;
  const isInjected = createInjectionCheck(parsed);
  const validField = (key: keyof ProfileUpdate, text: string | null, length: number, field: Field) => {
    const value = cut(text ?? "", length);
    return value === "" || isInjected(field) || !profileShape.shape[key].safeParse(value).success
      ? {}
      : { [key]: value };
  };
  const { skills, experience, education } = importedEntries(parsed);
  return {
    ...validField("firstName", profile.firstName, maxLengths.name, fields.name),
    ...validField("lastName", profile.lastName, maxLengths.name, fields.name),
    ...validField("email", profile.email, maxLengths.line, fields.email),
    ...validField("phone", profile.phone, maxLengths.phone, fields.phone),
    ...validField("location", profile.location, maxLengths.line, fields.location),
    ...validField("title", profile.title, maxLengths.line, fields.title),
    ...validField("summary", profile.summary, maxLengths.text, fields.summary),
    ...(skills.length === 0 ? {} : { skills: entriesOf(skills) }),
    ...(experience.length === 0 ? {} : { experience: entriesOf(experience) }),
    ...(education.length === 0 ? {} : { education: entriesOf(education) }),
  };
};
