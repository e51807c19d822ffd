/** Where a profile can come from, how it is asked for, and what is said when it has come and when it has not. */
import { importLinkedin, importLinkedinExport } from "#domain/resumes/import-linkedin.ts";
import { importResume, type ResumeReading, showResumeReading } from "#domain/resumes/import-resume.ts";
import { takeReading } from "#domain/resumes/take-reading.ts";
import { call } from "../../lib/api.ts";
import { inTurn } from "../../lib/in-turn.ts";
import type { ToastWords } from "../../ui/toast-store.ts";
import { sendFile } from "./send-file.ts";

export type ImportSource =
  | { readonly kind: "resume" | "linkedin-pdf" | "linkedin-export"; readonly file: File }
  | { readonly kind: "linkedin"; readonly url: string };

export type ImportKind = ImportSource["kind"];

/** What is going on, as far as it can be told. */
export type ImportStep =
  | { readonly name: "sending"; readonly percent: number }
  | { readonly name: "reading" }
  | { readonly name: "recognising"; readonly pagesRead: number; readonly pages: number };

interface Fetching {
  readonly signal: AbortSignal;
  readonly onStep: (step: ImportStep) => void;
}

const pauseMs = 1000;

const pause = (signal: AbortSignal): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stop = () => reject(new DOMException("cancelled", "AbortError"));
  if (signal.aborted) stop();
  const timer = setTimeout(resolve, pauseMs);
  signal.addEventListener("abort", () => (clearTimeout(timer), stop()), { once: true });
  return promise;
};

/** The pages of a scan become text in the background; this waits until they have. */
const recognised = async (first: ResumeReading, { signal, onStep }: Fetching): Promise<ResumeReading> => {
  let reading = first;
  while (reading.status === "needs_ocr" || reading.status === "ocr_running") {
    const { pagesRead = 0, pages = 1 } = reading.progress ?? {};
    onStep({ name: "recognising", pagesRead, pages });
    await pause(signal);
    reading = takeReading(await call(showResumeReading, { params: { id: reading.readingId } }, { signal }));
  }
  return reading;
};

export const fetchReading = async (source: ImportSource, fetching: Fetching): Promise<ResumeReading> => {
  const { signal, onStep } = fetching;
  if (source.kind === "linkedin") {
    onStep({ name: "reading" });
    return takeReading(await inTurn(() => call(importLinkedin, { body: { url: source.url } }, { signal })));
  }
  const isExport = source.kind === "linkedin-export";
  onStep({ name: "sending", percent: 0 });
  const sent = {
    field: isExport ? "archive" : "resume",
    file: source.file,
    signal,
    onSent: (percent: number) => onStep(percent < 100 ? { name: "sending", percent } : { name: "reading" }),
  };
  const reading = await inTurn(() => sendFile(isExport ? importLinkedinExport : importResume, sent));
  return recognised(reading, fetching);
};

const linkedinDone: ToastWords = {
  title: "LinkedIn profile imported!",
  description: "Your profile has been updated with LinkedIn data.",
};
const linkedinFileFailed: ToastWords = {
  title: "Import failed",
  description: "Unable to import this LinkedIn file. Please try again.",
  look: "destructive",
};

export const importWords: Readonly<
  Record<ImportKind, { readonly done: ToastWords; readonly failed: ToastWords; readonly pending: string }>
> = {
  resume: {
    done: {
      title: "Resume imported successfully!",
      description: "Your profile has been updated with the extracted information.",
    },
    failed: {
      title: "Import failed",
      description: "Failed to import resume. Please try again.",
      look: "destructive",
    },
    pending: "Processing Resume...",
  },
  linkedin: {
    done: linkedinDone,
    failed: {
      title: "Import failed",
      description: "Unable to import LinkedIn profile. Please check the URL and try again.",
      look: "destructive",
    },
    pending: "Importing from LinkedIn...",
  },
  "linkedin-pdf": { done: linkedinDone, failed: linkedinFileFailed, pending: "Importing from LinkedIn..." },
  "linkedin-export": { done: linkedinDone, failed: linkedinFileFailed, pending: "Importing from LinkedIn..." },
};
