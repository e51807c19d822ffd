/** npm run erase:replay, after a restore and before it is used: repeats the erasures since the backup. */
import { openDatabase } from "#server/db/client.ts";
import { replayErasures } from "#server/features/rights/replay-erasures.service.ts";
import { createFileStore } from "#server/infra/files/file-store.ts";
import { ledgerKeysFromEnvironment } from "./environment-keys.ts";
import { requireEnv } from "./require-variable.ts";

const { db, close } = openDatabase(requireEnv("MIGRATION_DATABASE_URL"), { max: 2 });
try {
  const { entries, people, workspaces, addresses, files } = await replayErasures({
    db,
    files: createFileStore(process.env["FILES_FOLDER"] ?? ".data/files"),
    ledgerKeys: ledgerKeysFromEnvironment(),
    ledgerFile: process.env["ERASURE_LEDGER_FILE"] || ".data/erasures.jsonl",
  });
  console.info(
    `${entries} erasures in the ledger. Erased again: ${people} people, ${workspaces} workspaces, ${addresses} addresses, ${files} files.`,
  );
} finally {
  await close();
}
