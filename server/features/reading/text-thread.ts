/** The thread that reads text, one order after another, until it is ended. Nothing else runs in it, so a slow reader holds up no request. */
/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { readlinkSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import type { TextAnswer, TextOrder, TextReading } from "./text-orders.ts";

// One thread loads the readers of its own work alone: they take a second to start.
const { read } =
  (workerData as TextReading) === "chat" ? await import("./chat-reading.ts") : await import("./match-reading.ts");

const answerTo = (order: TextOrder): { readonly answer: TextAnswer } | { readonly failure: string } => {
  try {
    return { answer: read(order) };
  } catch (error) {
    return { failure: String(error) };
  }
};

parentPort?.on("message", ({ id, order }: { readonly id: number; readonly order: TextOrder }) => {
  parentPort?.postMessage({ id, ...answerTo(order) });
});

/** By which the system tells how long this thread was on a core; empty where it does not tell. */
const task = (): string => {
  try {
    return readlinkSync("/proc/thread-self");
  } catch {
    return "";
  }
};
parentPort?.postMessage({ ready: true, task: task() });
