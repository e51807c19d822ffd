/** A letter: whose paper it is, what it is about, the facts in two columns, and the words. */
import type { PrintedLetter } from "#domain/exports/printed-letter.ts";
import type { Block } from "./flow.ts";
import { type Look, run, wrap, wrapName } from "./lines.ts";
import type { Layout } from "./page-writer.ts";
import { papers } from "./template.ts";
import { sourceSerif } from "./typefaces.ts";

const ink = "#1c2430";
const grey = "#55606b";
const margin = { side: 78, top: 64, bottom: 66 };
const size = 11;
const leading = 16.2;
const labelWidth = 104;

export const layOutLetter = (letter: PrintedLetter): Layout => {
  const family = sourceSerif();
  const paper = papers[letter.paper];
  const width = paper.width - 2 * margin.side;
  const body: Look = { face: family.regular, size, colour: ink };
  const soft: Look = { face: family.regular, size: 10, colour: grey };

  const text = (look: Look, words: string, gap: number, more: Partial<Block> = {}): Block => ({
    tag: "P",
    lines: wrap([run(look, words)], width),
    leading: look.size * (leading / size),
    gap,
    indent: 0,
    keepWithNext: false,
    ...more,
  });
  /** The lines of one address or one signature stay together. */
  const together = (look: Look, lines: readonly string[], gap: number): Block[] =>
    lines.map((words, at) => text(look, words, at === 0 ? gap : 0, { keepWithNext: at < lines.length - 1 }));

  const head = wrapName(run({ face: family.strong, size: 17, colour: ink }, letter.head), width);
  const opening: Block[] = [
    { ...text(body, "", 0), lines: head.lines, leading: head.size * 1.3, ruleBelow: 11, keepWithNext: true },
    text(soft, letter.date, 26),
    ...together(body, letter.to, 14),
    {
      ...text(body, "", 24),
      tag: "H1",
      lines: wrap([run({ face: family.strong, size: 14.5, colour: ink }, letter.title)], width),
      leading: 20,
      keepWithNext: true,
    },
  ];
  const facts = letter.facts.flatMap(([label, value], at): Block[] => [
    { ...text(soft, label, at === 0 ? 10 : 4), leading, isBeside: true, keepWithNext: true },
    {
      ...text(body, value, 0),
      lines: wrap([run({ ...body, face: family.strong }, value)], width - labelWidth),
      leading,
      indent: labelWidth,
      keepWithNext: at < letter.facts.length - 1,
    },
  ]);
  const words = letter.paragraphs.flatMap((lines, at) => together(body, lines, at === 0 ? 20 : 10));
  const closing = letter.closing.map((each, at) => text({ ...soft, size: 8.6 }, each, at === 0 ? 30 : 3));
  return {
    paper,
    rule: "#c9c4b8",
    foot: { face: family.regular, size: 8.4, colour: grey, x: margin.side, right: paper.width - margin.side },
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
