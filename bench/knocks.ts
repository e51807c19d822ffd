/**
 * What everybody else does meanwhile, from a thread of its own: whoever uploads five megabytes has pauses, and those must not be
 * counted as the server's. Each request is timed from the moment it was due.
 */
/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

export interface Knock {
  readonly phase: string;
  readonly ms: number;
  readonly status: number;
  /** Whether other machines on the same hardware had a core of ours meanwhile. */
  readonly isRobbed: boolean;
}

const theftEveryMs = 20;

interface Knocking {
  readonly home: string;
  readonly paths: readonly string[];
  readonly perSecond: number;
}

export const startKnocking = (knocking: Knocking) => {
  const thread = new Worker(new URL(import.meta.url), { workerData: knocking });
  return {
    enter: (phase: string): void => thread.postMessage(phase),
    stop: (): Promise<readonly Knock[]> =>
      new Promise((resolve, reject) => {
        thread.once("message", resolve);
        thread.once("error", reject);
        thread.postMessage(null);
      }),
  };
};

const stolen = (): number => Number(readFileSync("/proc/stat", "utf8").split("\n", 1)[0]?.split(/\s+/)[8] ?? 0);

/** The moments at which the host was seen to have taken time from this machine; nobody tells of it any finer. */
const watchTheft = () => {
  const seen: number[] = [];
  let last = stolen();
  const timer = setInterval(() => {
    const now = stolen();
    if (now > last) seen.push(performance.now());
    last = now;
  }, theftEveryMs);
  return {
    between: (from: number, to: number): boolean => seen.some((at) => at >= from && at <= to + 2 * theftEveryMs),
    stop: (): void => clearInterval(timer),
  };
};

const knock = async ({ home, paths, perSecond }: Knocking, tell: (knocks: readonly Knock[]) => void): Promise<void> => {
  const knocks: (Omit<Knock, "isRobbed"> & { readonly due: number })[] = [];
  const theft = watchTheft();
  const open: Promise<void>[] = [];
  let phase: string | null = "calm";
  parentPort?.on("message", (next: string | null) => (phase = next));
  const begun = performance.now();
  for (let at = 0; ; at += 1) {
    const due = begun + (at * 1000) / perSecond;
    await wait(Math.max(0, due - performance.now()));
    const during = phase;
    if (during === null) break;
    const one = async (): Promise<void> => {
      const answer = await fetch(`${home}${paths[at % paths.length]}`).catch(() => undefined);
      await answer?.arrayBuffer();
      knocks.push({ phase: during, due, ms: performance.now() - due, status: answer?.status ?? 0 });
    };
    open.push(one());
  }
  await Promise.all(open);
  await wait(3 * theftEveryMs);
  theft.stop();
  tell(knocks.map(({ due, ...each }) => ({ ...each, isRobbed: theft.between(due, due + each.ms) })));
};

if (!isMainThread) {
  await knock(workerData as Knocking, (knocks) => parentPort?.postMessage(knocks));
  parentPort?.close();
}
