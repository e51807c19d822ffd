/** Times one expression after another in a thread that can be terminated if one never returns. */
/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { parentPort } from "node:worker_threads";
import { attacksOn } from "./attacks.ts";
import type { Expression } from "./expression.ts";

const sizes = { small: 2500, full: 10_000 };
/** A limit at the small size: a cubic expression that takes 25 ms at the full size takes this long here. */
const suspiciousMs = 0.39;
const tries = 3;
/** An expression that exceeds the limit by this factor is measured only once. */
const singleRunFactor = 4;

export interface Timed {
  readonly ms: number;
  readonly attack: string;
}

/** CPU time in milliseconds, which excludes other load on the machine. */
const threadCpuMs = (): number => process.threadCpuUsage().user / 1000;

const timeOnce = (expression: RegExp, text: string): number => {
  expression.lastIndex = 0;
  const startCpu = threadCpuMs();
  if (expression.global) text.replace(expression, "");
  else expression.test(text);
  return threadCpuMs() - startCpu;
};

const bestOf = (expression: RegExp, text: string, targetMs: number): number => {
  let best = Infinity;
  for (let attempt = 0; attempt < tries && best > targetMs; attempt += 1)
    best = Math.min(best, timeOnce(expression, text));
  return best;
};

const slowest = ({ source, flags }: Expression, limitMs: number): Timed => {
  const expression = new RegExp(source, flags);
  // Warm-up: the first runs with each kind of string are interpreted.
  for (const warmupText of ["a", "a", "\u2003", "\u2003"]) timeOnce(expression, warmupText);
  const small = attacksOn(source, flags, sizes.small);
  let full: readonly string[] | undefined;
  let worst: Timed = { ms: 0, attack: "" };
  for (const [index, sample] of small.entries()) {
    if (bestOf(expression, sample, suspiciousMs) < suspiciousMs) continue;
    full ??= attacksOn(source, flags, sizes.full);
    const text = full[index] ?? sample;
    const first = timeOnce(expression, text);
    const ms = first > limitMs * singleRunFactor ? first : Math.min(first, bestOf(expression, text, limitMs));
    if (ms > worst.ms) worst = { ms, attack: `${text.slice(0, 24)}…${text.slice(-12)}` };
    if (ms > limitMs) return worst;
  }
  return worst;
};

parentPort?.on("message", ({ batch, limitMs }: { readonly batch: readonly Expression[]; readonly limitMs: number }) => {
  for (const [index, expression] of batch.entries()) {
    parentPort?.postMessage({ startedIndex: index });
    parentPort?.postMessage({ index, timed: slowest(expression, limitMs) });
  }
  parentPort?.postMessage({ done: true });
});
