import { expect, test } from "vitest";
import { profileUpdateOf } from "./profile-update.ts";
import { takeReading } from "./take-reading.ts";

test("[IMPORT-13] the profile of an answer is read, whatever else is missing", () => {
  const reading = takeReading({
    profile: {
      firstName: "Maren",
      skills: ["Payroll"],
      experience: [{ title: "Nurse", company: "Northside", description: "One\nTwo" }],
      education: [{ school: "DePaul", degree: "BSc" }],
    },
  });
  expect(reading.status).toBe("read");
  expect(profileUpdateOf(reading)).toEqual({
    firstName: "Maren",
    skills: ["Payroll"],
    experience: [{ title: "Nurse", company: "Northside", description: "One\nTwo" }],
    education: [{ school: "DePaul", degree: "BSc" }],
  });
});

test("an answer without a profile is none", () => {
  for (const said of [undefined, null, {}, [], "profile", { profile: 3 }])
    expect(() => takeReading(said)).toThrow(/profile|object/);
});
