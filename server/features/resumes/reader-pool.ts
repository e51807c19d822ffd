/** Warm processes that read résumés, each without a network and with little memory. */
import type { ReadResume, ResumeKind } from "#domain/resumes/read-resume.ts";
import { forkConfined, watchProcess } from "../../infra/confined-process.ts";
import { createWorkPool, type Helper, type HelperMessage } from "../../infra/work-pool.ts";
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

type FileOrder = Omit<ReadOrder, "id">;

const megabyte = 1024 * 1024;
const heapMegabytes = 256;
/** While it reads, buffers included; and at rest, above which it has grown and is replaced. */
const mostAtWork = 640 * megabyte;
const mostAtRest = 320 * megabyte;

interface ReaderProcess extends Helper<FileOrder> {
  readonly pid: number | undefined;
}

const startProcess = (
  program: URL,
  processorMs: number,
  hear: (message: HelperMessage<ReadResume>) => void,
): ReaderProcess => {
  const child = forkConfined(program, { heapMegabytes });
  child.on("message", (message: ReaderMessage) => {
    if ("ready" in message) hear(message);
    else if ("id" in message) {
      const { id, json, residentBytes } = message;
      hear({ id, answer: takeReading(json), isSpent: residentBytes > mostAtRest });
    }
  });
  return {
    pid: child.pid,
    send: (id, order) => {
      const sent: ReadOrder = { id, ...order };
      child.send(sent, () => undefined);
    },
    watch: (tooMuch) => watchProcess(child.pid ?? 0, { residentBytes: mostAtWork, processorMs }, tooMuch),
    kill: () => void child.kill("SIGKILL"),
    ended: new Promise((resolve) => {
      child.once("exit", resolve);
      // One that could not be started never exits.
      if (child.pid === undefined) child.once("error", resolve);
    }),
  };
};

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
  const pool = createWorkPool<FileOrder, ReadResume>({
    size,
    killAfterMs,
    longestQueue,
    longestWaitMs,
    ordersPerHelper: filesPerProcess,
    busyMessage: "Many résumés are being read right now. Please try again in a few seconds.",
    start: (hear) => startProcess(program, processorMs, hear),
  });
  if (warm) pool.warmUp();
  return {
    read: (bytes, kind) => pool.ask({ bytes, kind }),
    processIds: () => pool.helpers().flatMap((helper) => (helper as ReaderProcess).pid ?? []),
    close: pool.close,
  };
};
