import { expect, test } from "vitest";
import { formatDateRange } from "../profiles/date-range.ts";
import { emptyProfile } from "../profiles/profile.ts";
import { exportFileName } from "./export-profile.ts";
import { paperSizeOf, toBulletPoints, toResumeDocument, skillList } from "./resume-document.ts";

test.each([
  ["2021-04", null, "Apr 2021 – Present"],
  ["2019", "2021", "2019 – 2021"],
  ["2021-04", undefined, "Apr 2021"],
  [undefined, "2021-12", "Dec 2021"],
  [undefined, undefined, ""],
  [undefined, null, ""],
])("formats %s to %s as %j", (start, end, printed) => {
  expect(formatDateRange(start, end)).toBe(printed);
});

const fileNameFor = (firstName: string, lastName: string): string =>
  exportFileName({ ...emptyProfile, firstName, lastName }, "pdf");

test("removes characters that are unsafe in file names", () => {
  expect(fileNameFor("../..", 'a"b;c')).toBe("a b c resume.pdf");
  expect(fileNameFor("", " ")).toBe("resume.pdf");
  expect(fileNameFor("Łukasz", "O'Brien\r\nX: y")).toBe("Łukasz O'Brien X y resume.pdf");
});

test("removes only bullet marks typed before points", () => {
  expect(toBulletPoints("• One\n- Two\n\n2) Three\n-5 degrees\nC#, C++")).toEqual([
    "One",
    "Two",
    "Three",
    "-5 degrees",
    "C#, C++",
  ]);
});

test("keeps a skill with a comma in one piece", () => {
  expect(skillList(["SQL", "Go"])).toBe("SQL, Go");
  expect(skillList(["Welding (TIG, MIG)", "5S"])).toBe("Welding (TIG, MIG); 5S");
});

test("picks the paper size by phone, and uses the company as missing title", () => {
  expect([
    paperSizeOf({ ...emptyProfile, phone: "+1 937 555 0142" }),
    paperSizeOf({ ...emptyProfile, phone: "+48 12 345" }),
  ]).toEqual(["LETTER", "A4"]);
  const profile = { ...emptyProfile, experience: [{ title: "", company: "Acme", location: "Ely" }] };
  expect(toResumeDocument({ profile, projects: [], integrations: [] }).experience).toMatchObject([
    { title: "Acme", subtitle: ["Ely"] },
  ]);
});
