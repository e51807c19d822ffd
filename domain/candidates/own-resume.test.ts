import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { applicationResumePath } from "../applications/team-tasks.ts";
import { isOwnResume } from "./own-resume.ts";

test("a résumé that is kept here is known by its address, and nothing else passes for one", () => {
  const id = randomUUID();
  expect(isOwnResume(applicationResumePath(id))).toBe(true);
  expect(isOwnResume(`/api/imported-resumes/${id}`)).toBe(true);
  for (const other of [
    null,
    "",
    `https://example.com/api/imported-resumes/${id}`,
    `//x.example/${id}`,
    "/api/exports/1",
  ])
    expect(isOwnResume(other)).toBe(false);
});
