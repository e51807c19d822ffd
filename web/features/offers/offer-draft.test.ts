import { expect, test } from "vitest";
import { amountIn, saidIn } from "./offer-draft.ts";

test("an amount is read as people write it, and nothing is guessed", () => {
  expect([amountIn("92,000"), amountIn("$92 000.50"), amountIn("41.37"), amountIn(" 85000 ")]).toEqual([
    92_000, 92_000.5, 41.37, 85_000,
  ]);
  for (const wrong of ["", "92k", "ninety", "-5", "1.2.3", "1e5"]) expect(amountIn(wrong), wrong).toBeNaN();
});

test("what is missing is said by field, before anything is sent", () => {
  const typed = {
    amount: "",
    currency: "USD",
    per: "year",
    startsOn: "",
    answerDay: "",
    answerTime: "",
    letter: "Too short",
  };
  expect(saidIn(typed, "UTC")).toMatchObject({
    terms: null,
    errors: {
      amount: "Please enter an amount",
      startsOn: "Please choose the first day of work",
      answerBy: "Please choose a day and an hour",
      letter: "Please write the letter",
    },
  });
  const whole = {
    ...typed,
    amount: "92,000",
    startsOn: "2027-01-04",
    answerDay: "2026-12-01",
    answerTime: "17:00",
    letter: "Dear {first name}, come and work with us.",
  };
  expect(saidIn(whole, "UTC").terms).toMatchObject({ amount: 92_000, timeZone: "UTC" });
});
