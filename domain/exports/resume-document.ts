/** A profile as a résumé says it: words and order, nothing of how it looks. PDF and DOCX are both drawn from it. */
import type { Education, Position } from "../profiles/history.ts";
import type { Integration } from "../profiles/integrations.ts";
import type { Project } from "../profiles/portfolio.ts";
import type { Profile } from "../profiles/profile.ts";
import { printedRange } from "../profiles/printed-dates.ts";

export interface ExportedProfile {
  readonly profile: Profile;
  readonly projects: readonly Pick<Project, "title" | "description" | "link" | "technologies" | "visibility">[];
  readonly integrations: readonly Pick<Integration, "platform" | "profileUrl" | "username">[];
}

export interface ContactLine {
  readonly text: string;
  readonly href?: string;
}

export interface ResumeEntry {
  readonly title: string;
  /** The company and its place, or the school. */
  readonly under: readonly string[];
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
  readonly skills: readonly string[];
}

const bullet = /^\s*(?:[•·●▪◦‣*–—-]|\d{1,2}[.)])\s+/u;

const tidy = (text: string): string => text.normalize("NFC").replaceAll(/\s+/gu, " ").trim();
const said = (texts: readonly (string | undefined)[]): string[] =>
  texts.map((text) => tidy(text ?? "")).filter((text) => text !== "");

/** One line of the text is one point; marks that were typed before it are drawn anew. */
export const pointsOf = (text: string): string[] => said(text.split(/\r?\n/).map((line) => line.replace(bullet, "")));

const bare = (address: string): string => address.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "");

const contactOf = ({ profile, integrations }: ExportedProfile): ContactLine[] => {
  const phone = profile.phone.replaceAll(/[^\d+]/g, "");
  const lines: ContactLine[] = [
    { text: tidy(profile.email), href: `mailto:${tidy(profile.email)}` },
    { text: tidy(profile.phone), ...(phone.length >= 5 ? { href: `tel:${phone}` } : {}) },
    { text: tidy(profile.location) },
    ...integrations.map(({ profileUrl }) => ({ text: bare(profileUrl), href: profileUrl })),
  ];
  return lines.filter(({ text }) => text !== "");
};

const jobOf = (job: Position): ResumeEntry => ({
  title: tidy(job.title),
  under: said([job.company, job.location]),
  dates: printedRange(job.start, job.end),
  lines: pointsOf(job.description ?? ""),
});

const schoolOf = ({ degree, field, school, startYear, year }: Education): ResumeEntry => ({
  title: said([degree, field]).join(", "),
  under: said([school]),
  dates: said([startYear, year].map((each) => (each === undefined ? "" : String(each)))).join(" – "),
  lines: [],
});

const projectOf = ({ title, description, link, technologies }: ExportedProfile["projects"][number]): ResumeEntry => ({
  title: tidy(title),
  under: said([bare(link), technologies.join(", ")]),
  dates: "",
  lines: pointsOf(description),
  ...(link === "" ? {} : { href: link }),
});

/** Without a title the company heads the entry, so that no entry begins with an empty line. */
const headed = (entry: ResumeEntry): ResumeEntry[] => {
  if (entry.title !== "") return [entry];
  const [title = "", ...under] = entry.under;
  return title === "" && entry.lines.length === 0 ? [] : [{ ...entry, title, under }];
};

/** What the owner has marked as private stays out: a résumé is made to be given away. */
export const resumeDocumentOf = (exported: ExportedProfile): ResumeDocument => {
  const { profile, projects } = exported;
  return {
    name: said([profile.firstName, profile.lastName]).join(" "),
    title: tidy(profile.title),
    contact: contactOf(exported),
    summary: said(profile.summary.split(/\r?\n/)),
    experience: profile.experience.map(jobOf).flatMap(headed),
    education: profile.education.map(schoolOf).flatMap(headed),
    projects: projects
      .filter(({ visibility }) => visibility !== "private")
      .map(projectOf)
      .flatMap(headed),
    skills: said(profile.skills),
  };
};

/** A4 where the phone number is of a country that uses it; the rest of our readers are in North America. */
export const paperOf = ({ phone }: Profile): "A4" | "LETTER" => (/^\s*\+(?!1)/.test(phone) ? "A4" : "LETTER");

/** Where a skill has a comma in it, a stronger sign stands between skills. */
export const skillList = (skills: readonly string[]): string =>
  skills.join(skills.some((skill) => skill.includes(",")) ? "; " : ", ");
