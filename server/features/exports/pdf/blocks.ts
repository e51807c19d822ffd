/** Building blocks that all three templates share; a style sets their look. */
import type { ResumeEntry } from "#domain/exports/resume-document.ts";
import type { Block } from "./flow.ts";
import { type TextStyle, run, wrap, type Run, widthOf } from "./lines.ts";

export interface BlockStyle {
  readonly body: TextStyle;
  readonly title: TextStyle;
  readonly under: TextStyle;
  readonly dates: TextStyle;
  readonly leading: number;
  /** Space above an entry, above one that follows an entry without text, above an entry's text, and above each bullet point. */
  readonly gaps: { readonly entry: number; readonly bare: number; readonly text: number; readonly point: number };
}

const lineOf = (each: Run) => ({ runs: [each], width: widthOf(each) });

export const paragraph = (style: BlockStyle, text: string, width: number, gap: number): Block => ({
  tag: "P",
  lines: wrap([run(style.body, text)], width),
  leading: style.leading,
  gap,
  indent: 0,
  keepWithNext: false,
});

const point = (style: BlockStyle, text: string, width: number, gap: number): Block => {
  const marker = lineOf(run(style.body, "•"));
  const indent = marker.width + 5;
  return {
    tag: "LI",
    lines: wrap([run(style.body, text)], width - indent),
    leading: style.leading,
    gap,
    indent,
    marker,
    keepWithNext: false,
  };
};

/** One line is a paragraph; several are bullet points. */
const descriptionBlocks = (style: BlockStyle, lines: readonly string[], width: number): Block[] =>
  lines.length === 1
    ? lines.map((text) => paragraph(style, text, width, style.gaps.text))
    : lines.map((text, index) => ({
        ...point(style, text, width, index === 0 ? style.gaps.text : style.gaps.point),
        // Keeps the first and the last bullet point from being alone on a page.
        keepWithNext: index === 0 || index === lines.length - 2,
      }));

const separator = "  ·  ";

const subtitleRuns = (style: BlockStyle, { subtitle, href }: ResumeEntry, separators = separator): Run[] =>
  subtitle.flatMap((text, index) => [
    ...(index === 0 ? [] : [run(style.under, separators)]),
    run(style.under, text, index === 0 ? href : undefined),
  ]);

interface EntryOptions {
  readonly width: number;
  readonly isFirst: boolean;
  /** The previous entry has no text, so it needs less space after it. */
  readonly followsEntryWithoutText?: boolean;
  /** Puts everything on one line if it fits. */
  readonly inOneLine?: boolean;
}

/** An entry's header is never the last line of a page without its text. */
const entryBlocks = (
  style: BlockStyle,
  entry: ResumeEntry,
  { width, isFirst, followsEntryWithoutText, inOneLine }: EntryOptions,
): Block[] => {
  const aside = entry.dates === "" ? undefined : lineOf(run(style.dates, entry.dates));
  const room = width - (aside === undefined ? 0 : aside.width + 14);
  const text = descriptionBlocks(style, entry.lines, width);
  const under = subtitleRuns(style, entry);
  const title = [run(style.title, entry.title)];
  const headingRuns = inOneLine && under.length > 0 ? [...title, run(style.under, separator), ...under] : title;
  const oneLine = wrap(headingRuns, room);
  const fits = oneLine.length === 1;
  const header: Block = {
    tag: "H3",
    lines: fits ? oneLine : wrap(title, room),
    leading: style.leading * 1.04,
    gap: isFirst ? 0 : followsEntryWithoutText === true ? style.gaps.bare : style.gaps.entry,
    indent: 0,
    ...(aside === undefined ? {} : { aside }),
    keepWithNext: true,
  };
  const below: Block = {
    tag: "P",
    lines: wrap(under, width),
    leading: style.leading,
    gap: 0,
    indent: 0,
    keepWithNext: text.length > 0,
  };
  const hasBelow = under.length > 0 && !(fits && inOneLine === true);
  const headers = hasBelow ? [header, below] : [{ ...header, keepWithNext: text.length > 0 }];
  return [...headers, ...text];
};

export const entries = (style: BlockStyle, all: readonly ResumeEntry[], width: number, inOneLine = false): Block[] =>
  all.flatMap((entry, index) =>
    entryBlocks(style, entry, {
      width,
      isFirst: index === 0,
      followsEntryWithoutText: all[index - 1]?.lines.length === 0,
      inOneLine,
    }),
  );
