/**
 * Readers of free text run here, in threads with a deadline and never on the loop that answers requests: no text that a stranger writes
 * can hold up another request. One pool serves the whole process and starts with the first order.
 */
import { Worker } from "node:worker_threads";
import { watchThread } from "../../infra/confined-process.ts";
import { createWorkPool, type Helper, type HelperMessage, type WorkPool } from "../../infra/work-pool.ts";
import type { TextAnswer, TextKind, TextOrder, TextReading, TextWork } from "./text-orders.ts";

export interface TextReaders {
  /** Undefined where the text could not be read in its time; throws BusyError while too many wait. */
  readonly read: <Kind extends TextKind>(
    kind: Kind,
    order: TextWork[Kind]["order"],
  ) => Promise<TextAnswer<Kind> | undefined>;
  /** Starts the threads before the first order. */
  readonly warmUp: () => void;
  readonly close: () => Promise<void>;
}

export interface TextReaderOptions {
  /** On a core: a machine that is busy with something else makes no text a bad one. An ordinary message takes 4 ms, a long one 0.2 s. */
  readonly chatDeadlineMs?: number;
  /** On a core; an ordinary profile takes 5 ms. */
  readonly matchingDeadlineMs?: number;
  readonly program?: URL;
}

/** The thread answers with a failure where the reader threw, which is a bug and not slow text. */
interface Failure {
  readonly failure: string;
}

const isFailure = (answer: unknown): answer is Failure =>
  typeof answer === "object" && answer !== null && "failure" in answer;

const startThread = (
  program: URL,
  reading: TextReading,
  processorMs: number,
  hear: (message: HelperMessage<TextAnswer | Failure>) => void,
): Helper<TextOrder> => {
  const thread = new Worker(program, {
    workerData: reading,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  // A thread at rest keeps no process alive; one at work does.
  thread.unref();
  let task = "";
  thread.on("error", () => undefined);
  thread.on("message", (message: HelperMessage<TextAnswer> & Partial<Failure & { readonly task: string }>) => {
    thread.unref();
    task = message.task ?? task;
    if ("id" in message && message.failure !== undefined) {
      hear({ id: message.id, answer: { failure: message.failure } });
    } else hear(message);
  });
  return {
    send: (id, order) => {
      thread.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage({ id, order });
    },
    watch: (tooMuch) => watchThread(task, processorMs, tooMuch),
    kill: () => void thread.terminate(),
    ended: new Promise((resolve) => thread.once("exit", resolve)),
  };
};

/** By the clock an order may take so many times its deadline, for a machine that is busy or does not tell how long a thread ran. */
const clockPerProcessor = 4;

/** The conversation has threads of its own: a profile that takes its whole deadline keeps no message waiting. */
const threads: Readonly<Record<TextReading, number>> = { chat: 2, matching: 1 };

export const createTextReaders = ({
  chatDeadlineMs = 800,
  matchingDeadlineMs = 3000,
  program = new URL("./text-thread.ts", import.meta.url),
}: TextReaderOptions = {}): TextReaders => {
  const poolOf = (reading: TextReading, processorMs: number): WorkPool<TextOrder, TextAnswer | Failure> =>
    createWorkPool({
      size: threads[reading],
      killAfterMs: processorMs * clockPerProcessor,
      longestQueue: 64,
      longestWaitMs: 30_000,
      ordersPerHelper: 100_000,
      busyMessage: "We are reading a lot of text right now. Please try again in a few seconds.",
      start: (hear) => startThread(program, reading, processorMs, hear),
    });
  const chat = poolOf("chat", chatDeadlineMs);
  const matching = poolOf("matching", matchingDeadlineMs);

  const read: TextReaders["read"] = async (kind, order) => {
    const pool = kind === "reply" || kind === "askable" ? chat : matching;
    // The key and the order belong together by the type of `read`.
    const answer = await pool.ask({ kind, ...order } as unknown as TextOrder);
    if (isFailure(answer)) throw new Error(`A reader failed: ${answer.failure}`);
    return answer;
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

/** Of this process; its threads start with the first order and end with the process. */
export const textReaders = createTextReaders();
