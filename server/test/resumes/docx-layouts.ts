/** The same people in a word processor. */
import {
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from "docx";
import type { TestJob, TestPerson } from "./people.ts";
import { printRange } from "./printed-dates.ts";

export type DocxLayout = (person: TestPerson) => Document;

const full = (person: TestPerson): string => `${person.first} ${person.last}`;
const line = (words: string, bold = false, size?: number): Paragraph =>
  new Paragraph({ children: [new TextRun({ text: words, bold, ...(size ? { size } : {}) })] });
const done = (job: TestJob): Paragraph[] =>
  job.done.map((words) => new Paragraph({ text: words, bullet: { level: 0 } }));

const head = (words: string): Paragraph => new Paragraph({ text: words, heading: HeadingLevel.HEADING_2 });

/** Headings are only bold capitals, as most people make them; dates at a tab stop. */
const plain: DocxLayout = (person) =>
  new Document({
    sections: [
      {
        children: [
          line(full(person), true, 36),
          line(person.title),
          line(`${person.location} | ${person.printedPhone} | ${person.email}`),
          line("CAREER SUMMARY", true),
          line(person.summary),
          line("EMPLOYMENT", true),
          ...person.jobs.flatMap((job) => [
            new Paragraph({
              tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
              children: [new TextRun({ text: job.company, bold: true }), new TextRun(`\t${printRange(job, "short")}`)],
            }),
            new Paragraph({ children: [new TextRun({ text: job.title, italics: true })] }),
            ...done(job),
          ]),
          line("EDUCATION", true),
          ...person.schools.map((school) => line(`${school.degree}, ${school.institution}, ${school.year}`)),
          line("SKILLS", true),
          line(person.skills.join(", ")),
        ],
      },
    ],
  });

const cell = (width: number, children: Paragraph[]): TableCell =>
  new TableCell({ width: { size: width, type: WidthType.PERCENTAGE }, children });

/** One table with one row: the left cell is the side column. */
const sideTable: DocxLayout = (person) => {
  return new Document({
    sections: [
      {
        headers: { default: new Header({ children: [line(`${person.printedPhone} · ${person.email}`)] }) },
        footers: { default: new Footer({ children: [line(`${full(person)} – page 1`)] }) },
        children: [
          new Paragraph({ text: full(person), heading: HeadingLevel.TITLE }),
          line(person.title),
          new Table({
            rows: [
              new TableRow({
                children: [
                  cell(30, [
                    head("Location"),
                    line(person.location),
                    head("Skills"),
                    ...person.skills.map((skill) => new Paragraph({ text: skill, bullet: { level: 0 } })),
                  ]),
                  cell(70, [
                    head("Profile"),
                    line(person.summary),
                    head("Experience"),
                    ...person.jobs.flatMap((job) => [
                      line(`${job.title} – ${job.company}`, true),
                      line(`${printRange(job, "long")}, ${job.place}`),
                      ...done(job),
                    ]),
                    head("Education"),
                    ...person.schools.flatMap((school) => [
                      line(school.degree, true),
                      line(`${school.institution}, ${school.year}`),
                    ]),
                  ]),
                ],
              }),
            ],
          }),
        ],
      },
    ],
  });
};

/** Dates in the left cells, the rest in the right ones. */
const dateTable: DocxLayout = (person) => {
  const rows = (all: readonly (readonly [string, Paragraph[]])[]): Table =>
    new Table({
      rows: all.map(([left, right]) => new TableRow({ children: [cell(25, [line(left)]), cell(75, right)] })),
    });
  return new Document({
    sections: [
      {
        children: [
          line(full(person), true, 32),
          line(person.title),
          rows([
            ["Phone", [line(person.printedPhone)]],
            ["E-mail", [line(person.email)]],
            ["Location", [line(person.location)]],
          ]),
          head("Summary"),
          line(person.summary),
          head("Professional experience"),
          rows(
            person.jobs.map(
              (job) =>
                [
                  printRange(job, "dotted"),
                  [line(job.title, true), line(`${job.company}, ${job.place}`), ...done(job)],
                ] as const,
            ),
          ),
          head("Education"),
          rows(
            person.schools.map(
              (school) => [String(school.year), [line(school.degree, true), line(school.institution)]] as const,
            ),
          ),
          head("Skills"),
          ...person.skills.map((skill) => new Paragraph({ text: skill, bullet: { level: 0 } })),
        ],
      },
    ],
  });
};

export const docxLayouts: Readonly<Record<string, DocxLayout>> = { plain, sideTable, dateTable };

export const writeDocx = async (document: Document): Promise<Uint8Array> =>
  new Uint8Array(await Packer.toBuffer(document));
