/** One PostgreSQL server whose processes can be killed and stopped individually. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, openSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { binaries, freePort, unprivileged } from "#server/test/database/local-postgres.ts";

const serverUser = unprivileged();

/** Runs a PostgreSQL tool as the user that owns the server's files. */
export const runTool = async (program: string, ...args: readonly string[]): Promise<void> => {
  await promisify(execFile)(join(binaries(), program), args, { ...serverUser, cwd: tmpdir() });
};

interface ProcessInfo {
  readonly pid: number;
  readonly title: string;
}

const childrenOf = (parent: number): ProcessInfo[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
        if (Number(fields[1]) !== parent) return [];
        return [{ pid: Number(name), title: readFileSync(`/proc/${name}/cmdline`, "utf8").replaceAll("\0", " ") }];
      } catch {
        return [];
      }
    });

const signalProcess = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already exited.
  }
};

export interface PostgresNode {
  readonly name: string;
  readonly port: number;
  readonly home: string;
  readonly data: string;
  readonly adminUrl: string;
  readonly start: () => Promise<void>;
  /** Kills all of its processes at once, as a power failure would. */
  readonly killAll: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Signals its processes of one kind, such as "walreceiver", and returns how many there were. */
  readonly signalKind: (kind: string, signal: NodeJS.Signals) => number;
  readonly query: <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]>;
}

export const initializeDataFolder = (data: string): Promise<void> =>
  runTool(
    "initdb",
    "-D",
    data,
    "-U",
    "postgres",
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
    "--data-checksums",
    "--no-instructions",
  );

const nodes = new Set<PostgresNode>();
process.once("exit", () => {
  for (const node of nodes) node.signalKind("", "SIGKILL");
});

/** Uses a new folder, or the data folder of a stopped server. */
export const createNode = async (name: string, folder?: string): Promise<PostgresNode> => {
  const home = mkdtempSync(join(tmpdir(), `pg-${name}-`));
  chmodSync(home, 0o755);
  if (serverUser !== undefined) chownSync(home, serverUser.uid, serverUser.gid);
  const data = folder ?? join(home, "data");
  const port = await freePort();
  const adminUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  const ask: PostgresNode["query"] = async <Row extends pg.QueryResultRow>(text: string) => {
    const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 2000 });
    client.on("error", () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const isGone = (): boolean => server === undefined || server.exitCode !== null || server.signalCode !== null;
  const signalKind: PostgresNode["signalKind"] = (kind, signal) => {
    const parent = server?.pid;
    if (parent === undefined) return 0;
    const processInfos = childrenOf(parent).filter(({ title }) => title.includes(kind));
    if (kind === "") signalProcess(parent, signal);
    for (const { pid } of processInfos) signalProcess(pid, signal);
    return processInfos.length;
  };
  const waitUntilGone = async (): Promise<void> => {
    while (!isGone()) await wait(20);
  };

  const node: PostgresNode = {
    name,
    port,
    home,
    data,
    adminUrl,
    query: ask,
    signalKind,
    start: async () => {
      const flags = [
        "listen_addresses=127.0.0.1",
        `port=${port}`,
        `unix_socket_directories=${home}`,
        `cluster_name=${name}`,
      ];
      const log = openSync(join(home, "postgres.log"), "a");
      server = spawn(join(binaries(), "postgres"), ["-D", data, ...flags.flatMap((flag) => ["-c", flag])], {
        ...serverUser,
        cwd: home,
        stdio: ["ignore", log, log],
      });
      for (let tries = 0; tries < 600; tries += 1) {
        if (isGone())
          throw new Error(`${name} did not start: ${readFileSync(join(home, "postgres.log"), "utf8").slice(-800)}`);
        if (
          await ask("select 1").then(
            () => true,
            () => false,
          )
        )
          return;
        await wait(100);
      }
      throw new Error(`${name} does not answer`);
    },
    killAll: async () => {
      signalKind("", "SIGKILL");
      await waitUntilGone();
    },
    stop: async () => {
      if (isGone()) return;
      server?.kill("SIGINT");
      await waitUntilGone();
    },
  };
  nodes.add(node);
  return node;
};
