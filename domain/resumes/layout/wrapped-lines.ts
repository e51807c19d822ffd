/** Joins lines that the column width broke. */
import { dateRangesIn } from "../fields/dates.ts";
import type { Cell, Line } from "./document-lines.ts";

const rightOf = (line: Line): number => line.cells.at(-1)?.right ?? 0;

const firstWordWidth = (line: Line): number => {
  const [cell] = line.cells;
  if (!cell) return 0;
  const word = cell.text.split(" ")[0] ?? "";
  return ((cell.right - cell.x) * word.length) / Math.max(1, cell.text.length);
};

const isSameStyle = (one: Line, other: Line): boolean =>
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.color === other.color &&
  Math.abs(one.size - other.size) < 0.3;

/** True if the first word of the next line did not fit on this one. */
export const fillsColumn = (line: Line, next: Line, column: readonly Line[]): boolean => {
  const edge = Math.max(...column.filter((other) => other !== line && other.block === line.block).map(rightOf));
  return !line.paragraph && rightOf(line) + firstWordWidth(next) + line.size * 0.3 > edge;
};

/** True if the second line continues the first, which requires that its first word did not fit there. */
export const continuesLine = (line: Line, next: Line, column: readonly Line[]): boolean => {
  if (
    line.paragraph ||
    line.block !== next.block ||
    next.gap > 1.3 ||
    next.bullet ||
    line.cells.length > 1 ||
    next.cells.length > 1
  )
    return false;
  if (!isSameStyle(line, next) || Math.abs(line.x - next.x) > 3) return false;
  if (/\p{Ll}-$/u.test(line.text) && /^\p{Ll}/u.test(next.text)) return true;
  if (/[.;:]$/.test(line.text)) return false;
  const edge = Math.max(...column.filter((other) => other !== line && other.block === line.block).map(rightOf));
  const open =
    /(?:,|&|\b(?:of|and|for|in|the|de|und|et|y|at|for|with|du|des|la|le))$/iu.test(line.text) ||
    /^(?:\p{Ll}|\()/u.test(next.text);
  const full = rightOf(line) + firstWordWidth(next) + line.size * 0.3 > edge;
  if (open) return full || rightOf(line) > edge * 0.8;
  // The longest line of a column always looks full. Then the style of the following line must differ.
  const third = column[column.indexOf(next) + 1];
  const longest = rightOf(line) > edge + 1;
  return full && (longest ? third !== undefined && !isSameStyle(next, third) : true);
};

export const joinHyphenated = (text: string): string =>
  text.replaceAll(/(?<=\p{Ll})- (?!(?:and|or|und|oder|et|ou|y|to|bis|en|of)\b)(?=\p{Ll})/gu, "");

/** The two lines are adjacent in the text, so the joined line's offsets stay valid. */
export const joinLines = (line: Line, next: Line): Line => {
  const [one] = line.cells;
  const [two] = next.cells;
  if (!one || !two) return line;
  const text = `${one.text} ${two.text}`;
  const runs = one.runs.map((run, index) => (index === one.runs.length - 1 ? { ...run, text: `${run.text} ` } : run));
  const cell: Cell = { ...one, text, end: two.end, right: two.right, runs: [...runs, ...two.runs] };
  return { ...line, text, end: next.end, cells: [cell] };
};

/** Joins the words of a broken cell. The cell keeps its start offset. */
const joinCell = (cell: Cell, rest: Cell): Cell => ({
  ...cell,
  text: `${cell.text} ${rest.text}`,
  runs: [...cell.runs, ...rest.runs.map((run, index) => (index === 0 ? { ...run, text: ` ${run.text}` } : run))],
});

/** In a table of three or more columns, a line whose cells are below full cells of the row above continues them. */
export const joinTableRows = (lines: readonly Line[]): Line[] => {
  const joinedLines: Line[] = [];
  const edges = new Map<number, number>();
  let lastGap = 1;
  for (const line of lines) edges.set(line.block, Math.max(edges.get(line.block) ?? 0, rightOf(line)));
  for (const line of lines) {
    const row = joinedLines.at(-1);
    const edge = edges.get(line.block) ?? 0;
    const under = (rest: Cell): number =>
      row
        ? row.cells.findIndex((cell, index) => {
            const limit = row.cells[index + 1]?.x ?? edge;
            const word =
              ((rest.right - rest.x) * (rest.text.split(" ")[0] ?? "").length) / Math.max(1, rest.text.length);
            return Math.abs(cell.x - rest.x) < 2 && cell.right + word + line.size * 0.3 > limit - line.size * 0.6;
          })
        : -1;
    const continuesCell =
      row !== undefined &&
      row.cells.length >= 3 &&
      row.block === line.block &&
      line.gap < Math.min(1.15, lastGap * 1.25) &&
      !line.bullet &&
      !line.paragraph &&
      line.cells.length < row.cells.length &&
      line.cells.every((cell) => under(cell) >= 0);
    lastGap = continuesCell ? line.gap : 1;
    if (!continuesCell) joinedLines.push(line);
    else {
      const cells = row.cells.map((cell, index) => {
        const rest = line.cells.find((other) => under(other) === index);
        return rest ? joinCell(cell, rest) : cell;
      });
      joinedLines[joinedLines.length - 1] = { ...row, cells, text: cells.map((cell) => cell.text).join("\t") };
    }
  }
  return joinedLines;
};

const isSameGrid = (one: Line, other: Line): boolean =>
  one.block === other.block &&
  one.cells.length > 1 &&
  one.cells.length === other.cells.length &&
  one.cells.every((cell, index) => Math.abs(cell.x - (other.cells[index]?.x ?? 0)) < 3);

/** Entries side by side: lines with cells at the same places, of which one has a date in every cell. They are read column by column. */
export const splitGrids = (lines: readonly Line[]): Line[] => {
  const grids: Line[][] = [];
  for (const line of lines) {
    const above = grids.at(-1)?.at(-1);
    if (above && isSameGrid(above, line) && line.gap < 1.6) grids.at(-1)?.push(line);
    else grids.push([line]);
  }
  return grids.flatMap((grid) => {
    const isDated = grid.some(({ cells }) => cells.every(({ text }) => dateRangesIn(text).length > 0));
    if (grid.length < 2 || !isDated) return grid;
    return (grid[0]?.cells ?? []).flatMap((_, column) =>
      grid.flatMap((line, row): Line[] => {
        const cell = line.cells[column];
        if (!cell) return [];
        const gap = row === 0 ? 2 : line.gap;
        return [{ ...line, gap, cells: [cell], text: cell.text, start: cell.start, end: cell.end, x: cell.x }];
      }),
    );
  });
};

const isPart = (line: Line, row: Line): boolean =>
  line.cells.length < row.cells.length || line.cells.every(({ text }) => /^\p{Ll}/u.test(text));

/** In a grid of items, a line much closer to the row above than to the row below holds the ends of broken items. */
export const joinBrokenItems = (lines: readonly Line[]): Line[] => {
  const isRest = (line: Line, index: number): boolean => {
    const [above, row, next] = [lines[index - 2], lines[index - 1], lines[index + 1]];
    return (
      row !== undefined &&
      !line.bullet &&
      !line.paragraph &&
      row.block === line.block &&
      row.page === line.page &&
      // Two items below the name of their group are close too.
      ((row.cells.length > 1 && isPart(line, row)) ||
        (above !== undefined && next !== undefined && isSameStyle(above, row))) &&
      line.gap * 1.25 <= Math.min(row.gap, next?.gap ?? 9) &&
      line.cells.every((cell) => row.cells.some((above) => Math.abs(above.x - cell.x) < 3))
    );
  };
  const rests = lines.filter(isRest);
  if (rests.length * 2 > lines.length) return [...lines];
  const joinedLines: Line[] = [];
  for (const line of lines) {
    const row = joinedLines.at(-1);
    if (!row || !rests.includes(line)) joinedLines.push(line);
    else {
      const cells = row.cells.map((cell) => {
        const rest = line.cells.find((other) => Math.abs(other.x - cell.x) < 3);
        return rest ? joinCell(cell, rest) : cell;
      });
      joinedLines[joinedLines.length - 1] = { ...row, cells, text: cells.map((cell) => cell.text).join("\t") };
    }
  }
  return joinedLines;
};
