/** A local PostgreSQL in its own folder, run as an unprivileged user, for development, tests and benches. */
import { execFileSync, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface LocalPostgres {
  readonly port: number;
  /** A superuser of this cluster, for creating databases and roles. */
  readonly adminUrl: string;
  /** Whether this call started it; stop() leaves an already running one alone. */
  readonly startedHere: boolean;
  stop(): void;
  /** Stops it at once, cutting every connection, and starts it again on the same port. */
  restart(): Promise<void>;
}

interface Options {
  /** Persists between runs. Default: a temporary folder that stop() removes. */
  readonly folder?: string;
  /** Uses an in-memory folder: tests create and drop a hundred databases of a thousand files each. */
  readonly inMemory?: boolean;
  /** Extra settings, "name=value". */
  readonly settings?: readonly string[];
}

/** These clusters are temporary, so they need not survive a power cut. */
const temporarySettings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_wal_size=4GB"];

const testSettings = [
  // Every connection maps the shared pages that it touches, and tests open thousands of connections.
  "shared_buffers=48MB",
  // JIT would slow down the owner's one-time statements. The server's role disables it anyway.
  "jit=off",
];

export const binaries = (): string => {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  const binFolder = versions
    .map((version) => join(root, version, "bin"))
    .find((bin) => existsSync(join(bin, "initdb")));
  if (binFolder) return binFolder;
  try {
    return execFileSync("pg_config", ["--bindir"], { encoding: "utf8" }).trim();
  } catch {
    throw new Error("PostgreSQL is not installed. Run script/bootstrap, or set DATABASE_URL to a server of yours.");
  }
};

const memoryFolder = "/dev/shm";
const enoughMemory = 4 * 1024 ** 3;

const hasMemoryFolder = (): boolean => {
  if (!existsSync(memoryFolder)) return false;
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize > enoughMemory;
};

const idOf = (flag: "-u" | "-g"): number => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }).trim());

/** initdb refuses to run as root, so root gives the cluster to the packaged postgres user. */
export const unprivileged = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: idOf("-u"), gid: idOf("-g") };
};

/** Below the ephemeral range: an outgoing connection could take a port from that range first. */
const ports = { from: 15_000, to: 32_000 };
const givenPorts = new Set<number>();

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });

export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const port = randomInt(ports.from, ports.to);
    if (givenPorts.has(port)) continue;
    givenPorts.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error("no free port");
};

const adminUrl = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`;

const runningPort = (data: string): number | undefined => {
  const pidFile = join(data, "postmaster.pid");
  if (!existsSync(pidFile)) return undefined;
  const [pid, , , port] = readFileSync(pidFile, "utf8").split("\n");
  try {
    process.kill(Number(pid), 0);
    return Number(port);
  } catch {
    return undefined;
  }
};

export const startPostgres = async (options: Options = {}): Promise<LocalPostgres> => {
  const bin = binaries();
  const user = unprivileged();
  const temporary = options.folder === undefined;
  const parent = options.inMemory === true && hasMemoryFolder() ? memoryFolder : tmpdir();
  const home = options.folder ?? mkdtempSync(join(parent, "pg-"));
  const data = join(home, "data");
  mkdirSync(home, { recursive: true });
  chmodSync(home, 0o755);
  if (user) chownSync(home, user.uid, user.gid);

  const already = runningPort(data);
  if (already !== undefined) {
    return {
      port: already,
      adminUrl: adminUrl(already),
      startedHere: false,
      stop: () => undefined,
      restart: async () => undefined,
    };
  }

  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(bin, program), args, { ...user, cwd: home, stdio: ["ignore", "ignore", "pipe"] });

  if (!existsSync(join(data, "PG_VERSION"))) {
    run("initdb", [
      "-D",
      data,
      "-U",
      "postgres",
      "--auth=trust",
      "--encoding=UTF8",
      "--locale=C.UTF-8",
      "--no-instructions",
    ]);
  }
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    `unix_socket_directories=${home}`,
    "max_connections=200",
    ...(options.inMemory === true ? testSettings : ["shared_buffers=256MB"]),
    ...(temporary ? temporarySettings : []),
    ...(options.settings ?? []),
  ];
  const flags = settings.map((setting) => `-c ${setting}`).join(" ");
  const control = (...words: readonly string[]) =>
    run("pg_ctl", ["-D", data, "-w", "-t", "60", "-l", join(home, "postgres.log"), ...words]);
  control("-o", flags, "start");

  let stopped = false;
  return {
    port,
    adminUrl: adminUrl(port),
    startedHere: true,
    stop: () => {
      if (stopped) return;
      stopped = true;
      control("-m", "fast", "stop");
      if (temporary) rmSync(home, { recursive: true, force: true });
    },
    // Not synchronous, so that requests in this process continue during the restart.
    restart: async () => {
      const words = [
        "-D",
        data,
        "-w",
        "-t",
        "60",
        "-l",
        join(home, "postgres.log"),
        "-m",
        "fast",
        "-o",
        flags,
        "restart",
      ];
      const child = spawn(join(bin, "pg_ctl"), words, { ...user, cwd: home, stdio: "ignore" });
      const [status] = (await once(child, "exit")) as [number | null];
      if (status !== 0) throw new Error(`PostgreSQL did not restart: ${status}`);
    },
  };
};
