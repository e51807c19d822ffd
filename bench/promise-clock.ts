/**
 * The clock of the promise over 72 hours of its own time, with leads by chance, the mail server away from the first hour to the third
 * and the worker killed meanwhile: nobody is told twice, each mail goes once, and the figures are those of a recount.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { asActor, openDatabase } from "#server/db/client.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { readFigures } from "#server/features/desk/figures.service.ts";
import { createLog } from "#server/infra/log.ts";
import { ensureQueues } from "#server/infra/queue.ts";
import { freePort, startPostgres } from "#server/test/local-postgres.ts";
import { type CaughtMail, startMailCatcher } from "#server/test/mail-catcher.ts";
import { clockEnd, drivePromiseClock } from "#server/test/promise-clock.ts";
import { clockFaults, figureLines, recountFigures, waitingMails } from "#server/test/promise-recount.ts";
import { tasks } from "#server/worker.ts";
import { machine, writeSection } from "./report.ts";

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
const [app, owner] = [openDatabase(url), openDatabase(ownerUrl)];

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
    child = spawn(process.execPath, ["bench/promise-clock-worker.ts"], {
      env: { ...process.env, DATABASE_URL: url, SMTP_URL: `smtp://127.0.0.1:${port}` },
      stdio: "inherit",
    });
  },
  kill: async () => {
    if (child === undefined) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  },
};

const begun = performance.now();
const { sweeps } = await drivePromiseClock({ db: app.db, owner: owner.db, smtp, worker, leadCount, seed, outageMs });
const driven = (performance.now() - begun) / 1000;
for (const until = Date.now() + 300_000; (await waitingMails(owner.db)) > 0 && Date.now() < until;) await wait(500);
const settled = (performance.now() - begun) / 1000 - driven;
await worker.kill();
await smtp.stop();

const faults = await clockFaults(owner.db, clockEnd);
const { rows } = await owner.pool.query<{ tries: number; most: number }>(
  "select sum(attempts)::int as tries, max(attempts) as most from mail_log",
);
const ids = caught.map((each) => each.mail.messageId ?? "");
const figures = await asActor(app.db, { staff: true }, (db) => readFigures(db, 2, clockEnd));
const compare = (a: string, b: string): number => a.localeCompare(b);
const [shown, recounted] = [
  figureLines(figures).toSorted(compare),
  (await recountFigures(owner.db, figures.since, clockEnd)).toSorted(compare),
];
const unlike = shown.filter((line) => !recounted.includes(line)).length + Math.abs(shown.length - recounted.length);
const must = { repeated: 0, unfounded: 0, early: 0, missed: 0, unsent: 0, unmailed: 0 };
const good =
  Object.keys(must).every((name) => faults[name as keyof typeof must] === 0) &&
  ids.length === faults.mails &&
  new Set(ids).size === faults.mails &&
  unlike === 0;

const { all } = figures;
const inHours = (minutes: number | null): string => (minutes === null ? "none" : `${(minutes / 60).toFixed(1)} h`);
const report = `## The clock of the promise

\`npm run bench:promise-clock\` (seed ${seed}): ${leadCount} leads over 72 hours in steps of five minutes, two sweeps at once at every step (${sweeps} in
all), connections to the mail server refused from hour 1 to hour 3 (${outageMs / 1000} real seconds), the worker killed at hour 2 (SIGKILL) and
started again half an hour later, on ${machine()}.

| what | measured | must be |
| --- | --- | --- |
| warnings before the promise ran out, breaches | ${faults.warnings}, ${faults.breaches} | |
| leads told of twice at the same level | ${faults.repeated} | 0 |
| told though sample or spam | ${faults.unfounded} | 0 |
| told at the wrong time | ${faults.early} | 0 |
| past their promise, unanswered and never told | ${faults.missed} | 0 |
| mail keys in the log, those not marked sent | ${faults.mails}, ${faults.unsent} | , 0 |
| escalations without their mail, or mails without theirs | ${faults.unmailed} | 0 |
| messages at the mail server, different Message-IDs | ${ids.length}, ${new Set(ids).size} | ${faults.mails}, ${faults.mails} |
| tries for all mails, most for one | ${rows[0]?.tries}, ${rows[0]?.most} | |
| figures that differ from a recount in SQL, of | ${unlike} of ${shown.length} | 0 |
| figures: answered in time, median, p90 | ${all.answeredInTime} of ${all.counted}, ${inHours(all.medianMinutes)}, ${inHours(all.p90Minutes)} | |
| seconds for the 72 hours, and until the last mail after | ${driven.toFixed(1)}, ${settled.toFixed(1)} | |`;
console.log(report);
if (!quick) writeSection("promise-clock", report);
await Promise.all([app.close(), owner.close()]);
process.exit(good ? 0 : 1);
