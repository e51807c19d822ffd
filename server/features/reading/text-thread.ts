/** The thread that reads text, one job after another. Nothing else runs in it, so a slow reader delays no request. */
/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { readlinkSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import type { TextAnswer, TextJob, TextReading } from "./text-jobs.ts";

// A thread loads only the readers of its own work, as they take a second to start.
const { read } =
  (workerData as TextReading) === "chat" ? await import("./chat-reading.ts") : await import("./match-reading.ts");

const answerTo = (job: TextJob): { readonly answer: TextAnswer } | { readonly failure: string } => {
  try {
    return { answer: read(job) };
  } catch (error) {
    return { failure: String(error) };
  }
};

parentPort?.on("message", ({ id, job }: { readonly id: number; readonly job: TextJob }) => {
  parentPort?.postMessage({ id, ...answerTo(job) });
});

/** The /proc path from which the CPU time of this thread is read; empty if the system has none. */
const task = (): string => {
  try {
    return readlinkSync("/proc/thread-self");
  } catch {
    return "";
  }
};
parentPort?.postMessage({ ready: true, task: task() });
