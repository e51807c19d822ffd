/** Reads one resume of a batch import: its kind and content, or why it could not be read. */
import type { ReadResume, ResumeKind } from "#domain/resumes/read-resume.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { ResumeReader } from "../../infra/work/queue.ts";
import { recognizeScan, recognitionSeconds } from "./ocr/recognition.ts";
import { mediaTypes, resumeKind } from "./resume-type.ts";

export const maxReadingSeconds = recognitionSeconds;

export type ReadOneResult =
  | { readonly kind: ResumeKind; readonly mediaType: string; readonly result: ReadResume }
  | { readonly problem: string }
  /** Its text needs OCR first. */
  | { readonly isScan: true };

const wrongType = "Not a PDF, Word document (.docx) or plain text file.";
const nothingFound = "We couldn't read anything in this file.";

const kindOf = async (bytes: Buffer, fileName: string): Promise<ResumeKind | { readonly problem: string }> => {
  try {
    return await resumeKind(bytes, fileName);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const isOther = error.code === "wrong_type" && !error.message.includes("macros");
    return { problem: isOther ? wrongType : error.message };
  }
};

/** With `asScan`, runs OCR, which takes seconds per page; without it, a scan only returns `isScan`. */
export const readOneResume = async (
  readers: ResumeReader,
  { bytes, fileName }: { readonly bytes: Buffer; readonly fileName: string },
  asScan: boolean,
): Promise<ReadOneResult> => {
  const kind = await kindOf(bytes, fileName);
  if (typeof kind !== "string") return kind;
  const result = asScan ? await recognizeScan(bytes, kind, () => undefined) : await readers.read(bytes, kind);
  if (result?.status === "needs_ocr" && !asScan) return { isScan: true };
  return result?.status === "ok" ? { kind, mediaType: mediaTypes[kind], result } : { problem: nothingFound };
};
