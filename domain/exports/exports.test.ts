import { expect, test } from "vitest";
import { printedRange } from "../profiles/printed-dates.ts";
import { emptyProfile } from "../profiles/profile.ts";
import { dispositionOf, exportFileName } from "./export-profile.ts";
import { paperOf, pointsOf, resumeDocumentOf, skillList } from "./resume-document.ts";

test.each([
  ["2021-04", null, "Apr 2021 – Present"],
  ["2019", "2021", "2019 – 2021"],
  ["2021-04", undefined, "Apr 2021"],
  [undefined, "2021-12", "Dec 2021"],
  [undefined, undefined, ""],
  [undefined, null, ""],
])("from %s to %s is printed as %j", (start, end, printed) => {
  expect(printedRange(start, end)).toBe(printed);
});

const named = (firstName: string, lastName: string): string =>
  exportFileName({ ...emptyProfile, firstName, lastName }, "pdf");

test("a file's name holds nothing that a system or a header takes for something else", () => {
  expect(named("../..", 'a"b;c')).toBe("a b c resume.pdf");
  expect(named("", " ")).toBe("resume.pdf");
  expect(dispositionOf(named("Łukasz", "O'Brien\r\nX: y"))).toBe(
    "attachment; filename=\"Lukasz O'Brien X y resume.pdf\"; filename*=UTF-8''%C5%81ukasz%20O%27Brien%20X%20y%20resume.pdf",
  );
});

test("marks that were typed before points are taken off, and nothing else", () => {
  expect(pointsOf("• One\n- Two\n\n2) Three\n-5 degrees\nC#, C++")).toEqual([
    "One",
    "Two",
    "Three",
    "-5 degrees",
    "C#, C++",
  ]);
});

test("a skill with a comma in it stays one", () => {
  expect(skillList(["SQL", "Go"])).toBe("SQL, Go");
  expect(skillList(["Welding (TIG, MIG)", "5S"])).toBe("Welding (TIG, MIG); 5S");
});

test("paper follows the phone, and an entry without a title is headed by its company", () => {
  expect([
    paperOf({ ...emptyProfile, phone: "+1 937 555 0142" }),
    paperOf({ ...emptyProfile, phone: "+48 12 345" }),
  ]).toEqual(["LETTER", "A4"]);
  const profile = { ...emptyProfile, experience: [{ title: "", company: "Acme", location: "Ely" }] };
  expect(resumeDocumentOf({ profile, projects: [], integrations: [] }).experience).toMatchObject([
    { title: "Acme", under: ["Ely"] },
  ]);
});
