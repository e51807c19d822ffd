/** Inbound email is parsed in a thread with limits: the parser never pauses, and some messages of 15 MB take it seconds. */
import { AppError } from "../../infra/http/errors.ts";
import { isThreadFailure, startThread, type ThreadFailure } from "../../infra/threads.ts";
import { createWorkPool } from "../../infra/work/work-pool.ts";
import type { IncomingMail } from "./email/incoming-mail.ts";

/** CPU time. 15 MB of attachments take 0.5 s, the slowest message known 5 s. */
const processorMs = 15_000;
const heapMegabytes = 512;

const pool = createWorkPool<Uint8Array, IncomingMail | null | ThreadFailure>({
  size: 1,
  killAfterMs: processorMs * 4,
  // Each waiting message holds up to 15 MB.
  maxQueue: 16,
  maxWaitMs: 30_000,
  jobsPerWorker: 100_000,
  busyMessage: "We're processing a lot of email right now. Try again in a minute.",
  start: (onMessage) =>
    startThread(new URL("./mail-thread.ts", import.meta.url), undefined, { processorMs, heapMegabytes }, onMessage),
});

/** Null if it is not an email. */
export const readMail = async (raw: Uint8Array): Promise<IncomingMail | null> => {
  const result = await pool.ask(raw);
  if (result === undefined) throw new AppError("validation_failed", "This message takes too long to process.");
  if (isThreadFailure(result)) throw new Error(`The email reader failed: ${result.failure}`);
  return result;
};

export const closeMailReader = (): Promise<void> => pool.close();
