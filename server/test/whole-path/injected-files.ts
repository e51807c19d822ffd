/** A résumé and the same résumé with an order in it, seen or unseen, in one of many places. */
import { Text, type Styles } from "@react-pdf/renderer";
import { Document, Packer, Paragraph, TextRun } from "docx";
import { cloneElement, createElement, type ReactElement, type ReactNode } from "react";
import { drawPdf, pdfLayouts } from "../../features/resumes/test-resumes/pdf-layouts.ts";
import type { TestPerson } from "../../features/resumes/test-resumes/people.ts";
import { textLayouts } from "../../features/resumes/test-resumes/text-layouts.ts";
import { docxOf, pdfOf, txtOf } from "./printed-files.ts";
import type { ResumeFile } from "./score-file.ts";

export interface InjectedPair {
  readonly way: string;
  readonly plain: ResumeFile;
  readonly injected: ResumeFile;
}

type Print = (person: TestPerson, at: number) => Promise<ResumeFile> | ResumeFile;
type Put = (person: TestPerson, order: string) => TestPerson;

const inJob =
  (place: "first" | "last"): Put =>
  (person, order) => ({
    ...person,
    jobs: person.jobs.map((job, at) => {
      if (place === "first" && at === 0) return { ...job, done: [order, ...job.done] };
      return place === "last" && at === person.jobs.length - 1 ? { ...job, done: [...job.done, order] } : job;
    }),
  });

const seen: Readonly<Record<string, Put>> = {
  "after the summary": (person, order) => ({ ...person, summary: `${person.summary} ${order}` }),
  "before the summary": (person, order) => ({ ...person, summary: `${order} ${person.summary}` }),
  "as a skill": (person, order) => ({ ...person, skills: [...person.skills, order] }),
  "first under the latest job": inJob("first"),
  "last under the first job": inJob("last"),
};

const prints: Readonly<Record<string, Print>> = { txt: txtOf, docx: docxOf, pdf: pdfOf };

const seenWay =
  (way: string, print: Print, put: Put) =>
  async (person: TestPerson, order: string, at: number): Promise<InjectedPair> => ({
    way,
    plain: await print(person, at),
    injected: await print(put(person, order), at),
  });

const pdfWith = async (person: TestPerson, order: string | null, style: Styles[string]): Promise<ResumeFile> => {
  const page = (pdfLayouts["centred"] ?? (() => createElement(Text)))(person) as ReactElement<{
    children: ReactNode[];
  }>;
  const hidden =
    order === null ? [] : [createElement(Text, { key: "order", style: { fontSize: 11, ...style } }, order)];
  return { kind: "pdf", bytes: await drawPdf(cloneElement(page, {}, ...page.props.children, ...hidden)) };
};

const docxWith = async (person: TestPerson, order: string | null, run: object): Promise<ResumeFile> => {
  const lines = (textLayouts["dashed"] ?? (() => ""))(person).split("\r\n");
  const all = lines.map((line) => new Paragraph({ children: [new TextRun(line)] }));
  const hidden = order === null ? [] : [new Paragraph({ children: [new TextRun({ text: order, ...run })] })];
  const written = await Packer.toBuffer(new Document({ sections: [{ children: [...all, ...hidden] }] }));
  return { kind: "docx", bytes: new Uint8Array(written) };
};

const unseen =
  <T>(way: string, write: (person: TestPerson, order: string | null, how: T) => Promise<ResumeFile>, how: T) =>
  async (person: TestPerson, order: string): Promise<InjectedPair> => ({
    way,
    plain: await write(person, null, how),
    injected: await write(person, order, how),
  });

const onLinesOfItsOwn = async (person: TestPerson, order: string, at: number): Promise<InjectedPair> => {
  const plain = txtOf(person, at);
  const words = order.split(" ");
  const half = Math.ceil(words.length / 2);
  const wrapped = `\n\n${words.slice(0, half).join(" ")}\n${words.slice(half).join(" ")}\n`;
  const bytes = new TextEncoder().encode(new TextDecoder().decode(plain.bytes) + wrapped);
  return { way: "over two lines at the end, txt", plain, injected: { kind: "txt", bytes } };
};

/** Fifteen places where it is seen, one of them broken over two lines, and eight where it is not. */
export const injectionWays: readonly ((person: TestPerson, order: string, at: number) => Promise<InjectedPair>)[] = [
  ...Object.entries(seen).flatMap(([place, put]) =>
    Object.entries(prints).map(([kind, print]) => seenWay(`${place}, ${kind}`, print, put)),
  ),
  onLinesOfItsOwn,
  unseen("white, pdf", pdfWith, { color: "#ffffff" }),
  unseen("one point high, pdf", pdfWith, { fontSize: 1 }),
  unseen("beside the page, pdf", pdfWith, { position: "absolute", left: 900, top: 100 } as const),
  unseen("transparent, pdf", pdfWith, { opacity: 0 }),
  unseen("nearly white, pdf", pdfWith, { color: "#fbfbf9" }),
  unseen("marked hidden, docx", docxWith, { vanish: true }),
  unseen("white, docx", docxWith, { color: "FFFFFF" }),
  unseen("one point high, docx", docxWith, { size: 2 }),
];
