/**
 * A PDF’s pages as positioned words. Nothing is fetched, no script or form logic runs, no font is loaded from elsewhere; this
 * version of the library compiles nothing at run time, so there is no eval option to switch off.
 */
import { getDocument, OPS, PasswordException } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { HiddenWords, PositionedPage } from "#domain/resumes/layout/positioned-text.ts";
import type { HiddenReason } from "#domain/resumes/read-resume.ts";
import type { Box, Matrix } from "./geometry.ts";
import { walkOperators, type DrawnGlyph, type FontStyle } from "./pdf-operators.ts";
import { hiddenGlyphs } from "./pdf-visibility.ts";
import { wordsOf } from "./pdf-words.ts";

export interface ReadPages {
  readonly pages: readonly PositionedPage[];
  readonly hidden: readonly HiddenWords[];
  /** Pages with drawings that are not text: a scan has images where a blank page has nothing. */
  readonly drawn: readonly number[];
}

/** Limits far above real resumes: a page beyond them was made to exhaust the reader. */
const maxPages = 30;
const maxWords = 6000;
const maxGlyphs = 60_000;
const maxShapes = 4000;

export const openPdf = async (bytes: Uint8Array) =>
  await getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    disableFontFace: true,
    fontExtraProperties: true,
    enableXfa: false,
    stopAtErrors: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: 40_000_000,
    verbosity: 0,
  }).promise;

type PdfDocument = Awaited<ReturnType<typeof openPdf>>;

interface LoadedFont {
  readonly name?: string;
  readonly bold?: boolean;
  readonly black?: boolean;
  readonly italic?: boolean;
  readonly fontMatrix?: readonly number[];
}

const styleOf = (font: LoadedFont): FontStyle => {
  const name = font.name ?? "";
  return {
    bold: font.bold === true || font.black === true || /bold|black|heavy|semib|demi|cmbx|[-_]bd\b/i.test(name),
    italic: font.italic === true || /ital|obli|cmti/i.test(name),
    unit: font.fontMatrix?.[0] ?? 0.001,
  };
};

const textOf = (glyphs: readonly DrawnGlyph[]): string =>
  wordsOf(glyphs)
    .map((word) => word.text)
    .join(" ");

const groupHidden = (
  glyphs: readonly DrawnGlyph[],
  hidden: ReadonlyMap<DrawnGlyph, HiddenReason>,
  page: number,
): HiddenWords[] => {
  const byReason = Map.groupBy(
    glyphs.filter((glyph) => hidden.has(glyph)),
    (glyph) => hidden.get(glyph) ?? "invisible",
  );
  return [...byReason]
    .map(([reason, drawn]) => ({ reason, page, words: textOf(withSpaces(glyphs, drawn)) }))
    .filter(({ words }) => /[\p{L}\p{N}]{2}/u.test(words));
};

/** Spaces are never marked hidden, so a hidden sentence takes the spaces that follow its glyphs. */
const withSpaces = (all: readonly DrawnGlyph[], chosenGlyphs: readonly DrawnGlyph[]): DrawnGlyph[] => {
  const chosenSet = new Set(chosenGlyphs);
  return all.filter((glyph, index) => {
    const before = all[index - 1];
    return chosenSet.has(glyph) || (glyph.text.trim() === "" && before !== undefined && chosenSet.has(before));
  });
};

const readPage = async (document: PdfDocument, number: number, layers: { isVisible: (group: never) => boolean }) => {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const list = await page.getOperatorList();
  const box: Box = [0, 0, viewport.width, viewport.height];
  const fonts = new Map<string, FontStyle>();
  const fontOf = (name: string): FontStyle => {
    const cachedStyle = fonts.get(name);
    if (cachedStyle) return cachedStyle;
    const style = styleOf(page.commonObjs.has(name) ? (page.commonObjs.get(name) as LoadedFont) : {});
    fonts.set(name, style);
    return style;
  };
  const { glyphs, shapes } = walkOperators(list, OPS, viewport.transform as unknown as Matrix, box, fontOf, (group) =>
    layers.isVisible(group as never),
  );
  const upright = glyphs.slice(0, maxGlyphs).filter((glyph) => Math.abs(glyph.angle) < 0.3);
  const hidden = hiddenGlyphs(glyphs.slice(0, maxGlyphs), shapes.slice(0, maxShapes), box);
  page.cleanup();
  return {
    page: {
      number,
      width: viewport.width,
      height: viewport.height,
      words: wordsOf(upright.filter((glyph) => !hidden.has(glyph))).slice(0, maxWords),
    },
    hidden: groupHidden(glyphs, hidden, number),
    drawn: shapes.some((shape) => shape.picture) || shapes.length > 20,
  };
};

export const readPdf = async (bytes: Uint8Array): Promise<ReadPages | null> => {
  let document: PdfDocument;
  try {
    document = await openPdf(bytes);
  } catch (error) {
    if (error instanceof PasswordException || error instanceof Error) return null;
    throw error;
  }
  try {
    const layers = await document.getOptionalContentConfig();
    const pageResults: Awaited<ReturnType<typeof readPage>>[] = [];
    for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1)
      // oxlint-disable-next-line no-await-in-loop -- one page at a time keeps the memory of one page
      pageResults.push(await readPage(document, number, layers));
    return {
      pages: pageResults.map(({ page }) => page),
      hidden: pageResults.flatMap(({ hidden }) => hidden),
      drawn: pageResults.filter(({ drawn }) => drawn).map(({ page }) => page.number),
    };
  } finally {
    await document.loadingTask.destroy();
  }
};
