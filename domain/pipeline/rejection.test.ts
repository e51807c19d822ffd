import { expect, test } from "vitest";
import { fillRejectionEmail, rejectionReasons, rejectionReasonLabels, defaultRejectionEmail } from "./rejection.ts";

const facts = { firstName: "Maya", job: "Night Ward Nurse", company: "Harbor Clinics", sender: "Bo Lindqvist" };

test("fills known placeholders of the email and keeps all other braces", () => {
  expect(fillRejectionEmail("{first name}, {job}, {company}, {your name}, {pay}", facts)).toBe(
    "Maya, Night Ward Nurse, Harbor Clinics, Bo Lindqvist, {pay}",
  );
});

test("leaves no placeholder and no reason in the default email", () => {
  const filled = fillRejectionEmail(`${defaultRejectionEmail.subject}\n${defaultRejectionEmail.text}`, facts);
  expect(filled).not.toMatch(/[{}]/);
  for (const reason of rejectionReasons.filter((each) => each !== "other"))
    expect(filled.toLowerCase()).not.toContain(rejectionReasonLabels[reason].toLowerCase());
});
