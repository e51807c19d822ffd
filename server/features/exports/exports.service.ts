/** Exports a person's own profile in every format. */
import { type ExportFormat, isEmptyProfile, type ResumeTemplate } from "#domain/exports/export-profile.ts";
import { jsonResume } from "#domain/exports/json-resume.ts";
import type { ExportedProfile } from "#domain/exports/resume-document.ts";
import { linkedInText } from "#domain/profiles/linkedin-text.ts";
import type { Profile } from "#domain/profiles/profile.ts";
import type { Database } from "../../db/client.ts";
import { AppError } from "../../infra/http/errors.ts";
import { listIntegrations } from "../integrations/integrations.service.ts";
import { listProjects } from "../portfolio/portfolio.service.ts";
import { findProfile } from "../profiles/profiles.service.ts";
import type { DocumentRenderer } from "./document-renderer.service.ts";

export interface ExportedFile {
  readonly bytes: Uint8Array | string;
  readonly profile: Profile;
  readonly leftOut: readonly string[];
}

export const nothingToExportText = "Your profile is empty. Add some details first.";

const maxNamedLetters = 8;
/** About seventy pages, which take a second or two to render. */
const maxExportLength = 200_000;
const tooLongText = "Your profile is longer than 70 pages. Export it as Word or JSON, or shorten it.";

/** Suggests Word, which renders any script with the typefaces of the computer. */
const missingLettersText = (letters: readonly string[]): string => {
  const letterNames = letters.slice(0, maxNamedLetters).join(" ");
  const more = letters.length > maxNamedLetters ? " and more" : "";
  return `The PDF font doesn't support ${letterNames}${more}. Export as Word, which uses the fonts on your computer.`;
};

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const plainFile = (exported: ExportedProfile, format: ExportFormat, savedAt: string | null): string | undefined => {
  const { profile, projects, integrations } = exported;
  switch (format) {
    case "json":
      return asJson({
        ...profile,
        projects,
        links: integrations.map(({ platform, profileUrl }) => ({ platform, url: profileUrl })),
        savedAt,
      });
    case "json-resume":
      return asJson(jsonResume(exported, savedAt));
    case "linkedin":
      return linkedInText(profile);
    default:
      return undefined;
  }
};

export const exportOwnProfile = async (
  db: Database,
  userId: string,
  options: { readonly format: ExportFormat; readonly template: ResumeTemplate },
  maker: DocumentRenderer,
): Promise<ExportedFile> => {
  const { format, template } = options;
  const [{ profile, savedAt }, { projects }, { integrations }] = await Promise.all([
    findProfile(db, { userId, hasAccount: true }),
    listProjects(db, userId),
    listIntegrations(db, userId),
  ]);
  if (isEmptyProfile(profile)) throw new AppError("not_found", nothingToExportText);
  const exported: ExportedProfile = {
    profile,
    projects: projects.map(({ title, description, link, technologies, visibility }) => ({
      title,
      description,
      link,
      technologies,
      visibility,
    })),
    integrations: integrations.map(({ platform, profileUrl, username }) => ({ platform, profileUrl, username })),
  };
  const plain = plainFile(exported, format, savedAt);
  if (plain !== undefined) return { bytes: plain, profile, leftOut: [] };
  if (format === "pdf" && JSON.stringify(exported).length > maxExportLength)
    throw new AppError("validation_failed", tooLongText);
  const generated = await maker.make({
    exported,
    format: format === "docx" ? "docx" : "pdf",
    template,
    savedAt: savedAt === null ? 0 : Date.parse(savedAt),
  });
  if ("missing" in generated) throw new AppError("validation_failed", missingLettersText(generated.missing));
  return { bytes: generated.bytes, profile, leftOut: generated.leftOut };
};
