import { expect, test } from "vitest";
import { completenessOf } from "./completeness.ts";
import { emptyProfile, mergeProfile, type ProfileUpdate } from "./profile.ts";

const steps: readonly ProfileUpdate[] = [
  { firstName: "Jane", lastName: "Smith" },
  { email: "jane@example.com" },
  { phone: "+1 312 555 0142" },
  { location: "Chicago" },
  { title: "Nurse" },
  { summary: "Twelve years in intensive care." },
  { skills: ["Triage"] },
  { experience: [{ title: "Nurse", company: "Northside" }] },
];

test("[CAND-11] counts each of eight criteria as an eighth, rounded", () => {
  let profile = emptyProfile;
  const percentages = [completenessOf(profile)];
  for (const step of steps) {
    profile = mergeProfile(profile, step);
    percentages.push(completenessOf(profile));
  }
  expect(percentages).toEqual([0, 13, 25, 38, 50, 63, 75, 88, 100]);
});

test("[CAND-11] counts each criterion, but not a first name alone or spaces", () => {
  for (const step of steps) expect(completenessOf(mergeProfile(emptyProfile, step))).toBe(13);
  expect(completenessOf({ ...emptyProfile, firstName: "Jane" })).toBe(0);
  expect(completenessOf({ ...emptyProfile, title: "  " })).toBe(0);
});

test("[CAND-09] replaces given fields and keeps absent and undefined ones", () => {
  const before = mergeProfile(emptyProfile, { firstName: "Jane", skills: ["Triage", "Nursing"] });
  expect(mergeProfile(before, { skills: ["Cooking"], title: "Cook", firstName: undefined })).toEqual({
    ...emptyProfile,
    firstName: "Jane",
    skills: ["Cooking"],
    title: "Cook",
  });
});
