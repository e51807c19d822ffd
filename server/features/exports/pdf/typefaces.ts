/**
 * The resume's typefaces, opened once. Text is laid out here and not by the font library: every letter is its own glyph, pairs use the
 * font's kerning, and there are no ligatures, so that every program extracts the original letters.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { create, type Font, type GlyphRun } from "fontkit";

export interface Typeface {
  readonly name: string;
  /** The font that PDFKit embeds. */
  readonly font: Font;
  readonly widthOf: (text: string, size: number) => number;
  readonly has: (letter: string) => boolean;
}

const require = createRequire(import.meta.url);
const mark = /\p{M}/u;
/** The maximum number of cached kerning pairs. The cache holds data of the font, not of a person. */
const maxPairs = 50_000;

const space = 32;
const lettersOnly = { calt: false, liga: false, clig: false, ccmp: false, locl: false, frac: false };

/** The glyph properties that PDFKit needs. */
interface GlyphInfo {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
}

const openTypeface = (file: string): Typeface => {
  const font = create(readFileSync(file)) as Font;
  const layOut = font.layout.bind(font);
  const { unitsPerEm } = font;
  const glyphs = new Map<number, GlyphInfo>();
  const pairs = new Map<number, number>();

  const letterOf = (codePoint: number): GlyphInfo => {
    const cachedGlyph = glyphs.get(codePoint);
    if (cachedGlyph !== undefined) return cachedGlyph;
    const { id, advanceWidth } = font.glyphForCodePoint(codePoint);
    // Opened fonts are shared, and a glyph of the library remembers only the first letter it was used for.
    const letter = { id, advanceWidth, codePoints: [codePoint] };
    glyphs.set(codePoint, letter);
    return letter;
  };

  /** No kerning across spaces, because PDFKit lays out word by word. */
  const kerning = (left: GlyphInfo, right: GlyphInfo | undefined): number => {
    if (right === undefined || left.codePoints[0] === space || right.codePoints[0] === space) return 0;
    const key = left.id * 65_536 + right.id;
    const cachedKerning = pairs.get(key);
    if (cachedKerning !== undefined) return cachedKerning;
    const { positions } = layOut(String.fromCodePoint(...left.codePoints, ...right.codePoints), lettersOnly);
    const kerned = positions.length === 2 ? (positions[0]?.xAdvance ?? left.advanceWidth) - left.advanceWidth : 0;
    if (pairs.size < maxPairs) pairs.set(key, kerned);
    return kerned;
  };

  const layout = (text: string): GlyphRun => {
    // Combining marks are placed by the font's own rules.
    if (mark.test(text)) return layOut(text, { calt: false, liga: false, clig: false });
    const letters = Array.from(text, (letter) => letterOf(letter.codePointAt(0) ?? 0));
    const positions = letters.map((letter, index) => ({
      xAdvance: letter.advanceWidth + kerning(letter, letters[index + 1]),
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    }));
    const advanceWidth = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return { glyphs: letters, positions, advanceWidth } as unknown as GlyphRun;
  };

  /** Sums the width without building lists, because text is measured several times before it is written once. */
  const advanceOf = (text: string): number => {
    if (mark.test(text)) return layout(text).advanceWidth;
    let [sum, before]: [number, GlyphInfo | undefined] = [0, undefined];
    for (const sign of text) {
      const letter = letterOf(sign.codePointAt(0) ?? 0);
      sum += letter.advanceWidth + (before === undefined ? 0 : kerning(before, letter));
      before = letter;
    }
    return sum;
  };

  return {
    name: basename(file, ".ttf"),
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

const once = <Value>(create: () => Value): (() => Value) => {
  let value: Value | undefined;
  return () => (value ??= create());
};

export const inter = once((): TypeFamily => ({
  regular: openTypeface(require.resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf")),
  italic: openTypeface(require.resolve("@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf")),
  strong: openTypeface(require.resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf")),
  heavy: openTypeface(require.resolve("@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf")),
}));

export const sourceSerif = once((): TypeFamily => ({
  regular: openTypeface(require.resolve("@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf")),
  italic: openTypeface(
    require.resolve("@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf"),
  ),
  strong: openTypeface(require.resolve("@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf")),
  heavy: openTypeface(require.resolve("@expo-google-fonts/source-serif-4/700Bold/SourceSerif4_700Bold.ttf")),
}));
