/** Messages between the server and the process that reads a resume. */
import { readResumeResult } from "#domain/resumes/import/import-resume.ts";
import type { ReadResume, ResumeKind } from "#domain/resumes/read-resume.ts";

export interface ResumeReadJob {
  readonly id: number;
  readonly kind: ResumeKind;
  readonly bytes: Uint8Array;
}

export type ReaderMessage =
  | { readonly ready: true }
  /** Progress of a scan during OCR. */
  | { readonly pagesRead: number }
  /** The reading as JSON, which the server validates; undefined if reading threw. */
  | { readonly id: number; readonly json: string | undefined; readonly residentBytes: number };

/**
 * In characters. A typical reading has 10,000 to 20,000, a very long one a few hundred thousand. Each additional 100,000 block the
 * event loop for about 5 ms, while the server validates and stores them.
 */
export const maxReadingLength = 500_000;

/** PostgreSQL stores neither NUL nor lone surrogates in JSON; replacements have the same length, so that spans stay valid. */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === "string" ? value.replaceAll("\0", " ").toWellFormed() : value;

export const storableJson = (readResume: ReadResume): string | undefined => {
  const json = JSON.stringify(readResume, storable);
  return json.length > maxReadingLength ? undefined : json;
};

/** A reading of the right shape, or undefined. */
export const parseReading = (json: unknown): ReadResume | undefined => {
  if (typeof json !== "string" || json.length > maxReadingLength) return undefined;
  try {
    return readResumeResult.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
};
