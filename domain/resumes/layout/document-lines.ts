/** The lines of a document in reading order, with their typography. Offsets are positions in the whole text. */
import { cleanText } from "../../text/clean-text.ts";

export interface Run {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly size: number;
  readonly color: string;
}

export interface UnpositionedCell {
  readonly x: number;
  readonly right: number;
  readonly runs: readonly Run[];
}

/** A line before it has a position in the text. */
export interface UnpositionedLine {
  readonly page: number;
  /** Lines of one column, box or table share a block; columns are read one after the other. */
  readonly block: number;
  /** Distance to the line above in the same block, in normal line heights: 1 is the next line of a paragraph. */
  readonly gap: number;
  readonly cells: readonly UnpositionedCell[];
  /** Set if the document itself marks a heading, as a heading style does in a word processor. */
  readonly heading?: boolean;
  readonly bullet?: boolean;
  /** The line is a full paragraph without line breaks of a layout, as in a DOCX file. */
  readonly paragraph?: boolean;
}

export interface Cell extends UnpositionedCell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface Line {
  readonly page: number;
  readonly block: number;
  readonly gap: number;
  readonly cells: readonly Cell[];
  readonly heading: boolean;
  readonly bullet: boolean;
  readonly paragraph: boolean;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly x: number;
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly caps: boolean;
  readonly color: string;
}

/** A part of the text with its position. */
export interface Slice {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const bulletSign =
  /^(?:[\u2022\u25CF\u25CB\u25E6\u25AA\u25AB\u25A0\u25A1\u2043\u2219\u2023\u27A2\u2713\u2714\u2794\u25B8\u25BA\u25C6\u25C7\u2756\u203A\u00BB\uF0B7\uF0A7*]|[-–—](?=\s)|o(?=\s+\p{Lu}))\s*/u;

/** Phone and envelope icons and icon-font letters add nothing to the text and become " · ". "→" is kept, because it can separate two dates. */
const icons =
  /[\uE000-\uF8FF\u2600-\u26FF\u2700-\u2712\u2715-\u2755\u2757-\u2793\u2190\u2191\u2193-\u21FF\u2300-\u23FF\u{1F300}-\u{1FAFF}]\uFE0F?/gu;

export const withoutBullet = (text: string): string => text.replace(bulletSign, "");

export const startsWithBullet = (text: string): boolean => bulletSign.test(text);

export const trimSlice = (slice: Slice): Slice => {
  const text = slice.text.trim();
  const start = slice.start + slice.text.indexOf(text);
  return { text, start, end: start + text.length };
};

export const cut = (slice: Slice, from: number, to = slice.text.length): Slice =>
  trimSlice({ text: slice.text.slice(from, to), start: slice.start + from, end: slice.start + to });

/** Splits at every match and drops the match. Empty parts are dropped too. */
export const splitSlice = (slice: Slice, separator: RegExp): Slice[] => {
  const parts: Slice[] = [];
  let from = 0;
  for (const match of slice.text.matchAll(separator)) {
    parts.push(cut(slice, from, match.index));
    from = match.index + match[0].length;
  }
  parts.push(cut(slice, from));
  return parts.filter((part) => part.text !== "");
};

export const joinSlices = (slices: readonly Slice[], glue = " "): Slice => ({
  text: slices.map((slice) => slice.text).join(glue),
  start: slices[0]?.start ?? 0,
  end: slices.at(-1)?.end ?? 0,
});

const cleanRun = (run: Run): Run => ({
  ...run,
  text: cleanText(run.text.slice(0, 4000)).replaceAll(icons, " · ").replaceAll(/\s+/g, " "),
});

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
const isCaps = (text: string): boolean =>
  hasLetters(text) && text === text.toUpperCase() && text !== text.toLowerCase();

const dominantRun = (runs: readonly Run[]): Run | undefined =>
  runs.toSorted((a, b) => b.text.trim().length - a.text.trim().length)[0];

const shareOf = (runs: readonly Run[], predicate: (run: Run) => boolean): number => {
  const length = (all: readonly Run[]): number => all.reduce((sum, run) => sum + run.text.trim().length, 0);
  return length(runs.filter(predicate)) / Math.max(1, length(runs));
};

/** Gives every line its position. Cells are separated by a tab, lines by a line break. */
export const positionLines = (unpositioned: readonly UnpositionedLine[]): { text: string; lines: Line[] } => {
  let text = "";
  const lines: Line[] = [];
  for (const line of unpositioned) {
    const cells = line.cells
      .map((cell) => ({ ...cell, runs: cell.runs.map(cleanRun) }))
      .filter((cell) => cell.runs.some((run) => /[^\s·→]/u.test(run.text)));
    if (cells.length === 0) continue;
    const last = lines.at(-1);
    if (last) text += last.block !== line.block || line.gap > 1.6 ? "\n\n" : "\n";
    const start = text.length;
    const placed = cells.map((cell, index): Cell => {
      if (index > 0) text += "\t";
      const from = text.length;
      const cellText = cell.runs.map((run) => run.text).join("");
      const leadingLength = /^[\s·→]*/u.exec(cellText)?.[0].length ?? 0;
      const trimmedCellText = cellText.slice(leadingLength).trimEnd();
      text += trimmedCellText;
      const runs: Run[] = [];
      let offset = 0;
      for (const run of cell.runs) {
        const skipCount = Math.max(0, leadingLength - offset);
        const trimmedText = run.text.slice(
          skipCount,
          Math.max(skipCount, leadingLength + trimmedCellText.length - offset),
        );
        offset += run.text.length;
        if (trimmedText !== "") runs.push({ ...run, text: trimmedText });
      }
      return { ...cell, runs, text: trimmedCellText, start: from, end: text.length };
    });
    const runs = placed.flatMap((cell) => cell.runs);
    const main = dominantRun(runs);
    const lineText = text.slice(start);
    lines.push({
      page: line.page,
      block: line.block,
      gap: last ? line.gap : 9,
      cells: placed,
      heading: line.heading ?? false,
      bullet: line.bullet === true || startsWithBullet(lineText),
      paragraph: line.paragraph ?? false,
      text: lineText,
      start,
      end: text.length,
      x: placed[0]?.x ?? 0,
      size: main?.size ?? 0,
      bold: shareOf(runs, (run) => run.bold) > 0.8,
      italic: shareOf(runs, (run) => run.italic) > 0.8,
      caps: isCaps(lineText),
      color: main?.color ?? "#000000",
    });
  }
  return { text, lines };
};

export const sliceOf = (line: Slice): Slice => ({ text: line.text, start: line.start, end: line.end });
