/** Runs the mixed load for a long time and reports whether memory and connections grow. */
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { writeChart } from "../support/chart.ts";
import { describeMachine, median, writeSection } from "../support/report.ts";
import { withClient } from "../support/bench-processes.ts";
import { statsByKind, runLoad, statsTable } from "./load-run.ts";
import type { LoadEnvironment } from "./environment.ts";

interface SoakOptions {
  readonly loadMultiplier: number;
  readonly minutes: number;
  /** Writes no report. */
  readonly isQuick: boolean;
}

interface Sample {
  readonly minute: number;
  readonly app: number;
  /** The part of `app` that is heap objects in use or not yet collected. */
  readonly heap: number;
  readonly worker: number;
  readonly connections: number;
}

export const soakLoadMultiplier = 0.25;
const maxGrowth = 1.1;

const residentMb = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

const heapMb = async (environment: LoadEnvironment): Promise<number> => {
  const text = await fetch(environment.metricsUrl).then((response) => response.text());
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]) / 1024 / 1024;
};

const takeSample = async (environment: LoadEnvironment, startedAt: number): Promise<Sample> => ({
  minute: (performance.now() - startedAt) / 60_000,
  app: residentMb(environment.app.child.pid),
  heap: await heapMb(environment),
  worker: residentMb(environment.worker.child.pid),
  connections: await withClient(environment.ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ n: number }>(
      "select count(*)::int n from pg_stat_activity where usename = 'app_server'",
    );
    return rows[0]?.n ?? 0;
  }),
});

const row = (name: string, unit: string, valueInQuarter: (quarter: number) => number): string =>
  `| ${name} | ${[1, 2, 3, 4].map((n) => `${valueInQuarter(n).toFixed(0)}${unit}`).join(" | ")} | **${(valueInQuarter(4) / valueInQuarter(2)).toFixed(2)}** |`;

export const runSoak = async (
  environment: LoadEnvironment,
  { loadMultiplier, minutes, isQuick }: SoakOptions,
): Promise<void> => {
  const samples: Sample[] = [];
  const finished = new AbortController();
  const startedAt = performance.now();
  const collectSamples = async (): Promise<void> => {
    while (!finished.signal.aborted) {
      samples.push(await takeSample(environment, startedAt));
      await wait(isQuick ? 1000 : 5000);
    }
  };
  const load = async () => {
    const responses = await runLoad({
      port: environment.app.port,
      context: environment.context,
      multiple: loadMultiplier,
      seconds: minutes * 60,
    });
    finished.abort();
    return responses;
  };
  const [results] = await Promise.all([load(), collectSamples()]);

  /** Samples of one quarter of the run; the first quarter is the warm-up. */
  const quarter = (n: number): Sample[] =>
    samples.slice(Math.floor((samples.length * (n - 1)) / 4), Math.floor((samples.length * n) / 4));
  const quarterMedian = (n: number, metric: keyof Sample): number => median(quarter(n).map((each) => each[metric]));
  const chart = isQuick
    ? ""
    : writeChart("soak", {
        title: "Memory over the soak",
        x: "minutes",
        y: "MB",
        lines: (["app", "worker"] as const).map((metric) => ({
          name: metric,
          points: samples
            .filter((_each, index) => index % 24 === 12)
            .map((each) => [Math.max(each.minute, 0.1), each[metric]] as const),
        })),
      });
  const report = `## Soak test

\`npm run bench:soak\`: ${minutes} minutes of the mixed load at ${loadMultiplier}, all on the same ${describeMachine()}; medians of each quarter of the run. Target: the last
quarter at most ${maxGrowth} times the second, and a constant number of connections.

| what | first quarter | second | third | last | last / second |
| --- | --- | --- | --- | --- | --- |
${row("memory, process for pages and API", " MB", (n) => quarterMedian(n, "app"))}
${row("of that, heap objects: minimum, soon after a garbage collection", " MB", (n) => Math.min(...quarter(n).map(({ heap }) => heap)))}
${row("memory, process for tasks", " MB", (n) => quarterMedian(n, "worker"))}
${row("connections to PostgreSQL", "", (n) => quarterMedian(n, "connections"))}

${statsTable(statsByKind(results))}

${chart}`;
  console.log(report);
  if (!isQuick) writeSection("soak", report, "reliability");
};
