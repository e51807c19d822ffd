/**
 * Files made to hurt are uploaded to a real server, four at a time, while other people use it: how long those wait, whether any
 * process ends, and whether every file gets one of the answers it may get.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { seedDatabase } from "#server/db/seed/seed.ts";
import { freePort, startPostgres } from "#server/test/local-postgres.ts";
import { resumeBombs } from "#server/test/resume-bombs.ts";
import { startKnocking } from "./knocks.ts";
import { reachable } from "./reachable.ts";
import { rootOfDatabase, type Shares, watchShares } from "./processor-share.ts";
import { machine, writeSection } from "./report.ts";

const requestsPerSecond = 100;
const atOnce = 4;
const calmSeconds = 8;
const targetMs = 250;

const bombs = resumeBombs();
const postgres = await startPostgres();
await createDatabase(postgres.adminUrl, "bombs");
const ownerUrl = urlFor(postgres.adminUrl, "bombs", databaseRoles.owner);
await migrateDatabase(ownerUrl);
await seedDatabase(ownerUrl, new Date());
const port = await freePort();
const home = `http://127.0.0.1:${port}`;

let closing = false;
const surprises: string[] = [];
const start = (roles: string): ChildProcess => {
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: {
      ...process.env,
      ROLES: roles,
      NODE_ENV: "production",
      PORT: String(port),
      ORIGIN: home,
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
    if (!closing) surprises.push(`${roles}: ${code ?? signal}`);
  });
  return child;
};
const servers = [start("api"), start("worker")];
await reachable(`${home}/readyz`);
await wait(3000);

const paths = ["/api/jobs?search=nurse", "/api/testimonials", "/api/experts", "/api/dashboard", "/healthz"];
const knocking = startKnocking({ home, paths, perSecond: requestsPerSecond });

const roots = [process.pid, await rootOfDatabase(postgres.adminUrl)];
const calmShares = watchShares(roots);
await wait(calmSeconds * 1000);
const calm = calmShares();
const bombShares = watchShares(roots);
knocking.enter("bombs");
const load = loadavg()[0]?.toFixed(1);

interface Outcome {
  readonly name: string;
  readonly ms: number;
  readonly status: number;
  readonly isRight: boolean;
}
const outcomes: Outcome[] = [];
let asksToComeAgain = 0;
const upload = async ({ name, fileName, bytes, answers }: (typeof bombs)[number]): Promise<void> => {
  const from = performance.now();
  for (;;) {
    const form = new FormData();
    form.set("resume", new Blob([new Uint8Array(bytes)]), fileName);
    const answer = await fetch(`${home}/api/candidate/import/resume`, { method: "POST", body: form }).catch(
      () => undefined,
    );
    const text = (await answer?.text()) ?? "";
    const status = answer?.status ?? 0;
    if (status === 503) {
      asksToComeAgain += 1;
      await wait(Number(answer?.headers.get("retry-after") ?? 5) * 1000);
      continue;
    }
    const isRight = answers.some((each) => each === status) && !text.includes("root:");
    outcomes.push({ name, status, isRight, ms: performance.now() - from });
    return;
  }
};
const left = [...bombs];
const begun = performance.now();
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let bomb = left.shift(); bomb !== undefined; bomb = left.shift()) await upload(bomb);
  }),
);
const seconds = (performance.now() - begun) / 1000;
const meanwhile = bombShares();
knocking.enter("after");
await wait(2000);
const knocks = await knocking.stop();
const lastAnswer = await fetch(`${home}/healthz`).then(({ status }) => status);
closing = true;
for (const each of servers) each.kill("SIGTERM");
await wait(2000);
postgres.stop();

const sorted = (which: string, unrobbed = false) =>
  knocks
    .filter((each) => each.phase === which && !(unrobbed && each.isRobbed))
    .map((each) => each.ms)
    .toSorted((a, b) => a - b);
const at = (values: readonly number[], share: number): number =>
  values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
const row = (words: string, values: readonly number[], shares?: Shares): string => {
  const [p50, p95, p99, worst] = [0.5, 0.95, 0.99, 1].map((share) => `${at(values, share).toFixed(0)} ms`);
  const taken = shares === undefined ? ["", ""] : [percent(shares.others), percent(shares.stolen)];
  return `| ${[words, values.length, p50, p95, `**${p99}**`, worst, ...taken].join(" | ")} |`;
};
const badKnocks = knocks.filter(({ status }) => status >= 500 || status === 0).length;
const wrong = outcomes.filter((each) => !each.isRight);
const slow = outcomes.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
const byStatus = Object.entries(Object.groupBy(outcomes, ({ status }) => status)).map(
  ([status, each]) => `${each?.length ?? 0} × ${status}`,
);
const p99 = at(sorted("bombs", true), 0.99);
const good = p99 < targetMs && wrong.length === 0 && surprises.length === 0 && badKnocks === 0 && lastAnswer === 200;

const report = `## Files made to hurt

\`npm run bench:resume-bombs\`: ${bombs.length} bombs and malformed files (\`server/test/resume-bombs.ts\`) uploaded to a server process, ${atOnce} at a time, ${seconds.toFixed(0)} s in all, while
${requestsPerSecond} other requests a second ask for jobs, testimonials, experts, the demo's dashboard and health; on ${machine()}, the generator on the same cores, load average ${load}
before the first.

| other requests | count | p50 | p95 | p99 | longest | other programs had | the host took |
| --- | --- | --- | --- | --- | --- | --- | --- |
${row("before", sorted("calm"), calm)}
${row("meanwhile", sorted("bombs"), meanwhile)}
${row(`those of them during which the host took nothing (target: p99 under ${targetMs} ms)`, sorted("bombs", true))}

The last columns are shares of the cores. What the host of this machine gives to others is lost to everything here, and no program
can do anything about it; so the target is read from the requests during which that did not happen.

| what | measured | must be |
| --- | --- | --- |
| answers to the files | ${byStatus.join(", ")} | |
| files with an answer they should not get | ${wrong.length === 0 ? "none" : wrong.map(({ name, status }) => `${name}: ${status}`).join("; ")} | none |
| times a file was asked to come again (503) | ${asksToComeAgain} | |
| other requests that failed | ${badKnocks} | 0 |
| processes that ended (server, worker) | ${surprises.length === 0 ? "none" : surprises.join(", ")} | none |
| longest files, waiting included | ${slow.map(({ name, ms }) => `${name} ${(ms / 1000).toFixed(1)} s`).join("; ")} | |`;
console.info(report);
if (!process.argv.includes("--quick")) writeSection("resume-bombs", report);
process.exit(good ? 0 : 1);
