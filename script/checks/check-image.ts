/**
 * Runs the image's steps without a container engine: copies the Dockerfile's files into a folder, removes dev packages, makes it
 * read-only, and starts it as an unprivileged user on an empty database until it is ready.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { databaseRoles, urlFor } from "#server/db/roles.ts";
import { freePort, startPostgres } from "#server/test/database/local-postgres.ts";
import { copiedPaths } from "../image/needed-files.ts";

const root = resolve(import.meta.dirname, "../..");
const image = mkdtempSync(join(tmpdir(), "image-"));
const app = join(image, "app");
mkdirSync(app);
chmodSync(image, 0o755);
for (const path of [...copiedPaths(readFileSync(join(root, "Dockerfile"), "utf8")), "package-lock.json", ".npmrc"]) {
  execFileSync("cp", ["-rL", "--reflink=auto", join(root, path), join(app, path)]);
}
console.log("copied");
execFileSync("npm", ["prune", "--ignore-scripts", "--omit=dev", "--offline", "--no-audit", "--no-fund"], {
  cwd: app,
  stdio: "ignore",
});
const megabytes = Number(execFileSync("du", ["-sm", app], { encoding: "utf8" }).split("\t")[0]);
console.log(`Without development packages: ${megabytes} MB`);
execFileSync("chmod", ["-R", "a+rX,a-w", app]);

const unprivilegedUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const writable = join(image, "volumes");
mkdirSync(writable);
chmodSync(writable, 0o777);
const postgres = await startPostgres();
const [port, machinePort] = [await freePort(), await freePort()];
const env = {
  PATH: "/usr/bin:/bin",
  NODE_ENV: "production",
  ADMIN_DATABASE_URL: postgres.adminUrl,
  MIGRATION_DATABASE_URL: urlFor(postgres.adminUrl, "app", databaseRoles.owner),
  DATABASE_URL: urlFor(postgres.adminUrl, "app", databaseRoles.server),
  PORT: String(port),
  METRICS_PORT: String(machinePort),
  ORIGIN: "https://hire.example.com",
  AUTH_SECRET: "q8Yx2vLr5TzKe7Wm3NcJ9pHd4GbUs6Fa",
  SMTP_URL: "smtp://127.0.0.1:1",
  FILES_FOLDER: join(writable, "files"),
  ERASURE_LEDGER_FILE: join(writable, "ledger/erasures.jsonl"),
  LOG_LEVEL: "warn",
};
const run = { cwd: app, env, ...unprivilegedUser };
let status = 1;
try {
  for (const program of ["script/database/db-create.ts", "script/database/db-migrate.ts"])
    execFileSync(process.execPath, [program], { ...run, stdio: "inherit" });
  const child = spawn(process.execPath, ["server/main.ts"], { ...run, stdio: "inherit" });
  const exited = once(child, "exit");
  let answer = 0;
  for (let tries = 0; tries < 600 && answer !== 200 && child.exitCode === null; tries += 1) {
    answer = await fetch(`http://127.0.0.1:${machinePort}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
    await wait(100);
  }
  const page = await fetch(`http://127.0.0.1:${port}/`).then(
    ({ status }) => status,
    () => 0,
  );
  const jobs = await fetch(`http://127.0.0.1:${port}/api/jobs`).then(
    ({ status }) => status,
    () => 0,
  );
  console.log(`Ready: ${answer}, a page: ${page}, the API: ${jobs}`);
  child.kill("SIGTERM");
  const [code] = (await exited) as [number | null];
  console.log(`Exited with ${code}`);
  status = answer === 200 && page === 200 && jobs === 200 && code === 0 ? 0 : 1;
} finally {
  postgres.stop();
  execFileSync("chmod", ["-R", "u+w", app]);
  rmSync(image, { recursive: true, force: true });
}
process.exit(status);
