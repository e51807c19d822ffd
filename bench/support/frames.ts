/** Measures how long a page's main thread was blocked, from a trace and from the browser's own long-frame reports. */
import type { Page } from "@playwright/test";

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Durations in microseconds: wall time, then CPU time. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task of the page's main thread, which blocks every frame. On a busy machine the CPU time is more reliable. */
export const maxTaskDurations = (trace: Buffer): { readonly wallMs: number; readonly cpuMs: number } => {
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
    wallMs: tasks.reduce((max, { dur = 0 }) => Math.max(max, dur), 0) / 1000,
    cpuMs: tasks.reduce((max, { tdur = 0 }) => Math.max(max, tdur), 0) / 1000,
  };
};

export const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { longFrames: frames });
    new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) frames.push(duration);
    }).observe({ type: "long-animation-frame" });
  });

export const longFramesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { longFrames: number[] }).longFrames);
