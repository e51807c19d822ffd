/** Classifies the lines of a job list: headings, sentences, table headers, and dates broken over two lines. */
import { dateRangesIn, meansPresent, singleDatesIn } from "../fields/dates.ts";
import { cut, startsWithBullet, type Cell, type Line } from "./document-lines.ts";
import { datesIn, foundDates } from "../sections/entry-parts.ts";
import { isTableHeadRow } from "./table-headers.ts";

const abbreviation = /\b(?:co|inc|ltd|llc|corp|bros|st|jr|sr|dept|[a-z]\.[a-z]|etc)\.$/i;

/** A heading has no final period and begins with a capital. A line of dates alone is never a sentence. */
export const isSentence = (line: Line): boolean => {
  const dated = foundDates(line, 0, true).reduce((sum, date) => sum + date.slice.text.length, 0);
  if (dated * 2 > line.text.length) return false;
  const words = line.text.split(/\s+/).length;
  const undated = line.cells
    .map((cell) =>
      datesIn(cell, true).reduce((text, date) => text.replace(cell.text.slice(date.from, date.to), ""), cell.text),
    )
    .join(" ")
    .trim();
  const endsSentence = /[.;]$/.test(line.text) && !abbreviation.test(line.text) && !line.bold;
  return (endsSentence && words >= 3) || words > 16 || (/^\p{Ll}\p{Ll}+ /u.test(undated) && !line.bold);
};

export const isTableHead = (line: Line): boolean => isTableHeadRow(line.cells.map((cell) => cell.text));

/** "2005" above "Present: Producer, Label" lost the dash between its lines. */
const joinStacked = (lines: readonly Line[]): Line[] => {
  const joinedLines: Line[] = [];
  for (const line of lines) {
    const above = joinedLines.at(-1);
    const [cell] = line.cells;
    const end = /^(?<end>[^:]{4,16}):\s+(?=\S)/u.exec(line.text);
    const words = end?.groups?.["end"] ?? "";
    const start = above?.cells.length === 1 ? above.cells[0] : undefined;
    if (above && start && cell && end && (meansPresent(words) || isDate(words)) && isDate(start.text)) {
      joinedLines[joinedLines.length - 1] = { ...above, cells: [{ ...start, text: `${start.text} – ${words}` }] };
      const rest = cut(cell, end[0].length);
      const runs = cell.runs.slice(0, 1).map((run) => ({ ...run, text: rest.text }));
      joinedLines.push({ ...line, ...rest, cells: [{ ...cell, ...rest, runs }] });
    } else joinedLines.push(line);
  }
  return joinedLines;
};

/** "2021 – Clerk, Northlake" above "present" in the column of the dates. */
const joinBesideText = (lines: readonly Line[]): Line[] => {
  const joinedLines = [...lines];
  for (const [index, line] of joinedLines.entries()) {
    const next = joinedLines[index + 1];
    const [cell, ...others] = line.cells;
    const [rest, ...remaining] = next?.cells ?? [];
    const start = /^(?<start>[^–—-]{4,20}) ?[–—-] (?=\p{L})/u.exec(cell?.text ?? "");
    const words = start?.groups?.["start"]?.trim() ?? "";
    const isWhole = !rangeBreaks.test(cell?.text ?? "");
    const ends = isWhole && rest !== undefined && (meansPresent(rest.text) || isDate(rest.text));
    if (!cell || !next || !start || !rest || !ends || !isDate(words) || Math.abs(rest.x - cell.x) > 40) continue;
    const after = cut(cell, start[0].length);
    const date: Cell = { ...cell, text: `${words} – ${rest.text}`, end: cell.start + start[0].trim().length };
    const runs = cell.runs.slice(0, 1).map((run) => ({ ...run, text: after.text }));
    joinedLines[index] = { ...line, cells: [date, { ...cell, ...after, runs }, ...others] };
    joinedLines[index + 1] = withCells(next, remaining);
  }
  return joinedLines.filter((line) => line.cells.length > 0);
};

const withCells = (line: Line, cells: readonly Cell[]): Line => ({
  ...line,
  cells,
  x: cells[0]?.x ?? line.x,
  start: cells[0]?.start ?? line.start,
  text: cells.map((cell) => cell.text).join("\t"),
  bullet: line.bullet || startsWithBullet(cells[0]?.text ?? ""),
});

const isWholeRange = (text: string): boolean => {
  const [only] = dateRangesIn(text);
  return only !== undefined && only.to - only.from === text.length;
};

/** A narrow column beside the text breaks "December 2022 – present" over three lines. */
const joinDateColumn = (lines: readonly Line[]): Line[] => {
  const joinedLines = [...lines];
  for (const [index, line] of joinedLines.entries()) {
    const [cell, beside] = line.cells;
    if (
      !cell ||
      !beside ||
      cell.text.length > 20 ||
      !/\d{4}|^\p{Lu}\p{L}{2,8}\.?$/u.test(cell.text) ||
      isWholeRange(cell.text)
    )
      continue;
    let { text } = cell;
    for (const [step, next] of joinedLines.slice(index + 1, index + 3).entries()) {
      const [rest, other] = next.cells;
      if (!rest || rest.text.length > 20 || !sameColumn(cell, rest) || (other && Math.abs(other.x - beside.x) > 3))
        break;
      text += ` ${rest.text}`;
      if (!isWholeRange(text)) continue;
      joinedLines[index] = { ...line, cells: [{ ...cell, text }, ...line.cells.slice(1)] };
      for (let at = index + 1; at <= index + 1 + step; at += 1) {
        const broken = joinedLines[at];
        if (broken) joinedLines[at] = withCells(broken, broken.cells.slice(1));
      }
      break;
    }
  }
  return joinedLines.filter((line) => line.cells.length > 0);
};

const isDate = (text: string): boolean => {
  const [only] = singleDatesIn(text);
  return only !== undefined && only.to - only.from === text.trim().length;
};

const rangeBreaks = /\d{2,4}\s*[-–—→]$|\b(?:to|bis)$|\d{4}\s*[-–—→]\s*\p{L}{3,9}\.?$/iu;

/** Start and end may each have their own column. */
const joinSideBySide = (line: Line): Line => {
  const index = line.cells.findIndex((cell, index) => {
    const next = line.cells[index + 1]?.text ?? "";
    return isDate(cell.text) && (meansPresent(next) || isDate(next));
  });
  const [from, to] = [line.cells[index], line.cells[index + 1]];
  if (!from || !to || line.bullet) return line;
  const joinedCell: Cell = { ...from, text: `${from.text} – ${to.text}`, right: to.right, end: to.end };
  return { ...line, cells: line.cells.flatMap((cell) => (cell === from ? [joinedCell] : cell === to ? [] : [cell])) };
};

const sameColumn = (cell: Cell, other: Cell): boolean =>
  Math.abs(other.x - cell.x) < 40 || Math.abs(other.right - cell.right) < 3;

/** "2018-" above "present" in a narrow column is one range. So are "Mar 2019" and "Present" at the start of one entry. */
const findRestOfRange = (cell: Cell, line: Line, next: Line, lineAfterNext: Line | undefined): Cell | undefined => {
  const stacked =
    isDate(cell.text) &&
    line.gap > next.gap + 0.25 &&
    !(lineAfterNext && lineAfterNext.gap <= next.gap + 0.1 && lineAfterNext.cells.some((other) => isDate(other.text)));
  const breaks = rangeBreaks.test(cell.text) && cell.text.length < 24;
  return next.cells.find((other) => {
    if (!sameColumn(cell, other) || other.text.length >= 20) return false;
    const joined = isDate(cell.text)
      ? /^(?:to|bis|until|[–—-])\s+(?<end>.+)$/iu.exec(other.text)?.groups?.["end"]
      : undefined;
    if (joined !== undefined) return meansPresent(joined) || isDate(joined);
    if (breaks) return meansPresent(other.text) || /^(?:\p{L}+\.? )?[\d./-]{2,7}$/u.test(other.text);
    return (
      stacked &&
      (meansPresent(other.text) || (isDate(other.text) && dateRangesIn(`${cell.text} – ${other.text}`).length === 1))
    );
  });
};

export const joinBrokenDates = (lines: readonly Line[]): Line[] => {
  const joinedLines = joinDateColumn(joinBesideText(joinStacked(lines))).map(joinSideBySide);
  for (const [index, line] of joinedLines.entries()) {
    const next = joinedLines[index + 1];
    if (!next || line.bullet || next.bullet) continue;
    const cell = line.cells.find((one) => findRestOfRange(one, line, next, joinedLines[index + 2]) !== undefined);
    const rest = cell ? findRestOfRange(cell, line, next, joinedLines[index + 2]) : undefined;
    if (!cell || !rest) continue;
    const glue = rangeBreaks.test(cell.text) || /^(?:to|bis|until|[–—-])\s/iu.test(rest.text) ? " " : " – ";
    const joinedCell: Cell = { ...cell, text: `${cell.text}${glue}${rest.text}` };
    joinedLines[index] = { ...line, cells: line.cells.map((other) => (other === cell ? joinedCell : other)) };
    joinedLines[index + 1] = withCells(
      next,
      next.cells.filter((other) => other !== rest),
    );
  }
  return joinedLines.filter((line) => line.cells.length > 0);
};
