/** Checks a ZIP's directory before anything is unpacked: claimed sizes, names, encryption. */
import yauzl from "yauzl";
import { linkedinFileNamed } from "#domain/resumes/import/linkedin-export.ts";
import { zipLimits } from "./reading/docx-zip.ts";

export type ZipProblem =
  | "damaged"
  | "too_many"
  | "too_large"
  | "protected"
  | "leads_outside"
  | "not_word"
  | "macros"
  | "not_linkedin";

/** A small part may legitimately repeat the same line a hundred times. */
const minBytesForRatio = 1024 * 1024;

interface Tally {
  unpacked: number;
  readonly names: Set<string>;
}

const checkEntry = (entry: yauzl.Entry, tally: Tally, fileSize: number): ZipProblem | undefined => {
  tally.unpacked += entry.uncompressedSize;
  tally.names.add(entry.fileName);
  if (entry.isEncrypted()) return "protected";
  if (tally.unpacked > zipLimits.unpacked) return "too_large";
  if (tally.unpacked > minBytesForRatio && tally.unpacked > fileSize * zipLimits.ratio) return "too_large";
  return undefined;
};

const isWord = ({ names }: Tally): ZipProblem | undefined => {
  if (!names.has("word/document.xml")) return "not_word";
  return [...names].some((name) => /vbaproject\.bin$/i.test(name)) ? "macros" : undefined;
};

const isExport = ({ names }: Tally): ZipProblem | undefined =>
  [...names].some((name) => linkedinFileNamed(name) !== undefined) ? undefined : "not_linkedin";

const zipProblem = (
  bytes: Buffer,
  verdict: (tally: Tally) => ZipProblem | undefined,
): Promise<ZipProblem | undefined> =>
  new Promise((resolve) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, strictFileNames: false }, (error, zip) => {
      if (error !== null) return resolve("damaged");
      const tally: Tally = { unpacked: 0, names: new Set() };
      if (zip.entryCount > zipLimits.entries) return resolve("too_many");
      zip.on("error", (error: Error) =>
        resolve(/relative path|absolute path|characters in fileName/.test(error.message) ? "leads_outside" : "damaged"),
      );
      zip.on("entry", (entry: yauzl.Entry) => {
        const problem = checkEntry(entry, tally, bytes.length);
        if (problem === undefined) zip.readEntry();
        else resolve(problem);
      });
      zip.on("end", () => resolve(verdict(tally)));
      zip.readEntry();
    });
  });

/** Undefined if it is a Word document that may be unpacked. */
export const wordProblem = (bytes: Buffer) => zipProblem(bytes, isWord);

/** Undefined if it is LinkedIn's data archive and may be unpacked. */
export const exportProblem = (bytes: Buffer) => zipProblem(bytes, isExport);
