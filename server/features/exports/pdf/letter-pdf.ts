/** Renders a letter as a PDF, or returns the characters that the typeface lacks. */
import type { PrintedLetter } from "#domain/exports/printed-letter.ts";
import { layOutLetter } from "./letter.ts";
import { writePdf } from "./page-writer.ts";
import { printable } from "./printable.ts";
import type { GeneratedPdf } from "./resume-pdf.ts";
import { sourceSerif } from "./typefaces.ts";

export const letterPdf = async (letter: PrintedLetter, savedAt: Date): Promise<GeneratedPdf> => {
  const { document, leftOut, missing } = printable(letter, sourceSerif());
  if (missing.length > 0) return { missing };
  const { author: name, title } = document;
  return { bytes: await writePdf(layOutLetter(document), { name, title, savedAt }), leftOut };
};
