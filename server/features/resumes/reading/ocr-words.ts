/** What OCR saw on a page, as placed words: turned straight where the sheet lay askew, with signs that were bullets made bullets. */
import type { Line, Page } from "tesseract.js";
import type { PositionedWord } from "#domain/resumes/positioned-text.ts";

const slopeOf = ({ baseline }: Line): number => (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0);

/** Long lines know the angle best, so the median counts them by their length. */
const slopeOfPage = (lines: readonly Line[]): number => {
  const weighted = lines
    .filter((line) => line.bbox.x1 - line.bbox.x0 > 100)
    .map((line) => ({ slope: slopeOf(line), weight: line.bbox.x1 - line.bbox.x0 }))
    .toSorted((a, b) => a.slope - b.slope);
  const half = weighted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let passed = 0;
  for (const { slope, weight } of weighted) {
    passed += weight;
    if (passed >= half) return Math.abs(slope) < 0.2 ? slope : 0;
  }
  return 0;
};

const bulletLike = /^[e«»¢°¥©®*o+=~.·•●-]$/;

/** Height of the row in letters' size: a row is about 1.25 times its letters. */
const sizeOf = (line: Line): number => Math.max(4, line.rowAttributes.rowHeight * 0.8);

const wordsOfLine = (line: Line, slope: number): PositionedWord[] => {
  const at = (x: number): number => line.baseline.y0 + (x - line.baseline.x0) * slopeOf(line);
  const [first, second] = line.words;
  const bullet = first && second && bulletLike.test(first.text) && /^\p{Lu}/u.test(second.text) ? first : null;
  return line.words
    .filter((word) => word.confidence > 20 || /[\p{L}\p{N}@]/u.test(word.text))
    .map((word) => {
      const y = at(word.bbox.x0);
      return {
        text: word === bullet || /^[«»¢°¥©®]$/.test(word.text) ? "•" : word.text,
        x: word.bbox.x0 + y * slope,
        y: y - word.bbox.x0 * slope,
        width: word.bbox.x1 - word.bbox.x0,
        size: sizeOf(line),
        bold: false,
        italic: false,
        colour: "#000000",
      };
    });
};

/** A full stop in an address is often seen as a comma with a space after it. */
const mendAddress = (words: readonly PositionedWord[]): PositionedWord[] => {
  const mended: PositionedWord[] = [];
  for (const word of words) {
    const before = mended.at(-1);
    if (before && /^[\p{Ll}\d._-]+[,.]$/u.test(before.text) && /^[\p{Ll}\d._-]+@/u.test(word.text))
      mended[mended.length - 1] = {
        ...before,
        text: `${before.text.slice(0, -1)}.${word.text}`,
        width: word.x + word.width - before.x,
      };
    else mended.push(word);
  }
  return mended;
};

export const wordsOfScan = (page: Page): PositionedWord[] => {
  const lines = (page.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  const slope = slopeOfPage(lines);
  // Rules and stains are read as letters too, but without confidence.
  return lines.filter((line) => line.confidence > 40).flatMap((line) => mendAddress(wordsOfLine(line, slope)));
};
