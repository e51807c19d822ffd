/**
 * Builds a reading from structured fields, such as an export. The text is generated, so that each value has a line to
 * point at.
 */
import { isInjectionByRule } from "./injection-rules.ts";
import {
  noFields,
  type ReadEducation,
  type ReadEducationFields,
  type ReadExperience,
  type ReadExperienceFields,
  type ReadField,
  type ReadFlag,
  type ReadProfile,
  type ReadResume,
} from "../read-resume.ts";

interface Writer {
  readonly text: () => string;
  readonly write: (value: string, before?: string) => ReadField | null;
  readonly endLine: () => void;
}

const writer = (method: string, confidence: number): Writer => {
  let text = "";
  return {
    text: () => text,
    write: (value, before = "") => {
      if (value === "") return null;
      text += before;
      const start = text.length;
      text += value;
      return { value, span: { start, end: text.length }, confidence, method };
    },
    endLine: () => {
      if (text !== "" && !text.endsWith("\n")) text += "\n";
    },
  };
};

const separatorFor = (output: Writer): string => (output.text() === "" || output.text().endsWith("\n") ? "" : ", ");

const writeJob = (
  output: Writer,
  { title, company, start, end, description }: ReadExperience,
): ReadExperienceFields => {
  const titleField = output.write(title);
  const companyField = output.write(company, separatorFor(output));
  const period = start === "" ? "" : `${start} to ${end ?? "now"}`;
  const dates = output.write(period, separatorFor(output));
  output.endLine();
  const lines = description.flatMap((line) => {
    const field = output.write(line);
    output.endLine();
    return field === null ? [] : [field];
  });
  return { title: titleField, company: companyField, dates, description: lines };
};

const writeSchool = (output: Writer, { institution, degree, year }: ReadEducation): ReadEducationFields => {
  const school = output.write(institution);
  const field = output.write(degree, separatorFor(output));
  const yearField = year === null ? null : output.write(String(year), separatorFor(output));
  output.endLine();
  return { institution: school, degree: field, year: yearField };
};

/** Sentences that address the software are kept out of every field here too, and are flagged. */
const withoutInjections = (
  profile: ReadProfile,
): { readonly profile: ReadProfile; readonly left: readonly string[] } => {
  const remaining: string[] = [];
  const isAllowed = (text: string): boolean => {
    if (!isInjectionByRule(text)) return true;
    remaining.push(text);
    return false;
  };
  return {
    profile: {
      ...profile,
      title: isAllowed(profile.title) ? profile.title : "",
      summary: profile.summary.split("\n").filter(isAllowed).join("\n"),
      skills: profile.skills.filter(isAllowed),
      experience: profile.experience.map((job) => ({ ...job, description: job.description.filter(isAllowed) })),
      credentials: profile.credentials.filter(({ name, issuer }) => isAllowed(`${name} ${issuer}`)),
      languages: profile.languages.filter(({ name, level }) => isAllowed(`${name} ${level}`)),
      projects: profile.projects.filter(({ name, description }) => isAllowed(`${name} ${description}`)),
      volunteering: profile.volunteering.map((entry) => ({
        ...entry,
        description: entry.description.split("\n").filter(isAllowed).join("\n"),
      })),
    },
    left: remaining,
  };
};

const flagOf = (words: string): ReadFlag => ({
  kind: "instruction",
  reason: "instruction_like",
  words: words.slice(0, 2000),
  page: 1,
  span: null,
});

const isBlankProfile = (profile: ReadProfile): boolean =>
  profile.firstName + profile.lastName + profile.title === "" &&
  profile.skills.length + profile.experience.length + profile.education.length === 0;

export const statedReading = (stated: ReadProfile, method: string, confidence: number): ReadResume => {
  const { profile, left: remaining } = withoutInjections(stated);
  const output = writer(method, confidence);
  const line = (value: string) => {
    const field = output.write(value);
    output.endLine();
    return field;
  };
  /** One line for each entry; its first part is the value. */
  const entryLines = <Entry>(entries: readonly Entry[], partsOf: (entry: Entry) => readonly string[]): ReadField[] =>
    entries.flatMap((entry) => {
      const parts = partsOf(entry).filter((part) => part !== "");
      const field = line(parts.join(", "));
      return field === null ? [] : [{ ...field, value: parts[0] ?? "" }];
    });
  const fields = {
    ...noFields,
    name: line(`${profile.firstName} ${profile.lastName}`.trim()),
    title: line(profile.title),
    email: line(profile.email),
    phone: line(profile.phone),
    location: line(profile.location ?? ""),
    summary: line(profile.summary),
    experience: profile.experience.map((job) => writeJob(output, job)),
    education: profile.education.map((school) => writeSchool(output, school)),
    credentials: entryLines(profile.credentials, ({ name, issuer, region, number, validFrom, validTo }) => [
      name,
      issuer,
      region,
      number,
      [validFrom, validTo].filter((date) => date !== null).join(" to "),
    ]),
    languages: entryLines(profile.languages, ({ name, level }) => [name, level]),
    projects: entryLines(profile.projects, ({ name, description, url }) => [name, description, url]),
    volunteering: entryLines(profile.volunteering, ({ role, organization, description }) => [
      role,
      organization,
      description,
    ]),
    skills: profile.skills.flatMap((skill) => output.write(skill, separatorFor(output)) ?? []),
  };
  return {
    status: isBlankProfile(profile) ? "unreadable" : "ok",
    hiddenText: false,
    flags: remaining.map(flagOf),
    text: output.text().trimEnd(),
    pages: 1,
    profile,
    fields,
  };
};
