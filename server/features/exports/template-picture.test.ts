import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { resumeTemplates } from "#domain/exports/export-profile.ts";
import { templatePicture } from "./template-picture.ts";

test.each(resumeTemplates)("[EDITOR-10] has a current picture of the %s template", (template) => {
  const storedPicture = readFileSync(
    new URL(`../../../public/resume-templates/${template}.svg`, import.meta.url),
    "utf8",
  );
  expect(storedPicture).toBe(templatePicture(template));
});
