import { expect, test } from "vitest";
import { jobFacts } from "#domain/jobs/job-facts.ts";
import { hasPlaceholders } from "#domain/jobs/publishing-gaps.ts";
import { roles } from "#domain/roles/catalog.ts";
import { jobTemplateFor } from "./job-templates.ts";

test.each(roles.map(({ slug }) => slug))("%s has a template that fits the form and has placeholders", (slug) => {
  const template = jobTemplateFor(slug);
  const { title, department, description, requirements } = jobFacts.shape;
  expect(title.safeParse(template?.title).success).toBe(true);
  expect(department.safeParse(template?.department).success).toBe(true);
  expect(description.safeParse(template?.description).success).toBe(true);
  expect(requirements.safeParse(template?.requirements).success).toBe(true);
  expect(hasPlaceholders(template?.description ?? "")).toBe(true);
  expect(hasPlaceholders(template?.requirements ?? "[none]")).toBe(false);
});

test("has no template for an unknown role", () => expect(jobTemplateFor("astronaut-recruiters")).toBeUndefined());
