import { expect, test } from "vitest";
import type { CandidateFields } from "./candidate-fields.ts";
import { mergeBlockerMessages } from "./candidate-merges.ts";
import { differingFields, mergeRecords } from "./merge-records.ts";

const empty: CandidateFields = {
  firstName: "Ana",
  lastName: "Ruiz",
  email: "ana@people.example",
  phone: null,
  location: null,
  currentTitle: null,
  currentCompany: null,
  years: null,
  desiredSalary: null,
  availability: "immediate",
  source: null,
  linkedinUrl: null,
  portfolioUrl: null,
  resumeUrl: null,
  summary: null,
  skills: [],
  workHistory: [],
  education: [],
  credentials: [],
  languages: [],
  volunteering: [],
  preferences: [],
};

test("reports fields with different values and ignores case", () => {
  const other = { ...empty, email: "ANA@people.example", lastName: "Ruiz-Meyer", phone: "614 555 0101", years: 0 };
  expect(differingFields(empty, other)).toEqual(["lastName"]);
  expect(differingFields({ ...empty, years: 3 }, other)).toEqual(["lastName", "years"]);
});

test("takes chosen values, fills empty fields and treats zero as a value", () => {
  const other = { ...empty, lastName: "Ruiz-Meyer", phone: "614 555 0101", years: 5 };
  expect(mergeRecords(empty, other, {})).toMatchObject({ lastName: "Ruiz", phone: "614 555 0101", years: 5 });
  expect(mergeRecords({ ...empty, years: 0 }, other, { lastName: "other" })).toMatchObject({
    lastName: "Ruiz-Meyer",
    years: 0,
  });
  expect(mergeRecords({ ...empty, phone: "1" }, other, { phone: "other" }).phone).toBe("614 555 0101");
});

test("combines lists without duplicates", () => {
  const role = { title: "Nurse", company: "Ward 1", start: "2019-03", end: null };
  const merged = mergeRecords(
    { ...empty, skills: ["Epic", "Triage"], workHistory: [role], education: [{ degree: "BSN", school: "Ohio State" }] },
    {
      ...empty,
      skills: ["epic", "Payroll"],
      workHistory: [role],
      education: [{ degree: "BSN", school: "Ohio State", year: 2012 }],
    },
    {},
  );
  expect(merged.skills).toEqual(["Epic", "Triage", "Payroll"]);
  expect(merged.workHistory).toHaveLength(1);
  expect(merged.education).toEqual([{ degree: "BSN", school: "Ohio State", year: 2012 }]);
});

test.each([
  [[], []],
  [["field:phone", "field:experience"], ["Changed since the merge: phone, years of experience."]],
  [["field:is_sample"], ["The record has changed since the merge."]],
  [["expired"], ["Merges can be undone for 30 days. This one is older."]],
])("describes the blockers %j as %j", (blockers, words) => {
  expect(mergeBlockerMessages(blockers)).toEqual(words);
});
