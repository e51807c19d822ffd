/** Joins glyphs, in drawing order, to words: a space or a gap ends a word. */
import type { PositionedWord } from "#domain/resumes/layout/positioned-text.ts";
import type { DrawnGlyph } from "./pdf-operators.ts";

/** TeX's old fonts draw an accent before its letter. */
const combining: Readonly<Record<string, string>> = {
  "´": "\u0301",
  "`": "\u0300",
  ˆ: "\u0302",
  "˜": "\u0303",
  "¨": "\u0308",
  "¸": "\u0327",
  ˇ: "\u030C",
  "˚": "\u030A",
  "˙": "\u0307",
  "˝": "\u030B",
};

const isSameLine = (one: DrawnGlyph, next: DrawnGlyph): boolean =>
  Math.abs(one.y - next.y) < Math.max(one.size, next.size) * (one.text in combining ? 0.6 : 0.25) &&
  next.x > one.x - one.size * 0.5 &&
  next.x - (one.x + one.width) < Math.max(one.size, next.size) * 2.5;

const runsOf = (glyphs: readonly DrawnGlyph[]): DrawnGlyph[][] => {
  const runs: DrawnGlyph[][] = [];
  for (const glyph of glyphs) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && isSameLine(last, glyph)) run.push(glyph);
    else runs.push([glyph]);
  }
  return runs;
};

const dotless: Readonly<Record<string, string>> = { ı: "i", ȷ: "j" };

const composeAccents = (text: string): string =>
  text.replaceAll(/[´`ˆ˜¨¸ˇ˚˙˝]\p{L}/gu, (pair) => {
    const [accent = "", letter = ""] = pair;
    const composed = `${dotless[letter] ?? letter}${combining[accent] ?? ""}`.normalize("NFC");
    return composed.length === 1 ? composed : pair;
  });

const wordOf = (glyphs: readonly DrawnGlyph[]): PositionedWord | null => {
  const [first] = glyphs;
  const last = glyphs.at(-1);
  const text = composeAccents(glyphs.map((glyph) => glyph.text).join(""))
    .normalize("NFC")
    .replaceAll(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize("NFKC"))
    .replaceAll(/[\p{Cc}\u00AD\u200B-\u200F\uFEFF]/gu, "");
  if (!first || !last || text === "") return null;
  const bold = glyphs.filter((glyph) => glyph.font.bold).length * 2 > glyphs.length;
  return {
    text,
    x: first.x,
    // An accent above a capital is higher.
    y: (glyphs.find((glyph) => !(glyph.text in combining)) ?? first).y,
    width: Math.max(0.1, last.x + last.width - first.x),
    size: Math.max(...glyphs.map((glyph) => glyph.size)),
    bold,
    italic: first.font.italic,
    color: first.color ?? "#000000",
  };
};

export const wordsOf = (glyphs: readonly DrawnGlyph[]): PositionedWord[] =>
  runsOf(glyphs).flatMap((run) => {
    // Letter-spaced headings have gaps inside words; if the line has real spaces, only these and wide gaps count.
    const spaced = run.some((glyph) => glyph.text.trim() === "");
    const maxGap = spaced ? 0.6 : 0.2;
    const words: DrawnGlyph[][] = [[]];
    for (const [index, glyph] of run.entries()) {
      const before = run[index - 1];
      const gap = before ? glyph.x - (before.x + before.width) : 0;
      if (glyph.text.trim() === "") words.push([]);
      else if (gap > glyph.size * maxGap || (before && (before.font !== glyph.font || before.color !== glyph.color)))
        words.push([glyph]);
      else words.at(-1)?.push(glyph);
    }
    return words.map(wordOf).filter((word) => word !== null);
  });
