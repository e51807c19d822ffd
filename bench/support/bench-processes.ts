/** Starts a temporary database and the product's own processes for a bench, and kills all of them when the bench exits for any reason. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { migrateDatabase } from "#server/db/migrate.ts";
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { freePort, startPostgres } from "#server/test/database/local-postgres.ts";
import { waitUntilReachable } from "./wait-until-reachable.ts";

/** PostgreSQL settings for real durability: a commit returns only once it is on disk. */
export const durableSettings = ["fsync=on", "synchronous_commit=on", "full_page_writes=on"];

export interface BenchDatabase {
  readonly adminUrl: string;
  readonly ownerUrl: string;
  readonly serverUrl: string;
  readonly restart: () => Promise<void>;
  readonly stop: () => void;
}

export const benchDatabaseName = "bench";

export const startDatabase = async (settings: readonly string[] = []): Promise<BenchDatabase> => {
  const postgres = await startPostgres({ settings });
  process.once("exit", () => postgres.stop());
  await createDatabase(postgres.adminUrl, benchDatabaseName);
  const ownerUrl = urlFor(postgres.adminUrl, benchDatabaseName, databaseRoles.owner);
  await migrateDatabase(ownerUrl);
  return {
    adminUrl: postgres.adminUrl,
    ownerUrl,
    serverUrl: urlFor(postgres.adminUrl, benchDatabaseName, databaseRoles.server),
    restart: () => postgres.restart(),
    stop: () => postgres.stop(),
  };
};

export const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Turns off the overload check, which would refuse requests while a process is under full load. */
export const disableOverloadCheck = { OVERLOAD_PAUSE_MS: "0" };

const children = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});
// SIGINT and SIGTERM must run the exit handler above.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

export interface RunningProcess {
  readonly origin: string;
  readonly port: number;
  readonly child: ChildProcess;
  /** Sends SIGTERM and waits until the process has exited. */
  readonly stop: () => Promise<void>;
}

interface ProcessOptions {
  readonly roles: string;
  readonly databaseUrl: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
}

export const benchSecret = "for-benches-only-0123456789abcdef0123";

/** The environment of a bench process. Per-visitor limits are off, because the load generator simulates thousands of visitors. */
const processEnvironment = ({ roles, databaseUrl, env }: ProcessOptions, port: number): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: "production",
  ROLES: roles,
  [roles === "worker" ? "METRICS_PORT" : "PORT"]: String(port),
  ORIGIN: "http://127.0.0.1",
  LOG_LEVEL: "warn",
  SMTP_URL: "smtp://127.0.0.1:1",
  AUTH_SECRET: benchSecret,
  DATABASE_URL: databaseUrl,
  DATABASE_POOL_SIZE: "16",
  TRUST_PROXY: "127.0.0.1",
  FORMS_PER_MINUTE: "1000000000",
  FORMS_PER_EMAIL_PER_DAY: "1000000000",
  ...env,
});

/** The Node arguments of `npm start`, including its memory limit. */
const startArguments = (): string[] => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { start: string } };
  return scripts.start.split(" ").slice(1);
};

/** Starts one process of the product and waits until it is ready; one without `api` or `web` reports that on the metrics port. */
export const startProcess = async (options: ProcessOptions): Promise<RunningProcess> => {
  const port = options.port ?? (await freePort());
  const child = spawn(process.execPath, startArguments(), { stdio: "inherit", env: processEnvironment(options, port) });
  children.add(child);
  child.once("exit", () => children.delete(child));
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReachable(`${origin}/readyz`, 120);
  return {
    origin,
    port,
    child,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await Promise.race([exited, wait(15_000)]);
      child.kill("SIGKILL");
    },
  };
};
