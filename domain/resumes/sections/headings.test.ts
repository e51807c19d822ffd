import { expect, test } from "vitest";
import { headingKind } from "./headings.ts";
import { isTableHeadRow } from "../layout/table-headers.ts";

test.each([
  ["Academic Appointments", "experience"],
  ["Academic Background", "education"],
  ["Academic Honors", "awards"],
  ["Skills & Languages", "skills"],
  ["Languages and Tools", "skills"],
  ["Qualifications & Skills", "skills"],
  ["Career Profile", "summary"],
  ["Work & Volunteer Experience", "experience"],
  ["Volunteer Experience", "volunteering"],
  ["Professional Background", "experience"],
  ["Training and Certifications", "certifications"],
  ["E D U C AT I O N", "education"],
  ["C O R E\tC O M P E T E N C I E S", "skills"],
  ["W O R K H I S T O RY", "experience"],
])("recognizes %s as a heading of %s", (words, kind) => {
  expect(headingKind(words)).toBe(kind);
});

test("does not read a row of column names as a heading, but two headings in one row", () => {
  expect(isTableHeadRow(["From", "To", "Berth", "Company"])).toBe(true);
  expect(isTableHeadRow(["Skill", "Level"])).toBe(true);
  expect(isTableHeadRow(["Education", "Skills"])).toBe(false);
});
