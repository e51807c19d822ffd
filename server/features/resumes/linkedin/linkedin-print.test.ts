/** PDFs saved by LinkedIn are read as well as any other resume. */
import { expect, test } from "vitest";
import { readResume } from "../reading/read-resume.ts";
import { linkedinLayout } from "../../../test/resumes/linkedin-layout.ts";
import { drawPdf } from "../../../test/resumes/pdf-layouts.ts";
import { people } from "../../../test/resumes/people.ts";
import { f1ByField, macro, scorePerson } from "../../../test/resumes/score.ts";

/** LinkedIn prints three skills and always both dates. The last job gets an earlier one at the same company. */
const printed = people.map((person) => {
  const last = person.jobs.slice(-1).map((job) => ({ ...job, title: "Trainee", start: "2001-02", end: "2002-03" }));
  const jobs = [...person.jobs, ...last].filter(({ start, end }) => start !== end);
  return { ...person, skills: person.skills.slice(0, 3), jobs };
});

test("every LinkedIn PDF gives the person's profile", { timeout: 60_000 }, async () => {
  const counts = [];
  for (const person of printed) {
    // oxlint-disable-next-line no-await-in-loop -- one document at a time, as a reader gets them
    const { profile, status } = await readResume(await drawPdf(linkedinLayout(person)), "pdf");
    expect(status).toBe("ok");
    expect(profile.experience.map(({ company }) => company)).toEqual(person.jobs.map(({ company }) => company));
    expect(profile.experience[0]?.description).toEqual(person.jobs[0]?.done);
    counts.push(scorePerson(person, profile));
  }
  expect(macro(counts)).toBeGreaterThanOrEqual(0.995);
  for (const [field, value] of Object.entries(f1ByField(counts))) expect(value, field).toBeGreaterThanOrEqual(0.98);
});
