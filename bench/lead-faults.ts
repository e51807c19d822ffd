/**
 * Leads sent while the worker is killed again and again and PostgreSQL is restarted: every acknowledged lead must be a row, every row
 * must have both of its mails in the log exactly once, and no process may end by itself. Repeats at the mail server are told.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { chance } from "#server/db/seed/chance.ts";
import { freePort, startPostgres } from "#server/test/local-postgres.ts";
import { startMailCatcher } from "#server/test/mail-catcher.ts";
import { machine, writeSection } from "./report.ts";
import { reachable } from "./reachable.ts";

const quick = process.argv.includes("--quick");
const leadCount = quick ? 40 : 200;
const workerKills = quick ? 2 : 10;
const databaseRestarts = quick ? 1 : 2;
const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
const draw = chance(seed);

const postgres = await startPostgres();
await createDatabase(postgres.adminUrl, "faults");
await migrateDatabase(urlFor(postgres.adminUrl, "faults", databaseRoles.owner));
const catcher = await startMailCatcher();
const port = await freePort();
const environment = {
  ...process.env,
  NODE_ENV: "production",
  PORT: String(port),
  ORIGIN: "http://127.0.0.1",
  LOG_LEVEL: "fatal",
  SMTP_URL: catcher.url,
  AUTH_SECRET: "for-benches-only-0123456789abcdef0123",
  DATABASE_URL: urlFor(postgres.adminUrl, "faults", databaseRoles.server),
  FORMS_PER_MINUTE: "1000000",
  FORMS_PER_EMAIL_PER_DAY: "1000000",
};

/** Ends that nobody asked for. */
const surprises: string[] = [];
const start = (roles: string): ChildProcess => {
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: { ...environment, ROLES: roles },
    stdio: "inherit",
  });
  child.once("exit", (code, signal) => {
    if (signal !== "SIGKILL" && signal !== "SIGTERM" && !closing) surprises.push(`${roles}: ${code ?? signal}`);
  });
  return child;
};

let closing = false;
const api = start("api");
let worker = start("worker");
await reachable(`http://127.0.0.1:${port}/readyz`);

interface Acknowledged {
  readonly key: string;
  readonly id: string;
}
const acknowledged: Acknowledged[] = [];
let refused = 0;

/** As a browser would: the same form again, under the same key, until it is acknowledged. */
const send = async (n: number): Promise<void> => {
  const key = randomUUID();
  for (let tries = 0; tries < 60; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/quote-requests`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-form-filled-ms": "9000", "idempotency-key": key },
      body: JSON.stringify({
        firstName: "Ana",
        lastName: "Ruiz",
        email: `ana${n}@ruiz.example`,
        company: "Ruiz",
        hiringNeed: "Nurses",
      }),
      signal: AbortSignal.timeout(15_000),
    }).catch(() => undefined);
    if (answer?.status === 201) {
      acknowledged.push({ key, id: ((await answer.json()) as { id: string }).id });
      return;
    }
    refused += 1;
    await wait(500);
  }
  throw new Error(`lead ${n} was never acknowledged`);
};

const sending = (async () => {
  for (let n = 0; n < leadCount; n += 1) {
    await send(n);
    await wait(draw.between(20, 120));
  }
})();

const killing = (async () => {
  for (let kill = 0; kill < workerKills; kill += 1) {
    await wait(draw.between(600, 2200));
    worker.kill("SIGKILL");
    await wait(draw.between(50, 400));
    worker = start("worker");
  }
})();

const restarting = (async () => {
  for (let restart = 0; restart < databaseRestarts; restart += 1) {
    await wait(draw.between(3000, 7000));
    await postgres.restart();
  }
})();

await Promise.all([sending, killing, restarting]);

const query = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: urlFor(postgres.adminUrl, "faults", databaseRoles.owner) });
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
};

const started = performance.now();
const sentKeys = () => query<{ n: string }>("select count(*) n from mail_log where status = 'sent'");
while (Number((await sentKeys())[0]?.n) < 2 * leadCount && performance.now() - started < 180_000) await wait(500);
const settledSeconds = (performance.now() - started) / 1000;

const rows = await query<{ id: string }>("select id from quote_requests");
const log = await query<{ keys: string; sent: string; doubled: string }>(
  "select count(distinct key) keys, count(*) filter (where status = 'sent') sent, count(*) - count(distinct key) doubled from mail_log",
);
closing = true;
api.kill("SIGTERM");
worker.kill("SIGTERM");
await wait(3000);
await catcher.close();
postgres.stop();

const stored = new Set(rows.map((row) => row.id));
const lost = acknowledged.filter(({ id }) => !stored.has(id));
const byMessage = Map.groupBy(catcher.caught, (each) => each.mail.messageId);
const repeats = catcher.caught.length - byMessage.size;
const good =
  lost.length === 0 &&
  rows.length === leadCount &&
  acknowledged.length === leadCount &&
  Number(log[0]?.sent) === 2 * leadCount &&
  byMessage.size === 2 * leadCount &&
  surprises.length === 0;

const report = `## Leads while things break

\`npm run bench:lead-faults\` (seed ${seed}): ${leadCount} leads sent one after another, the worker killed ${workerKills} times (SIGKILL), PostgreSQL restarted
${databaseRestarts} times, on ${machine()}.

| what | measured | must be |
| --- | --- | --- |
| acknowledged leads | ${acknowledged.length} | ${leadCount} |
| rows | ${rows.length} | ${leadCount} |
| acknowledged leads without a row | ${lost.length} | 0 |
| mail keys marked sent, each once | ${log[0]?.sent} of ${log[0]?.keys} | ${2 * leadCount} |
| different Message-IDs at the mail server | ${byMessage.size} | ${2 * leadCount} |
| raw repeats at the mail server (same Message-ID) | ${repeats} | told, not bounded |
| requests that were refused and sent again | ${refused} | |
| processes that ended by themselves | ${surprises.length === 0 ? "none" : surprises.join(", ")} | none |
| seconds until the last mail after the last lead | ${settledSeconds.toFixed(1)} | |`;
console.log(report);
if (!quick) writeSection("lead-faults", report);
process.exit(good ? 0 : 1);
