import { expect, test } from "vitest";
import {
  fillOfferLetter,
  offerLetterParagraphs,
  offerLetterPlaceholders,
  proposeOfferLetter,
  unknownPlaceholders,
} from "./offer-letter.ts";
import { offerTerms } from "./offer-terms.ts";
import { formatLongDay, formatDeadline, formatPay } from "./offer-text.ts";

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

test("formats pay with currency, period and cents where there are any", () => {
  expect(formatPay(facts)).toBe("$92,000/year");
  expect(formatPay({ amount: 41.5, currency: "CAD", per: "hour" })).toBe("CA$41.50/hour");
  expect(formatPay({ amount: 7300, currency: "CHF", per: "month" })).toBe("CHF 7,300/month");
  expect(formatPay({ amount: 0.01, currency: "EUR", per: "day" })).toBe("€0.01/day");
  expect(formatPay({ amount: 9_999_999_999.99, currency: "JPY", per: "year" })).toBe("¥9,999,999,999.99/year");
});

test("formats a day without a zone, and a deadline with zone and year", () => {
  expect(formatLongDay("2027-01-04")).toBe("Monday, January 4, 2027");
  expect(formatDeadline(facts.answerBy, "America/New_York")).toBe("Friday, December 11, 2026, 5:00 PM ET (New York)");
  // It is already the next day in India.
  expect(formatDeadline(facts.answerBy, "Asia/Kolkata")).toBe(
    "Saturday, December 12, 2026, 3:30 AM GMT+5:30 (Kolkata)",
  );
  expect(formatDeadline(facts.answerBy, "UTC")).toBe("Friday, December 11, 2026, 10:00 PM UTC");
  expect(formatDeadline("2026-12-31T23:30:00Z", "Europe/Berlin")).toContain("January 1, 2027");
});

test("fills every placeholder of the default letter, and the letter passes validation", () => {
  const jobs = [
    { location: "Dayton, OH", isRemote: false, type: "full-time", benefits: "Health insurance.\nPension." },
    { location: "Dayton, OH", isRemote: true, type: "contract", benefits: null },
    { location: null, isRemote: true, type: "part-time", benefits: "" },
    { location: "", isRemote: false, type: "internship", benefits: "  " },
  ];
  for (const job of jobs) {
    const proposed = proposeOfferLetter(job);
    expect(unknownPlaceholders(proposed)).toEqual([]);
    const letter = fillOfferLetter(proposed, facts);
    expect(letter).not.toMatch(/[{}]|undefined|null/);
    for (const phrase of ["Dear Maya,", "$92,000/year", "Monday, January 4, 2027", "ICU Nurse Manager", "Ada Reyes"])
      expect(letter).toContain(phrase);
    expect(offerTerms.shape.letter.safeParse(proposed).success).toBe(true);
  }
  expect(proposeOfferLetter(jobs[0]!)).toContain("Health insurance. Pension.");
  expect(proposeOfferLetter(jobs[3]!)).not.toContain("You'll work");
});

test("keeps and reports unknown placeholders", () => {
  expect(fillOfferLetter("{first name}, {salary} and {Pay}", facts)).toBe("Maya, {salary} and {Pay}");
  expect(unknownPlaceholders("{first name}, {salary}, {salary} and {Pay}")).toEqual(["{salary}", "{Pay}"]);
  expect(unknownPlaceholders("no braces, and { these\nare none }")).toEqual([]);
  expect(unknownPlaceholders("{constructor} {toString}")).toEqual(["{constructor}", "{toString}"]);
  expect(fillOfferLetter("{constructor}", facts)).toBe("{constructor}");
  expect(unknownPlaceholders(offerLetterPlaceholders.map((placeholder) => `{${placeholder}}`).join(" "))).toEqual([]);
  // A name with braces in it is not filled a second time.
  expect(fillOfferLetter("{first name}", { ...facts, firstName: "{pay}" })).toBe("{pay}");
});

test("splits paragraphs at empty lines and keeps their lines", () => {
  expect(offerLetterParagraphs("Dear Maya,\r\n\r\n one \n\n\n\ntwo\nthree\n  \n")).toEqual([
    ["Dear Maya,"],
    ["one"],
    ["two", "three"],
  ]);
});

test("accepts amounts with at most two decimals", () => {
  const { amount } = offerTerms.shape;
  for (const valid of [0.01, 41.37, 92_000.1, 1_234_567_890.12, 9_999_999_999.99, 8.1 * 3])
    expect([valid, amount.safeParse(valid).success]).toEqual([valid, true]);
  for (const invalid of [0, -1, 0.001, 41.375, 1e10, Number.NaN, Number.POSITIVE_INFINITY])
    expect([invalid, amount.safeParse(invalid).success]).toEqual([invalid, false]);
});
