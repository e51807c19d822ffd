/** Minimum accuracy on generated people and layouts, less a margin. It may rise, never fall. */
import { expect, test } from "vitest";
import type { ResumeKind } from "#domain/resumes/read-resume.ts";
import { docxLayouts, writeDocx } from "../../test/resumes/docx-layouts.ts";
import { drawPdf, pdfLayouts } from "../../test/resumes/pdf-layouts.ts";
import { people, type TestPerson } from "../../test/resumes/people.ts";
import { f1ByField, macro, scorePerson, type Counts } from "../../test/resumes/score.ts";
import { morePdfLayouts, moreTextLayouts } from "../../test/resumes/more-layouts.ts";
import { textLayouts } from "../../test/resumes/text-layouts.ts";
import { readResume } from "./reading/read-resume.ts";

const floor = { macro: 0.98, field: 0.95 };

interface Layout {
  readonly name: string;
  readonly kind: ResumeKind;
  readonly write: (person: TestPerson) => Promise<Uint8Array>;
}

const layouts: readonly Layout[] = [
  ...Object.entries({ ...pdfLayouts, ...morePdfLayouts }).map(([name, draw]): Layout => ({
    name,
    kind: "pdf",
    write: (person) => drawPdf(draw(person)),
  })),
  ...Object.entries(docxLayouts).map(([name, make]): Layout => ({
    name,
    kind: "docx",
    write: (person) => writeDocx(make(person)),
  })),
  ...Object.entries({ ...textLayouts, ...moreTextLayouts }).map(([name, say]): Layout => ({
    name,
    kind: "txt",
    write: (person) => Promise.resolve(new TextEncoder().encode(say(person))),
  })),
];

/** Each layout is used with two people, and each person with several layouts. */
const peopleOf = (order: number): TestPerson[] =>
  [order, order + 5].map((index) => people[index % people.length]).filter((person) => person !== undefined);

test("reads the golden set at least as well as the minimum", { timeout: 60_000 }, async () => {
  const counts: Counts[] = [];
  for (const [order, layout] of layouts.entries())
    for (const person of peopleOf(order)) {
      // oxlint-disable-next-line no-await-in-loop -- one document at a time, as a reader gets them
      const resume = await readResume(await layout.write(person), layout.kind);
      expect(resume.status, layout.name).toBe("ok");
      expect(resume.hiddenText, layout.name).toBe(false);
      counts.push(scorePerson(person, resume.profile));
    }
  expect(counts.length).toBeGreaterThanOrEqual(45);
  expect(macro(counts)).toBeGreaterThanOrEqual(floor.macro);
  for (const [field, value] of Object.entries(f1ByField(counts)))
    expect(value, field).toBeGreaterThanOrEqual(floor.field);
});

test("PDF, DOCX and text of one resume give the same profile", async () => {
  for (const person of people.slice(0, 4)) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    const [pdf, docx, txt] = await Promise.all([
      drawPdf((pdfLayouts["prose"] ?? pdfLayouts["centred"]!)(person)).then((bytes) => readResume(bytes, "pdf")),
      writeDocx(docxLayouts["plain"]!(person)).then((bytes) => readResume(bytes, "docx")),
      readResume(new TextEncoder().encode(textLayouts["dashed"]!(person)), "txt"),
    ]);
    const bare = ({ profile }: typeof pdf) => ({
      ...profile,
      experience: profile.experience.map(({ title, company, start, end }) => ({ title, company, start, end })),
    });
    expect(bare(docx)).toEqual(bare(pdf));
    expect(bare(txt)).toEqual(bare(pdf));
  }
});

test("every value points at its own words in the text", async () => {
  const [person] = people;
  const resume = await readResume(await drawPdf(pdfLayouts["darkSidebar"]!(person!)), "pdf");
  const at = (span: { start: number; end: number }): string => resume.text.slice(span.start, span.end);
  expect(at(resume.fields.name!.span)).toBe("Beatrix Hollingbourne");
  expect(at(resume.fields.email!.span)).toBe(resume.profile.email);
  expect(resume.fields.skills.map(({ span }) => at(span))).toEqual(resume.profile.skills);
  expect(resume.fields.experience.map(({ company }) => at(company!.span))).toEqual(
    resume.profile.experience.map(({ company }) => company),
  );
  expect(resume.profile.experience[0]?.description).toEqual(person!.jobs[0]?.done);
});
