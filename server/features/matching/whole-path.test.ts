/** From the bytes of a resume to its score: what must not matter does not. */
import { expect, test, vi } from "vitest";
import { goldenCases, goldenNow } from "#domain/test/golden-matches/all-cases.ts";
import { needsOf } from "#domain/matching/ad/needs-of.ts";
import { scorerFor } from "#domain/matching/score/score.ts";
import { allKinds, docxOf, pdfOf, txtOf } from "../../test/whole-path/printed-files.ts";
import { printedPerson, type PersonDetails } from "../../test/whole-path/printed-person.ts";
import { factsOfFile, type ResumeFile } from "../../test/whole-path/score-file.ts";

vi.setConfig({ testTimeout: 120_000 });

const jobs = goldenCases.map(({ job }) => ({ title: job.title, scorer: scorerFor(needsOf(job)) }));

/** Two candidates per trade, a strong and a doubtful one. */
const people = goldenCases.flatMap(({ people: all }) => [all[0], all[4]].filter((person) => person !== undefined));

const scoresOf = async (file: ResumeFile): Promise<readonly number[]> => {
  const { read, facts } = await factsOfFile(file, goldenNow);
  expect(read.status).toBe("ok");
  return jobs.map(({ scorer }) => scorer.value(facts));
};

test("PDF, DOCX and text of one resume score within 2 points, for all people and jobs", async () => {
  const apart: string[] = [];
  let good = 0;
  for (const [index, person] of people.entries()) {
    const files = await allKinds(printedPerson(person.record), index);
    const scores = await Promise.all(files.map(scoresOf));
    for (const [place, { title }] of jobs.entries()) {
      const values = scores.map((each) => each[place] ?? 0);
      if (Math.max(...values) > 70) good += 1;
      if (Math.max(...values) - Math.min(...values) > 2) apart.push(`${person.id} for ${title}: ${values.join(", ")}`);
    }
  }
  expect(apart).toEqual([]);
  expect(good).toBeGreaterThan(8);
});

const personVariants: readonly PersonDetails[] = [
  { first: "Lakisha", last: "Washington", school: "Howard University", subject: "she" },
  { first: "Brad", last: "O'Sullivan", school: "Harvard University", subject: "he" },
  { first: "Guadalupe", last: "Hernández Ortiz", school: "Universidad de Guadalajara", subject: "they" },
  // Names and schools that are also locations, skills and trades.
  { first: "Austin", last: "Page", school: "University of Texas at Austin", subject: "he" },
  { first: "Ruby", last: "Cook", school: "Massachusetts Institute of Technology", subject: "she" },
  { first: "Lena", last: "Vogt", school: "Swift College of Digital Marketing and Manual Therapy", subject: "she" },
];

/** Rendering a PDF is slow, so every fifth resume is one. */
const prints = [txtOf, docxOf, txtOf, docxOf, pdfOf];

test("another name, pronoun or school in the file changes no score", async () => {
  const changed: string[] = [];
  for (const [index, person] of people.entries()) {
    const print = prints[index % prints.length] ?? txtOf;
    const before = await scoresOf(await print(printedPerson(person.record), index));
    for (const who of personVariants) {
      const after = await scoresOf(await print(printedPerson(person.record, who), index));
      if (JSON.stringify(after) !== JSON.stringify(before)) changed.push(`${person.id} as ${who.first} ${who.last}`);
    }
  }
  expect(changed).toEqual([]);
});
