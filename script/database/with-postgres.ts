/** Runs a command with a temporary PostgreSQL on a free port: with-postgres.ts COMMAND… */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { startPostgres } from "#server/test/database/local-postgres.ts";

const [command = "", ...args] = process.argv.slice(2);
const postgres = await startPostgres({ inMemory: true });
const child = spawn(command, args, {
  stdio: "inherit",
  env: { ...process.env, TEST_ADMIN_DATABASE_URL: postgres.adminUrl },
});
// Ending this process ends the command too and stops PostgreSQL.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => child.kill(signal));
const [status] = (await once(child, "exit")) as [number | null];
postgres.stop();
process.exit(status ?? 1);
