/** Bytes in, fields out. Runs in a child process, where it may be slow or crash without affecting others. */
import { positionLines, type UnpositionedLine } from "#domain/resumes/layout/document-lines.ts";
import type { HiddenWords, PositionedPage } from "#domain/resumes/layout/positioned-text.ts";
import { readLayout } from "#domain/resumes/layout/read-layout.ts";
import { readProfile } from "#domain/resumes/read-profile.ts";
import { unreadResume, type ReadFlag, type ReadResume, type ResumeKind } from "#domain/resumes/read-resume.ts";
import { readDocx } from "./docx-text.ts";
import { readLinkedinExport } from "./linkedin-export.ts";
import { pageImages, type PageImage } from "./page-images.ts";
import { readPdf } from "./pdf-text.ts";
import { normalizePhone } from "./phone.ts";
import { readPlainText } from "./plain-text.ts";

export interface ReadOptions {
  /** Runs OCR on one page image: words in pixels, y at the baseline. */
  readonly ocrText?: (page: PageImage) => Promise<PositionedPage | undefined>;
}

/** A page with fewer letters is treated as an image of text. */
const minLettersPerPage = 20;

/** No real resume is longer. */
const maxLines = 3000;

const lettersIn = (page: PositionedPage): number => page.words.reduce((sum, word) => sum + word.text.length, 0);

const flagOf = (hidden: HiddenWords): ReadFlag => ({
  kind: "hidden",
  reason: hidden.reason,
  words: hidden.words.slice(0, 2000),
  page: hidden.page,
  span: null,
});

const readLines = (loose: readonly UnpositionedLine[], hidden: readonly HiddenWords[], pages: number): ReadResume => {
  const { text, lines } = positionLines(loose.slice(0, maxLines));
  if (text.replaceAll(/\s/g, "").length < minLettersPerPage)
    return { ...unreadResume("unreadable", pages), hiddenText: hidden.length > 0, flags: hidden.map(flagOf) };
  const { profile, fields, flags } = readProfile(lines, {
    normalizePhone,
    today: new Date().toISOString().slice(0, 7),
  });
  return {
    status: "ok",
    hiddenText: hidden.length > 0,
    flags: [...hidden.map(flagOf), ...flags],
    text,
    pages,
    profile,
    fields,
  };
};

/** The layout rules measure in points of a printed page, so pixels are converted. */
const toPoints = (page: PositionedPage): PositionedPage => {
  const scale = 595 / Math.max(1, page.width);
  return {
    ...page,
    width: page.width * scale,
    height: page.height * scale,
    words: page.words.map((word) => ({
      ...word,
      x: word.x * scale,
      y: word.y * scale,
      width: word.width * scale,
      size: word.size * scale,
    })),
  };
};

/** Words from OCR, with the same layout and rules as typed text. */
const readWords = (pages: readonly PositionedPage[]): ReadResume =>
  readLines(readLayout(pages.map(toPoints)), [], pages.length);

const readScan = async (bytes: Uint8Array, pages: number, options: ReadOptions): Promise<ReadResume> => {
  if (!options.ocrText) return unreadResume("needs_ocr", pages);
  const positionedPages: PositionedPage[] = [];
  for await (const image of pageImages(bytes)) {
    const page = await options.ocrText(image);
    if (page) positionedPages.push(page);
  }
  const result = readWords(positionedPages);
  return result.status === "ok" ? result : unreadResume("needs_ocr", pages);
};

export const readResume = async (
  bytes: Uint8Array,
  kind: ResumeKind,
  options: ReadOptions = {},
): Promise<ReadResume> => {
  if (kind === "pdf") {
    const pdf = await readPdf(bytes);
    if (!pdf) return unreadResume("unreadable");
    const letters = pdf.pages.reduce((sum, page) => sum + lettersIn(page), 0);
    if (letters >= minLettersPerPage * pdf.pages.length)
      return readLines(readLayout(pdf.pages), pdf.hidden, pdf.pages.length);
    if (pdf.drawn.length > 0) return await readScan(bytes, pdf.pages.length, options);
    return readLines(readLayout(pdf.pages), pdf.hidden, pdf.pages.length);
  }
  if (kind === "docx") {
    const docx = await readDocx(bytes);
    return docx ? readLines(docx.lines, docx.hidden, 1) : unreadResume("unreadable");
  }
  if (kind === "linkedin-export") return readLinkedinExport(bytes);
  const lines = readPlainText(bytes);
  return lines ? readLines(lines, [], 1) : unreadResume("unreadable");
};
