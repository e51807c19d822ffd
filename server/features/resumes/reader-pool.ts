/**
 * Warm processes that read résumés. A file that takes too long, too much memory or the whole process with it costs that file alone:
 * the process is replaced and the others go on.
 */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { ReadResume, ResumeKind } from "#domain/resumes/read-resume.ts";
import { forkConfined, watchProcess } from "../../infra/confined-process.ts";
import { BusyError } from "../../infra/errors.ts";
import { type ReaderMessage, type ReadOrder, takeReading } from "./reader-messages.ts";

export interface ResumeReaders {
  /** Undefined where the file could not be read at all; refuses while too many wait. */
  readonly read: (bytes: Uint8Array, kind: ResumeKind) => Promise<ReadResume | undefined>;
  /** The processes there are, for those who watch their memory. */
  readonly processIds: () => readonly number[];
  readonly close: () => Promise<void>;
}

export interface ReaderPoolOptions {
  readonly size: number;
  /** Starts the processes before the first file comes; otherwise with it. */
  readonly warm?: boolean;
  readonly program?: URL;
  /** Of a core's time, for one file. */
  readonly processorMs?: number;
  /** By the clock, whatever the core was busy with. */
  readonly killAfterMs?: number;
  readonly longestQueue?: number;
  readonly longestWaitMs?: number;
  readonly filesPerProcess?: number;
}

interface Job {
  readonly kind: ResumeKind;
  readonly bytes: Uint8Array;
  readonly settle: (result: ReadResume | undefined) => void;
  readonly refuse: (error: Error) => void;
  readonly waiting: NodeJS.Timeout;
}

interface Reader {
  readonly child: ChildProcess;
  isReady: boolean;
  filesRead: number;
  job: { readonly id: number; readonly finish: (json: string | undefined) => void } | undefined;
}

const megabyte = 1024 * 1024;
const heapMegabytes = 256;
/** While it reads, buffers included; and at rest, above which it has grown and is replaced. */
const mostAtWork = 640 * megabyte;
const mostAtRest = 320 * megabyte;
const busy = () => new BusyError("Many résumés are being read right now. Please try again in a few seconds.");

export const createReaderPool = ({
  size,
  warm = false,
  program = new URL("./reader-child.ts", import.meta.url),
  processorMs = 8_000,
  killAfterMs = 16_000,
  longestQueue = 24,
  longestWaitMs = 15_000,
  filesPerProcess = 200,
}: ReaderPoolOptions): ResumeReaders => {
  const readers = new Set<Reader>();
  const queue: Job[] = [];
  let orders = 0;
  let failedStarts = 0;
  let pause: NodeJS.Timeout | undefined;
  let isClosed = false;

  const retire = (reader: Reader): void => {
    readers.delete(reader);
    reader.child.kill("SIGKILL");
  };

  /** After a process that could not even start, the next try waits, ever longer. */
  const startOne = (): void => {
    const reader: Reader = {
      child: forkConfined(program, { heapMegabytes }),
      isReady: false,
      filesRead: 0,
      job: undefined,
    };
    readers.add(reader);
    reader.child.on("message", (message: ReaderMessage) => {
      if ("ready" in message) {
        failedStarts = 0;
        reader.isReady = true;
        handOut();
        return;
      }
      if (!("id" in message) || message.id !== reader.job?.id) return;
      const isSpent = reader.filesRead >= filesPerProcess || message.residentBytes > mostAtRest;
      if (isSpent) retire(reader);
      reader.job.finish(message.json);
    });
    reader.child.once("exit", () => {
      readers.delete(reader);
      if (!reader.isReady) failedStarts += 1;
      reader.job?.finish(undefined);
      fill();
    });
  };

  const startMissing = (): void => {
    pause = undefined;
    for (let missing = isClosed ? 0 : size - readers.size; missing > 0; missing -= 1) startOne();
  };

  const fill = (): void => {
    if (isClosed || pause !== undefined) return;
    if (failedStarts === 0) startMissing();
    else pause = setTimeout(startMissing, Math.min(30_000, 250 * 2 ** failedStarts));
  };

  const giveTo = (reader: Reader, { kind, bytes, settle, waiting }: Job): void => {
    clearTimeout(waiting);
    const id = (orders += 1);
    const end = (): void => retire(reader);
    const timer = setTimeout(end, killAfterMs);
    const stopWatching = watchProcess(reader.child.pid ?? 0, { residentBytes: mostAtWork, processorMs }, end);
    reader.filesRead += 1;
    reader.job = {
      id,
      finish: (json) => {
        clearTimeout(timer);
        stopWatching();
        reader.job = undefined;
        settle(takeReading(json));
        handOut();
      },
    };
    const order: ReadOrder = { id, kind, bytes };
    reader.child.send(order, () => undefined);
  };

  const handOut = (): void => {
    fill();
    for (const reader of readers) {
      if (!reader.isReady || reader.job !== undefined) continue;
      const job = queue.shift();
      if (job === undefined) return;
      giveTo(reader, job);
    }
  };

  if (warm) fill();
  return {
    read: (bytes, kind) =>
      new Promise((settle, refuse) => {
        if (isClosed || queue.length >= longestQueue) return refuse(busy());
        const waiting = setTimeout(() => {
          queue.splice(queue.indexOf(job), 1);
          refuse(busy());
        }, longestWaitMs);
        const job: Job = { kind, bytes, settle, refuse, waiting };
        queue.push(job);
        handOut();
      }),
    processIds: () => [...readers].flatMap(({ child }) => child.pid ?? []),
    close: async () => {
      isClosed = true;
      clearTimeout(pause);
      for (const { waiting, refuse } of queue.splice(0)) {
        clearTimeout(waiting);
        refuse(busy());
      }
      const ends = [...readers].map(async ({ child }) => {
        const ended = once(child, "exit");
        if (child.exitCode === null && child.kill("SIGKILL")) await ended;
      });
      await Promise.all(ends);
    },
  };
};
