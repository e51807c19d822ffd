/**
 * Uploads hostile files to a real server, four at a time, while other clients use it. Measures how long those clients wait, whether any
 * process exits, and whether every file gets an allowed response.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { seedDatabase } from "#server/db/seed/seed.ts";
import { freePort, startPostgres } from "#server/test/database/local-postgres.ts";
import { resumeBombs } from "#server/test/resumes/resume-bombs.ts";
import { startLatencyProbe } from "../support/latency-probe.ts";
import { waitUntilReachable } from "../support/wait-until-reachable.ts";
import { postmasterPid, type CpuShares, startCpuShares } from "../support/cpu-shares.ts";
import { describeMachine, writeSection } from "../support/report.ts";

const requestsPerSecond = 100;
const concurrency = 4;
const baselineSeconds = 8;
const targetMs = 250;

const bombs = resumeBombs();
const postgres = await startPostgres();
await createDatabase(postgres.adminUrl, "bombs");
const ownerUrl = urlFor(postgres.adminUrl, "bombs", databaseRoles.owner);
await migrateDatabase(ownerUrl);
await seedDatabase(ownerUrl, new Date());
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;

let isClosing = false;
const unexpectedExits: string[] = [];
const start = (roles: string): ChildProcess => {
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: {
      ...process.env,
      ROLES: roles,
      NODE_ENV: "production",
      PORT: String(port),
      ORIGIN: origin,
      LOG_LEVEL: "fatal",
      SMTP_URL: "smtp://127.0.0.1:9",
      AUTH_SECRET: "for-benches-only-0123456789abcdef0123",
      DATABASE_URL: urlFor(postgres.adminUrl, "bombs", databaseRoles.server),
      FILES_FOLDER: mkdtempSync(join(tmpdir(), "bombs-")),
      UPLOADS_PER_HOUR: "1000000",
    },
    stdio: "inherit",
  });
  child.once("exit", (code, signal) => {
    if (!isClosing) unexpectedExits.push(`${roles}: ${code ?? signal}`);
  });
  return child;
};
const servers = [start("api"), start("worker")];
await waitUntilReachable(`${origin}/readyz`);
await wait(3000);

const paths = ["/api/jobs?search=nurse", "/api/testimonials", "/api/experts", "/api/dashboard", "/healthz"];
const probe = startLatencyProbe({ origin, paths, requestsPerSecond });

const roots = [process.pid, await postmasterPid(postgres.adminUrl)];
const stopBaselineShares = startCpuShares(roots);
await wait(baselineSeconds * 1000);
const baselineCpuShares = stopBaselineShares();
const stopBombShares = startCpuShares(roots);
probe.enter("bombs");
const load = loadavg()[0]?.toFixed(1);

interface Outcome {
  readonly name: string;
  readonly ms: number;
  readonly status: number;
  readonly isRight: boolean;
}
const outcomes: Outcome[] = [];
let retryCount = 0;
const upload = async ({ name, fileName, bytes, answers }: (typeof bombs)[number]): Promise<void> => {
  const from = performance.now();
  for (;;) {
    const form = new FormData();
    form.set("resume", new Blob([new Uint8Array(bytes)]), fileName);
    const response = await fetch(`${origin}/api/candidate/import/resume`, { method: "POST", body: form }).catch(
      () => undefined,
    );
    const text = (await response?.text()) ?? "";
    const status = response?.status ?? 0;
    if (status === 503) {
      retryCount += 1;
      await wait(Number(response?.headers.get("retry-after") ?? 5) * 1000);
      continue;
    }
    const isRight = answers.some((each) => each === status) && !text.includes("root:");
    outcomes.push({ name, status, isRight, ms: performance.now() - from });
    return;
  }
};
const remaining = [...bombs];
const startedAt = performance.now();
await Promise.all(
  Array.from({ length: concurrency }, async () => {
    for (let bomb = remaining.shift(); bomb !== undefined; bomb = remaining.shift()) await upload(bomb);
  }),
);
const seconds = (performance.now() - startedAt) / 1000;
const bombCpuShares = stopBombShares();
probe.enter("after");
await wait(2000);
const probeResults = await probe.stop();
const lastResponse = await fetch(`${origin}/healthz`).then(({ status }) => status);
isClosing = true;
for (const server of servers) server.kill("SIGTERM");
await wait(2000);
postgres.stop();

const sorted = (phase: string, onlyUndisturbed = false) =>
  probeResults
    .filter((each) => each.phase === phase && !(onlyUndisturbed && each.hadStolenTime))
    .map((each) => each.ms)
    .toSorted((a, b) => a - b);
const quantile = (values: readonly number[], share: number): number =>
  values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
const row = (words: string, values: readonly number[], shares?: CpuShares): string => {
  const [p50, p95, p99, worst] = [0.5, 0.95, 0.99, 1].map((share) => `${quantile(values, share).toFixed(0)} ms`);
  const cpuShares = shares === undefined ? ["", ""] : [percent(shares.others), percent(shares.stolen)];
  return `| ${[words, values.length, p50, p95, `**${p99}**`, worst, ...cpuShares].join(" | ")} |`;
};
const failedProbes = probeResults.filter(({ status }) => status >= 500 || status === 0).length;
const unexpectedOutcomes = outcomes.filter((each) => !each.isRight);
const slow = outcomes.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
const byStatus = Object.entries(Object.groupBy(outcomes, ({ status }) => status)).map(
  ([status, group]) => `${group?.length ?? 0} × ${status}`,
);
const p99 = quantile(sorted("bombs", true), 0.99);
const passing =
  p99 < targetMs &&
  unexpectedOutcomes.length === 0 &&
  unexpectedExits.length === 0 &&
  failedProbes === 0 &&
  lastResponse === 200;

const report = `## Malicious files

\`npm run bench:resume-bombs\`: ${bombs.length} bombs and malformed files (\`server/test/resumes/resume-bombs.ts\`) are uploaded to a server process, ${concurrency} at a time, ${seconds.toFixed(0)} s in total, while
${requestsPerSecond} other requests a second fetch jobs, testimonials, experts, the demo's dashboard and health; on ${describeMachine()}, with the load generator on the same cores, load average ${load}
before the first file.

| other requests | count | p50 | p95 | p99 | slowest | CPU used by other programs | steal time |
| --- | --- | --- | --- | --- | --- | --- | --- |
${row("before", sorted("calm"), baselineCpuShares)}
${row("during", sorted("bombs"), bombCpuShares)}
${row(`of these, without steal time (target: p99 under ${targetMs} ms)`, sorted("bombs", true))}

The last two columns are shares of CPU time. No program can use time that the host of this virtual machine gives to others (steal time),
so the target applies to the requests during which there was none.

| what | measured | required |
| --- | --- | --- |
| responses to the files | ${byStatus.join(", ")} | |
| files with a wrong response | ${unexpectedOutcomes.length === 0 ? "none" : unexpectedOutcomes.map(({ name, status }) => `${name}: ${status}`).join("; ")} | none |
| uploads that had to be retried (503) | ${retryCount} | |
| other requests that failed | ${failedProbes} | 0 |
| processes that exited (server, worker) | ${unexpectedExits.length === 0 ? "none" : unexpectedExits.join(", ")} | none |
| slowest files, waiting included | ${slow.map(({ name, ms }) => `${name} ${(ms / 1000).toFixed(1)} s`).join("; ")} | |`;
console.info(report);
if (!process.argv.includes("--quick")) writeSection("resume-bombs", report);
process.exit(passing ? 0 : 1);
