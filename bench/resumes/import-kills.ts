/**
 * Imports a ZIP of 1,000 resumes and kills the worker five times: each file must have one result, without duplicates, and progress must be
 * correct after each kill.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#server/db/client.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { createLog } from "#server/infra/telemetry/log.ts";
import { ensureQueues } from "#server/infra/work/queue.ts";
import { driveImportKills } from "#server/test/resumes/import-kills.ts";
import { startPostgres } from "#server/test/database/local-postgres.ts";
import { tasks } from "#server/worker.ts";
import { describeMachine, formatInteger, writeSection } from "../support/report.ts";

const quick = process.argv.includes("--quick");
const [fileCount, killCount] = quick ? [40, 2] : [1000, 5];
const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);

const postgres = await startPostgres();
await createDatabase(postgres.adminUrl, "imports");
const ownerUrl = urlFor(postgres.adminUrl, "imports", databaseRoles.owner);
await migrateDatabase(ownerUrl);
const url = urlFor(postgres.adminUrl, "imports", databaseRoles.server);
await ensureQueues(url, tasks, createLog("fatal"));
const [serverDb, owner] = [openDatabase(url), openDatabase(ownerUrl)];
const folder = mkdtempSync(join(tmpdir(), "imports-"));

const { failures, counts, candidates, restartSeconds, resultsAtKill, seconds } = await driveImportKills({
  db: serverDb.db,
  owner: owner.db,
  url,
  folder,
  fileCount,
  killCount,
  seed,
});
await Promise.all([serverDb.close(), owner.close()]);
postgres.stop();

const slowest = Math.max(...restartSeconds);
const report = `## Import while the worker is killed

\`npm run bench:import-kills\` (seed ${seed}): a ZIP of ${formatInteger(fileCount)} resumes, a third each PDF, Word and text, every 20th of a person already
imported and every 25th unreadable; the worker is killed ${killCount} times (SIGKILL) after ${resultsAtKill.map(formatInteger).join(", ")} results; on ${describeMachine()}.

| what | measured | required |
| --- | --- | --- |
| files with a result | ${formatInteger((counts["done"] ?? 0) + (counts["duplicate"] ?? 0) + (counts["failed"] ?? 0))} | ${formatInteger(fileCount)} |
| candidates | ${formatInteger(candidates)}, each once | as many as email addresses |
| reported as duplicate | ${formatInteger(counts["duplicate"] ?? 0)} | |
| failed, with a reason | ${formatInteger(counts["failed"] ?? 0)} | |
| problems, wrong progress reports after a kill included | ${failures.length === 0 ? "none" : failures.join("; ")} | none |
| slowest time from a restart to its first result, boot included | ${slowest.toFixed(1)} s | |
| total, kills included | ${seconds.toFixed(0)} s (${(fileCount / seconds).toFixed(1)} a second) | |`;
console.log(report);
if (!quick) writeSection("import-kills", report);
process.exit(failures.length === 0 ? 0 : 1);
