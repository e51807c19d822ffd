/** The product with a wire to everything it needs, so that each can be cut, held or stretched by itself. */
import { appendFileSync, existsSync, mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { type CaughtMail, startMailCatcher } from "#server/test/mail-catcher.ts";
import { neverRefuses, withClient } from "../running.ts";
import { initialise, makeNode, type PostgresNode } from "./postgres-node.ts";
import { supervise, type Supervised } from "./supervised.ts";
import { layWire, type Wire } from "./wire.ts";

export interface World {
  readonly api: Supervised;
  readonly worker: Supervised;
  /** From each process to its database, and from the worker to the mail server. */
  readonly wires: { readonly api: Wire; readonly worker: Wire; readonly mail: Wire };
  readonly caught: readonly CaughtMail[];
  /** Told of every mail after the server has it and before the server says so. */
  readonly onMail: (listener: ((mail: CaughtMail) => void) | undefined) => void;
  readonly ask: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** Nobody can write a lead meanwhile, and whoever tries keeps a connection. */
  readonly holdLeads: (ms: number) => Promise<void>;
  /** What the processes take for the time, in seconds from what it is; needs a world with a clock that moves. */
  readonly moveClock: (seconds: number) => void;
  readonly stop: () => Promise<void>;
}

export interface Behind {
  readonly port: number;
  readonly adminUrl: string;
}

/** One server that forgets nothing it has acknowledged. */
export const startSingle = async (): Promise<PostgresNode> => {
  const node = await makeNode("single");
  await initialise(node.data);
  appendFileSync(join(node.data, "postgresql.conf"), "max_connections=200\nshared_buffers=128MB\n");
  await node.start();
  return node;
};

const fakeClock = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";
export const canMoveClock = existsSync(fakeClock);

/** A file that says how far off the clock is. Only what a clock on the wall shows is moved: timers run on. */
const movableClock = () => {
  const file = join(mkdtempSync(join(tmpdir(), "clock-")), "offset");
  const move = (seconds: number): void => {
    writeFileSync(`${file}.new`, `${seconds < 0 ? "-" : "+"}${Math.abs(seconds)}\n`);
    renameSync(`${file}.new`, file);
  };
  move(0);
  const env = {
    LD_PRELOAD: fakeClock,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: "1",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    DONT_FAKE_MONOTONIC: "1",
  };
  return { move, env };
};

export const startWorld = async (
  { port, adminUrl }: Behind,
  { database = "faults", movesClock = false }: { readonly database?: string; readonly movesClock?: boolean } = {},
): Promise<World> => {
  await createDatabase(adminUrl, database);
  const ownerUrl = urlFor(adminUrl, database, databaseRoles.owner);
  await migrateDatabase(ownerUrl);
  const clock = movesClock ? movableClock() : undefined;
  let listener: ((mail: CaughtMail) => void) | undefined;
  const catcher = await startMailCatcher(0, (mail) => listener?.(mail));
  const wires = {
    api: await layWire(() => port),
    worker: await layWire(() => port),
    mail: await layWire(() => Number(new URL(catcher.url).port)),
  };
  const through = (wire: Wire): string => {
    const url = new URL(urlFor(adminUrl, database, databaseRoles.server));
    url.port = String(wire.port);
    return url.href;
  };
  const common = {
    SMTP_URL: `smtp://127.0.0.1:${wires.mail.port}`,
    FILES_FOLDER: mkdtempSync(join(tmpdir(), "files-")),
    LOG_LEVEL: "fatal",
    // A machine that many share is slow; that is not what is tried here.
    ...neverRefuses,
    ...clock?.env,
  };
  const api = await supervise({ roles: "api", databaseUrl: through(wires.api), env: common });
  const worker = await supervise({ roles: "worker", databaseUrl: through(wires.worker), env: common });
  return {
    api,
    worker,
    wires,
    caught: catcher.caught,
    onMail: (next) => (listener = next),
    ask: (text, values = []) =>
      withClient(ownerUrl, async (client) => (await client.query(text, [...values])).rows as never),
    holdLeads: (ms) =>
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
      for (const wire of Object.values(wires)) await wire.close();
    },
  };
};
