/** Lays out a letter: letterhead, subject, facts in two columns, and text. */
import type { PrintedLetter } from "#domain/exports/printed-letter.ts";
import type { Block } from "./flow.ts";
import { type TextStyle, run, wrap, wrapName } from "./lines.ts";
import type { Layout } from "./page-writer.ts";
import { papers } from "./template.ts";
import { sourceSerif } from "./typefaces.ts";

const ink = "#1c2430";
const gray = "#55606b";
const margin = { side: 78, top: 64, bottom: 66 };
const size = 11;
const leading = 16.2;
const labelWidth = 104;

export const layOutLetter = (letter: PrintedLetter): Layout => {
  const family = sourceSerif();
  const paper = papers[letter.paper];
  const width = paper.width - 2 * margin.side;
  const body: TextStyle = { face: family.regular, size, color: ink };
  const soft: TextStyle = { face: family.regular, size: 10, color: gray };

  const text = (textStyle: TextStyle, words: string, gap: number, more: Partial<Block> = {}): Block => ({
    tag: "P",
    lines: wrap([run(textStyle, words)], width),
    leading: textStyle.size * (leading / size),
    gap,
    indent: 0,
    keepWithNext: false,
    ...more,
  });
  /** Keeps the lines of an address or a signature together. */
  const together = (textStyle: TextStyle, lines: readonly string[], gap: number): Block[] =>
    lines.map((words, index) =>
      text(textStyle, words, index === 0 ? gap : 0, { keepWithNext: index < lines.length - 1 }),
    );

  const header = wrapName(run({ face: family.strong, size: 17, color: ink }, letter.letterhead), width);
  const opening: Block[] = [
    { ...text(body, "", 0), lines: header.lines, leading: header.size * 1.3, ruleBelow: 11, keepWithNext: true },
    text(soft, letter.date, 26),
    ...together(body, letter.to, 14),
    {
      ...text(body, "", 24),
      tag: "H1",
      lines: wrap([run({ face: family.strong, size: 14.5, color: ink }, letter.title)], width),
      leading: 20,
      keepWithNext: true,
    },
  ];
  const facts = letter.facts.flatMap(([label, value], index): Block[] => [
    { ...text(soft, label, index === 0 ? 10 : 4), leading, isBeside: true, keepWithNext: true },
    {
      ...text(body, value, 0),
      lines: wrap([run({ ...body, face: family.strong }, value)], width - labelWidth),
      leading,
      indent: labelWidth,
      keepWithNext: index < letter.facts.length - 1,
    },
  ]);
  const words = letter.paragraphs.flatMap((lines, index) => together(body, lines, index === 0 ? 20 : 10));
  const closing = letter.closing.map((each, index) => text({ ...soft, size: 8.6 }, each, index === 0 ? 30 : 3));
  return {
    paper,
    rule: "#c9c4b8",
    footer: { face: family.regular, size: 8.4, color: gray, x: margin.side, right: paper.width - margin.side },
    columns: [
      {
        x: margin.side,
        width,
        firstTop: margin.top,
        top: margin.top,
        bottom: paper.height - margin.bottom,
        sections: [opening, facts, words, closing].filter((blocks) => blocks.length > 0),
      },
    ],
  };
};
