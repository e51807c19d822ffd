/** Bytes in, fields out. Runs in a child process: it may be slow or fall over without anyone else noticing. */
import { placeLines, type LooseLine } from "#domain/resumes/document-lines.ts";
import type { HiddenWords, PositionedPage } from "#domain/resumes/positioned-text.ts";
import { readLayout } from "#domain/resumes/read-layout.ts";
import { readProfile } from "#domain/resumes/read-profile.ts";
import { unreadResume, type ReadFlag, type ReadResume, type ResumeKind } from "#domain/resumes/read-resume.ts";
import { readDocx } from "./docx-text.ts";
import { readLinkedinExport } from "./linkedin-export.ts";
import { pageImages, type PageImage } from "./page-images.ts";
import { readPdf } from "./pdf-text.ts";
import { normalisePhone } from "./phone.ts";
import { readPlainText } from "./plain-text.ts";

export interface ReadOptions {
  /** Reads the picture of one page: words in the picture's own pixels, y at the baseline. */
  readonly ocrText?: (page: PageImage) => Promise<PositionedPage | undefined>;
}

/** Below this many letters a page is a picture of text. */
const lettersOfAPage = 20;

/** No résumé is longer; what is, was made to keep the reader busy. */
const mostLines = 3000;

const lettersIn = (page: PositionedPage): number => page.words.reduce((sum, word) => sum + word.text.length, 0);

const flagOf = (hidden: HiddenWords): ReadFlag => ({
  kind: "hidden",
  reason: hidden.reason,
  words: hidden.words.slice(0, 2000),
  page: hidden.page,
  span: null,
});

const readLines = (loose: readonly LooseLine[], hidden: readonly HiddenWords[], pages: number): ReadResume => {
  const { text, lines } = placeLines(loose.slice(0, mostLines));
  if (text.replaceAll(/\s/g, "").length < lettersOfAPage)
    return { ...unreadResume("unreadable", pages), hiddenText: hidden.length > 0, flags: hidden.map(flagOf) };
  const { profile, fields, flags } = readProfile(lines, { normalisePhone });
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

/** Distances in the rules are points of a printed page, so pixels become points. */
const inPoints = (page: PositionedPage): PositionedPage => {
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

/** Words that OCR read, put through the same layout and rules as words that were typed. */
export const readWords = (pages: readonly PositionedPage[]): ReadResume =>
  readLines(readLayout(pages.map(inPoints)), [], pages.length);

const readScan = async (bytes: Uint8Array, pages: number, options: ReadOptions): Promise<ReadResume> => {
  if (!options.ocrText) return unreadResume("needs_ocr", pages);
  const read: PositionedPage[] = [];
  for await (const image of pageImages(bytes)) {
    const page = await options.ocrText(image);
    if (page) read.push(page);
  }
  const result = readWords(read);
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
    if (letters >= lettersOfAPage * pdf.pages.length)
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
