import { expect, test } from "vitest";
import { credentialLine, credentialStatusText } from "./entry-text.ts";
import { parseTypedDate, typedDate } from "./typed-date.ts";

const today = "2026-11-19";
const license = {
  name: "RN",
  issuer: "Texas Board of Nursing",
  region: "TX",
  number: "904412",
  status: "held",
} as const;

test.each([
  [{ validTo: "2027-06-30" }, "Valid through Jun 30, 2027"],
  [{ validTo: "2026-11-19" }, "Valid through Nov 19, 2026"],
  [{ validTo: "2026-11-18" }, "Expired Nov 18, 2026"],
  [{ validTo: "2026" }, "Valid through 2026"],
  [{ validTo: "2026-10" }, "Expired Oct 2026"],
  [{ validFrom: "2019-03" }, "Issued Mar 2019"],
  [{}, ""],
  [{ status: "lapsed" as const }, "Lapsed"],
  [{ status: "in_progress" as const, validTo: "2027-06" }, "In progress, expected Jun 2027"],
])("says of a credential with %j: %s", (parts, text) => {
  expect(credentialStatusText({ ...license, ...parts }, today)).toBe(text);
});

test("puts a credential on one line", () => {
  expect(credentialLine({ ...license, validTo: "2027-06" }, today)).toBe(
    "RN, Texas Board of Nursing, TX, No. 904412, Valid through Jun 2027",
  );
});

test.each([
  ["2027", "2027"],
  ["6/2027", "2027-06"],
  ["06/30/2027", "2027-06-30"],
  [" 2027-06-30 ", "2027-06-30"],
])("reads the typed date %j as %j, and back", (typed, date) => {
  expect(parseTypedDate(typed)).toBe(date);
  expect(parseTypedDate(typedDate(date))).toBe(date);
});

test.each(["2/30/2027", "13/2027", "soon", ""])("does not read %j as a date", (typed) => {
  expect(parseTypedDate(typed)).toBeUndefined();
});
