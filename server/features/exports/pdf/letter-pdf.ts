/** A letter as a PDF, or the letters of the alphabet that the typeface does not have. */
import type { PrintedLetter } from "#domain/exports/printed-letter.ts";
import { layOutLetter } from "./letter.ts";
import { writePdf } from "./page-writer.ts";
import { printable } from "./printable.ts";
import type { MadePdf } from "./resume-pdf.ts";
import { sourceSerif } from "./typefaces.ts";

export const letterPdf = async (letter: PrintedLetter, savedAt: Date): Promise<MadePdf> => {
  const { document, leftOut, missing } = printable(letter, sourceSerif());
  if (missing.length > 0) return { missing };
  const { author: name, title } = document;
  return { bytes: await writePdf(layOutLetter(document), { name, title, savedAt }), leftOut };
};
