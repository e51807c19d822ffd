import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { applicationResumePath } from "../applications/team-tasks.ts";
import { isStoredResumeUrl } from "./stored-resume.ts";

test("recognizes only URLs of resumes that we store", () => {
  const id = randomUUID();
  expect(isStoredResumeUrl(applicationResumePath(id))).toBe(true);
  expect(isStoredResumeUrl(`/api/imported-resumes/${id}`)).toBe(true);
  for (const other of [
    null,
    "",
    `https://example.com/api/imported-resumes/${id}`,
    `//x.example/${id}`,
    "/api/exports/1",
  ])
    expect(isStoredResumeUrl(other)).toBe(false);
});
