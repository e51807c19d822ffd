/**
 * Finds the gutter between two columns. A page is split only if both sides hold headings of their own: dates beside jobs
 * and two-column lists have gutters too, and must be read across.
 */
import { dateRangesIn, singleDatesIn } from "../fields/dates.ts";
import { labelOf } from "../sections/entry-labels.ts";
import { headingKind } from "../sections/headings.ts";
import { linesOf, median } from "./layout-lines.ts";
import { isTableHeadRow } from "./table-headers.ts";
import type { PositionedPage, PositionedWord } from "./positioned-text.ts";

export interface Region {
  readonly words: readonly PositionedWord[];
  readonly left: number;
  readonly right: number;
}

interface Gutter {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly weight: number;
}

const bottomOf = (words: readonly PositionedWord[]): number => Math.max(...words.map((word) => word.y));
const rightOf = (word: PositionedWord): number => word.x + word.width;

/** The phrases of one side, each split at wide gaps, because a heading is on its own. */
const phrases = (words: readonly PositionedWord[]): { text: string; bold: boolean; size: number }[] =>
  linesOf(words).flatMap((line) => {
    const parts: PositionedWord[][] = [];
    for (const word of line.words) {
      const part = parts.at(-1);
      const last = part?.at(-1);
      if (part && last && word.x - rightOf(last) < word.size * 1.4) part.push(word);
      else parts.push([word]);
    }
    return parts.map((part) => ({
      text: part.map((word) => word.text).join(" "),
      bold: part.every((word) => word.bold),
      size: line.size,
    }));
  });

const headingsIn = (words: readonly PositionedWord[], body: number): number =>
  phrases(words).filter(
    ({ text, bold, size }) =>
      headingKind(text) !== null && (bold || size > body * 1.05 || text === text.toUpperCase() || text.endsWith(":")),
  ).length;

/** A margin holds only section names, dates and labels, each beside its own row, so that its rows are read across. */
const isMargin = (words: readonly PositionedWord[], beside: readonly PositionedWord[]): boolean => {
  const all = phrases(words);
  const named = all.filter(
    ({ text }) =>
      headingKind(text) !== null ||
      labelOf(text) !== null ||
      dateRangesIn(text).length + singleDatesIn(text).length > 0,
  );
  return all.length * 2 < phrases(beside).length * 3 && named.length >= all.length * 0.75;
};

/** The longest vertical range of the page that no word crosses at this x. */
const uncrossedRange = (
  lines: readonly { y: number; words: readonly PositionedWord[] }[],
  x: number,
  margin: number,
): readonly [number, number, number] => {
  let best: readonly [number, number, number] = [0, 0, 0];
  let top: number | null = null;
  let sides = 0;
  for (const [index, line] of lines.entries()) {
    const crossed = line.words.some((word) => word.x < x + margin && rightOf(word) > x - margin);
    if (crossed) {
      top = null;
      sides = 0;
    } else {
      top ??= index;
      const hasLeft = line.words.some((word) => rightOf(word) <= x);
      const hasRight = line.words.some((word) => word.x >= x);
      sides += hasLeft && hasRight ? 2 : 1;
      if (sides > best[2]) best = [top, index, sides];
    }
  }
  return best;
};

/**
 * Below two columns the page may continue at full width, beginning with a heading and a line with its date on the right,
 * which also crosses nothing. Such a tail belongs to the part below, not to the columns.
 */
const trimmed = (
  lines: readonly { y: number; size: number; words: readonly PositionedWord[] }[],
  x: number,
  first: number,
  last: number,
  body: number,
): number => {
  const endsPage = last >= lines.length - 1;
  for (let row = last; row > first; row -= 1) {
    const words = lines[row]?.words ?? [];
    const leftWords = words.filter((word) => rightOf(word) <= x);
    if (leftWords.length === 0 || leftWords.length !== words.length || headingsIn(leftWords, body) === 0) continue;
    const rightPhrases = lines
      .slice(row + 1, last + 1)
      .flatMap((line) => phrases(line.words.filter((word) => word.x >= x)));
    const dated = rightPhrases.some(({ text }) => dateRangesIn(text).length > 0);
    const only = rightPhrases.every(({ text }) => dateRangesIn(text).length > 0 || text.length < 25);
    return only && (dated || !endsPage) ? row - 1 : last;
  }
  return last;
};

const findGutter = (region: Region, body: number): Gutter | null => {
  const lines = linesOf(region.words);
  const tableHeads = new Set(
    lines.filter((line) => isTableHeadRow(phrases(line.words).map(({ text }) => text))).flatMap((line) => line.words),
  );
  const hasHeading = (words: readonly PositionedWord[]): boolean =>
    headingsIn(
      words.filter((word) => !tableHeads.has(word)),
      body,
    ) > 0;
  const width = region.right - region.left;
  let best: Gutter | null = null;
  for (let x = region.left + width * 0.15; x < region.right - width * 0.15; x += 3) {
    const [first, open] = uncrossedRange(lines, x, body * 0.35);
    const last = trimmed(lines, x, first, open, body);
    const [top, bottom] = [lines[first]?.y ?? 0, lines[last]?.y ?? 0];
    const inside = region.words.filter((word) => word.y >= top - 0.5 && word.y <= bottom + 0.5);
    const leftWords = inside.filter((word) => rightOf(word) <= x);
    const rightWords = inside.filter((word) => word.x >= x);
    const [leftLines, rightLines] = [linesOf(leftWords).length, linesOf(rightWords).length];
    if (Math.min(leftLines, rightLines) < 3 || last - first < 4) continue;
    const gutterWidth = Math.min(...rightWords.map((word) => word.x)) - Math.max(...leftWords.map(rightOf));
    const weight = inside.length + Math.min(gutterWidth, 40) * 0.2;
    if (best && weight <= best.weight) continue;
    if (
      hasHeading(leftWords) &&
      hasHeading(rightWords) &&
      !isMargin(leftWords, rightWords) &&
      !isMargin(rightWords, leftWords)
    )
      best = { x, top, bottom, weight };
  }
  return best;
};

/** Above the gutter, the left column, the right column, below. Each part is searched again. */
export const regionsOf = (page: PositionedPage): readonly (readonly Region[])[] => {
  const body = median(page.words.map((word) => word.size));
  const pageRegion: Region = { words: page.words, left: 0, right: page.width };
  const split = (region: Region, depth: number): Region[][] => {
    const gutter = depth > 2 || region.words.length < 20 ? null : findGutter(region, body);
    if (!gutter) return [[region]];
    const above = region.words.filter((word) => word.y < gutter.top - 0.5);
    const below = region.words.filter((word) => word.y > gutter.bottom + 0.5);
    const inside = region.words.filter((word) => word.y >= gutter.top - 0.5 && word.y <= gutter.bottom + 0.5);
    const leftRegion = { words: inside.filter((word) => word.x < gutter.x), left: region.left, right: gutter.x };
    const rightRegion = { words: inside.filter((word) => word.x >= gutter.x), left: gutter.x, right: region.right };
    return [
      ...(above.length > 0 ? [[{ ...region, words: above }]] : []),
      [...split(leftRegion, depth + 1).flat(), ...split(rightRegion, depth + 1).flat()],
      ...(below.length > 0 ? split({ ...region, words: below }, depth + 1) : []),
    ];
  };
  return page.words.length === 0 ? [] : split(pageRegion, 0).filter((part) => bottomOf(part[0]?.words ?? []) >= 0);
};
