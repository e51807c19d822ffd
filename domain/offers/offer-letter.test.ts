import { expect, test } from "vitest";
import { fillLetter, letterParagraphs, letterPlaces, proposeLetter, unknownPlaces } from "./offer-letter.ts";
import { offerTerms } from "./offer-terms.ts";
import { dayWords, deadlineWords, payWords } from "./offer-words.ts";

const facts = {
  firstName: "Maya",
  job: "ICU Nurse Manager",
  company: "Harbor Clinics",
  sender: "Ada Reyes",
  amount: 92_000,
  currency: "USD",
  per: "year",
  startsOn: "2027-01-04",
  answerBy: "2026-12-11T22:00:00.000Z",
  timeZone: "America/New_York",
} as const;

test("pay is said with its currency and what it is for, to the cent where there are cents", () => {
  expect(payWords(facts)).toBe("$92,000 a year");
  expect(payWords({ amount: 41.5, currency: "CAD", per: "hour" })).toBe("CA$41.50 an hour");
  expect(payWords({ amount: 7300, currency: "CHF", per: "month" })).toBe("CHF 7,300 a month");
  expect(payWords({ amount: 0.01, currency: "EUR", per: "day" })).toBe("€0.01 a day");
  expect(payWords({ amount: 9_999_999_999.99, currency: "JPY", per: "year" })).toBe("¥9,999,999,999.99 a year");
});

test("a day is the same day everywhere; an hour is said with its zone and year", () => {
  expect(dayWords("2027-01-04")).toBe("Monday, January 4, 2027");
  expect(deadlineWords(facts.answerBy, "America/New_York")).toBe("Friday, December 11, 2026, 5:00 PM ET (New York)");
  // In India it is the next day already.
  expect(deadlineWords(facts.answerBy, "Asia/Kolkata")).toBe("Saturday, December 12, 2026, 3:30 AM GMT+5:30 (Kolkata)");
  expect(deadlineWords(facts.answerBy, "UTC")).toBe("Friday, December 11, 2026, 10:00 PM UTC");
  expect(deadlineWords("2026-12-31T23:30:00Z", "Europe/Berlin")).toContain("January 1, 2027");
});

test("every place of the proposed letter is filled, none is left, and it is one that can be saved", () => {
  const jobs = [
    { location: "Dayton, OH", isRemote: false, type: "full-time", benefits: "Health insurance.\nPension." },
    { location: "Dayton, OH", isRemote: true, type: "contract", benefits: null },
    { location: null, isRemote: true, type: "part-time", benefits: "" },
    { location: "", isRemote: false, type: "internship", benefits: "  " },
  ];
  for (const job of jobs) {
    const proposed = proposeLetter(job);
    expect(unknownPlaces(proposed)).toEqual([]);
    const letter = fillLetter(proposed, facts);
    expect(letter).not.toMatch(/[{}]|undefined|null/);
    for (const words of ["Dear Maya,", "$92,000 a year", "Monday, January 4, 2027", "ICU Nurse Manager", "Ada Reyes"])
      expect(letter).toContain(words);
    expect(offerTerms.shape.letter.safeParse(proposed).success).toBe(true);
  }
  expect(proposeLetter(jobs[0]!)).toContain("Health insurance. Pension.");
  expect(proposeLetter(jobs[3]!)).not.toContain("You work");
});

test("what is not known stays as it was written, and is named so that nobody sends it", () => {
  expect(fillLetter("{first name}, {salary} and {Pay}", facts)).toBe("Maya, {salary} and {Pay}");
  expect(unknownPlaces("{first name}, {salary}, {salary} and {Pay}")).toEqual(["{salary}", "{Pay}"]);
  expect(unknownPlaces("no braces, and { these\nare none }")).toEqual([]);
  expect(unknownPlaces("{constructor} {toString}")).toEqual(["{constructor}", "{toString}"]);
  expect(fillLetter("{constructor}", facts)).toBe("{constructor}");
  expect(unknownPlaces(letterPlaces.map((place) => `{${place}}`).join(" "))).toEqual([]);
  // A name with braces in it is not filled a second time.
  expect(fillLetter("{first name}", { ...facts, firstName: "{pay}" })).toBe("{pay}");
});

test("paragraphs are parted by empty lines, whatever wrote them, and their lines stay lines", () => {
  expect(letterParagraphs("Dear Maya,\r\n\r\n one \n\n\n\ntwo\nthree\n  \n")).toEqual([
    ["Dear Maya,"],
    ["one"],
    ["two", "three"],
  ]);
});

test("an amount has at most two decimals, however a machine writes it", () => {
  const { amount } = offerTerms.shape;
  for (const good of [0.01, 41.37, 92_000.1, 1_234_567_890.12, 9_999_999_999.99, 8.1 * 3])
    expect([good, amount.safeParse(good).success]).toEqual([good, true]);
  for (const wrong of [0, -1, 0.001, 41.375, 1e10, Number.NaN, Number.POSITIVE_INFINITY])
    expect([wrong, amount.safeParse(wrong).success]).toEqual([wrong, false]);
});
