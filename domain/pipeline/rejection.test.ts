import { expect, test } from "vitest";
import { fillMail, rejectionReasons, rejectionReasonWords, usualRejectionMail } from "./rejection.ts";

const facts = { firstName: "Maya", job: "Night Ward Nurse", company: "Harbor Clinics", sender: "Bo Lindqvist" };

test("the mail is filled in for each person, and braces around anything else stay", () => {
  expect(fillMail("{first name}, {job}, {company}, {your name}, {pay}", facts)).toBe(
    "Maya, Night Ward Nurse, Harbor Clinics, Bo Lindqvist, {pay}",
  );
});

test("the usual mail leaves nothing open and names no reason", () => {
  const filled = fillMail(`${usualRejectionMail.subject}\n${usualRejectionMail.text}`, facts);
  expect(filled).not.toMatch(/[{}]/);
  for (const reason of rejectionReasons.filter((each) => each !== "other"))
    expect(filled.toLowerCase()).not.toContain(rejectionReasonWords[reason].toLowerCase());
});
