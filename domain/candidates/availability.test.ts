import { expect, test } from "vitest";
import { formatAvailability, statedAvailability, storedAvailability, unknownAvailability } from "./availability.ts";
import { candidateFields, isEmptyField } from "./candidate-fields.ts";
import { mergeRecords } from "./merge-records.ts";

test.each([
  [null, "Not stated"],
  ["immediate", "Immediately"],
  ["2 weeks", "In 2 weeks"],
  ["a month", "In a month"],
  ["After May 1", "After May 1"],
  ["in May", "in May"],
])("shows the availability %j as %s", (stated, words) => {
  expect(formatAvailability(stated)).toBe(words);
});

test("an unknown availability is stored as a word of its own and read as null", () => {
  expect([storedAvailability(null), storedAvailability("2 weeks")]).toEqual([unknownAvailability, "2 weeks"]);
  expect([statedAvailability(unknownAvailability), statedAvailability("immediate")]).toEqual([null, "immediate"]);
  expect(candidateFields.shape.availability.parse("  ")).toBeNull();
});

test("an unknown availability is empty, so that a merge takes the stated one", () => {
  expect(isEmptyField(null)).toBe(true);
  const record = candidateFields.parse({
    firstName: "Ana",
    lastName: "Ruiz",
    email: "ana@people.example",
    phone: null,
    location: null,
    currentTitle: null,
    currentCompany: null,
    years: null,
    desiredSalary: null,
    availability: null,
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
  });
  expect(mergeRecords(record, { ...record, availability: "2 weeks" }, {}).availability).toBe("2 weeks");
});
