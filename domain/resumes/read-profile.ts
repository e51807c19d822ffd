/** Turns lines into a profile, the same for every format. Library functions are passed in. */
import { findContact } from "./fields/contact.ts";
import { joinSlices, sliceOf, withoutBullet, type Line, type Slice } from "./layout/document-lines.ts";
import { readSchools } from "./fields/education.ts";
import { readJobs, type FoundJob } from "./fields/experience.ts";
import { findHeadline } from "./fields/headline.ts";
import { cutInjections } from "./injection/cut-injections.ts";
import { isLinkedinPdf, readLinkedinJobs, titleInHeadline } from "./import/linkedin-pdf.ts";
import { findName } from "./fields/name.ts";
import { countryOf } from "./fields/locations.ts";
import {
  type ReadExperience,
  type ReadField,
  type ReadFields,
  type ReadFlag,
  type ReadProfile,
  type Span,
} from "./read-resume.ts";
import { confidenceOf } from "./confidence.ts";
import type { ValueKind } from "./value-kinds.ts";
import {
  countSigns,
  credentialSigns,
  emailSigns,
  entrySigns,
  isHeaded,
  jobSigns,
  locationSigns,
  nameSigns,
  phoneSigns,
  schoolSigns,
  skillSigns,
  summarySigns,
  titleSigns,
} from "./signs.ts";
import type { SectionKind } from "./sections/section-kinds.ts";
import { linesUnder, sectionsOf } from "./sections/sections.ts";
import { readSkills } from "./fields/skills.ts";
import { joinTableRows, joinHyphenated, splitGrids } from "./layout/wrapped-lines.ts";
import { readProjects, readVolunteering } from "./fields/activities.ts";
import { readCredentials, readInlineCredentials } from "./fields/credentials.ts";
import { namesLanguages, readLanguages } from "./fields/languages.ts";
import { notImportedIn } from "./not-imported.ts";

export interface ProfileDeps {
  /** E.164, or null if it is not a number of that country. Without a country the number is read as North American. */
  readonly normalizePhone: (printed: string, country: string | null) => string | null;
  /** YYYY-MM. A license that ended before is lapsed. */
  readonly today: string;
}

const field = (
  kind: ValueKind,
  slice: Slice,
  method: string,
  signs: readonly boolean[],
  value = slice.text,
): ReadField => ({
  value,
  span: { start: slice.start, end: slice.end },
  confidence: confidenceOf(kind, countSigns(signs)),
  method,
  signs: countSigns(signs),
});

const jobOf = (job: FoundJob): ReadExperience => ({
  title: joinHyphenated(job.title?.text ?? ""),
  company: joinHyphenated(job.company?.text ?? ""),
  start: job.date.start,
  end: job.date.end,
  location: job.location?.text ?? null,
  description: job.description.map((item) => joinHyphenated(item.text)),
});

const summaryOf = (lines: readonly Line[]): Slice | null => {
  const bare = lines.map((line) => ({ ...sliceOf(line), text: withoutBullet(line.text) }));
  return bare.length === 0 ? null : joinSlices(bare);
};

/** Without a heading, sentences between the name and the first section introduce the person. */
const sentencesIn = (header: readonly Line[]): readonly Line[] => {
  const from = header.findIndex(
    (line) =>
      /^\p{Lu}/u.test(line.text) &&
      line.text.split(/\s+/).length >= 7 &&
      !/@|\||\t|\+?\d[\d\s().-]{7,}/.test(line.text),
  );
  const to = header.findLastIndex((line) => line.text.endsWith("."));
  return from >= 0 && to >= from && to - from < 6 ? header.slice(from, to + 1) : [];
};

export const readProfile = (
  all: readonly Line[],
  deps: ProfileDeps,
): { profile: ReadProfile; fields: ReadFields; flags: ReadFlag[] } => {
  const cleaned = cutInjections(all);
  const lines = splitGrids(joinTableRows(cleaned.lines));
  const sections = sectionsOf(lines);
  const header = sections.filter((section) => section.heading === null).flatMap((section) => [...section.lines]);
  const initialContact = findContact(sections, null);
  const name = findName(lines, initialContact.email?.text ?? "");
  const contact = findContact(sections, name?.slice.start ?? null);
  const country = contact.location ? countryOf(contact.location.text) : null;
  const phone = contact.phones
    .map((slice) => ({
      slice,
      value:
        deps.normalizePhone(slice.text, country) ??
        deps.normalizePhone(slice.text, countryOfAddress(contact.email?.text ?? "")),
    }))
    .find(({ value }) => value !== null);
  const isFromLinkedin = isLinkedinPdf(lines);
  const jobs = sections
    .filter((section) => section.kind === "experience")
    .flatMap((section) => (isFromLinkedin ? readLinkedinJobs(section.lines) : undefined) ?? readJobs(section.lines))
    .filter((job) => job.title !== null || job.company !== null);
  const schools = readSchools(linesUnder(sections, "education"));
  const skills = readSkills(linesUnder(sections, "skills"), lines);
  const summarySection = linesUnder(sections, "summary");
  const summary = summaryOf(summarySection.length > 0 ? summarySection : sentencesIn(header));
  const nameBlock = name ? lines.filter((line) => line.block === name.lines[0]?.block) : header;
  const printed = findHeadline(headerAround(nameBlock, header, name?.lines.at(-1)), name);
  const headline = printed && isFromLinkedin ? titleInHeadline(printed, jobs) : printed;
  const [headlineLine] = linesUnder(sections, "headline");
  const title = headline ?? (headlineLine ? sliceOf(headlineLine) : null) ?? jobs[0]?.title ?? null;
  const credentialLines = linesUnder(sections, "certifications");
  const elsewhere = sections
    .filter(({ kind }) => inlineKinds.has(kind))
    .flatMap((section) => [...section.lines])
    .filter((line) => line !== name?.lines[0]);
  const credentials = [
    ...readCredentials(credentialLines, deps.today),
    ...readInlineCredentials(elsewhere, deps.today),
  ];
  const spoken = linesUnder(sections, "languages");
  const languages = readLanguages(spoken.length > 0 ? spoken : elsewhere.filter((line) => namesLanguages(line)));
  const projects = readProjects(linesUnder(sections, "projects"));
  const volunteering = readVolunteering(linesUnder(sections, "volunteering"));
  const headed = (kind: SectionKind): boolean => isHeaded(sections, kind);
  const ofJob = jobSigns(jobs, headed("experience"));
  const ofSchool = schoolSigns(schools, headed("education"));
  const fields: ReadFields = {
    name: name
      ? field("name", name.slice, "largest line that can be a name", nameSigns(name, contact.email?.text ?? ""))
      : null,
    email: contact.email ? field("email", contact.email, "pattern", emailSigns(contact, name)) : null,
    phone: phone?.value
      ? field("phone", phone.slice, "number of the printed country", phoneSigns(phone.slice.text, country), phone.value)
      : null,
    location: contact.location
      ? field("location", contact.location, "place beside the contact details", locationSigns(contact.location))
      : null,
    title: title
      ? field("title", title, headline ? "headline" : "latest job", titleSigns(title.text, headline !== null, jobs))
      : null,
    summary: summary
      ? field("summary", summary, "section", summarySigns(summary.text, summarySection.length > 0))
      : null,
    skills: skills.map((skill) =>
      field("skill", skill, "item of the skills section", skillSigns(skill.text, skills, headed("skills"))),
    ),
    experience: jobs.map((job) => ({
      title: job.title ? field("jobTitle", job.title, job.method, ofJob.title(job)) : null,
      company: job.company ? field("company", job.company, job.method, ofJob.company(job)) : null,
      dates: field("dates", job.date.slice, job.date.single ? "date" : "range of dates", ofJob.dates(job)),
      description: job.description.map((item) => field("dates", item, "lines under the job", ofJob.dates(job))),
    })),
    education: schools.map((school) => ({
      institution: school.institution
        ? field("institution", school.institution, "school", ofSchool.institution(school))
        : null,
      degree: school.degree ? field("degree", school.degree, "degree", ofSchool.degree(school)) : null,
      year: school.year
        ? field("year", school.year, "last year printed", ofSchool.year(school), String(school.year.value))
        : null,
    })),
    credentials: credentials.map((found) =>
      field(
        "credential",
        found.slice,
        "credential",
        credentialSigns(found, headed("certifications")),
        found.value.name,
      ),
    ),
    languages: languages.map(({ name, level }) =>
      field("language", name, "language", entrySigns(headed("languages"), name.text, [level])),
    ),
    projects: projects.map(({ value, slice }) =>
      field(
        "project",
        slice,
        "project",
        entrySigns(headed("projects"), value.name, [value.start, value.description]),
        value.name,
      ),
    ),
    volunteering: volunteering.map(({ value, slice }) =>
      field(
        "volunteering",
        slice,
        "volunteering",
        entrySigns(headed("volunteering"), value.organization, [value.start, value.role]),
        value.organization,
      ),
    ),
    notImported: [],
  };
  const taken = [
    ...spansIn(fields),
    ...jobs.flatMap((job) => job.location ?? []),
    ...(name?.lines ?? []),
    ...languages.map(({ name }) => name),
    ...cleaned.flags.flatMap((flag) => flag.span ?? []),
  ];
  return {
    flags: [...cleaned.flags],
    profile: {
      firstName: name?.first ?? "",
      lastName: name?.last ?? "",
      email: contact.email?.text ?? "",
      phone: phone?.value ?? "",
      location: contact.location?.text ?? null,
      title: title?.text ?? "",
      summary: joinHyphenated(summary?.text ?? ""),
      skills: skills.map((skill) => skill.text),
      experience: jobs.map(jobOf),
      education: schools.map((school) => ({
        institution: joinHyphenated(school.institution?.text ?? ""),
        degree: joinHyphenated(school.degree?.text ?? ""),
        year: school.year?.value ?? null,
      })),
      credentials: credentials.map(({ value }) => value),
      languages: languages.map(({ name, level }) => ({ name: name.text, level })),
      projects: projects.map(({ value }) => value),
      volunteering: volunteering.map(({ value }) => value),
    },
    fields: { ...fields, notImported: notImportedIn(sections, taken) },
  };
};

/** Sections where people mention a license or a language in passing. */
const inlineKinds: ReadonlySet<string> = new Set(["contact", "summary", "skills", "awards", "memberships", "other"]);

/** Every span in the fields, at any depth. */
const spansIn = (value: unknown): Span[] => {
  if (typeof value !== "object" || value === null) return [];
  if ("span" in value) return [(value as ReadField).span];
  return Object.values(value).flatMap(spansIn);
};

/** The country of the email's domain, for a person without a stated location. */
const countryOfAddress = (email: string): string | null => {
  const ending = /\.(?<code>[a-z]{2})$/.exec(email)?.groups?.["code"]?.toUpperCase() ?? null;
  return ending === "UK" ? "GB" : ending;
};

/** The lines around the name up to the first heading of its column. */
const headerAround = (block: readonly Line[], header: readonly Line[], name: Line | undefined): readonly Line[] =>
  name && !header.includes(name) ? block.slice(Math.max(0, block.indexOf(name) - 2), block.indexOf(name) + 4) : header;
