/** The license of a nurse, from the printed resume through profile, match and export, and back. */
import { expect, test } from "vitest";
import { resumeTemplates } from "#domain/exports/export-profile.ts";
import type { JobRecord } from "#domain/matching/ad/job-needs.ts";
import { needsOf } from "#domain/matching/ad/needs-of.ts";
import { factsOf } from "#domain/matching/facts/facts-of.ts";
import { scoreMatch } from "#domain/matching/score/score.ts";
import { emptyProfile, type Profile } from "#domain/profiles/profile.ts";
import { readResumeResult } from "#domain/resumes/import/import-resume.ts";
import { mergeImport } from "#domain/resumes/import/merge-import.ts";
import { profileUpdateOf } from "#domain/resumes/import/profile-update.ts";
import { resumePdf } from "../../features/exports/pdf/resume-pdf.ts";
import { resumeDocx } from "../../features/exports/resume-docx.ts";
import { recordOfProfile } from "../../features/matching/retrieval/match-records.ts";
import { readResume } from "../../features/resumes/reading/read-resume.ts";

const printed = `Dana Whitfield
Emergency Room Nurse
dana.whitfield@mail.example | (937) 555-0142 | Dayton, OH

Summary
Emergency nurse in a level II trauma center.

Experience
Registered Nurse, Emergency Department
Miami Valley Trauma Center, Dayton, OH
June 2018 - Present
Triage, trauma resuscitation and cardiac monitoring for 30 beds.

Licenses and Certifications
Registered Nurse, State of Ohio, RN.412233, expires 10/2027
CEN
ACLS
BLS
PALS

Education
BSN, Wright State University, 2017

Languages
Spanish (fluent)
`;

const names = ["ACLS", "BLS", "CEN", "PALS"];
const requirements = [
  "- Active RN license in Ohio",
  "- CEN",
  "- BLS and ACLS certification",
  "- PALS",
  "- 2 years in an emergency department",
].join("\n");
const job: JobRecord = {
  title: "Emergency Room Registered Nurse",
  location: "Dayton, OH",
  requirements,
};

const now = "2026-11";
const profileFrom = async (bytes: Uint8Array, kind: "pdf" | "docx" | "txt"): Promise<Profile> => {
  const resume = readResumeResult.parse(await readResume(bytes, kind));
  return mergeImport(emptyProfile, profileUpdateOf(resume));
};
const scoreOf = (profile: Profile, asked = requirements) =>
  scoreMatch(
    needsOf({ ...job, requirements: asked }),
    factsOf(recordOfProfile({ ...profile, desiredSalary: null }), now),
  );

const profile = await profileFrom(Buffer.from(printed), "txt");

test("reads every license, certification and language of the resume", () => {
  expect(profile.credentials).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        region: expect.stringMatching(/^(?:OH|Ohio)$/),
        number: "RN.412233",
        validTo: "2027-10",
      }),
      ...names.map((name): unknown => expect.objectContaining({ name, status: "held" })),
    ]),
  );
  expect(profile.credentials).toHaveLength(5);
  expect(profile.languages).toEqual([{ name: "Spanish", level: "fluent" }]);
});

test("counts them all in a match", () => {
  const without = scoreOf({ ...profile, credentials: [] });
  const { overall } = scoreOf(profile);
  expect(overall).toBeGreaterThan(85);
  expect(without.overall).toBeLessThan(overall);
});

test("a license in progress or lapsed is not one that is held", () => {
  for (const status of ["in_progress", "lapsed"] as const) {
    const credentials = profile.credentials.map((each) => ({ ...each, status }));
    expect(scoreOf({ ...profile, credentials }).overall).toBeLessThan(scoreOf(profile).overall);
  }
});

test("a license of Colorado meets a job in Colorado and not one in Texas", () => {
  const credentials = profile.credentials.map((each) => (each.number === undefined ? each : { ...each, region: "CO" }));
  const [colorado, texas] = ["Colorado", "Texas"].map((state) =>
    scoreOf({ ...profile, credentials }, requirements.replace("Ohio", state)),
  );
  expect(texas?.overall).toBeLessThan(colorado?.overall ?? 0);
});

test.each([...resumeTemplates, "docx"] as const)("exports as %s and reads all of them back", async (template) => {
  const exported = { profile, projects: [], integrations: [] };
  const made = template === "docx" ? undefined : await resumePdf(exported, template, new Date("2026-11-19"));
  const bytes = made !== undefined && "bytes" in made ? made.bytes : await resumeDocx(exported);
  const again = await profileFrom(bytes, template === "docx" ? "docx" : "pdf");
  expect(again.credentials).toEqual(profile.credentials);
  expect(again.languages).toEqual(profile.languages);
});
