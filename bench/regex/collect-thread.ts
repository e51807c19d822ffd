/** Collects the expressions in a separate thread, where modules load as in plain Node and no other code sees the recording RegExp. */
/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { parentPort } from "node:worker_threads";
import { expressionsOfProduct } from "./expressions.ts";

parentPort?.postMessage(await expressionsOfProduct());
