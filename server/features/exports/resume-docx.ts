/** Renders the resume as a Word document: real headings, lists and links, in the reader's own typefaces, so that any script shows. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  TabStopType,
  TextRun,
} from "docx";
import {
  paperSizeOf,
  toResumeDocument,
  skillList,
  type ExportedProfile,
  type ResumeEntry,
} from "#domain/exports/resume-document.ts";

const points = "points";
const gray = "55606B";
/** Converts points to twips (1/20 pt). */
const twips = (pt: number): number => Math.round(pt * 20);
const margin = { side: 62, top: 54 };
const papers = { A4: { width: 595.3, height: 841.9 }, LETTER: { width: 612, height: 792 } } as const;

const linked = (text: string, href: string | undefined, textStyle: object = {}): ParagraphChild =>
  href === undefined
    ? new TextRun({ text, ...textStyle })
    : new ExternalHyperlink({ link: href, children: [new TextRun({ text, ...textStyle })] });

const separated = <Child>(children: readonly Child[], between: () => Child): Child[] =>
  children.flatMap((child, index) => (index === 0 ? [child] : [between(), child]));

const heading = (text: string): Paragraph =>
  new Paragraph({
    heading: HeadingLevel.HEADING_1,
    keepNext: true,
    border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 2, color: "C9C4B8" } },
    children: [new TextRun(text)],
  });

const entryParagraphs = ({ title, subtitle, dates, lines, href }: ResumeEntry, right: number): Paragraph[] => [
  new Paragraph({
    heading: HeadingLevel.HEADING_2,
    keepNext: subtitle.length + lines.length > 0,
    tabStops: [{ type: TabStopType.RIGHT, position: right }],
    children: [
      new TextRun(title),
      ...(dates === "" ? [] : [new TextRun({ text: `\t${dates}`, bold: false, color: gray })]),
    ],
  }),
  ...(subtitle.length === 0
    ? []
    : [
        new Paragraph({
          keepNext: lines.length > 0,
          children: separated(
            subtitle.map((text, index) => linked(text, index === 0 ? href : undefined, { italics: true })),
            () => new TextRun({ text: " · ", italics: true }),
          ),
        }),
      ]),
  ...lines.map(
    (text) =>
      new Paragraph({
        ...(lines.length === 1 ? {} : { numbering: { reference: points, level: 0 } }),
        spacing: { before: twips(lines.length === 1 ? 2 : 1) },
        children: [new TextRun(text)],
      }),
  ),
];

const section = (title: string, paragraphs: readonly Paragraph[]): Paragraph[] =>
  paragraphs.length === 0 ? [] : [heading(title), ...paragraphs];

const headerParagraphs = ({ name, title, contact }: ReturnType<typeof toResumeDocument>): Paragraph[] => [
  ...(name === "" ? [] : [new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(name)] })]),
  ...(title === ""
    ? []
    : [new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ text: title, size: 25 })] })]),
  ...(contact.length === 0
    ? []
    : [
        new Paragraph({
          alignment: AlignmentType.CENTER,
          spacing: { before: twips(3) },
          children: separated(
            contact.map(({ text, href }) => linked(text, href, { color: gray })),
            () => new TextRun({ text: "  ·  ", color: gray }),
          ),
        }),
      ]),
];

const styles = {
  default: {
    document: {
      run: { font: "Calibri", size: 21, language: { value: "en-US" } },
      paragraph: { spacing: { line: 259 } },
    },
    title: {
      run: { font: "Calibri", size: 50, bold: true, color: "1C2430" },
      paragraph: { alignment: AlignmentType.CENTER, spacing: { after: 40 } },
    },
    heading1: {
      run: { font: "Calibri", size: 25, bold: true, color: "1C2430" },
      paragraph: { spacing: { before: twips(15), after: twips(5) } },
    },
    heading2: {
      run: { font: "Calibri", size: 22, bold: true, color: "1C2430" },
      paragraph: { spacing: { before: twips(8) } },
    },
  },
};

const numbering = {
  config: [
    {
      reference: points,
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: "•",
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left: twips(14), hanging: twips(11) } } },
        },
      ],
    },
  ],
};

export const resumeDocx = (exported: ExportedProfile): Promise<Buffer> => {
  const document = toResumeDocument(exported);
  const paper = papers[paperSizeOf(exported.profile)];
  const right = twips(paper.width - 2 * margin.side);
  const entries = (all: readonly ResumeEntry[]): Paragraph[] => all.flatMap((entry) => entryParagraphs(entry, right));
  const file = new Document({
    title: document.name === "" ? "Resume" : `${document.name}: resume`,
    creator: document.name,
    lastModifiedBy: document.name,
    styles,
    numbering,
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(paper.width), height: twips(paper.height) },
            margin: {
              top: twips(margin.top),
              bottom: twips(margin.top),
              left: twips(margin.side),
              right: twips(margin.side),
            },
          },
        },
        children: [
          ...headerParagraphs(document),
          ...section(
            "Summary",
            document.summary.map((text) => new Paragraph({ spacing: { after: 60 }, children: [new TextRun(text)] })),
          ),
          ...section("Experience", entries(document.experience)),
          ...section("Projects", entries(document.projects)),
          ...section("Education", entries(document.education)),
          ...section(
            "Licenses and Certifications",
            document.credentials.map((text) => new Paragraph({ children: [new TextRun(text)] })),
          ),
          ...section("Volunteer Work", entries(document.volunteering)),
          ...section(
            "Languages",
            document.languages.length === 0
              ? []
              : [new Paragraph({ children: [new TextRun(skillList(document.languages))] })],
          ),
          ...section(
            "Skills",
            document.skills.length === 0
              ? []
              : [new Paragraph({ children: [new TextRun(skillList(document.skills))] })],
          ),
        ],
      },
    ],
  });
  return Packer.toBuffer(file);
};
