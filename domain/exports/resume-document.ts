/** The content of a resume in order, without layout. PDF and DOCX are both drawn from it. */
import { credentialLine, languageLine } from "../profiles/entry-text.ts";
import type { Education, Position, Volunteering } from "../profiles/history.ts";
import { utcToday } from "../calendar-day.ts";
import type { Integration } from "../profiles/integrations.ts";
import type { Project } from "../profiles/portfolio.ts";
import type { Profile } from "../profiles/profile.ts";
import { formatDateRange } from "../profiles/date-range.ts";

export interface ExportedProfile {
  readonly profile: Profile;
  readonly projects: readonly Pick<Project, "title" | "description" | "link" | "technologies" | "visibility">[];
  readonly integrations: readonly Pick<Integration, "platform" | "profileUrl" | "username">[];
}

interface ContactLine {
  readonly text: string;
  readonly href?: string;
}

export interface ResumeEntry {
  readonly title: string;
  /** The company and its location, or the school. */
  readonly subtitle: readonly string[];
  readonly dates: string;
  readonly lines: readonly string[];
  readonly href?: string;
}

export interface ResumeDocument {
  readonly name: string;
  readonly title: string;
  readonly contact: readonly ContactLine[];
  readonly summary: readonly string[];
  readonly experience: readonly ResumeEntry[];
  readonly education: readonly ResumeEntry[];
  readonly projects: readonly ResumeEntry[];
  readonly credentials: readonly string[];
  readonly volunteering: readonly ResumeEntry[];
  readonly languages: readonly string[];
  readonly skills: readonly string[];
}

const bullet = /^\s*(?:[•·●▪◦‣*–—-]|\d{1,2}[.)])\s+/u;

const normalizeSpaces = (text: string): string => text.normalize("NFC").replaceAll(/\s+/gu, " ").trim();
const nonEmptyTexts = (texts: readonly (string | undefined)[]): string[] =>
  texts.map((text) => normalizeSpaces(text ?? "")).filter((text) => text !== "");

/** One point per line, without typed bullet marks, because the layout draws its own. */
export const toBulletPoints = (text: string): string[] =>
  nonEmptyTexts(text.split(/\r?\n/).map((line) => line.replace(bullet, "")));

const withoutProtocol = (address: string): string => address.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "");

const toContactLines = ({ profile, integrations }: ExportedProfile): ContactLine[] => {
  const phone = profile.phone.replaceAll(/[^\d+]/g, "");
  const lines: ContactLine[] = [
    { text: normalizeSpaces(profile.email), href: `mailto:${normalizeSpaces(profile.email)}` },
    { text: normalizeSpaces(profile.phone), ...(phone.length >= 5 ? { href: `tel:${phone}` } : {}) },
    { text: normalizeSpaces(profile.location) },
    ...integrations.map(({ profileUrl }) => ({ text: withoutProtocol(profileUrl), href: profileUrl })),
  ];
  return lines.filter(({ text }) => text !== "");
};

const jobEntry = (job: Position): ResumeEntry => ({
  title: normalizeSpaces(job.title),
  subtitle: nonEmptyTexts([job.company, job.location]),
  dates: formatDateRange(job.start, job.end),
  lines: toBulletPoints(job.description ?? ""),
});

const schoolEntry = ({ degree, field, school, startYear, year }: Education): ResumeEntry => ({
  title: nonEmptyTexts([degree, field]).join(", "),
  subtitle: nonEmptyTexts([school]),
  dates: nonEmptyTexts([startYear, year].map((each) => (each === undefined ? "" : String(each)))).join(" – "),
  lines: [],
});

const volunteeringEntry = ({ role, organization, start, end, description }: Volunteering): ResumeEntry => ({
  title: normalizeSpaces(role),
  subtitle: nonEmptyTexts([organization]),
  dates: formatDateRange(start, end),
  lines: toBulletPoints(description ?? ""),
});

const projectEntry = ({
  title,
  description,
  link,
  technologies,
}: ExportedProfile["projects"][number]): ResumeEntry => ({
  title: normalizeSpaces(title),
  subtitle: nonEmptyTexts([withoutProtocol(link), technologies.join(", ")]),
  dates: "",
  lines: toBulletPoints(description),
  ...(link === "" ? {} : { href: link }),
});

/** Uses the company as title of an entry without one, so that no entry begins with an empty line. */
const withTitle = (entry: ResumeEntry): ResumeEntry[] => {
  if (entry.title !== "") return [entry];
  const [title = "", ...subtitle] = entry.subtitle;
  return title === "" && entry.lines.length === 0 ? [] : [{ ...entry, title, subtitle: subtitle }];
};

/** Leaves out private projects, because a resume is made to be shared. */
export const toResumeDocument = (exported: ExportedProfile, today = utcToday()): ResumeDocument => {
  const { profile, projects } = exported;
  return {
    name: nonEmptyTexts([profile.firstName, profile.lastName]).join(" "),
    title: normalizeSpaces(profile.title),
    contact: toContactLines(exported),
    summary: nonEmptyTexts(profile.summary.split(/\r?\n/)),
    experience: profile.experience.map(jobEntry).flatMap(withTitle),
    education: profile.education.map(schoolEntry).flatMap(withTitle),
    projects: projects
      .filter(({ visibility }) => visibility !== "private")
      .map(projectEntry)
      .flatMap(withTitle),
    credentials: nonEmptyTexts(profile.credentials.map((each) => credentialLine(each, today))),
    volunteering: profile.volunteering.map(volunteeringEntry).flatMap(withTitle),
    languages: nonEmptyTexts(profile.languages.map(languageLine)),
    skills: nonEmptyTexts(profile.skills),
  };
};

/** A4 for phone numbers with a country code other than +1, otherwise Letter. */
export const paperSizeOf = ({ phone }: Profile): "A4" | "LETTER" => (/^\s*\+(?!1)/.test(phone) ? "A4" : "LETTER");

/** Separates skills by semicolons if a skill contains a comma. */
export const skillList = (skills: readonly string[]): string =>
  skills.join(skills.some((skill) => skill.includes(",")) ? "; " : ", ");
