/**
 * npm run backup -- --to FOLDER [--keep-days 30]: backs up the database, files and ledger and verifies the backup.
 * For a restore to any second, PostgreSQL must archive its log to FOLDER/wal as described in docs/operations.md.
 */
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { makeBackup, pruneBackups, verifyBackup } from "../backups/make-backup.ts";
import { requireEnv } from "./require-variable.ts";

const { values } = parseArgs({ options: { to: { type: "string" }, "keep-days": { type: "string" } } });
const folder = values.to ?? requireEnv("BACKUP_FOLDER");
const backupFolder = await makeBackup({
  folder,
  databaseUrl: requireEnv("BACKUP_DATABASE_URL"),
  filesFolder: process.env["FILES_FOLDER"] || ".data/files",
  ledgerFile: process.env["ERASURE_LEDGER_FILE"] || ".data/erasures.jsonl",
  now: new Date(),
});
const problems = await verifyBackup(folder, basename(backupFolder));
if (problems.length > 0) {
  console.error(`The backup failed verification:\n  ${problems.join("\n  ")}`);
  process.exit(1);
}
console.log(`${backupFolder} is complete and verified`);
if (values["keep-days"] !== undefined) {
  const removedNames = await pruneBackups(folder, Number(values["keep-days"]), new Date());
  console.log(`${removedNames.length} backups older than ${values["keep-days"]} days removed`);
}
