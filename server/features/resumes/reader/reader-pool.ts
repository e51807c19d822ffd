/** Warm processes that read resumes, without network access and with little memory. */
import type { ReadResume, ResumeKind } from "#domain/resumes/read-resume.ts";
import { forkConfined, watchProcess } from "../../../infra/work/confined-process.ts";
import { createWorkPool, type PoolWorker, type PoolWorkerMessage } from "../../../infra/work/work-pool.ts";
import { type ReaderMessage, type ResumeReadJob, parseReading } from "./reader-messages.ts";

export interface ResumeReaders {
  /** Undefined if the file could not be read at all; throws while too many wait. */
  readonly read: (bytes: Uint8Array, kind: ResumeKind) => Promise<ReadResume | undefined>;
  /** The ids of the running processes, for memory monitoring. */
  readonly processIds: () => readonly number[];
  readonly close: () => Promise<void>;
}

export interface ReaderPoolOptions {
  readonly size: number;
  /** Starts the processes up front instead of with the first file. */
  readonly warm?: boolean;
  readonly program?: URL;
  /** CPU time per file. */
  readonly processorMs?: number;
  /** Wall-clock time per file. */
  readonly killAfterMs?: number;
  readonly maxQueue?: number;
  readonly maxWaitMs?: number;
  readonly filesPerProcess?: number;
}

type FileJob = Omit<ResumeReadJob, "id">;

const megabyte = 1024 * 1024;
const heapMegabytes = 256;
/** Resident memory while reading, buffers included; and when idle, above which the process is replaced. */
const maxWorkingBytes = 640 * megabyte;
const maxIdleBytes = 320 * megabyte;

interface ReaderProcess extends PoolWorker<FileJob> {
  readonly pid: number | undefined;
}

const startProcess = (
  program: URL,
  processorMs: number,
  onMessage: (message: PoolWorkerMessage<ReadResume>) => void,
): ReaderProcess => {
  const child = forkConfined(program, { heapMegabytes });
  child.on("message", (message: ReaderMessage) => {
    if ("ready" in message) onMessage(message);
    else if ("id" in message) {
      const { id, json, residentBytes } = message;
      onMessage({ id, answer: parseReading(json), isSpent: residentBytes > maxIdleBytes });
    }
  });
  return {
    pid: child.pid,
    send: (id, job) => {
      const readJob: ResumeReadJob = { id, ...job };
      child.send(readJob, () => undefined);
    },
    watch: (onExceeded) => watchProcess(child.pid ?? 0, { residentBytes: maxWorkingBytes, processorMs }, onExceeded),
    kill: () => void child.kill("SIGKILL"),
    exited: new Promise((resolve) => {
      child.once("exit", resolve);
      // A process that failed to start never emits "exit".
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
  maxQueue = 24,
  maxWaitMs = 15_000,
  filesPerProcess = 200,
}: ReaderPoolOptions): ResumeReaders => {
  const pool = createWorkPool<FileJob, ReadResume>({
    size,
    killAfterMs,
    maxQueue,
    maxWaitMs,
    jobsPerWorker: filesPerProcess,
    busyMessage: "Many resumes are being read right now. Please try again in a few seconds.",
    start: (onMessage) => startProcess(program, processorMs, onMessage),
  });
  if (warm) pool.warmUp();
  return {
    read: (bytes, kind) => pool.ask({ bytes, kind }),
    processIds: () => pool.workers().flatMap((helper) => (helper as ReaderProcess).pid ?? []),
    close: pool.close,
  };
};
