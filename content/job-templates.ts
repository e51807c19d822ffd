/** Builds a job template from the role catalog: duties, credentials, tools, and placeholders in brackets for what only the employer knows. */
import type { JobTemplate } from "#domain/jobs/job-template.ts";
import { type Role, roles } from "#domain/roles/catalog.ts";
import { keySkillsFor } from "#domain/roles/key-skills.ts";
import { roleCopy } from "./roles.ts";

const bulletList = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join("\n");

const templateOf = (role: Role): JobTemplate | undefined => {
  const copy = roleCopy[role.category][role.slug];
  if (copy === undefined) return undefined;
  return {
    title: role.title,
    department: role.category,
    description: [
      "[Two sentences on who you are and whom this person will work with]",
      copy.hiredFor.text,
      `What you will do\n${bulletList(copy.hiredFor.duties)}`,
      "[What makes this job worth taking: schedule, growth, what is new]",
    ].join("\n\n"),
    requirements: [
      bulletList(copy.credentials),
      `Nice to have\n${bulletList([`Experience with ${copy.tools.slice(0, 3).join(", ")}`, ...keySkillsFor(role).slice(0, 2)])}`,
    ].join("\n\n"),
  };
};

export const jobTemplateFor = (slug: string): JobTemplate | undefined => {
  const role = roles.find((each) => each.slug === slug);
  return role === undefined ? undefined : templateOf(role);
};
