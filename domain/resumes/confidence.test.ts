import { expect, test } from "vitest";
import { confidenceOf } from "./confidence.ts";
import { checkBelow, confidenceLabel, reviewItems } from "./import/review.ts";
import { parseResumeResponse } from "./import/parse-resume-response.ts";
import { positionLines, type UnpositionedLine } from "./layout/document-lines.ts";
import { readProfile } from "./read-profile.ts";
import type { ReadField } from "./read-resume.ts";
import { valueKinds } from "./value-kinds.ts";

const maxSigns = 8;

test.each(valueKinds)("one more sign never lowers the confidence of a value of the kind %s", (kind) => {
  const confidences = Array.from({ length: maxSigns }, (_, signs) => confidenceOf(kind, signs));
  expect(confidences).toEqual(confidences.toSorted((a, b) => a - b));
  expect(Math.min(...confidences)).toBeGreaterThan(0);
  expect(Math.max(...confidences)).toBeLessThanOrEqual(1);
});

const resume = `Maren Okafor
maren.okafor@example.com | (312) 555-0142 | Chicago, IL

EXPERIENCE

Senior Accountant, Northlake Dental Group
March 2018 – Present
- Closed the books in four days.

Brum, Harrow
2014

EDUCATION

Bachelor of Science in Accounting
DePaul University, 2014

SKILLS

Payroll, QuickBooks`;

const linesOf = (text: string): UnpositionedLine[] =>
  text
    .split("\n")
    .map((line, index, all) => ({ line, gap: all[index - 1] === "" ? 2 : 1 }))
    .filter(({ line }) => line !== "")
    .map(({ line, gap }) => {
      const run = { text: line, bold: false, italic: false, size: 10, color: "#000000" };
      return { page: 1, block: 0, gap, cells: [{ x: 0, right: line.length, runs: [run] }] };
    });

const { text, lines } = positionLines(linesOf(resume));
const { profile, fields } = readProfile(lines, { normalizePhone: (printed) => printed, today: "2026-11" });

test("every value's confidence is looked up by its signs", () => {
  const found: readonly (readonly [(typeof valueKinds)[number], ReadField | null | undefined])[] = [
    ["name", fields.name],
    ["email", fields.email],
    ["location", fields.location],
    ["skill", fields.skills[0]],
    ["jobTitle", fields.experience[0]?.title],
    ["company", fields.experience[0]?.company],
    ["dates", fields.experience[0]?.dates],
    ["institution", fields.education[0]?.institution],
    ["degree", fields.education[0]?.degree],
  ];
  for (const [kind, field] of found) {
    expect(field, kind).not.toBeNull();
    expect(field?.confidence, kind).toBe(confidenceOf(kind, field?.signs ?? -1));
  }
});

test("known words and a full date range are more signs than none", () => {
  const [known, unknown] = fields.experience;
  expect(known?.title?.signs ?? 0).toBeGreaterThan(unknown?.title?.signs ?? 0);
  expect(known?.dates?.signs ?? 0).toBeGreaterThan(unknown?.dates?.signs ?? 0);
});

test("the review asks about exactly the entries with a value below the threshold", () => {
  const items = reviewItems(parseResumeResponse({ profile, fields, text }));
  expect(items.length).toBeGreaterThan(5);
  for (const { confidence } of items)
    expect(confidenceLabel(confidence) === "please check").toBe(confidence === undefined || confidence < checkBelow);
  expect(confidenceLabel(checkBelow)).not.toBe("please check");
});
