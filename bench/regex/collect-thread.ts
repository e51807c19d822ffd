/** Collects in a thread of its own: the modules are loaded as Node loads them, and no other code meets the recording RegExp. */
import { parentPort } from "node:worker_threads";
import { expressionsOfProduct } from "./expressions.ts";

parentPort?.postMessage(await expressionsOfProduct());
