/** Starts the whole development environment with one command; Ctrl-C stops it. */
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { seedDatabase } from "#server/db/seed/seed.ts";
import { prepareDemo } from "#server/prepare-demo.ts";
import { startPostgres } from "#server/test/database/local-postgres.ts";
import { startMailCatcher } from "#server/test/email/mail-catcher.ts";
import { startMailViewer } from "./mail-viewer.ts";

const webPort = Number(process.env["WEB_PORT"] ?? 3000);
const apiPort = webPort + 1;
const mailPort = webPort + 25;
const smtpPort = webPort + 26;
const databaseName = "development";

/** Uses DATABASE_URL with MIGRATION_DATABASE_URL, or a local PostgreSQL in a git-ignored folder. */
const findDatabase = async () => {
  const [url, ownerUrl] = [process.env["DATABASE_URL"], process.env["MIGRATION_DATABASE_URL"]];
  if (url !== undefined && ownerUrl !== undefined) return { url, ownerUrl, stop: () => undefined };
  const postgres = await startPostgres({ folder: fileURLToPath(new URL("../.data/postgres", import.meta.url)) });
  await createDatabase(postgres.adminUrl, databaseName);
  return {
    url: urlFor(postgres.adminUrl, databaseName, databaseRoles.server),
    ownerUrl: urlFor(postgres.adminUrl, databaseName, databaseRoles.owner),
    stop: () => postgres.stop(),
  };
};

const database = await findDatabase();
await migrateDatabase(database.ownerUrl);
await seedDatabase(database.ownerUrl, new Date());
await prepareDemo(database.ownerUrl);
const catcher = await startMailCatcher(smtpPort);
startMailViewer(catcher, mailPort);

const apiOrigin = `http://127.0.0.1:${apiPort}`;
const shared = {
  ...process.env,
  NODE_ENV: "development",
  DATABASE_URL: database.url,
  SMTP_URL: process.env["SMTP_URL"] ?? catcher.url,
  AUTH_SECRET: process.env["AUTH_SECRET"] ?? "for-development-only-0123456789abcdef",
  ORIGIN: `http://localhost:${webPort}`,
  LOG_LEVEL: process.env["LOG_LEVEL"] ?? "info",
  WEB_PORT: String(webPort),
  API_ORIGIN: apiOrigin,
  VITE_API_ORIGIN: apiOrigin,
};

const children: ChildProcess[] = [];
const run = (
  name: string,
  command: string,
  args: readonly string[],
  extra: Readonly<Record<string, string>> = {},
): void => {
  // In its own process group: some of these start children, which must end with them.
  const child = spawn(command, args, {
    env: { ...shared, ...extra },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => console.log(`${name.padEnd(7)}| ${line}`));
  }
  children.push(child);
};

const watched = ["--watch", "--watch-preserve-output", "server/main.ts"];
run("api", process.execPath, watched, { ROLES: "api", PORT: String(apiPort) });
run("worker", process.execPath, watched, { ROLES: "worker" });
run("web", "react-router", ["dev"]);

console.log(`
  site   http://localhost:${webPort}
  mail   http://localhost:${mailPort}
  api    ${apiOrigin}/healthz
  data   ${database.ownerUrl}
  staff  DATABASE_URL=${database.url} npm run -s staff -- add "Your Name" you@firm.example
`);

let closing = false;
const close = () => {
  if (closing) return;
  closing = true;
  for (const child of children) {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
    } catch {
      // The process has already exited.
    }
  }
  setTimeout(() => {
    database.stop();
    process.exit(0);
  }, 1500);
};
process.on("SIGINT", close);
process.on("SIGTERM", close);
