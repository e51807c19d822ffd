/** How long a page's own thread was held: by a trace, and by what the browser itself reports as long. */
import type { Page } from "@playwright/test";

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds by the wall, and of the processor. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task of the page's own thread: no frame can be drawn while it runs. On a busy machine the processor's time says more. */
export const longestTasksOf = (trace: Buffer): { readonly wallMs: number; readonly processorMs: number } => {
  const { traceEvents } = JSON.parse(trace.toString("utf8")) as { traceEvents: readonly TraceEvent[] };
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === "X" && name.endsWith("RunTask") && threads.has(`${pid}/${tid}`),
  );
  if (tasks.length === 0) throw new Error("the trace holds no task");
  return {
    wallMs: tasks.reduce((most, { dur = 0 }) => Math.max(most, dur), 0) / 1000,
    processorMs: tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur), 0) / 1000,
  };
};

export const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { longFrames: frames });
    new PerformanceObserver((seen) => {
      for (const { duration } of seen.getEntries()) frames.push(duration);
    }).observe({ type: "long-animation-frame" });
  });

export const longFramesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { longFrames: number[] }).longFrames);
