/** Finds which lines are the heading of each job: the one choice of lines around the dates that explains all jobs of the section. */
import type { Line } from "../layout/document-lines.ts";
import { isSentence } from "../layout/job-lines.ts";
import { opensDescription } from "../sections/entry-labels.ts";
import { isNoise, partsOf, type FoundDate, type Part } from "../sections/entry-parts.ts";
import { locationScore } from "./locations.ts";
import { scoreOf, type EntryHeading } from "./title-and-company.ts";

export interface JobFrame {
  readonly top: number;
  readonly bottom: number;
  readonly date: FoundDate;
}

const largeGap = 1.3;

const contentX = (line: Line, date: FoundDate): number =>
  line.cells.find((cell) => !(date.slice.start <= cell.start && date.slice.end >= cell.end))?.x ?? line.x;

/** If bullets are drawn instead of typed, only the indent shows what is below a heading. */
const isBelow = (line: Line, headingX: number): boolean => line.bullet || isSentence(line) || line.x > headingX + 5;

const centerX = (line: Line): number => (line.x + (line.cells.at(-1)?.right ?? line.x)) / 2;

/** Lines of different lengths centered on the same middle. */
const isCentered = (line: Line, head: Line): boolean =>
  !line.bullet && Math.abs(line.x - head.x) > 3 && Math.abs(centerX(line) - centerX(head)) < 3;

const headingParts = (lines: readonly Line[], frame: JobFrame): Part[] =>
  lines.slice(frame.top, frame.bottom + 1).flatMap((line, index) => partsOf(line, frame.top + index, [frame.date]));

export const headingsOf = (lines: readonly Line[], frames: readonly JobFrame[]): EntryHeading[] =>
  frames.map((frame) => ({ parts: headingParts(lines, frame), line: frame.date.line }));

const isLocationOnly = (parts: readonly Part[]): boolean =>
  parts.every((part) => locationScore(part.text) >= 0.85 || isNoise(part.text));

/** Centered lines start at any x, and an italic company may be slightly indented. Other indented lines are description. */
const isIndented = (line: Line, head: Line, headingX: number): boolean =>
  line.x > headingX + (line.italic || line.bold ? 25 : 5) && !isCentered(line, head);

const looksLikeBody = (line: Line, head: Line | undefined): boolean =>
  line.text.length > 60 || (head?.bold === true && !line.bold && line.text.split(/\s+/).length > 7);

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

/** Headings reach as far as distance, indent and typography say. */
const framesByDistance = (
  lines: readonly Line[],
  anchors: readonly FoundDate[],
  edge: number,
  widest: number,
): JobFrame[] => {
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

const isBody = (line: Line): boolean => line.bullet || isSentence(line) || opensDescription(line.text);

/** The last words of a sentence that a line break cut: "27 percent." */
const endsSentenceAbove = (line: Line, above: Line | undefined): boolean =>
  above !== undefined &&
  line.gap < 1.4 &&
  !line.bold &&
  /\p{Ll}\.$/u.test(line.text) &&
  above.text.split(" ").length > 5 &&
  !/[.;:]$/.test(above.text);

/** Every heading has the same number of lines above and below its dates, unless its description begins earlier. */
const framesOfShape = (
  lines: readonly Line[],
  anchors: readonly FoundDate[],
  above: number,
  below: number,
): JobFrame[] => {
  const frames: JobFrame[] = [];
  for (const [order, date] of anchors.entries()) {
    const previousBottom = frames.at(-1)?.bottom ?? -1;
    if (date.line <= previousBottom) continue;
    let top = date.line;
    while (top - 1 > previousBottom && date.line - top < above && !isBody(lines[top - 1] as Line)) top -= 1;
    const limit = Math.min(lines.length, (anchors[order + 1]?.line ?? lines.length + above) - above);
    let bottom = date.line;
    while (bottom + 1 < limit && bottom - date.line < below && !isBody(lines[bottom + 1] as Line)) bottom += 1;
    frames.push({ top, bottom, date });
  }
  return frames;
};

/** Lines beside a heading that name a job are missing from it; a gap inside a heading is not wider than the one above it. */
const penaltyOf = (lines: readonly Line[], frames: readonly JobFrame[]): number => {
  let penalty = 0;
  for (const [order, { top, bottom }] of frames.entries()) {
    const above = lines[top - 1];
    if (above && top - 1 > (frames[order - 1]?.bottom ?? -1) && !isBody(above) && above.text.split(" ").length < 9)
      penalty += 0.5;
    const next = lines[bottom + 1];
    const isFree = bottom + 1 < (frames[order + 1]?.top ?? lines.length);
    if (next && isFree && !isBody(next) && next.text.split(" ").length < 9) penalty += 0.3;
    const inner = Math.max(0, ...lines.slice(top + 1, bottom + 1).map((line) => line.gap));
    if (order > 0 && inner > (lines[top]?.gap ?? 9) + 0.2) penalty += 0.8;
  }
  return penalty;
};

const reach = [0, 1, 2, 3];

export const findFrames = (all: readonly Line[], anchors: readonly FoundDate[], edge: number): JobFrame[] => {
  const lines = all.map((line, index) => (endsSentenceAbove(line, all[index - 1]) ? { ...line, bullet: true } : line));
  const near = framesByDistance(lines, anchors, edge, largeGap);
  const ways = [
    // Distance is the best witness if it explains the jobs as well as a fixed shape.
    { frames: near, bonus: 0.6 },
    // If every line is followed by an empty one, distance shows nothing and headings may reach further.
    { frames: framesByDistance(lines, anchors, edge, 3.2), bonus: 0.3 },
    ...reach.flatMap((above) =>
      reach
        .filter((below) => above + below < 5)
        .map((below) => ({ frames: framesOfShape(lines, anchors, above, below), bonus: 0 })),
    ),
  ].map(({ frames, bonus }) => ({
    frames,
    score: scoreOf(headingsOf(lines, frames)) - penaltyOf(lines, frames) + bonus * frames.length,
  }));
  return ways.toSorted((a, b) => b.score - a.score)[0]?.frames ?? near;
};
