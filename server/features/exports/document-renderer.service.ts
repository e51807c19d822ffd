/** Renders documents on one warm worker thread. A request that takes too long or crashes the thread fails alone. */
import { Worker } from "node:worker_threads";
import type { ResumeTemplate } from "#domain/exports/export-profile.ts";
import type { PrintedLetter } from "#domain/exports/printed-letter.ts";
import type { ExportedProfile } from "#domain/exports/resume-document.ts";
import { AppError, BusyError } from "../../infra/http/errors.ts";

interface Timestamped {
  /** The file's date, so that equal input gives equal bytes. */
  readonly savedAt: number;
}

interface ResumeRequest extends Timestamped {
  readonly exported: ExportedProfile;
  readonly format: "pdf" | "docx";
  readonly template: ResumeTemplate;
}

interface LetterRequest extends Timestamped {
  readonly letter: PrintedLetter;
}

export type DocumentRequest = ResumeRequest | LetterRequest;

/** The bytes, or the letters that the typeface lacks. */
export type GeneratedDocument =
  | { readonly bytes: Uint8Array; readonly leftOut: readonly string[] }
  | { readonly missing: readonly string[] };

export interface DocumentRenderer {
  readonly make: (request: DocumentRequest) => Promise<GeneratedDocument>;
  readonly close: () => Promise<void>;
}

interface QueuedRequest {
  readonly request: DocumentRequest;
  readonly resolve: (document: GeneratedDocument) => void;
  readonly reject: (error: Error) => void;
}

const maxQueueLength = 20;
const timeoutMs = 10_000;
const busyError = () => new BusyError("We're creating a lot of documents right now. Please try again in a moment.");
const failedError = () => new AppError("unavailable", "We couldn't create the document. Please try again.");

export const createDocumentRenderer = (
  program = new URL("./document-thread.ts", import.meta.url),
): DocumentRenderer => {
  const queue: QueuedRequest[] = [];
  let thread: Worker | undefined;
  let current: { readonly waiting: QueuedRequest; readonly timer: NodeJS.Timeout } | undefined;
  let isClosed = false;

  const finish = (document: GeneratedDocument | undefined): void => {
    if (current === undefined) return;
    const { waiting: queued, timer } = current;
    clearTimeout(timer);
    current = undefined;
    if (document === undefined) queued.reject(failedError());
    else queued.resolve(document);
    next();
  };

  const open = (): Worker => {
    const newWorker = new Worker(program, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 256 } });
    newWorker.unref();
    const drop = (): void => {
      if (thread !== newWorker) return;
      thread = undefined;
      finish(undefined);
    };
    newWorker.on("message", ({ made }: { readonly made: GeneratedDocument | undefined }) => finish(made));
    newWorker.on("error", drop);
    newWorker.on("exit", drop);
    return newWorker;
  };

  const next = (): void => {
    if (current !== undefined || isClosed) return;
    const queued = queue.shift();
    if (queued === undefined) return;
    current = { waiting: queued, timer: setTimeout(() => void thread?.terminate(), timeoutMs) };
    thread ??= open();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(queued.request);
  };

  return {
    make: (request) =>
      new Promise((resolve, reject) => {
        if (isClosed || queue.length >= maxQueueLength) return reject(busyError());
        queue.push({ request, resolve, reject });
        next();
      }),
    close: async () => {
      isClosed = true;
      for (const { reject } of queue.splice(0)) reject(busyError());
      await thread?.terminate();
    },
  };
};
