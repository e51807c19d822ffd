import { expect, test } from "vitest";
import { positionLines } from "../layout/document-lines.ts";
import { readProjects, readVolunteering } from "./activities.ts";
import { readCredentials, readInlineCredentials } from "./credentials.ts";
import { readSchools } from "./education.ts";
import { readLanguages } from "./languages.ts";

const linesOf = (...rows: readonly (string | readonly string[])[]) =>
  positionLines(
    rows.map((row) => ({
      page: 1,
      block: 0,
      gap: 1,
      cells: [row].flat().map((text, index) => ({
        x: 40 + index * 200,
        right: 40 + index * 200 + text.length * 5,
        runs: [{ text, bold: false, italic: false, size: 10, color: "#000000" }],
      })),
    })),
  ).lines;

const held = { issuer: "", number: "", region: "", validFrom: null, validTo: null, status: "held" };
const today = "2026-11";

test.each([
  [
    "RN, State of Colorado, #123456, exp. 06/2027",
    { ...held, name: "RN", region: "Colorado", number: "123456", validTo: "2027-06" },
  ],
  [
    "Registered Nurse (RN) – Colorado Board of Nursing, License No. 4711, issued May 2019",
    {
      ...held,
      name: "Registered Nurse (RN)",
      issuer: "Colorado Board of Nursing",
      region: "Colorado",
      number: "4711",
      validFrom: "2019-05",
    },
  ],
  ["BLS (American Heart Association)", { ...held, name: "BLS", issuer: "American Heart Association" }],
  [
    "Chartered Engineer (CEng) (Institution of Civil Engineers)",
    { ...held, name: "Chartered Engineer (CEng)", issuer: "Institution of Civil Engineers" },
  ],
  [
    "Teaching License, Grades 6-12, Department of Education",
    { ...held, name: "Teaching License, Grades 6-12", issuer: "Department of Education" },
  ],
  ["Forklift certificate (expired 2021)", { ...held, name: "Forklift certificate", validTo: "2021", status: "lapsed" }],
  ["CEN, exp. 03/2024", { ...held, name: "CEN", validTo: "2024-03", status: "lapsed" }],
  ["• NCLEX-RN (in progress)", { ...held, name: "NCLEX-RN", status: "in_progress" }],
])("reads the credential %s", (line, credential) => {
  expect(readCredentials(linesOf(line), today).map(({ value }) => value)).toEqual([credential]);
});

test("reads credentials in a list of short names, and an exam still to come outside their section", () => {
  expect(readCredentials(linesOf("BLS, ACLS, PALS"), today).map(({ value }) => value.name)).toEqual([
    "BLS",
    "ACLS",
    "PALS",
  ]);
  const found = readInlineCredentials(linesOf("Testing for my journeyman card in June", "Led a team of nine"), today);
  expect(found.map(({ value }) => value)).toEqual([{ ...held, name: "journeyman card", status: "in_progress" }]);
});

test.each([
  [["English (native), French (B2)"], ["English native", "French B2"]],
  [
    [
      ["Dutch", "German"],
      ["Native", "Fluent"],
    ],
    ["Dutch Native", "German Fluent"],
  ],
  [
    ["Fluent Spanish", "Polish – basic"],
    ["Spanish Fluent", "Polish basic"],
  ],
])("reads languages and levels of %j", (rows, languages) => {
  expect(readLanguages(linesOf(...rows)).map(({ name, level }) => `${name.text} ${level}`)).toEqual(languages);
});

test("reads projects and volunteering", () => {
  const [project] = readProjects(linesOf("Falls Watch – A checklist for two wards."));
  expect(project?.value).toMatchObject({ name: "Falls Watch", description: "A checklist for two wards." });
  const [role] = readVolunteering(linesOf(["Treasurer, Elm Street Food Pantry", "2017 – 2021"], "- Kept the books."));
  expect(role?.value).toMatchObject({ role: "Treasurer", organization: "Elm Street Food Pantry", start: "2017" });
});

test("keeps the subject beside a degree, above or below it, and divides the schools by it", () => {
  const rows = ["Nursing", "Bachelor of Science", "Ohio Valley College, 2014", "Biology", "Master of Science"];
  const schools = readSchools(linesOf(...rows, "Prairie University, 2016"));
  expect(schools.map(({ degree, institution, year }) => [degree?.text, institution?.text, year?.value])).toEqual([
    ["Bachelor of Science, Nursing", "Ohio Valley College", 2014],
    ["Master of Science, Biology", "Prairie University", 2016],
  ]);
});

test("begins a credential at each line that names an issuer, and continues one at its wrapped year", () => {
  const lines = linesOf("First Aid, Red Cross, exp.", "2028", "Safety Pass, Safety Board, May 2021");
  expect(readCredentials(lines, today).map(({ value }) => [value.name, value.issuer, value.validTo])).toEqual([
    ["First Aid", "Red Cross", "2028"],
    ["Safety Pass", "Safety Board", null],
  ]);
});
