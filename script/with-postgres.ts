/** Runs a command with a PostgreSQL of its own, in a temporary folder on a free port: with-postgres.ts COMMAND… */
import { spawnSync } from "node:child_process";
import { startPostgres } from "#server/test/local-postgres.ts";

const [command = "", ...args] = process.argv.slice(2);
const postgres = await startPostgres();
const { status } = spawnSync(command, args, {
  stdio: "inherit",
  env: { ...process.env, TEST_ADMIN_DATABASE_URL: postgres.adminUrl },
});
postgres.stop();
process.exit(status ?? 1);
