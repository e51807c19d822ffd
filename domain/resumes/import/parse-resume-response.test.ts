import { expect, test } from "vitest";
import { profileUpdateOf } from "./profile-update.ts";
import { parseResumeResponse } from "./parse-resume-response.ts";

test("[IMPORT-13] reads the profile of a response even if everything else is missing", () => {
  const parsedResume = parseResumeResponse({
    profile: {
      firstName: "Maren",
      skills: ["Payroll"],
      experience: [{ title: "Nurse", company: "Northside", description: "One\nTwo" }],
      education: [{ school: "DePaul", degree: "BSc" }],
    },
  });
  expect(parsedResume.status).toBe("read");
  expect(profileUpdateOf(parsedResume)).toEqual({
    firstName: "Maren",
    skills: ["Payroll"],
    experience: [{ title: "Nurse", company: "Northside", description: "One\nTwo" }],
    education: [{ school: "DePaul", degree: "BSc" }],
  });
});

test("rejects a response without a profile", () => {
  for (const input of [undefined, null, {}, [], "profile", { profile: 3 }])
    expect(() => parseResumeResponse(input)).toThrow(/profile|object/);
});
