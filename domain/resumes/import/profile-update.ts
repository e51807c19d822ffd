/** Turns a reading into a profile update. What was not found is absent, so that no field is emptied. */
import {
  credential,
  education,
  language,
  position,
  volunteering,
  type Credential,
  type Education,
  type Language,
  type Position,
  type Volunteering,
} from "../../profiles/history.ts";
import { formatDateRange } from "../../profiles/date-range.ts";
import { maxProjects, projectFacts, type ProjectFacts } from "../../profiles/portfolio.ts";
import { listLimits, profile as profileShape, type ProfileUpdate } from "../../profiles/profile.ts";
import { webLinkOf } from "../../profiles/web-link.ts";
import type { ParsedResume } from "./import-resume.ts";

type Reading = Pick<ParsedResume, "profile" | "fields" | "flags">;
type Field = ParsedResume["fields"]["email"];
type ReadJob = ParsedResume["profile"]["experience"][number];
type ReadSchool = ParsedResume["profile"]["education"][number];
type ReadCredential = ParsedResume["profile"]["credentials"][number];
type ReadLanguage = ParsedResume["profile"]["languages"][number];
type ReadVolunteering = ParsedResume["profile"]["volunteering"][number];

const maxLengths = { name: 100, line: 255, phone: 50, skill: 100, number: 100, project: 4000, text: 10_000 } as const;
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

/** Leaves out what is empty or doesn't have the stored form. */
const valid = <Value>(
  key: string,
  value: Value | null,
  shape: { safeParse: (value: unknown) => { success: boolean } },
): Record<string, Value> => (value === null || value === "" || !shape.safeParse(value).success ? {} : { [key]: value });

const credentialOf = (read: ReadCredential): Credential => ({
  name: cut(read.name, maxLengths.line),
  status: read.status,
  ...valid("issuer", cut(read.issuer, maxLengths.line), credential.shape.issuer),
  ...valid("number", cut(read.number, maxLengths.number), credential.shape.number),
  ...valid("region", cut(read.region, maxLengths.number), credential.shape.region),
  ...valid("validFrom", read.validFrom, credential.shape.validFrom),
  ...valid("validTo", read.validTo, credential.shape.validTo),
});

const languageOf = ({ name, level }: ReadLanguage): Language => ({
  name: cut(name, maxLengths.name),
  ...valid("level", cut(level, maxLengths.name), language.shape.level),
});

const volunteeringOf = ({ role, organization, start, end, description }: ReadVolunteering): Volunteering => ({
  role: cut(role, maxLengths.line),
  organization: cut(organization, maxLengths.line),
  ...valid("start", start, volunteering.shape.start),
  ...(end === null || monthOrYear.test(end) ? { end } : {}),
  ...valid("description", cut(description, maxLengths.text), volunteering.shape.description),
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
  const validEntries = <Read, Entry>(
    list: readonly Read[],
    fieldsOfList: readonly Field[],
    entryOf: (read: Read) => Entry,
    shape: { safeParse: (value: unknown) => { success: boolean } },
  ) =>
    list.flatMap((read, index) => {
      const entry = entryOf(read);
      return !isInjected(fieldsOfList[index]) && shape.safeParse(entry).success ? [{ at: index, entry }] : [];
    });
  return {
    experience: jobs.slice(0, listLimits.experience),
    education: schools.slice(0, listLimits.education),
    skills: skills.slice(0, listLimits.skills),
    credentials: validEntries(profile.credentials, fields.credentials, credentialOf, credential).slice(
      0,
      listLimits.credentials,
    ),
    languages: validEntries(profile.languages, fields.languages, languageOf, language).slice(0, listLimits.languages),
    volunteering: validEntries(profile.volunteering, fields.volunteering, volunteeringOf, volunteering)
      .filter(({ entry }) => entry.role !== "" || entry.organization !== "")
      .slice(0, listLimits.volunteering),
  };
};

/** Projects belong in the portfolio. A start without an end may be the only date, so it isn't written as "until now". */
export const importedProjects = (parsed: Reading): ProjectFacts[] => {
  const isInjected = createInjectionCheck(parsed);
  return parsed.profile.projects
    .flatMap(({ name, description, start, end, url }, index) => {
      const period = start === "" ? "" : formatDateRange(start, end ?? undefined);
      const project = projectFacts.safeParse({
        title: cut(name, maxLengths.line),
        description: cut([description, period].filter(Boolean).join("\n"), maxLengths.project),
        link: webLinkOf(url) ?? "",
      });
      return project.success && !isInjected(parsed.fields.projects[index]) ? [project.data] : [];
    })
    .slice(0, maxProjects);
};

export const profileUpdateOf = (parsed: Reading): ProfileUpdate => {
  const { profile, fields } = parsed;
  const isInjected = createInjectionCheck(parsed);
  const validField = (key: keyof ProfileUpdate, text: string | null, length: number, field: Field) => {
    const value = cut(text ?? "", length);
    return value === "" || isInjected(field) || !profileShape.shape[key].safeParse(value).success
      ? {}
      : { [key]: value };
  };
  const entries = importedEntries(parsed);
  return {
    ...validField("firstName", profile.firstName, maxLengths.name, fields.name),
    ...validField("lastName", profile.lastName, maxLengths.name, fields.name),
    ...validField("email", profile.email, maxLengths.line, fields.email),
    ...validField("phone", profile.phone, maxLengths.phone, fields.phone),
    ...validField("location", profile.location, maxLengths.line, fields.location),
    ...validField("title", profile.title, maxLengths.line, fields.title),
    ...validField("summary", profile.summary, maxLengths.text, fields.summary),
    ...Object.fromEntries(
      Object.entries(entries).flatMap(([key, list]) =>
        list.length === 0 ? [] : [[key, list.map(({ entry }) => entry)]],
      ),
    ),
  };
};
