/** The export formats of a person's own profile, and the file names. */
import { z } from "zod";
import type { Profile } from "../profiles/profile.ts";

const exportFormats = ["pdf", "docx", "json-resume", "json", "linkedin"] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const resumeTemplates = ["classic", "modern", "compact"] as const;
export type ResumeTemplate = (typeof resumeTemplates)[number];

export const templateNames: Readonly<Record<ResumeTemplate, string>> = {
  classic: "Classic",
  modern: "Modern",
  compact: "Compact",
};

export const templateNotes: Readonly<Record<ResumeTemplate, string>> = {
  classic: "Serif, one column, centered name",
  modern: "Contact and skills in a sidebar",
  compact: "One page if the text fits",
};

export const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "json-resume": "application/json; charset=utf-8",
  json: "application/json; charset=utf-8",
  linkedin: "text/plain; charset=utf-8",
};

/** Returns a file, so it is not a JSON endpoint. Only the PDF has templates. */
export const exportProfile = {
  method: "GET",
  path: "/api/candidate/export/:format",
  params: z.object({ format: z.enum(exportFormats) }),
  query: z.object({ template: z.enum(resumeTemplates).default("classic") }),
} as const;

/** Lists the characters that the PDF's typeface lacks and that were left out, each percent-encoded. */
export const omittedCharactersHeader = "x-left-out";

export const isEmptyProfile = (profile: Profile): boolean =>
  Object.values(profile).every((value) => (typeof value === "string" ? value.trim() === "" : value.length === 0));

const fileNameEndings: Readonly<Record<ExportFormat, string>> = {
  pdf: "resume.pdf",
  docx: "resume.docx",
  "json-resume": "json-resume.json",
  json: "profile.json",
  linkedin: "linkedin.txt",
};

/** "Łukasz Nowak resume.pdf", without characters that are special in file systems and headers. */
export const exportFileName = ({ firstName, lastName }: Profile, format: ExportFormat): string => {
  const name = `${firstName} ${lastName}`
    .normalize("NFC")
    .replaceAll(/[\p{C}\\/:*?"<>|%;.]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return name === "" ? fileNameEndings[format] : `${name} ${fileNameEndings[format]}`;
};
