/** The profile in the open format of jsonresume.org, version 1.0. */
import type { Platform } from "../profiles/integrations.ts";
import { toBulletPoints, type ExportedProfile } from "./resume-document.ts";

const schema = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";
const networks: Readonly<Record<Exclude<Platform, "website">, string>> = {
  linkedin: "LinkedIn",
  github: "GitHub",
  twitter: "Twitter",
};

/** Leaves out empty fields: the format has no other way to mark them. */
const omitEmpty = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0),
    ),
  );

/** One line becomes the summary, several lines become highlights. */
const descriptionFields = (description: string | undefined): Record<string, unknown> => {
  const lines = toBulletPoints(description ?? "");
  return lines.length > 1 ? { highlights: lines } : { summary: lines[0] };
};

export const jsonResume = ({ profile, projects, integrations }: ExportedProfile, savedAt: string | null) => ({
  $schema: schema,
  basics: omitEmpty({
    name: `${profile.firstName} ${profile.lastName}`.trim(),
    label: profile.title,
    email: /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(profile.email) ? profile.email : "",
    phone: profile.phone,
    url: integrations.find(({ platform }) => platform === "website")?.profileUrl,
    summary: profile.summary,
    ...(profile.location === "" ? {} : { location: { address: profile.location } }),
    profiles: integrations.flatMap(({ platform, profileUrl, username }) =>
      platform === "website" ? [] : [omitEmpty({ network: networks[platform], username, url: profileUrl })],
    ),
  }),
  work: profile.experience.map(({ title, company, location, start, end, description }) =>
    omitEmpty({
      name: company,
      position: title,
      location,
      startDate: start,
      endDate: end ?? undefined,
      ...descriptionFields(description),
    }),
  ),
  education: profile.education.map(({ degree, field, school, startYear, year }) =>
    omitEmpty({
      institution: school,
      studyType: degree,
      area: field,
      startDate: startYear === undefined ? undefined : String(startYear),
      endDate: year === undefined ? undefined : String(year),
    }),
  ),
  /** The format has name, issuer and date, and allows further fields. */
  certificates: profile.credentials.map(({ validFrom, ...credential }) =>
    omitEmpty({ ...credential, date: validFrom }),
  ),
  languages: profile.languages.map(({ name, level }) => omitEmpty({ language: name, fluency: level })),
  volunteer: profile.volunteering.map(({ role, organization, start, end, description }) =>
    omitEmpty({
      organization,
      position: role,
      startDate: start,
      endDate: end ?? undefined,
      ...descriptionFields(description),
    }),
  ),
  skills: profile.skills.map((name) => ({ name })),
  projects: projects
    .filter(({ visibility }) => visibility !== "private")
    .map(({ title, description, link, technologies }) =>
      omitEmpty({ name: title, description, url: link, keywords: technologies }),
    ),
  meta: omitEmpty({ version: "v1.0.0", lastModified: savedAt?.slice(0, 19) }),
});
