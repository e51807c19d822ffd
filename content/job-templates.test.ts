import { expect, test } from "vitest";
import { jobFacts } from "#domain/jobs/job-facts.ts";
import { hasOpenPlaces } from "#domain/jobs/publishing-gaps.ts";
import { roles } from "#domain/roles/catalogue.ts";
import { jobTemplateFor } from "./job-templates.ts";

test.each(roles.map(({ slug }) => slug))("%s is a template that fits the form and must be edited", (slug) => {
  const template = jobTemplateFor(slug);
  const { title, department, description, requirements } = jobFacts.shape;
  expect(title.safeParse(template?.title).success).toBe(true);
  expect(department.safeParse(template?.department).success).toBe(true);
  expect(description.safeParse(template?.description).success).toBe(true);
  expect(requirements.safeParse(template?.requirements).success).toBe(true);
  expect(hasOpenPlaces(template?.description ?? "")).toBe(true);
  expect(hasOpenPlaces(template?.requirements ?? "[none]")).toBe(false);
});

test("what is no role has no template", () => expect(jobTemplateFor("astronaut-recruiters")).toBeUndefined());
