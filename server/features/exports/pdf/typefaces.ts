/**
 * The résumé's typefaces, opened once. Text is laid out here and not by the font library: a letter is its own glyph, a pair is
 * kerned as the font says, and no ligature is made, so that every program reads the letters that were written.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font, type Glyph, type GlyphRun } from "fontkit";

export interface Typeface {
  readonly name: string;
  /** What the PDF library embeds. */
  readonly font: Font;
  readonly widthOf: (text: string, size: number) => number;
  readonly has: (letter: string) => boolean;
}

const require = createRequire(import.meta.url);
const mark = /\p{M}/u;
/** Letters of all scripts of the font in pairs; what is learnt is the font's, not the person's. */
const mostPairs = 50_000;

const openTypeface = (file: string): Typeface => {
  const font = create(readFileSync(require.resolve(`@expo-google-fonts/${file}.ttf`))) as Font;
  const pairs = new Map<string, number>();
  const layOut = font.layout.bind(font);

  const kerning = (left: Glyph, right: Glyph, text: string): number => {
    const key = `${left.id},${right.id}`;
    if (text.includes(" ")) return 0;
    const known = pairs.get(key);
    if (known !== undefined) return known;
    const { positions } = layOut(text, {
      calt: false,
      liga: false,
      clig: false,
      ccmp: false,
      locl: false,
      frac: false,
    });
    const kerned = positions.length === 2 ? (positions[0]?.xAdvance ?? left.advanceWidth) - left.advanceWidth : 0;
    if (pairs.size < mostPairs) pairs.set(key, kerned);
    return kerned;
  };

  const layout = (text: string): GlyphRun => {
    // Marks that no single letter holds are placed by the font's own rules.
    if (mark.test(text)) return layOut(text, { calt: false, liga: false, clig: false });
    const letters = [...text];
    const glyphs = letters.map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0));
    const positions = glyphs.map((glyph, at) => {
      const next = glyphs[at + 1];
      const kerned = next === undefined ? 0 : kerning(glyph, next, `${letters[at]}${letters[at + 1]}`);
      return { xAdvance: glyph.advanceWidth + kerned, yAdvance: 0, xOffset: 0, yOffset: 0 };
    });
    return {
      // Opened fonts are shared, and a glyph remembers only the first letter it stood for.
      glyphs: glyphs.map(({ id, advanceWidth }, at) => ({
        id,
        advanceWidth,
        codePoints: [letters[at]?.codePointAt(0) ?? 0],
      })),
      positions,
      advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
    } as unknown as GlyphRun;
  };

  return {
    name: file,
    font: Object.create(font, { layout: { value: layout } }) as Font,
    widthOf: (text, size) => (layout(text).advanceWidth * size) / font.unitsPerEm,
    has: (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  };
};

export interface TypeFamily {
  readonly regular: Typeface;
  readonly italic: Typeface;
  readonly strong: Typeface;
  readonly heavy: Typeface;
}

const once = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => (made ??= make());
};

export const inter = once((): TypeFamily => ({
  regular: openTypeface("inter/400Regular/Inter_400Regular"),
  italic: openTypeface("inter/400Regular_Italic/Inter_400Regular_Italic"),
  strong: openTypeface("inter/600SemiBold/Inter_600SemiBold"),
  heavy: openTypeface("inter/700Bold/Inter_700Bold"),
}));

export const sourceSerif = once((): TypeFamily => ({
  regular: openTypeface("source-serif-4/400Regular/SourceSerif4_400Regular"),
  italic: openTypeface("source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic"),
  strong: openTypeface("source-serif-4/600SemiBold/SourceSerif4_600SemiBold"),
  heavy: openTypeface("source-serif-4/700Bold/SourceSerif4_700Bold"),
}));
