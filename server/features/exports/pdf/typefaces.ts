/**
 * The résumé's typefaces, opened once. Text is laid out here and not by the font library: a letter is its own glyph, a pair is
 * kerned as the font says, and no ligature is made, so that every program reads the letters that were written.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font, type GlyphRun } from "fontkit";

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

const space = 32;
const lettersOnly = { calt: false, liga: false, clig: false, ccmp: false, locl: false, frac: false };

/** What the PDF library asks of a glyph. */
interface Letter {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
}

const openTypeface = (file: string): Typeface => {
  const font = create(readFileSync(require.resolve(`@expo-google-fonts/${file}.ttf`))) as Font;
  const layOut = font.layout.bind(font);
  const { unitsPerEm } = font;
  const glyphs = new Map<number, Letter>();
  const pairs = new Map<number, number>();

  const letterOf = (codePoint: number): Letter => {
    const known = glyphs.get(codePoint);
    if (known !== undefined) return known;
    const { id, advanceWidth } = font.glyphForCodePoint(codePoint);
    // Opened fonts are shared, and the library's glyph remembers only the first letter it stood for.
    const letter = { id, advanceWidth, codePoints: [codePoint] };
    glyphs.set(codePoint, letter);
    return letter;
  };

  /** No kerning across a space, as the PDF library lays out word by word. */
  const kerning = (left: Letter, right: Letter | undefined): number => {
    if (right === undefined || left.codePoints[0] === space || right.codePoints[0] === space) return 0;
    const key = left.id * 65_536 + right.id;
    const known = pairs.get(key);
    if (known !== undefined) return known;
    const { positions } = layOut(String.fromCodePoint(...left.codePoints, ...right.codePoints), lettersOnly);
    const kerned = positions.length === 2 ? (positions[0]?.xAdvance ?? left.advanceWidth) - left.advanceWidth : 0;
    if (pairs.size < mostPairs) pairs.set(key, kerned);
    return kerned;
  };

  const layout = (text: string): GlyphRun => {
    // Marks that no single letter holds are placed by the font's own rules.
    if (mark.test(text)) return layOut(text, { calt: false, liga: false, clig: false });
    const letters = Array.from(text, (letter) => letterOf(letter.codePointAt(0) ?? 0));
    const positions = letters.map((letter, at) => ({
      xAdvance: letter.advanceWidth + kerning(letter, letters[at + 1]),
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    }));
    const advanceWidth = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return { glyphs: letters, positions, advanceWidth } as unknown as GlyphRun;
  };

  /** The same sum without the lists, since a text is measured several times before it is written once. */
  const advanceOf = (text: string): number => {
    if (mark.test(text)) return layout(text).advanceWidth;
    let [sum, before]: [number, Letter | undefined] = [0, undefined];
    for (const sign of text) {
      const letter = letterOf(sign.codePointAt(0) ?? 0);
      sum += letter.advanceWidth + (before === undefined ? 0 : kerning(before, letter));
      before = letter;
    }
    return sum;
  };

  return {
    name: file,
    font: Object.create(font, { layout: { value: layout } }) as Font,
    widthOf: (text, size) => (advanceOf(text) * size) / unitsPerEm,
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
