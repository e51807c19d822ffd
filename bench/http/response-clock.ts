/**
 * Simulates the response-time deadlines and escalations of random leads over 72 hours. The mail server is down from the first hour to the
 * third, and the worker is killed in between. No lead may be escalated twice, each email must be sent once, and the metrics must equal a
 * recount.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { asActor, openDatabase } from "#server/db/client.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { readDeskMetrics } from "#server/features/desk/metrics.service.ts";
import { createLog } from "#server/infra/telemetry/log.ts";
import { ensureQueues } from "#server/infra/work/queue.ts";
import { freePort, startPostgres } from "#server/test/database/local-postgres.ts";
import { type CaughtMail, startMailCatcher } from "#server/test/email/mail-catcher.ts";
import { clockEnd, driveResponseClock } from "#server/test/generated/response-clock.ts";
import {
  clockFailures,
  metricLines,
  recountMetrics,
  pendingEmails,
} from "#server/test/generated/response-clock-recount.ts";
import { tasks } from "#server/worker.ts";
import { describeMachine, writeSection } from "../support/report.ts";

const quick = process.argv.includes("--quick");
const leadCount = quick ? 60 : 600;
const outageMs = quick ? 16_000 : 32_000;
const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);

const postgres = await startPostgres();
await createDatabase(postgres.adminUrl, "clock");
const ownerUrl = urlFor(postgres.adminUrl, "clock", databaseRoles.owner);
await migrateDatabase(ownerUrl);
const url = urlFor(postgres.adminUrl, "clock", databaseRoles.server);
await ensureQueues(url, tasks, createLog("fatal"));
const [serverDb, owner] = [openDatabase(url), openDatabase(ownerUrl)];

const port = await freePort();
const caught: CaughtMail[] = [];
let catcher = await startMailCatcher(port);
const smtp = {
  start: async () => {
    catcher = await startMailCatcher(port);
  },
  stop: async () => {
    caught.push(...catcher.caught);
    await catcher.close();
  },
};

let child: ChildProcess | undefined;
const worker = {
  start: async () => {
    child = spawn(process.execPath, ["bench/http/escalation-worker.ts"], {
      env: { ...process.env, DATABASE_URL: url, SMTP_URL: `smtp://127.0.0.1:${port}` },
      stdio: "inherit",
    });
  },
  kill: async () => {
    if (child === undefined) return;
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
  },
};

const startedAt = performance.now();
const { sweeps } = await driveResponseClock({
  db: serverDb.db,
  owner: owner.db,
  smtp,
  worker,
  leadCount,
  seed,
  outageMs,
});
const simulationSeconds = (performance.now() - startedAt) / 1000;
for (const until = Date.now() + 300_000; (await pendingEmails(owner.db)) > 0 && Date.now() < until;) await wait(500);
const settlingSeconds = (performance.now() - startedAt) / 1000 - simulationSeconds;
await worker.kill();
await smtp.stop();

const counts = await clockFailures(owner.db, clockEnd);
const { rows } = await owner.pool.query<{ tries: number; maxAttempts: number }>(
  'select sum(attempts)::int as tries, max(attempts) as "maxAttempts" from mail_log',
);
const messageIds = caught.map((each) => each.mail.messageId ?? "");
const metrics = await asActor(serverDb.db, { staff: true }, (db) => readDeskMetrics(db, 2, clockEnd));
const compare = (a: string, b: string): number => a.localeCompare(b);
const [displayed, recounted] = [
  metricLines(metrics).toSorted(compare),
  (await recountMetrics(owner.db, metrics.since, clockEnd)).toSorted(compare),
];
const mismatches =
  displayed.filter((line) => !recounted.includes(line)).length + Math.abs(displayed.length - recounted.length);
const mustBeZero = { repeated: 0, unfounded: 0, mistimed: 0, missed: 0, unsent: 0, unmatchedEmails: 0 };
const passing =
  Object.keys(mustBeZero).every((name) => counts[name as keyof typeof mustBeZero] === 0) &&
  messageIds.length === counts.mails &&
  new Set(messageIds).size === counts.mails &&
  mismatches === 0;

const { all } = metrics;
const inHours = (minutes: number | null): string => (minutes === null ? "none" : `${(minutes / 60).toFixed(1)} h`);
const report = `## Response time alerts

\`npm run bench:response-clock\` (seed ${seed}): ${leadCount} leads over 72 simulated hours in steps of five minutes, with two concurrent sweeps at every step (${sweeps} in
all), connections to the mail server are refused from hour 1 to hour 3 (${outageMs / 1000} real seconds), the worker is killed at hour 2 (SIGKILL) and
restarted half an hour later, on ${describeMachine()}.

| what | measured | required |
| --- | --- | --- |
| warnings before the response time ended, breaches | ${counts.warnings}, ${counts.breaches} | |
| leads escalated twice at the same level | ${counts.repeated} | 0 |
| escalated although sample or spam | ${counts.unfounded} | 0 |
| escalated at the wrong time | ${counts.mistimed} | 0 |
| overdue, unanswered and never escalated | ${counts.missed} | 0 |
| email keys in the log, those not marked sent | ${counts.mails}, ${counts.unsent} | , 0 |
| escalations without an email, or emails without an escalation | ${counts.unmatchedEmails} | 0 |
| messages at the mail server, different Message-IDs | ${messageIds.length}, ${new Set(messageIds).size} | ${counts.mails}, ${counts.mails} |
| tries for all emails, maximum for one | ${rows[0]?.tries}, ${rows[0]?.maxAttempts} | |
| metrics that differ from a recount in SQL | ${mismatches} of ${displayed.length} | 0 |
| metrics: answered in time, median, p90 | ${all.answeredInTime} of ${all.counted}, ${inHours(all.medianMinutes)}, ${inHours(all.p90Minutes)} | |
| real seconds for the 72 hours, and until the last email afterward | ${simulationSeconds.toFixed(1)}, ${settlingSeconds.toFixed(1)} | |`;
console.log(report);
if (!quick) writeSection("response-clock", report);
await Promise.all([serverDb.close(), owner.close()]);
process.exit(passing ? 0 : 1);
