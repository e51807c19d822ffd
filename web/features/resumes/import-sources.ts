/** Sources of a profile import, how each is fetched, and the messages for success and failure. */
import { importLinkedin, importLinkedinExport } from "#domain/resumes/import/import-linkedin.ts";
import {
  importResume,
  modelConsent,
  type ParsedResume,
  readParsedResume,
} from "#domain/resumes/import/import-resume.ts";
import { parseResumeResponse } from "#domain/resumes/import/parse-resume-response.ts";
import { call } from "../../lib/api/api.ts";
import { runSequentially } from "../../lib/api/run-sequentially.ts";
import type { ToastInput } from "../../ui/toast-store.ts";
import { sendFile } from "./send-file.ts";

export type ImportSource =
  | {
      readonly kind: "resume" | "linkedin-pdf" | "linkedin-export";
      readonly file: File;
      readonly agreesToModel?: boolean;
    }
  | { readonly kind: "linkedin"; readonly url: string };

export type ImportKind = ImportSource["kind"];

/** The current step, as far as it is known. */
export type ImportStep =
  | { readonly name: "sending"; readonly percent: number }
  | { readonly name: "reading" }
  | { readonly name: "recognising"; readonly pagesRead: number; readonly pages: number };

interface FetchOptions {
  readonly signal: AbortSignal;
  readonly onStep: (step: ImportStep) => void;
}

const pollIntervalMs = 1000;

const waitForNextPoll = (signal: AbortSignal): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const cancel = () => reject(new DOMException("cancelled", "AbortError"));
  if (signal.aborted) cancel();
  const timer = setTimeout(resolve, pollIntervalMs);
  signal.addEventListener("abort", () => (clearTimeout(timer), cancel()), { once: true });
  return promise;
};

/** Scanned pages are converted to text in the background. This polls until that is done. */
const waitForTextRecognition = async (first: ParsedResume, { signal, onStep }: FetchOptions): Promise<ParsedResume> => {
  let parsedResume = first;
  while (parsedResume.status === "needs_ocr" || parsedResume.status === "ocr_running") {
    const { pagesRead = 0, pages = 1 } = parsedResume.progress ?? {};
    onStep({ name: "recognising", pagesRead, pages });
    await waitForNextPoll(signal);
    parsedResume = parseResumeResponse(
      await call(readParsedResume, { params: { id: parsedResume.readingId } }, { signal }),
    );
  }
  return parsedResume;
};

export const fetchReading = async (source: ImportSource, options: FetchOptions): Promise<ParsedResume> => {
  const { signal, onStep } = options;
  if (source.kind === "linkedin") {
    onStep({ name: "reading" });
    return parseResumeResponse(
      await runSequentially(() => call(importLinkedin, { body: { url: source.url } }, { signal })),
    );
  }
  const isExport = source.kind === "linkedin-export";
  onStep({ name: "sending", percent: 0 });
  const upload = {
    field: isExport ? "archive" : "resume",
    file: source.file,
    parts: source.agreesToModel === true ? { [modelConsent.name]: modelConsent.value } : {},
    signal,
    onSent: (percent: number) => onStep(percent < 100 ? { name: "sending", percent } : { name: "reading" }),
  };
  const parsedResume = await runSequentially(() => sendFile(isExport ? importLinkedinExport : importResume, upload));
  return waitForTextRecognition(parsedResume, options);
};

const linkedinSuccess: ToastInput = {
  title: "LinkedIn profile imported!",
  description: "Your profile has been updated with LinkedIn data.",
};
const linkedinFileFailed: ToastInput = {
  title: "Import failed",
  description: "Unable to import this LinkedIn file. Please try again.",
  variant: "destructive",
};

export const importMessages: Readonly<
  Record<ImportKind, { readonly done: ToastInput; readonly failed: ToastInput; readonly pending: string }>
> = {
  resume: {
    done: {
      title: "Resume imported successfully!",
      description: "Your profile has been updated with the extracted information.",
    },
    failed: {
      title: "Import failed",
      description: "Failed to import resume. Please try again.",
      variant: "destructive",
    },
    pending: "Processing Resume...",
  },
  linkedin: {
    done: linkedinSuccess,
    failed: {
      title: "Import failed",
      description: "Unable to import LinkedIn profile. Please check the URL and try again.",
      variant: "destructive",
    },
    pending: "Importing from LinkedIn...",
  },
  "linkedin-pdf": { done: linkedinSuccess, failed: linkedinFileFailed, pending: "Importing from LinkedIn..." },
  "linkedin-export": { done: linkedinSuccess, failed: linkedinFileFailed, pending: "Importing from LinkedIn..." },
};
