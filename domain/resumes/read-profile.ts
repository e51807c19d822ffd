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

const field = (slice: Slice, method: string, confidence: number, value = slice.text): ReadField => ({
  value,
  span: { start: slice.start, end: slice.end },
  confidence: Math.round(Math.max(0, Math.min(1, confidence)) * 100) / 100,
  method,
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
  const entry = (slice: Slice, method: string, confidence: number, value: string): ReadField =>
    field({ ...slice, text: value }, method, confidence);
  const fields: ReadFields = {
    name: name ? field(name.slice, "largest line that can be a name", name.confidence) : null,
    email: contact.email ? field(contact.email, "pattern", 0.99) : null,
    phone: phone?.value
      ? field(phone.slice, "number of the printed country", country ? 0.97 : 0.85, phone.value)
      : null,
    location: contact.location
      ? field(contact.location, "place beside the contact details", contact.location.certainty)
      : null,
    title: title ? field(title, headline ? "headline" : "latest job", headline ? 0.9 : 0.7) : null,
    summary: summary ? field(summary, "section", 0.9) : null,
    skills: skills.map((skill) =>
      field(skill, "item of the skills section", skill.text.split(" ").length > 5 ? 0.6 : 0.9),
    ),
    experience: jobs.map((job) => ({
      title: job.title ? field(job.title, job.method, job.confidence) : null,
      company: job.company ? field(job.company, job.method, job.confidence) : null,
      dates: field(job.date.slice, job.date.single ? "date" : "range of dates", job.date.single ? 0.7 : 0.95),
      description: job.description.map((item) => field(item, "lines under the job", 0.9)),
    })),
    education: schools.map((school) => ({
      institution: school.institution ? field(school.institution, "school", 0.85) : null,
      degree: school.degree ? field(school.degree, "degree", 0.85) : null,
      year: school.year ? field(school.year, "last year printed", 0.9, String(school.year.value)) : null,
    })),
    credentials: credentials.map(({ value, slice }) => entry(slice, "credential", 0.85, value.name)),
    languages: languages.map(({ name }) => field(name, "language", 0.95)),
    projects: projects.map(({ value, slice }) => entry(slice, "project", 0.8, value.name)),
    volunteering: volunteering.map(({ value, slice }) => entry(slice, "volunteering", 0.8, value.organization)),
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
