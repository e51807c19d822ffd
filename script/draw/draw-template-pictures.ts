/** npm run draw:template-pictures: renders the thumbnails of the resume templates with the templates themselves. */
import { mkdirSync, writeFileSync } from "node:fs";
import { resumeTemplates } from "#domain/exports/export-profile.ts";
import { templatePicture } from "#server/features/exports/template-picture.ts";

const folder = new URL("../../public/resume-templates/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const template of resumeTemplates) writeFileSync(new URL(`${template}.svg`, folder), templatePicture(template));
