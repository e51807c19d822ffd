/** One warm thread that draws documents. An order that takes too long or falls over costs that order alone. */
import { Worker } from "node:worker_threads";
import type { ResumeTemplate } from "#domain/exports/export-profile.ts";
import type { PrintedLetter } from "#domain/exports/printed-letter.ts";
import type { ExportedProfile } from "#domain/exports/resume-document.ts";
import { AppError, BusyError } from "../../infra/errors.ts";

interface Dated {
  /** The file says when it was made; from the same words come the same bytes. */
  readonly savedAt: number;
}

export interface ResumeOrder extends Dated {
  readonly exported: ExportedProfile;
  readonly format: "pdf" | "docx";
  readonly template: ResumeTemplate;
}

export interface LetterOrder extends Dated {
  readonly letter: PrintedLetter;
}

export type MakeOrder = ResumeOrder | LetterOrder;

/** The bytes, or the letters without which the document would be wrong. */
export type MadeDocument =
  | { readonly bytes: Uint8Array; readonly leftOut: readonly string[] }
  | { readonly missing: readonly string[] };

export interface DocumentMaker {
  readonly make: (order: MakeOrder) => Promise<MadeDocument>;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly order: MakeOrder;
  readonly settle: (made: MadeDocument) => void;
  readonly refuse: (error: Error) => void;
}

const longestQueue = 20;
const longestMs = 10_000;
const busy = () => new BusyError("Many documents are being made right now. Please try again in a moment.");
const failed = () => new AppError("unavailable", "The document could not be made. Please try again.");

export const createDocumentMaker = (program = new URL("./document-thread.ts", import.meta.url)): DocumentMaker => {
  const queue: Waiting[] = [];
  let thread: Worker | undefined;
  let current: { readonly waiting: Waiting; readonly timer: NodeJS.Timeout } | undefined;
  let isClosed = false;

  const finish = (made: MadeDocument | undefined): void => {
    if (current === undefined) return;
    const { waiting, timer } = current;
    clearTimeout(timer);
    current = undefined;
    if (made === undefined) waiting.refuse(failed());
    else waiting.settle(made);
    next();
  };

  const open = (): Worker => {
    const opened = new Worker(program, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 256 } });
    opened.unref();
    const drop = (): void => {
      if (thread !== opened) return;
      thread = undefined;
      finish(undefined);
    };
    opened.on("message", ({ made }: { readonly made: MadeDocument | undefined }) => finish(made));
    opened.on("error", drop);
    opened.on("exit", drop);
    return opened;
  };

  const next = (): void => {
    if (current !== undefined || isClosed) return;
    const waiting = queue.shift();
    if (waiting === undefined) return;
    current = { waiting, timer: setTimeout(() => void thread?.terminate(), longestMs) };
    thread ??= open();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(waiting.order);
  };

  return {
    make: (order) =>
      new Promise((settle, refuse) => {
        if (isClosed || queue.length >= longestQueue) return refuse(busy());
        queue.push({ order, settle, refuse });
        next();
      }),
    close: async () => {
      isClosed = true;
      for (const { refuse } of queue.splice(0)) refuse(busy());
      await thread?.terminate();
    },
  };
};
