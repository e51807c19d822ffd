import { expect, test } from "vitest";
import { mayReplaceDescription, mayReplaceSummary } from "./accept-enhancement.ts";
import { actionLed } from "./lead-with-action.ts";
import { emptyProfile, type Profile } from "../profile.ts";
import { addedSentences } from "./sentences.ts";
import { suggestSkills } from "./suggest-skills.ts";
import { canWriteSummary, writeSummary } from "./write-summary.ts";

const nurse: Profile = {
  ...emptyProfile,
  firstName: "Jane",
  lastName: "Smith",
  title: "ICU Nurse",
  location: "Chicago, IL",
  skills: ["Critical care", "Epic", "CCRN", "Triage"],
  experience: [
    {
      title: "ICU Nurse",
      company: "Northside Hospital",
      start: "2019-04",
      end: null,
      description: "I was responsible for training 12 nurses. reduced line infections from 1.9 to 0.4 per 1,000 days",
    },
    { title: "Staff Nurse", company: "Mercy", start: "2014", end: "2019-03" },
  ],
  education: [{ degree: "BSN", field: "Nursing", school: "Ohio State University", year: 2014 }],
};

test("[EDITOR-08] writes the profile as sentences", () => {
  expect(writeSummary(nurse)).toBe(
    "ICU Nurse at Northside Hospital since 2019, based in Chicago, IL. Earlier Staff Nurse at Mercy. " +
      "Reduced line infections from 1.9 to 0.4 per 1,000 days. Skilled in Critical care and Triage; works with Epic; holds CCRN. " +
      "Education: BSN in Nursing, Ohio State University.",
  );
});

test.each<[string, Partial<Profile>, string]>([
  ["a title alone", { title: "Forklift operator" }, "Forklift operator."],
  ["skills alone", { skills: ["Excel", "Cooking"] }, "Skilled in Cooking; works with Excel."],
  [
    "a job that ended",
    { experience: [{ title: "Cook", company: "Luigi's", start: "2020", end: "2023" }] },
    "Cook at Luigi's.",
  ],
  [
    "another title than the job's",
    { title: "Product Manager", experience: [{ title: "Engineer", company: "Acme", start: "2020", end: null }] },
    "Product Manager, currently Engineer at Acme since 2020.",
  ],
])("[EDITOR-08] adapts to what the profile has: %s", (_case, fields, summary) => {
  expect(writeSummary({ ...emptyProfile, ...fields })).toBe(summary);
});

test("[EDITOR-08] keeps the person's sentences and adds nothing the second time", () => {
  const profileWithSummary = { ...nurse, summary: "i like calm codes , and teaching\nI hike" };
  const once = writeSummary(profileWithSummary);
  expect(once).toContain("I like calm codes, and teaching. I hike.");
  expect(writeSummary({ ...profileWithSummary, summary: once })).toBe(once);
  expect(addedSentences(profileWithSummary.summary, once)).not.toContain("I hike.");
});

test("[EDITOR-08] does not end a sentence at the periods of a degree", () => {
  const added = addedSentences("", "I build pipelines. Education: M.S. Computer Science, Ph.D. Physics, UT Austin.");
  expect(added).toEqual(["I build pipelines.", "Education: M.S. Computer Science, Ph.D. Physics, UT Austin."]);
});

test("[EDITOR-08] accepts its own template and refuses an empty profile", () => {
  expect(mayReplaceSummary(writeSummary(nurse), nurse)).toBe(true);
  expect(canWriteSummary({ ...emptyProfile, firstName: "Jane", email: "jane@example.com" })).toBe(false);
});

test.each([
  ["ICU nurse at Northside Hospital since 2019, skilled in critical care and triage.", true],
  ["Works at Northside Hospital in Chicago; trained 12 nurses.", true],
  ["Google engineer turned nurse at Northside Hospital.", false],
  ["ICU nurse at Northside Hospital and Mayo Clinic.", false],
  ["ICU nurse with 15 years at Northside Hospital.", false],
  ["ICU nurse with 13 nurses at Northside Hospital.", false],
  ["ICU nurse at Northside Hospital who knows Python.", false],
  ["Senior ICU nurse at Northside Hospital.", false],
  ["Certified ICU nurse in Chicago.", false],
  ["Outstanding ICU nurse in Chicago.", false],
  ["She is an ICU nurse in Chicago.", false],
  ["ICU nurse. See https://example.com.", false],
  ["", false],
])("[EDITOR-08] accepts a model's text only if the profile supports it: %s", (text, isAccepted) => {
  expect(mayReplaceSummary(text, nurse)).toBe(isAccepted);
});

test("[EDITOR-08] rejects a text that loses one of the person's numbers", () => {
  const profileWithSummary = { ...nurse, summary: "I trained 12 nurses in triage." };
  expect(mayReplaceSummary("ICU nurse at Northside Hospital, trained nurses in triage.", profileWithSummary)).toBe(
    false,
  );
  expect(mayReplaceSummary("ICU nurse at Northside Hospital, trained 12 nurses in triage.", profileWithSummary)).toBe(
    true,
  );
});

test("[EDITOR-12] starts each line with the action, in the tense of the job", () => {
  const words =
    "- was responsible for managing the store's budget\n- I trained new staff.\n* My duties included: cleaning the kitchen, stocking shelves and greeting guests\n- in charge of the night shift\n-Helped customers";
  expect(actionLed(words, false).split("\n")).toEqual([
    "Managed the store's budget.",
    "Trained new staff.",
    "Cleaned the kitchen, stocked shelves and greeted guests.",
    "Responsible for the night shift.",
    "Helped customers.",
  ]);
  expect(actionLed("Responsible for leading 4 people and planning shifts", true)).toBe(
    "Lead 4 people and plan shifts.",
  );
  expect(actionLed(actionLed(words, false), false)).toBe(actionLed(words, false));
});

test("[EDITOR-12] rejects a description that loses or adds numbers", () => {
  const [position] = nurse.experience;
  const isAcceptedText = (text: string) => position !== undefined && mayReplaceDescription(text, position);
  expect(isAcceptedText("Train 12 nurses.\nReduced line infections from 1.9 to 0.4 per 1,000 days.")).toBe(false);
  expect(isAcceptedText("Training 12 nurses.\nReduced line infections from 1.9 to 0.4 per 1,000 days.")).toBe(true);
  expect(isAcceptedText("Training 12 nurses.")).toBe(false);
  expect(isAcceptedText("Training 40 nurses.\nReduced line infections from 1.9 to 0.4 per 1,000 days.")).toBe(false);
});

const typical = { category: "Healthcare", skills: ["Critical care", "Epic", "CRRT", "ACLS", "Arterial lines"] };

test("[EDITOR-09] suggests ten new skills and no unmentioned license", () => {
  const suggested = suggestSkills(nurse, typical);
  expect(suggested).toHaveLength(10);
  expect(new Set(suggested).size).toBe(10);
  expect(suggested).toContain("CRRT");
  for (const there of ["Critical care nursing", "Epic", "Triage", "ACLS", "CCRN"])
    expect(suggested).not.toContain(there);
});

test("[EDITOR-09] ranks mentioned skills first and falls back to general ones", () => {
  const clerk = {
    ...emptyProfile,
    experience: [{ title: "Clerk", company: "X", description: "Did payroll in QuickBooks." }],
  };
  expect(suggestSkills(clerk, { category: undefined, skills: [] }).slice(0, 2).toSorted()).toEqual([
    "Payroll",
    "QuickBooks",
  ]);
  expect(suggestSkills(emptyProfile, { category: undefined, skills: [] })).toHaveLength(10);
});
