/**
 * Sends other clients' requests from a separate thread. Uploading five megabytes blocks the main thread, and those pauses must not count as
 * the server's. Each request is timed from when it was due.
 */
/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

export interface ProbeResult {
  readonly phase: string;
  readonly ms: number;
  readonly status: number;
  /** Whether other virtual machines on the same hardware took a core during the request. */
  readonly hadStolenTime: boolean;
}

const stealCheckIntervalMs = 20;

interface ProbeOptions {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly requestsPerSecond: number;
}

export const startLatencyProbe = (options: ProbeOptions) => {
  const thread = new Worker(new URL(import.meta.url), { workerData: options });
  return {
    enter: (phase: string): void => thread.postMessage(phase),
    stop: (): Promise<readonly ProbeResult[]> =>
      new Promise((resolve, reject) => {
        thread.once("message", resolve);
        thread.once("error", reject);
        thread.postMessage(null);
      }),
  };
};

const stolenTicks = (): number => Number(readFileSync("/proc/stat", "utf8").split("\n", 1)[0]?.split(/\s+/)[8] ?? 0);

/** Records when the host took CPU time from this machine; /proc/stat has no finer resolution. */
const watchStolenTime = () => {
  const latencies: number[] = [];
  let last = stolenTicks();
  const timer = setInterval(() => {
    const now = stolenTicks();
    if (now > last) latencies.push(performance.now());
    last = now;
  }, stealCheckIntervalMs);
  return {
    between: (from: number, to: number): boolean =>
      latencies.some((index) => index >= from && index <= to + 2 * stealCheckIntervalMs),
    stop: (): void => clearInterval(timer),
  };
};

const runProbe = async (
  { origin, paths, requestsPerSecond }: ProbeOptions,
  report: (results: readonly ProbeResult[]) => void,
): Promise<void> => {
  const results: (Omit<ProbeResult, "hadStolenTime"> & { readonly due: number })[] = [];
  const stolenTime = watchStolenTime();
  const open: Promise<void>[] = [];
  let phase: string | null = "calm";
  parentPort?.on("message", (next: string | null) => (phase = next));
  const startedAt = performance.now();
  for (let index = 0; ; index += 1) {
    const dueAt = startedAt + (index * 1000) / requestsPerSecond;
    await wait(Math.max(0, dueAt - performance.now()));
    const currentPhase = phase;
    if (currentPhase === null) break;
    const sendRequest = async (): Promise<void> => {
      const response = await fetch(`${origin}${paths[index % paths.length]}`).catch(() => undefined);
      await response?.arrayBuffer();
      results.push({ phase: currentPhase, due: dueAt, ms: performance.now() - dueAt, status: response?.status ?? 0 });
    };
    open.push(sendRequest());
  }
  await Promise.all(open);
  await wait(3 * stealCheckIntervalMs);
  stolenTime.stop();
  report(results.map(({ due, ...result }) => ({ ...result, hadStolenTime: stolenTime.between(due, due + result.ms) })));
};

if (!isMainThread) {
  await runProbe(workerData as ProbeOptions, (results) => parentPort?.postMessage(results));
  parentPort?.close();
}
