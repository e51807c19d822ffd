/** Removes sentences that address the software from the lines that hold them. The removed sentences are shown to people as flags. */
import type { Cell, Line } from "../layout/document-lines.ts";
import { flagInjections, isInjectionByRule, type TextRange } from "./injection-rules.ts";
import type { ReadFlag } from "../read-resume.ts";
import { continuesLine } from "../layout/wrapped-lines.ts";

/** A sentence may continue because the column ended or because it is clearly unfinished. */
const continuesOnNextLine = (line: Line, next: Line, all: readonly Line[]): boolean =>
  continuesLine(line, next, all) ||
  (line.block === next.block &&
    !next.bullet &&
    !next.heading &&
    next.gap <= 1.3 &&
    (/[,;:–—-]$|\b(?:and|or|as|the|of|for|with|to|a|an|is|are|be|this)$/i.test(line.text) ||
      /^\p{Ll}/u.test(next.text)));

/** Groups of lines that form one text. Offsets in the group match offsets in the document. */
const paragraphs = (lines: readonly Line[]): readonly (readonly Line[])[] => {
  const flaggedLines: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before !== undefined && continuesOnNextLine(before, line, lines)) flaggedLines.at(-1)?.push(line);
    else flaggedLines.push([line]);
  }
  return flaggedLines;
};

/** The ranges of the document that are prompt injections, within a paragraph. */
const flaggedIn = (paragraph: readonly Line[]): readonly TextRange[] => {
  const start = paragraph[0]?.start ?? 0;
  let text = "";
  for (const line of paragraph) text = `${text.padEnd(line.start - start, " ")}${line.text}`;
  return flagInjections(text).map((range) => ({ start: start + range.start, end: start + range.end }));
};

/** Two lines that are an injection only together, regardless of the layout. */
const flaggedPairs = (lines: readonly Line[], known: readonly TextRange[]): readonly TextRange[] => {
  const isKnown = (line: Line) => known.some(({ start, end }) => start < line.end && end > line.start);
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    if (next === undefined || line.block !== next.block || isKnown(line) || isKnown(next)) return [];
    return isInjectionByRule(`${line.text} ${next.text}`) ? [{ start: line.start, end: next.end }] : [];
  });
};

const lineSlice = (line: Line, from: number, to: number): Line[] => {
  const cells = line.cells.flatMap((cell): Cell[] => {
    const [start, end] = [Math.max(cell.start, from), Math.min(cell.end, to)];
    const text = cell.text.slice(start - cell.start, end - cell.start);
    const lead = text.length - text.trimStart().length;
    const words = text.trim();
    if (start >= end || words === "") return [];
    const runs = cell.runs.slice(0, 1).map((run) => ({ ...run, text: words }));
    return [{ ...cell, runs, text: words, start: start + lead, end: start + lead + words.length }];
  });
  const [first, last] = [cells[0], cells.at(-1)];
  if (first === undefined || last === undefined) return [];
  const text = line.text.slice(first.start - line.start, last.end - line.start);
  return /[\p{L}\p{N}]/u.test(text) ? [{ ...line, cells, text, start: first.start, end: last.end }] : [];
};

const withoutRanges = (line: Line, ranges: readonly TextRange[]): readonly Line[] => {
  const overlapping = ranges.filter(({ start, end }) => start < line.end && end > line.start);
  if (overlapping.length === 0) return [line];
  const remainingLines: Line[] = [];
  let from = line.start;
  for (const { start, end } of overlapping) {
    remainingLines.push(...lineSlice(line, from, start));
    from = end;
  }
  return [...remainingLines, ...lineSlice(line, from, line.end)];
};

const flagOf = (line: Line, { start, end }: TextRange): ReadFlag => {
  const [from, to] = [Math.max(start, line.start), Math.min(end, line.end)];
  return {
    kind: "instruction",
    reason: "instruction_like",
    words: line.text.slice(from - line.start, to - line.start).trim(),
    page: line.page,
    span: { start: from, end: to },
  };
};

/** The remaining lines, and a flag for every line of every injection. */
export const cutInjections = (lines: readonly Line[]): { lines: readonly Line[]; flags: readonly ReadFlag[] } => {
  const flaggedParagraphs = paragraphs(lines).flatMap(flaggedIn);
  const ranges = [...flaggedParagraphs, ...flaggedPairs(lines, flaggedParagraphs)].toSorted(
    (a, b) => a.start - b.start,
  );
  if (ranges.length === 0) return { lines, flags: [] };
  const flags = ranges.flatMap((range) =>
    lines.filter((line) => range.start < line.end && range.end > line.start).map((line) => flagOf(line, range)),
  );
  return {
    lines: lines.flatMap((line) => withoutRanges(line, ranges)),
    flags: flags.filter((flag) => flag.words !== ""),
  };
};
