/**
 * npm run restore -- --from FOLDER --at 2026-11-16T09:30:00Z --data NEW_CLUSTER --files NEW_FILES [--database app] [--prepare-only]
 * Restores a cluster and its files as of that second into new folders, and repeats the erasures since then.
 */
import { parseArgs } from "node:util";
import { databaseRoles, urlFor } from "#server/db/roles.ts";
import { findLedger, finishRestore, prepareRestore, RestoreError, startRestored } from "../backups/restore-backup.ts";
import { ledgerKeysFromEnvironment } from "./environment-keys.ts";

const { values } = parseArgs({
  options: {
    from: { type: "string" },
    at: { type: "string" },
    data: { type: "string" },
    files: { type: "string" },
    database: { type: "string", default: "app" },
    "prepare-only": { type: "boolean", default: false },
  },
});
const { from, at, data, files } = values;
if (from === undefined || at === undefined || data === undefined || files === undefined) {
  console.error("Pass --from, --at, --data and --files. See docs/operations.md for an example.");
  process.exit(1);
}
const moment = new Date(at);
if (Number.isNaN(moment.getTime()) || !/(Z|[+-]\d\d:\d\d)$/.test(at)) {
  console.error("--at must be a time with a time zone, such as 2026-11-16T09:30:00Z");
  process.exit(1);
}

try {
  const ledgerKeys = ledgerKeysFromEnvironment();
  const name = await prepareRestore({ folder: from, at: moment, dataFolder: data, filesFolder: files });
  console.log(`Restored ${data} and ${files} from ${name}`);
  if (values["prepare-only"]) {
    console.log("Start PostgreSQL with that folder, wait until it accepts writes, then run npm run erase:replay.");
    process.exit(0);
  }
  const running = await startRestored(data);
  console.log(`PostgreSQL has recovered to ${moment.toISOString()}`);
  try {
    const ledgerFile = `${files}.erasures.jsonl`;
    console.log(
      `Reading erasures from ${await findLedger(from, process.env["ERASURE_LEDGER_FILE"] || ".data/erasures.jsonl", ledgerFile)}`,
    );
    const ownerUrl = urlFor(running.adminUrl, values.database, databaseRoles.owner, process.env["APP_OWNER_PASSWORD"]);
    const { replayed, missing } = await finishRestore({ ownerUrl, filesFolder: files, ledgerFile, ledgerKeys });
    console.log(`Erased again: ${replayed.people} people, ${replayed.workspaces} workspaces, ${replayed.files} files.`);
    for (const key of missing) console.error(`A row refers to the file ${key}, which is in no backup.`);
    process.exitCode = missing.length > 0 ? 1 : 0;
  } finally {
    await running.stop();
  }
  console.log(`Done. Start PostgreSQL with ${data}, point FILES_FOLDER to ${files}, then npm run db:migrate.`);
} catch (error) {
  if (!(error instanceof RestoreError)) throw error;
  console.error(error.message);
  process.exit(1);
}
