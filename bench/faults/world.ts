/** The product with a wire to everything it needs, so that each can be cut, held or stretched by itself. */
import { appendFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { type CaughtMail, startMailCatcher } from "#server/test/mail-catcher.ts";
import { withClient } from "../running.ts";
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

export const startWorld = async (
  { port, adminUrl }: Behind,
  env: Readonly<Record<string, string>> = {},
): Promise<World> => {
  await createDatabase(adminUrl, "faults");
  const ownerUrl = urlFor(adminUrl, "faults", databaseRoles.owner);
  await migrateDatabase(ownerUrl);
  let listener: ((mail: CaughtMail) => void) | undefined;
  const catcher = await startMailCatcher(0, (mail) => listener?.(mail));
  const wires = {
    api: await layWire(() => port),
    worker: await layWire(() => port),
    mail: await layWire(() => Number(new URL(catcher.url).port)),
  };
  const through = (wire: Wire): string => {
    const url = new URL(urlFor(adminUrl, "faults", databaseRoles.server));
    url.port = String(wire.port);
    return url.href;
  };
  const common = {
    SMTP_URL: `smtp://127.0.0.1:${wires.mail.port}`,
    FILES_FOLDER: mkdtempSync(join(tmpdir(), "files-")),
    LOG_LEVEL: "fatal",
    ...env,
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
    stop: async () => {
      await Promise.all([api.stop(), worker.stop()]);
      await catcher.close();
      for (const wire of Object.values(wires)) await wire.close();
    },
  };
};
