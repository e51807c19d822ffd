/** One résumé out of many, for whoever brings in a pile of them: its kind and what it says, or why it says nothing. */
import type { ReadResume, ResumeKind } from "#domain/resumes/read-resume.ts";
import { AppError } from "../../infra/errors.ts";
import type { ResumeReading } from "../../infra/queue.ts";
import { recogniseScan, recognitionSeconds } from "./recognition.ts";
import { mediaTypes, resumeKind } from "./resume-type.ts";

export const longestReadingSeconds = recognitionSeconds;

export type ReadOne =
  | { readonly kind: ResumeKind; readonly mediaType: string; readonly result: ReadResume }
  | { readonly problem: string }
  /** Its letters must be recognised first. */
  | { readonly isScan: true };

const wrongType = "Not a PDF, a Word document (.docx) or plain text.";
const nothingFound = "Nothing could be read in this file.";

const kindOf = async (bytes: Buffer, fileName: string): Promise<ResumeKind | { readonly problem: string }> => {
  try {
    return await resumeKind(bytes, fileName);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const isOther = error.code === "wrong_type" && !error.message.includes("macros");
    return { problem: isOther ? wrongType : error.message };
  }
};

/** With `asScan` the pages are recognised, which takes seconds each; without, a scan only says that it is one. */
export const readOneResume = async (
  readers: ResumeReading,
  { bytes, fileName }: { readonly bytes: Buffer; readonly fileName: string },
  asScan: boolean,
): Promise<ReadOne> => {
  const kind = await kindOf(bytes, fileName);
  if (typeof kind !== "string") return kind;
  const result = asScan ? await recogniseScan(bytes, kind, () => undefined) : await readers.read(bytes, kind);
  if (result?.status === "needs_ocr" && !asScan) return { isScan: true };
  return result?.status === "ok" ? { kind, mediaType: mediaTypes[kind], result } : { problem: nothingFound };
};
