import { expect, test } from "vitest";
import { checkBelow } from "../import/review.ts";
import { positionLines } from "../layout/document-lines.ts";
import { readProfile } from "../read-profile.ts";
import type { ReadResume } from "../read-resume.ts";
import { combineReadings } from "./combine-readings.ts";
import { dateOf, quoteIn } from "./extraction.ts";
import { shareableText } from "./shareable-text.ts";

const printed = `Maren Okafor
maren.okafor@example.com | (312) 555-0142 | Chicago, IL
EXPERIENCE
Senior Accountant, Northlake Dental Group
March 2018 – Present
- Closed the books in four days.
Nested Loop Keeper at Brum
2014 – 2017
EDUCATION
Bachelor of Science in Accounting
DePaul University, 2014
SKILLS
Payroll, QuickBooks`;

const { text, lines } = positionLines(
  printed.split("\n").map((line) => ({
    page: 1,
    block: 0,
    gap: /^[A-Z]+$/.test(line) ? 2 : 1,
    cells: [
      { x: 0, right: line.length * 5, runs: [{ text: line, bold: false, italic: false, size: 10, color: "#000000" }] },
    ],
  })),
);
const rules: ReadResume = {
  status: "ok",
  hiddenText: false,
  text,
  pages: 1,
  ...readProfile(lines, { normalizePhone: (number) => number, today: "2026-11" }),
};
const [job] = rules.profile.experience;
const same = { title: job?.title, company: job?.company, start: "March 2018", end: "Present" };

test("quotes whole words as they are printed, and dates that are printed", () => {
  expect(quoteIn("Java\nScript and JavaScript", "Java Script")?.text).toBe("Java Script");
  expect(quoteIn("JavaScript only", "Java")).toBeNull();
  expect(quoteIn("JavaScript only", "")).toBeNull();
  expect(dateOf("March 2018", text)).toBe("2018-03");
  expect(dateOf("Present", text)).toBeNull();
  expect(dateOf("May 2019", text)).toBeUndefined();
});

test("agreement raises confidence and changes no value", () => {
  const both = combineReadings(rules, { experience: [same], skills: ["Payroll", "QuickBooks"] });
  expect(both.profile).toEqual(rules.profile);
  const [before, after] = [rules.fields.experience[0], both.fields.experience[0]];
  expect(after?.title?.confidence ?? 0).toBeGreaterThan(before?.title?.confidence ?? 1);
  expect(after?.dates?.confidence ?? 0).toBeGreaterThan(before?.dates?.confidence ?? 1);
  expect(both.fields.skills[0]?.confidence ?? 0).toBeGreaterThanOrEqual(rules.fields.skills[0]?.confidence ?? 1);
});

test("disagreement lowers confidence below the threshold of the review, which shows both readings", () => {
  const both = combineReadings(rules, { experience: [{ ...same, company: "Brum" }] });
  const company = both.fields.experience[0]?.company;
  expect(both.profile.experience[0]?.company).toBe(job?.company);
  expect(company?.other).toBe("Brum");
  expect(company?.confidence ?? 1).toBeLessThan(checkBelow);
});

test("what only one reader found is asked about", () => {
  const both = combineReadings(rules, { experience: [same], skills: ["Payroll", "Closed the books"] });
  const [, unmatched] = both.fields.experience;
  expect(unmatched?.title?.confidence ?? 0).toBeLessThan(checkBelow);
  expect(both.profile.skills).toEqual(["Payroll", "QuickBooks", "Closed the books"]);
  expect(both.fields.skills.map(({ confidence }) => confidence < checkBelow)).toEqual([false, true, true]);
});

test("believes nothing that isn't in the text", () => {
  const invented = { title: "Chief Financial Officer", company: "Acme", start: "2001", end: "2005" };
  const both = combineReadings(rules, {
    title: "Chief Financial Officer",
    experience: [same, invented, { ...invented, company: "Brum" }],
    education: [{ institution: "Harvard University", degree: "MBA", year: "2014" }],
    skills: ["Kubernetes"],
  });
  expect(both.profile).toEqual(rules.profile);
  expect(JSON.stringify(both.fields)).not.toMatch(/Chief|Harvard|Kubernetes/);
});

test("an empty answer leaves the rules' reading as it was", () => {
  expect(combineReadings(rules, {})).toEqual(rules);
  expect(combineReadings(rules, { experience: [], education: null, skills: [] })).toEqual(rules);
});

test("sends no name, address, email or phone, and keeps what is read", () => {
  const shared = shareableText(rules);
  for (const hidden of ["Maren", "Okafor", "example.com", "555", "Chicago"]) expect(shared).not.toContain(hidden);
  for (const kept of ["Northlake Dental Group", "2014 – 2017", "QuickBooks"]) expect(shared).toContain(kept);
});
