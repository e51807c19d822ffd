import { expect, test } from "vitest";
import { parseAmount, parseOffer } from "./offer-draft.ts";

test("parses common amount formats and rejects ambiguous ones", () => {
  expect([parseAmount("92,000"), parseAmount("$92 000.50"), parseAmount("41.37"), parseAmount(" 85000 ")]).toEqual([
    92_000, 92_000.5, 41.37, 85_000,
  ]);
  for (const invalid of ["", "92k", "ninety", "-5", "1.2.3", "1e5"]) expect(parseAmount(invalid), invalid).toBeNaN();
});

test("reports missing fields by name before the offer is sent", () => {
  const values = {
    amount: "",
    currency: "USD",
    per: "year",
    startsOn: "",
    answerDay: "",
    answerTime: "",
    letter: "Too short",
  };
  expect(parseOffer(values, "UTC")).toMatchObject({
    terms: null,
    errors: {
      amount: "Enter an amount",
      startsOn: "Choose a start date",
      answerBy: "Choose a date and time",
      letter: "Write the offer letter",
    },
  });
  const complete = {
    ...values,
    amount: "92,000",
    startsOn: "2027-01-04",
    answerDay: "2026-12-01",
    answerTime: "17:00",
    letter: "Dear {first name}, come and work with us.",
  };
  expect(parseOffer(complete, "UTC").terms).toMatchObject({ amount: 92_000, timeZone: "UTC" });
});
