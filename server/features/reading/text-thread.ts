/** The thread that reads text, one job after another. Nothing else runs in it, so a slow reader delays no request. */
import { workerData } from "node:worker_threads";
import { answerJobs } from "../../infra/threads.ts";
import type { TextReading } from "./text-jobs.ts";

// A thread loads only the readers of its own work, as they take a second to start.
const { read } =
  (workerData as TextReading) === "chat" ? await import("./chat-reading.ts") : await import("./match-reading.ts");

answerJobs(read);
