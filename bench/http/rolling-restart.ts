/**
 * Two processes share one listening socket and are restarted one after the other, as `systemctl restart` does, while clients keep sending
 * and never retry. No request may fail, and every acknowledged lead must be a row. `--quick` runs one round instead of five.
 */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { migrateDatabase } from "#server/db/migrate.ts";
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { freePort, startPostgres } from "#server/test/database/local-postgres.ts";
import { waitUntilReachable } from "../support/wait-until-reachable.ts";
import { describeMachine, writeSection } from "../support/report.ts";
import { openSharedSocket } from "../support/shared-socket.ts";
import { startClients, tallyTable } from "../support/steady-clients.ts";

const quick = process.argv.includes("--quick");
const rounds = quick ? 1 : 5;
const drainSeconds = 6;

const postgres = await startPostgres();
await createDatabase(postgres.adminUrl, "rolling");
const ownerUrl = urlFor(postgres.adminUrl, "rolling", databaseRoles.owner);
await migrateDatabase(ownerUrl);

const port = await freePort();
const socket = openSharedSocket(port);
interface RunningServer {
  readonly child: ChildProcess;
  readonly metricsPort: number;
}
const start = async (): Promise<RunningServer> => {
  const metricsPort = await freePort();
  const child = socket.start({
    ...process.env,
    NODE_ENV: "production",
    ROLES: "api,web",
    METRICS_PORT: String(metricsPort),
    DRAIN_SECONDS: String(drainSeconds),
    ORIGIN: "http://127.0.0.1",
    LOG_LEVEL: "error",
    SMTP_URL: "smtp://127.0.0.1:1",
    AUTH_SECRET: "for-benches-only-0123456789abcdef0123",
    DATABASE_URL: urlFor(postgres.adminUrl, "rolling", databaseRoles.server),
    FORMS_PER_MINUTE: "1000000000",
    FORMS_PER_EMAIL_PER_DAY: "1000000000",
    // Everything shares two cores, so a pause while a new process loads is the machine's fault and not an overload.
    OVERLOAD_PAUSE_MS: "0",
    RESUME_READERS: "1",
  });
  await waitUntilReachable(`http://127.0.0.1:${metricsPort}/readyz`, 300);
  return { child, metricsPort };
};

const failedExits: string[] = [];
const restart = async ({ child }: RunningServer): Promise<RunningServer> => {
  const exited = once(child, "exit") as Promise<[number | null, string | null]>;
  child.kill("SIGTERM");
  const [code, signal] = await exited;
  if (code !== 0) failedExits.push(String(code ?? signal));
  return start();
};

const running = [await start(), await start()];
const clients = startClients(port);
await wait(3000);
const startedAt = performance.now();
for (let round = 0; round < rounds; round += 1) {
  for (const [index, runningServer] of running.entries()) running[index] = await restart(runningServer);
}
const seconds = (performance.now() - startedAt) / 1000;
await wait(2000);
const tallies = await clients.stop();
for (const { child } of running) child.kill("SIGKILL");
socket.close();

const client = new pg.Client({ connectionString: ownerUrl });
await client.connect();
const { rows } = await client.query<{ id: string }>("select id from quote_requests");
await client.end();
postgres.stop();

const storedIds = new Set(rows.map(({ id }) => id));
const lostCount = clients.acknowledged.filter((id) => !storedIds.has(id)).length;
const sentCount = tallies.reduce((sum, each) => sum + each.sent, 0);
const failed = tallies.reduce((sum, each) => sum + each.failed.length, 0);
const passing =
  failed === 0 && lostCount === 0 && rows.length === clients.acknowledged.length && failedExits.length === 0;

const report = `## Restarts without a failed request

\`npm run bench:rolling-restart\`: two processes share one listening socket that neither owns, as in \`deploy/systemd\`. They are restarted
one after the other, ${rounds * 2} restarts in ${seconds.toFixed(0)} s, while 17 clients keep sending requests and never retry. Each process drains for ${drainSeconds} s; on ${describeMachine()}.

${tallyTable(tallies)}

| what | measured | required |
| --- | --- | --- |
| failed of ${sentCount} requests | ${failed} | 0 |
| acknowledged leads with no row | ${lostCount} of ${clients.acknowledged.length} | 0 |
| rows that were never acknowledged | ${rows.length - clients.acknowledged.length} | 0 |
| processes that did not exit by themselves | ${failedExits.length} | 0 |`;
console.log(report);
if (!quick) writeSection("rolling-restart", report, "reliability");
process.exit(passing ? 0 : 1);
