/** A long stint of the mixed load in which memory and connections are watched: they must not grow. */
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { writeChart } from "../chart.ts";
import { machine, median, writeSection } from "../report.ts";
import { withClient } from "../running.ts";
import { byKind, run, tableOf } from "./stints.ts";
import type { LoadWorld } from "./world.ts";

interface Soak {
  readonly multiple: number;
  readonly minutes: number;
  /** The small form, of which nothing is kept. */
  readonly isQuick: boolean;
}

interface Sample {
  readonly minute: number;
  readonly app: number;
  /** Of `app`: objects, used and not yet collected. */
  readonly heap: number;
  readonly worker: number;
  readonly connections: number;
}

export const soakMultiple = 0.25;
const most = 1.1;

const residentMb = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

const heapMb = async (world: LoadWorld): Promise<number> => {
  const text = await fetch(world.metricsUrl).then((answer) => answer.text());
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]) / 1024 / 1024;
};

const sampleOf = async (world: LoadWorld, begun: number): Promise<Sample> => ({
  minute: (performance.now() - begun) / 60_000,
  app: residentMb(world.app.child.pid),
  heap: await heapMb(world),
  worker: residentMb(world.worker.child.pid),
  connections: await withClient(world.ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ n: number }>(
      "select count(*)::int n from pg_stat_activity where usename = 'app_server'",
    );
    return rows[0]?.n ?? 0;
  }),
});

const row = (name: string, unit: string, at: (quarter: number) => number): string =>
  `| ${name} | ${[1, 2, 3, 4].map((n) => `${at(n).toFixed(0)}${unit}`).join(" | ")} | **${(at(4) / at(2)).toFixed(2)}** |`;

export const soakIn = async (world: LoadWorld, { multiple, minutes, isQuick }: Soak): Promise<void> => {
  const samples: Sample[] = [];
  const over = new AbortController();
  const begun = performance.now();
  const watch = async (): Promise<void> => {
    while (!over.signal.aborted) {
      samples.push(await sampleOf(world, begun));
      await wait(isQuick ? 1000 : 5000);
    }
  };
  const load = async () => {
    const answers = await run({ port: world.app.port, known: world.known, multiple, seconds: minutes * 60 });
    over.abort();
    return answers;
  };
  const [answers] = await Promise.all([load(), watch()]);

  /** The quarters of the run, the first of them warming up. */
  const quarter = (n: number): Sample[] =>
    samples.slice(Math.floor((samples.length * (n - 1)) / 4), Math.floor((samples.length * n) / 4));
  const middle = (n: number, of: keyof Sample): number => median(quarter(n).map((each) => each[of]));
  const chart = isQuick
    ? ""
    : writeChart("soak", {
        title: "Memory over the soak",
        x: "minutes",
        y: "MB",
        lines: (["app", "worker"] as const).map((of) => ({
          name: of,
          points: samples
            .filter((_each, at) => at % 24 === 12)
            .map((each) => [Math.max(each.minute, 0.1), each[of]] as const),
        })),
      });
  const report = `## A soak

\`npm run bench:soak\`: ${minutes} minutes of the mixed load at ${multiple}, all on the same ${machine()}; medians of the quarters. Target: the last
quarter at most ${most} times the second, connections flat.

| what | first quarter | second | third | last | last against second |
| --- | --- | --- | --- | --- | --- |
${row("memory of the process for pages and API", " MB", (n) => middle(n, "app"))}
${row("of that, objects: the least seen, soon after a collection", " MB", (n) => Math.min(...quarter(n).map(({ heap }) => heap)))}
${row("memory of the process for tasks", " MB", (n) => middle(n, "worker"))}
${row("connections to PostgreSQL", "", (n) => middle(n, "connections"))}

${tableOf(byKind(answers))}

${chart}`;
  console.log(report);
  if (!isQuick) writeSection("soak", report, "reliability");
};
