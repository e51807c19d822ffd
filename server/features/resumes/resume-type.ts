/** Detects the kind of a resume from its bytes. The name and media type that a browser claims are not trusted. */
import { isUtf8 } from "node:buffer";
import { extname } from "node:path";
import { fileTypeFromBuffer } from "file-type";
import type { ResumeKind } from "#domain/resumes/read-resume.ts";
import { AppError } from "../../infra/http/errors.ts";
import { exportProblem, wordProblem, type ZipProblem } from "./zip-directory.ts";

export const mediaTypes: Readonly<Record<ResumeKind, string>> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  txt: "text/plain; charset=utf-8",
  "linkedin-export": "application/zip",
};

const wrongType = "Choose a PDF, a Word document (.docx) or a plain text file.";
const unreadable = "We couldn't open this file. Save it again, as a PDF if you can.";

const notLinkedinText = "Choose the ZIP archive of your data from LinkedIn.";

const problemErrors: Readonly<Record<ZipProblem, readonly ["wrong_type" | "too_large" | "unreadable", string]>> = {
  not_word: ["wrong_type", wrongType],
  not_linkedin: ["wrong_type", notLinkedinText],
  macros: ["wrong_type", "This document contains macros. Save it as a .docx or PDF."],
  too_many: ["too_large", "This document has too many parts. Save it as a PDF."],
  too_large: ["too_large", "This document is too large once unpacked. Save it as a PDF."],
  protected: ["unreadable", "This document is password-protected. Remove the password and try again."],
  leads_outside: ["unreadable", unreadable],
  damaged: ["unreadable", unreadable],
};

const throwRejected = (code: "wrong_type" | "too_large" | "unreadable", message: string, field = "resume"): never => {
  throw new AppError(code, message, { [field]: message });
};

const startsWithOrderMark = (bytes: Buffer): boolean => /^(fffe|feff)/.test(bytes.toString("hex", 0, 2));

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const control = /[\u0000-\u0008\u000E-\u001F\u007F]/;
/** Bytes without a meaning in windows-1252. */
const unusedInWindows1252 = /[\u0081\u008D\u008F\u0090\u009D]/;

/**
 * Letters, spaces, line and page breaks in one of the encodings that editors write. Checking one character per byte is enough, and
 * blocks the event loop for less time than decoding 5 MB would.
 */
const isText = (bytes: Buffer): boolean => {
  if (startsWithOrderMark(bytes)) {
    const isBig = bytes[0] === 0xfe;
    return !control.test(
      (isBig ? Buffer.from(bytes.subarray(0, bytes.length & ~1)).swap16() : bytes).toString("utf16le"),
    );
  }
  const text = bytes.toString("latin1");
  return !control.test(text) && (isUtf8(bytes) || !unusedInWindows1252.test(text));
};

/** PDF readers look for this mark within the first kilobyte, whatever precedes it. */
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1024).includes("%PDF-");
const isZip = (bytes: Buffer): boolean => ["504b0304", "504b0506"].includes(bytes.toString("hex", 0, 4));

export const resumeKind = async (bytes: Buffer, fileName: string): Promise<ResumeKind> => {
  if (bytes.length === 0) return throwRejected("unreadable", "This file is empty.");
  if (isZip(bytes)) {
    const problem = await wordProblem(bytes);
    return problem === undefined ? "docx" : throwRejected(...problemErrors[problem]);
  }
  const detectedType = await fileTypeFromBuffer(bytes.subarray(0, 4096)).catch(() => undefined);
  if (detectedType?.mime === "application/pdf" || (detectedType === undefined && isPdf(bytes))) return "pdf";
  // A web page or source code is text as well, so the file extension must be one of plain text.
  const hasTextExtension = [".txt", ".text", ".md", ""].includes(extname(fileName).toLowerCase());
  const couldBeText = detectedType === undefined || startsWithOrderMark(bytes);
  return couldBeText && hasTextExtension && isText(bytes) ? "txt" : throwRejected("wrong_type", wrongType);
};

/** Throws if the file is not LinkedIn's archive. */
export const requireLinkedinExport = async (bytes: Buffer): Promise<"linkedin-export"> => {
  if (bytes.length === 0) return throwRejected("unreadable", "This file is empty.", "archive");
  if (!isZip(bytes)) return throwRejected("wrong_type", notLinkedinText, "archive");
  const problem = await exportProblem(bytes);
  return problem === undefined ? "linkedin-export" : throwRejected(...problemErrors[problem], "archive");
};
