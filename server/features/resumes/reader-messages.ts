/** What the server and the process that reads a résumé say to each other. */
import { readResumeResult } from "#domain/resumes/import-resume.ts";
import type { ReadResume, ResumeKind } from "#domain/resumes/read-resume.ts";

export interface ReadOrder {
  readonly id: number;
  readonly kind: ResumeKind;
  readonly bytes: Uint8Array;
}

export type ReaderMessage =
  | { readonly ready: true }
  /** Of a scan that is being recognised. */
  | { readonly pagesRead: number }
  /** The reading as JSON, so that the server decides itself what it takes out of it; undefined where reading threw. */
  | { readonly id: number; readonly json: string | undefined; readonly residentBytes: number };

/**
 * In characters. A résumé's reading has ten or twenty thousand, that of a life's work a few hundred thousand; each hundred thousand
 * more are some 5 ms in which the server checks, stores and writes them and answers nobody else.
 */
export const largestReading = 500_000;

/** PostgreSQL stores neither NUL nor half a character in JSON; what replaces them is as long, so that spans stay true. */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === "string" ? value.replaceAll("\0", " ").toWellFormed() : value;

export const storableJson = (reading: ReadResume): string | undefined => {
  const json = JSON.stringify(reading, storable);
  return json.length > largestReading ? undefined : json;
};

/** What the server takes out of a process's answer: a reading of the right shape, or nothing. */
export const takeReading = (json: unknown): ReadResume | undefined => {
  if (typeof json !== "string" || json.length > largestReading) return undefined;
  try {
    return readResumeResult.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
};
