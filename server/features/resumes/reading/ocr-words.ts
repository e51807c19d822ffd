/** What OCR read on a page, as positioned words: deskewed, with misread bullet characters restored. */
import type { Line, Page } from "tesseract.js";
import type { PositionedWord } from "#domain/resumes/layout/positioned-text.ts";

const slopeOf = ({ baseline }: Line): number => (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0);

/** The angle is more reliable on long lines, so this is a median weighted by length. */
const slopeOfPage = (lines: readonly Line[]): number => {
  const weighted = lines
    .filter((line) => line.bbox.x1 - line.bbox.x0 > 100)
    .map((line) => ({ slope: slopeOf(line), weight: line.bbox.x1 - line.bbox.x0 }))
    .toSorted((a, b) => a.slope - b.slope);
  const halfWeight = weighted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let passed = 0;
  for (const { slope, weight } of weighted) {
    passed += weight;
    if (passed >= halfWeight) return Math.abs(slope) < 0.2 ? slope : 0;
  }
  return 0;
};

const bulletLike = /^[e«»¢°¥©®*o+=~.·•●-]$/;

/** Font size from the row height: a row is about 1.25 times its letters. */
const sizeOf = (line: Line): number => Math.max(4, line.rowAttributes.rowHeight * 0.8);

const wordsOfLine = (line: Line, slope: number): PositionedWord[] => {
  const baselineYAt = (x: number): number => line.baseline.y0 + (x - line.baseline.x0) * slopeOf(line);
  const [first, second] = line.words;
  const bullet = first && second && bulletLike.test(first.text) && /^\p{Lu}/u.test(second.text) ? first : null;
  return line.words
    .filter((word) => word.confidence > 20 || /[\p{L}\p{N}@]/u.test(word.text))
    .map((word) => {
      const y = baselineYAt(word.bbox.x0);
      return {
        text: word === bullet || /^[«»¢°¥©®]$/.test(word.text) ? "•" : word.text,
        x: word.bbox.x0 + y * slope,
        y: y - word.bbox.x0 * slope,
        width: word.bbox.x1 - word.bbox.x0,
        size: sizeOf(line),
        bold: false,
        italic: false,
        color: "#000000",
      };
    });
};

/** OCR often reads the dot in an email address as a comma and a space. */
const joinSplitAddress = (words: readonly PositionedWord[]): PositionedWord[] => {
  const joinedWords: PositionedWord[] = [];
  for (const word of words) {
    const before = joinedWords.at(-1);
    if (before && /^[\p{Ll}\d._-]+[,.]$/u.test(before.text) && /^[\p{Ll}\d._-]+@/u.test(word.text))
      joinedWords[joinedWords.length - 1] = {
        ...before,
        text: `${before.text.slice(0, -1)}.${word.text}`,
        width: word.x + word.width - before.x,
      };
    else joinedWords.push(word);
  }
  return joinedWords;
};

export const wordsOfScan = (page: Page): PositionedWord[] => {
  const lines = (page.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  const slope = slopeOfPage(lines);
  // Rules and stains are read as letters too, but with low confidence.
  return lines.filter((line) => line.confidence > 40).flatMap((line) => joinSplitAddress(wordsOfLine(line, slope)));
};
