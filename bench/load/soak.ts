/** Half an hour of the mixed load at half of what is held: memory and connections must not grow. */
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { writeChart } from "../chart.ts";
import { machine, median, writeSection } from "../report.ts";
import { withClient } from "../running.ts";
import { byKind, run, tableOf } from "./stints.ts";
import { startLoadWorld } from "./world.ts";

const quick = process.argv.includes("--quick");
const argument = (name: string): string | undefined =>
  process.argv.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3);
const multiple = Number(argument("multiple") ?? 0.25);
const minutes = Number(argument("minutes") ?? (quick ? 0.2 : 30));
const everyMs = quick ? 1000 : 5000;
const most = 1.1;

const residentMb = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

const world = await startLoadWorld(quick ? { candidates: 1000, jobs: 2000 } : { candidates: 100_000, jobs: 100_000 });
interface Sample {
  readonly minute: number;
  readonly app: number;
  readonly worker: number;
  readonly connections: number;
}
const samples: Sample[] = [];
const over = new AbortController();
const begun = performance.now();
const watching = (async () => {
  while (!over.signal.aborted) {
    const connections = await withClient(world.ownerUrl, async (owner) => {
      const { rows } = await owner.query<{ n: number }>(
        "select count(*)::int n from pg_stat_activity where usename = 'app_server'",
      );
      return rows[0]?.n ?? 0;
    });
    samples.push({
      minute: (performance.now() - begun) / 60_000,
      app: residentMb(world.app.child.pid),
      worker: residentMb(world.worker.child.pid),
      connections,
    });
    await wait(everyMs);
  }
})();

/** The quarters of the run, the first of them warming up. */
const quarter = (n: number): Sample[] =>
  samples.slice(Math.floor((samples.length * (n - 1)) / 4), Math.floor((samples.length * n) / 4));
const half = (n: number, of: keyof Sample): number => median(quarter(n).map((each) => each[of]));

try {
  const answers = await run({ port: world.app.port, known: world.known, multiple, seconds: minutes * 60 });
  over.abort();
  await watching;
  const row = (name: string, of: "app" | "worker" | "connections", unit: string): string => {
    const growth = half(4, of) / half(2, of);
    return `| ${name} | ${[1, 2, 3, 4].map((n) => `${half(n, of).toFixed(0)}${unit}`).join(" | ")} | **${growth.toFixed(2)}** |`;
  };
  const chart = quick
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
${row("memory of the process for pages and API", "app", " MB")}
${row("memory of the process for tasks", "worker", " MB")}
${row("connections to PostgreSQL", "connections", "")}

${tableOf(byKind(answers))}

${chart}`;
  console.log(report);
  if (!quick) writeSection("soak", report, "reliability");
} finally {
  over.abort();
  await world.stop();
}
process.exit(0);
