/** Reads jobs. Each job is anchored on its dates: the lines around them are its heading, the lines below its description. */
import type { Line, Slice } from "../layout/document-lines.ts";
import { opensDescription } from "../sections/entry-labels.ts";
import { foundDates, isNoise, partsOf, type FoundDate, type Part } from "../sections/entry-parts.ts";
import { describe } from "./job-description.ts";
import { isSentence, isTableHead, joinBrokenDates } from "../layout/job-lines.ts";
import { locationScore } from "./locations.ts";
import { assignAll, type Assigned } from "./title-and-company.ts";

export interface FoundJob extends Assigned {
  readonly date: FoundDate;
  readonly description: readonly Slice[];
}

const largeGap = 1.3;

interface JobFrame {
  readonly top: number;
  readonly bottom: number;
  readonly date: FoundDate;
}

const contentX = (line: Line, date: FoundDate): number =>
  line.cells.find((cell) => !(date.slice.start <= cell.start && date.slice.end >= cell.end))?.x ?? line.x;

/** If bullets are drawn instead of typed, only the indent shows what is below a heading. */
const isBelow = (line: Line, headingX: number): boolean => line.bullet || isSentence(line) || line.x > headingX + 5;

const centerX = (line: Line): number => (line.x + (line.cells.at(-1)?.right ?? line.x)) / 2;

/** Lines of different lengths centered on the same middle. */
const isCentered = (line: Line, head: Line): boolean =>
  !line.bullet && Math.abs(line.x - head.x) > 3 && Math.abs(centerX(line) - centerX(head)) < 3;

const leftEdge = (lines: readonly Line[]): number => Math.min(...lines.map((line) => line.x));

export const readJobs = (section: readonly Line[]): FoundJob[] => {
  const lines = joinBrokenDates(section.filter((line) => !isTableHead(line)));
  const edge = leftEdge(lines);
  const anchors = lines.flatMap((line, index): FoundDate[] => {
    if (line.bullet || isSentence(line)) return [];
    const dates = foundDates(line, index, true);
    const [date] = dates.filter((one) => !one.single).length > 0 ? dates.filter((one) => !one.single) : dates;
    return date ? [date] : [];
  });
  const ranges = anchors.filter((anchor) => !anchor.single);
  // A lone year is an anchor only if it looks like the others: in a heading line, not in a list of awards.
  const keptAnchors = anchors.filter((anchor) => {
    const line = lines[anchor.line];
    const alone = line?.cells.some((cell) => cell.text === anchor.slice.text);
    return (
      !anchor.single ||
      ranges.length === 0 ||
      alone === true ||
      (line !== undefined && (line.x <= edge + 5 || line.bold))
    );
  });
  const isAloneOnLine = (anchor: FoundDate): boolean =>
    lines[anchor.line]?.cells.some((cell) => cell.text.length <= anchor.slice.text.length + 2) ?? false;
  // If dates have a column of their own, "organic since 2021" inside a line is not a job.
  const hasDateColumn =
    keptAnchors.filter(isAloneOnLine).length >= 2 && keptAnchors.filter(isAloneOnLine).length * 2 >= keptAnchors.length;
  const heading = keptAnchors.filter((anchor) => {
    const line = lines[anchor.line];
    return !hasDateColumn || isAloneOnLine(anchor) || line?.bold === true || (line?.x ?? 0) <= edge + 5;
  });
  const near = framesOf(lines, heading, edge, largeGap);
  const partsIn = (all: readonly JobFrame[]): number =>
    all.filter((frame) => headingParts(lines, frame).length >= 2 || headingParts(lines, frame)[0]?.text.includes(","))
      .length;
  // If every line is followed by an empty one, distance shows nothing and headings may reach further.
  const far = partsIn(near) * 2 < near.length ? framesOf(lines, heading, edge, 3.2) : near;
  const frames = partsIn(far) > partsIn(near) ? far : near;
  const headings = frames.map((frame) => ({ parts: headingParts(lines, frame), line: frame.date.line }));
  return assignAll(headings).map((assigned, order) => {
    const frame = frames[order];
    const next = frames[order + 1];
    const below = frame ? lines.slice(frame.bottom + 1, next ? next.top : lines.length) : [];
    return { ...assigned, date: frame?.date ?? emptyDate, description: describe(below) };
  });
};

const framesOf = (lines: readonly Line[], anchors: readonly FoundDate[], edge: number, widest: number): JobFrame[] => {
  const frames: JobFrame[] = [];
  let before = 4;
  for (const [order, date] of anchors.entries()) {
    const last = frames.at(-1);
    const previousBottom = last ? last.bottom : -1;
    const anchor = lines[date.line];
    if (!anchor || date.line <= previousBottom) continue;
    const headingX = Math.min(contentX(anchor, date), anchor.x);
    let top = date.line;
    while (top - 1 > previousBottom && date.line - top < before) {
      const above = lines[top - 1];
      const gap = lines[top]?.gap ?? 9;
      // A company set heavier than its titles may be a little further away.
      const isHeavierCompany =
        above?.bold === true && lines[top]?.bold === false && above.size >= (lines[top]?.size ?? 0);
      if (gap > widest && !(isHeavierCompany && gap <= Math.min(1.8, above.gap + 0.05))) break;
      if (
        !above ||
        (order > 0 && isBelow(above, Math.max(headingX, edge)) && !isCentered(above, anchor)) ||
        above.bullet ||
        (order > 0 && isSentence(above))
      )
        break;
      top -= 1;
    }
    if (order === 0) before = date.line - top;
    const bottom = lastHeadingLine(lines, top, date, anchors[order + 1]?.line ?? lines.length, widest);
    frames.push({ top, bottom, date });
  }
  return frames;
};

const emptyDate: FoundDate = {
  start: "",
  end: "",
  from: 0,
  to: 0,
  line: 0,
  single: true,
  slice: { text: "", start: 0, end: 0 },
};

const headingParts = (lines: readonly Line[], frame: JobFrame): Part[] =>
  lines.slice(frame.top, frame.bottom + 1).flatMap((line, index) => partsOf(line, frame.top + index, [frame.date]));

const isLocationOnly = (parts: readonly Part[]): boolean =>
  parts.every((part) => locationScore(part.text) >= 0.85 || isNoise(part.text));

/** Centered lines start at any x, and an italic company may be slightly indented. Other indented lines are description. */
const isIndented = (line: Line, head: Line, headingX: number): boolean =>
  line.x > headingX + (line.italic || line.bold ? 25 : 5) && !isCentered(line, head);

/** Finds the last heading line below the dates: after two names, or where the description begins. */
const lastHeadingLine = (
  lines: readonly Line[],
  top: number,
  date: FoundDate,
  nextAnchor: number,
  widest: number,
): number => {
  let bottom = date.line;
  const anchor = lines[date.line];
  if (!anchor) return bottom;
  const headingX = contentX(anchor, date);
  while (bottom + 1 < Math.min(nextAnchor, lines.length) && bottom - date.line < 2) {
    const next = lines[bottom + 1];
    if (
      !next ||
      opensDescription(next.text) ||
      next.bullet ||
      isSentence(next) ||
      next.gap > widest ||
      isIndented(next, anchor, headingX)
    )
      break;
    const parts = headingParts(lines, { top, bottom, date }).filter(
      (part) => part.lead !== "bracket" && locationScore(part.text) < 0.85,
    );
    const more = partsOf(next, bottom + 1, []);
    const whole =
      parts.length === 1 && (parts[0]?.text.includes(",") ?? false) && looksLikeBody(next, lines[date.line]);
    const isLong = next.text.split(/\s+/).length > 9;
    if ((parts.length >= 2 || whole || isLong) && !isLocationOnly(more)) break;
    bottom += 1;
  }
  return bottom;
};

const looksLikeBody = (line: Line, head: Line | undefined): boolean =>
  line.text.length > 60 || (head?.bold === true && !line.bold && line.text.split(/\s+/).length > 7);
