/**
 * Runs a migration that needs an exclusive table lock while leads are written to that table and a reader holds it for seconds. No request
 * may fail or wait long, and the migration must finish by itself.
 */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { migrateDatabase } from "#server/db/migrate.ts";
import { describeMachine, writeSection } from "../support/report.ts";
import { disableOverloadCheck, startDatabase, startProcess, withClient } from "../support/bench-processes.ts";
import { startClients, tallyTable } from "../support/steady-clients.ts";

const quick = process.argv.includes("--quick");
const readerSeconds = quick ? 6 : 20;

const folder = mkdtempSync(join(tmpdir(), "migrations-"));
cpSync("server/db/migrations", folder, { recursive: true });
const journalFile = join(folder, "meta/_journal.json");
const journal = JSON.parse(readFileSync(journalFile, "utf8")) as { entries: object[] };
const next = { idx: journal.entries.length, version: "7", when: 2_000_000_000_000, tag: "next", breakpoints: true };
writeFileSync(journalFile, JSON.stringify({ ...journal, entries: [...journal.entries, next] }));
writeFileSync(join(folder, "next.sql"), 'alter table "quote_requests" add column "later" int');

const database = await startDatabase();
const { ownerUrl, serverUrl } = database;
const server = await startProcess({
  roles: "api,web",
  databaseUrl: serverUrl,
  env: { ...disableOverloadCheck, LOG_LEVEL: "error", RESUME_READERS: "1" },
});
const clients = startClients(server.port);
await wait(2000);

const reader = new pg.Client({ connectionString: serverUrl });
await reader.connect();
await reader.query("begin");
await reader.query("select count(*) from quote_requests");
const readerReleased = wait(readerSeconds * 1000).then(() => reader.end());

let attempts = 1;
const startedAt = performance.now();
await migrateDatabase(ownerUrl, {
  folder,
  report: (words) => {
    attempts += 1;
    console.log(words);
  },
});
const seconds = (performance.now() - startedAt) / 1000;
await readerReleased;
await wait(2000);
const tallies = await clients.stop();
await server.stop();

const { rows } = await withClient(ownerUrl, (owner) =>
  owner.query<{ id: string; later: number | null }>("select id, later from quote_requests"),
);
database.stop();

const storedIds = new Set(rows.map(({ id }) => id));
const lostCount = clients.acknowledged.filter((id) => !storedIds.has(id)).length;
const failed = tallies.reduce((sum, each) => sum + each.failed.length, 0);
const passing = failed === 0 && lostCount === 0 && attempts > 1;

const report = `## A migration under load

\`npm run bench:migrate-under-load\`: \`ALTER TABLE quote_requests ADD COLUMN\` while leads are written to that table and a reader holds a lock on it
for ${readerSeconds} s, on ${describeMachine()}. The migration waits one second for the lock, gives way to the queries behind it, and retries. It finished after ${seconds.toFixed(1)} s, on attempt ${attempts}.

${tallyTable(tallies)}

| what | measured | required |
| --- | --- | --- |
| failed requests | ${failed} | 0 |
| acknowledged leads with no row | ${lostCount} of ${clients.acknowledged.length} | 0 |
| attempts | ${attempts} | more than 1 |`;
console.log(report);
if (!quick) writeSection("migrate-under-load", report, "reliability");
process.exit(passing ? 0 : 1);
