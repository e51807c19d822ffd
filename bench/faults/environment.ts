/** The product with a proxy to each dependency, so that each can be cut, held or delayed separately. */
import { appendFileSync, existsSync, mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { type CaughtMail, startMailCatcher } from "#server/test/email/mail-catcher.ts";
import { disableOverloadCheck, withClient } from "../support/bench-processes.ts";
import { initializeDataFolder, createNode, type PostgresNode } from "./postgres-node.ts";
import { supervise, type SupervisedProcess } from "./supervised-process.ts";
import { startTcpProxy, type TcpProxy } from "./tcp-proxy.ts";

export interface FaultEnvironment {
  readonly api: SupervisedProcess;
  readonly worker: SupervisedProcess;
  /** Proxies from each process to the database, and from the worker to the mail server. */
  readonly proxies: { readonly api: TcpProxy; readonly worker: TcpProxy; readonly mail: TcpProxy };
  readonly caught: readonly CaughtMail[];
  /** Called for every email once the mail server has received it, before the server replies. */
  readonly onMail: (listener: ((mail: CaughtMail) => void) | undefined) => void;
  readonly query: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** Locks the leads table: every write waits and holds its connection. */
  readonly lockLeads: (ms: number) => Promise<void>;
  /** Shifts the processes' clock by this many seconds; needs an environment with a movable clock. */
  readonly moveClock: (seconds: number) => void;
  readonly stop: () => Promise<void>;
}

export interface DatabaseAddress {
  readonly port: number;
  readonly adminUrl: string;
}

/** One PostgreSQL server that loses no acknowledged commit. */
export const startSinglePostgres = async (): Promise<PostgresNode> => {
  const node = await createNode("single");
  await initializeDataFolder(node.data);
  appendFileSync(join(node.data, "postgresql.conf"), "max_connections=200\nshared_buffers=128MB\n");
  await node.start();
  return node;
};

const libfaketimePath = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";
export const canMoveClock = existsSync(libfaketimePath);

/** Stores the clock's offset in a file. Only the wall clock moves; timers keep running. */
const movableClock = () => {
  const file = join(mkdtempSync(join(tmpdir(), "clock-")), "offset");
  const move = (seconds: number): void => {
    writeFileSync(`${file}.new`, `${seconds < 0 ? "-" : "+"}${Math.abs(seconds)}\n`);
    renameSync(`${file}.new`, file);
  };
  move(0);
  const env = {
    LD_PRELOAD: libfaketimePath,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: "1",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    DONT_FAKE_MONOTONIC: "1",
  };
  return { move, env };
};

export const startFaultEnvironment = async (
  { port, adminUrl }: DatabaseAddress,
  { database = "faults", movesClock = false }: { readonly database?: string; readonly movesClock?: boolean } = {},
): Promise<FaultEnvironment> => {
  await createDatabase(adminUrl, database);
  const ownerUrl = urlFor(adminUrl, database, databaseRoles.owner);
  await migrateDatabase(ownerUrl);
  const clock = movesClock ? movableClock() : undefined;
  let listener: ((mail: CaughtMail) => void) | undefined;
  const catcher = await startMailCatcher(0, (mail) => listener?.(mail));
  const proxies = {
    api: await startTcpProxy(() => port),
    worker: await startTcpProxy(() => port),
    mail: await startTcpProxy(() => Number(new URL(catcher.url).port)),
  };
  const proxiedUrl = (proxy: TcpProxy): string => {
    const url = new URL(urlFor(adminUrl, database, databaseRoles.server));
    url.port = String(proxy.port);
    return url.href;
  };
  const commonEnv = {
    SMTP_URL: `smtp://127.0.0.1:${proxies.mail.port}`,
    FILES_FOLDER: mkdtempSync(join(tmpdir(), "files-")),
    LOG_LEVEL: "fatal",
    // A shared machine may be slow, so the overload check is off.
    ...disableOverloadCheck,
    ...clock?.env,
  };
  const api = await supervise({ roles: "api", databaseUrl: proxiedUrl(proxies.api), env: commonEnv });
  const worker = await supervise({ roles: "worker", databaseUrl: proxiedUrl(proxies.worker), env: commonEnv });
  return {
    api,
    worker,
    proxies,
    caught: catcher.caught,
    onMail: (next) => (listener = next),
    query: (text, values = []) =>
      withClient(ownerUrl, async (client) => (await client.query(text, [...values])).rows as never),
    lockLeads: (ms) =>
      withClient(ownerUrl, async (client) => {
        await client.query("begin");
        await client.query("lock table quote_requests in access exclusive mode");
        await wait(ms);
        await client.query("rollback");
      }),
    moveClock: (seconds) => {
      if (clock === undefined) throw new Error("this world's clock does not move");
      clock.move(seconds);
    },
    stop: async () => {
      await Promise.all([api.stop(), worker.stop()]);
      await catcher.close();
      for (const proxy of Object.values(proxies)) await proxy.close();
    },
  };
};
