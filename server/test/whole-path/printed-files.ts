/** One person's resume as files of three kinds, in several layouts. */
import { docxLayouts, writeDocx } from "../resumes/docx-layouts.ts";
import { drawPdf, pdfLayouts } from "../resumes/pdf-layouts.ts";
import type { TestPerson } from "../resumes/people.ts";
import { textLayouts } from "../resumes/text-layouts.ts";
import type { ResumeFile } from "./score-file.ts";

/** Excludes layouts without job descriptions: they would be other resumes, not other layouts. */
const { ruledTable: _table, compact: _lines, ...detailedLayouts } = pdfLayouts;

const rotate = <T>(layouts: Readonly<Record<string, T>>, index: number): T => {
  const all = Object.values(layouts);
  return all[index % all.length] as T;
};

export const pdfOf = async (person: TestPerson, index: number): Promise<ResumeFile> => ({
  kind: "pdf",
  bytes: await drawPdf(rotate(detailedLayouts, index)(person)),
});

export const docxOf = async (person: TestPerson, index: number): Promise<ResumeFile> => ({
  kind: "docx",
  bytes: await writeDocx(rotate(docxLayouts, index)(person)),
});

export const txtOf = (person: TestPerson, index: number): ResumeFile => ({
  kind: "txt",
  bytes: new TextEncoder().encode(rotate(textLayouts, index)(person)),
});

export const allKinds = async (person: TestPerson, index: number): Promise<readonly ResumeFile[]> => [
  txtOf(person, index),
  await docxOf(person, index),
  await pdfOf(person, index),
];
