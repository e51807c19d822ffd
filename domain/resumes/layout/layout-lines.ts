/** Groups the words of one region into lines, and splits lines into cells at wide gaps. */
import type { UnpositionedCell, UnpositionedLine, Run } from "./document-lines.ts";
import type { PositionedWord } from "./positioned-text.ts";

export interface WordLine {
  readonly y: number;
  readonly size: number;
  readonly words: readonly PositionedWord[];
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Words on the same baseline form a line. Small letters beside large ones may be slightly higher or lower. */
export const linesOf = (words: readonly PositionedWord[]): WordLine[] => {
  const lines: { y: number; size: number; words: PositionedWord[] }[] = [];
  for (const word of words.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const line = lines.findLast(
      (existingLine, index) =>
        index >= lines.length - 3 && Math.abs(existingLine.y - word.y) < Math.min(existingLine.size, word.size) * 0.42,
    );
    if (line) {
      line.words.push(word);
      if (word.size > line.size) line.size = word.size;
    } else lines.push({ y: word.y, size: word.size, words: [word] });
  }
  return lines.map((line) => ({ ...line, words: line.words.toSorted((a, b) => a.x - b.x) }));
};

const cellGap = 1.4;

/** Gaps between the words of a line, as multiples of the font size. */
const gapsIn = (words: readonly PositionedWord[]): number[] =>
  words
    .map((word, index) => {
      const before = words[index - 1];
      return before ? (word.x - before.x - before.width) / word.size : 0;
    })
    .filter((gap) => gap > 0.12);

/** Boxes around items have space inside: a gap that is several spaces wide separates items, unless the text is justified. */
const itemGapOf = (lines: readonly WordLine[]): number => {
  const gaps = lines.flatMap(({ words }) => gapsIn(words)).toSorted((a, b) => a - b);
  const [space = 0, wide = 0] = [gaps[Math.floor(gaps.length * 0.4)], gaps[Math.floor(gaps.length * 0.7)]];
  return gaps.length < 20 || wide > space * 1.3 ? cellGap : Math.min(cellGap, Math.max(0.8, space * 2.5));
};

/** At an x where other lines begin a cell, a narrower gap separates two cells. */
const cellsOf = (
  words: readonly PositionedWord[],
  columns: ReadonlySet<number>,
  itemGap: number,
): UnpositionedCell[] => {
  const cells: { x: number; right: number; runs: Run[] }[] = [];
  for (const word of words) {
    const cell = cells.at(-1);
    const gap = cell ? word.x - cell.right : Number.POSITIVE_INFINITY;
    const run = { text: word.text, bold: word.bold, italic: word.italic, size: word.size, color: word.color };
    // A bullet has a gap before its text but is not a column.
    const bulletOnly = cell?.runs.length === 1 && /^[^\p{L}\p{N}]{1,2}$/u.test(cell.runs[0]?.text ?? "");
    const before = cell?.runs.at(-1);
    // A label in another color needs a narrower gap.
    const changes = before !== undefined && (before.bold !== run.bold || before.color !== run.color);
    const inColumn = columns.has(Math.round(word.x));
    const minCellGap = word.size * ((changes || inColumn) && !bulletOnly ? 0.75 : itemGap);
    if (cell && (gap < minCellGap || (bulletOnly && gap < word.size * 4))) {
      const space = gap > word.size * 0.12 ? " " : "";
      const last = cell.runs.at(-1);
      if (
        last &&
        last.bold === run.bold &&
        last.italic === run.italic &&
        last.color === run.color &&
        Math.abs(last.size - run.size) < 0.3
      )
        cell.runs[cell.runs.length - 1] = { ...last, text: `${last.text}${space}${run.text}` };
      else cell.runs.push({ ...run, text: `${space}${run.text}` });
      cell.right = Math.max(cell.right, word.x + word.width);
    } else cells.push({ x: word.x, right: word.x + word.width, runs: [run] });
  }
  return cells;
};

/** Positions where at least two lines begin a cell that is not their first. */
const columnsOf = (lines: readonly WordLine[], itemGap: number): ReadonlySet<number> => {
  const counts = new Map<number, number>();
  for (const line of lines)
    for (const cell of cellsOf(line.words, new Set(), itemGap).slice(1))
      counts.set(Math.round(cell.x), (counts.get(Math.round(cell.x)) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > 1).map(([x]) => x));
};

/** The typical distance from line to line, as a multiple of the font size. */
const typicalStep = (lines: readonly WordLine[]): number => {
  const steps = lines
    .map((line, index) => (line.y - (lines[index - 1]?.y ?? 0)) / line.size)
    .slice(1)
    .filter((step) => step > 0.8 && step < 2.2);
  return steps.length < 3 ? 1.35 : (steps.toSorted((a, b) => a - b)[Math.floor(steps.length * 0.35)] ?? 1.35);
};

export const looseLines = (words: readonly PositionedWord[], page: number, block: number): UnpositionedLine[] => {
  const lines = linesOf(words);
  const step = typicalStep(lines);
  const itemGap = itemGapOf(lines);
  const columns = columnsOf(lines, itemGap);
  return lines.map((line, index) => {
    const before = lines[index - 1];
    return {
      page,
      block,
      gap: before ? (line.y - before.y) / (Math.min(line.size, before.size * 1.3) * step) : 9,
      cells: cellsOf(line.words, columns, itemGap),
    };
  });
};
