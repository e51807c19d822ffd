/**
 * Text is read in threads with a deadline, never on the event loop that answers requests, so that no text from outside can delay
 * another request. One pool serves the whole process and starts with the first job.
 */
import { isThreadFailure, startThread, type ThreadFailure } from "../../infra/threads.ts";
import { createWorkPool, type WorkPool } from "../../infra/work/work-pool.ts";
import type { TextAnswer, TextKind, TextJob, TextReading, TextWork } from "./text-jobs.ts";

export interface TextReaders {
  /** Undefined if the text could not be read in time; throws BusyError while too many jobs wait. */
  readonly read: <Kind extends TextKind>(
    kind: Kind,
    job: TextWork[Kind]["job"],
  ) => Promise<TextAnswer<Kind> | undefined>;
  /** Starts the threads before the first job. */
  readonly warmUp: () => void;
  readonly close: () => Promise<void>;
}

interface TextReaderOptions {
  /** CPU time, so that a busy machine fails no text. An ordinary message takes 4 ms, a long one 0.2 s. */
  readonly chatDeadlineMs?: number;
  /** CPU time; an ordinary profile takes 5 ms. */
  readonly matchingDeadlineMs?: number;
  readonly program?: URL;
}

/** Wall-clock limit as a multiple of the CPU deadline, for busy machines and systems that don't report CPU time. */
const wallTimePerCpuTime = 4;

/** Chat has its own threads: a slow profile must not delay a message. */
const threads: Readonly<Record<TextReading, number>> = { chat: 2, matching: 1 };
const heapMegabytes = 256;

const createTextReaders = ({
  chatDeadlineMs = 800,
  matchingDeadlineMs = 3000,
  program = new URL("./text-thread.ts", import.meta.url),
}: TextReaderOptions = {}): TextReaders => {
  const poolOf = (threadProgram: TextReading, processorMs: number): WorkPool<TextJob, TextAnswer | ThreadFailure> =>
    createWorkPool({
      size: threads[threadProgram],
      killAfterMs: processorMs * wallTimePerCpuTime,
      maxQueue: 64,
      maxWaitMs: 30_000,
      jobsPerWorker: 100_000,
      busyMessage: "We're reading a lot of text right now. Please try again in a few seconds.",
      start: (onMessage) => startThread(program, threadProgram, { processorMs, heapMegabytes }, onMessage),
    });
  const chat = poolOf("chat", chatDeadlineMs);
  const matching = poolOf("matching", matchingDeadlineMs);

  const read: TextReaders["read"] = async (kind, job) => {
    const pool = kind === "reply" || kind === "askable" ? chat : matching;
    // The type of `read` guarantees that kind and job match.
    const result = await pool.ask({ kind, ...job } as unknown as TextJob);
    if (isThreadFailure(result)) throw new Error(`A reader failed: ${result.failure}`);
    return result;
  };

  return {
    read,
    warmUp: () => {
      chat.warmUp();
      matching.warmUp();
    },
    close: async () => {
      await Promise.all([chat.close(), matching.close()]);
    },
  };
};

/** One per process; its threads start with the first job and end with the process. */
export const textReaders = createTextReaders();
