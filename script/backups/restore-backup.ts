/**
 * Restores a cluster and its files as of a chosen second, into new folders. Nothing is overwritten. Before the restore is used, everyone
 * who was erased since then is erased again.
 */
import { once } from "node:events";
import { spawn } from "node:child_process";
import { appendFile, chmod, copyFile, cp, chown, mkdir, readdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { openDatabase } from "#server/db/client.ts";
import { replayErasures, type ReplayResult } from "#server/features/rights/replay-erasures.service.ts";
import { createFileStore } from "#server/infra/files/file-store.ts";
import { listBackups, sharedFiles, verifyBackup, walArchive } from "./make-backup.ts";
import { filesBelow, hashOf, readManifest } from "./manifest.ts";
import type { Keyring } from "#server/infra/crypto/keyring.ts";
import { findProgram, runProgram, unprivileged } from "./postgres-programs.ts";

export class RestoreError extends Error {}

export interface RestoreOptions {
  /** The folder that contains the backups. */
  readonly folder: string;
  readonly at: Date;
  /** New folders for the restored cluster and the uploaded files. */
  readonly dataFolder: string;
  readonly filesFolder: string;
}

const refuseToOverwrite = async (folder: string): Promise<void> => {
  const existing = await readdir(folder).catch(() => []);
  if (existing.length > 0)
    throw new RestoreError(`${folder} is not empty, and a restore never overwrites files. Choose another folder.`);
};

/** The newest backup finished before the chosen time. */
const chooseBackup = async (folder: string, time: Date): Promise<string> => {
  const all = await listBackups(folder);
  const newestUsable = all.filter(({ manifest }) => Date.parse(manifest.finishedAt) <= time.getTime()).at(-1);
  if (newestUsable === undefined) {
    const first = all[0]?.manifest.finishedAt;
    throw new RestoreError(
      first === undefined ? `There is no backup in ${folder}.` : `The earliest time you can restore is ${first}.`,
    );
  }
  return newestUsable.name;
};

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Unpacks the base backup, sets the recovery target and copies the files. Returns the backup's name. */
export const prepareRestore = async ({ folder, at, dataFolder, filesFolder }: RestoreOptions): Promise<string> => {
  await refuseToOverwrite(dataFolder);
  await refuseToOverwrite(filesFolder);
  const name = await chooseBackup(folder, at);
  const problems = await verifyBackup(folder, name);
  if (problems.length > 0) throw new RestoreError(`The backup ${name} is damaged:\n  ${problems.join("\n  ")}`);

  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const base = join(folder, name, "base");
  await runProgram("tar", ["-xzf", join(base, "base.tar.gz"), "-C", dataFolder]);
  await mkdir(join(dataFolder, "pg_wal"), { recursive: true });
  await runProgram("tar", ["-xzf", join(base, "pg_wal.tar.gz"), "-C", join(dataFolder, "pg_wal")]);
  await appendFile(
    join(dataFolder, "postgresql.auto.conf"),
    `
restore_command = ${quoted(`cp "${walArchive(folder)}/%f" "%p"`)}
recovery_target_time = ${quoted(at.toISOString().replace("Z", "+00"))}
recovery_target_action = 'promote'
archive_mode = 'off'
${Object.entries((await readManifest(join(folder, name))).settings)
  .map(([setting, value]) => `${setting} = ${quoted(value)}`)
  .join("\n")}
`,
  );
  await writeFile(join(dataFolder, "recovery.signal"), "");
  // Uploads since the base backup are in later backups; files without a row do no harm.
  await mkdir(filesFolder, { recursive: true, mode: 0o700 });
  await cp(sharedFiles(folder), filesFolder, { recursive: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  });
  return name;
};

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  return typeof address === "object" && address !== null ? address.port : 0;
};

const chownRecursively = async (folder: string, user: { uid: number; gid: number }): Promise<void> => {
  const paths = await readdir(folder, { recursive: true });
  for (const path of ["", ...paths]) await chown(join(folder, path), user.uid, user.gid);
};

/** Waits until PostgreSQL has recovered to the chosen second and accepts writes. */
const waitForPromotion = async (adminUrl: string): Promise<void> => {
  for (let tries = 0; tries < 3600; tries += 1) {
    const client = new pg.Client({ connectionString: adminUrl });
    try {
      await client.connect();
      const { rows } = await client.query<{ waiting: boolean }>("select pg_is_in_recovery() as waiting");
      if (rows[0]?.waiting === false) return;
    } catch {
      // PostgreSQL does not accept connections yet.
    } finally {
      await client.end().catch(() => undefined);
    }
    await wait(250);
  }
  throw new Error("PostgreSQL did not recover to the chosen time. See its log for the reason.");
};

export interface RunningRestore {
  readonly adminUrl: string;
  readonly stop: () => Promise<void>;
}

/** Starts the restored cluster, reachable only from this machine. */
export const startRestored = async (dataFolder: string, port?: number): Promise<RunningRestore> => {
  const user = unprivileged();
  if (user !== undefined) await chownRecursively(dataFolder, user);
  await chmod(dataFolder, 0o700);
  const program = findProgram("postgres");
  if (program === undefined) throw new Error("postgres was not found. Start it with the restored folder yourself.");
  const portNumber = port ?? (await freePort());
  const settings = [`port=${portNumber}`, "listen_addresses=127.0.0.1", `unix_socket_directories=${dataFolder}`];
  const child = spawn(program, ["-D", dataFolder, ...settings.flatMap((each) => ["-c", each])], {
    ...user,
    cwd: dataFolder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const exited = once(child, "exit");
  const adminUrl = `postgres://postgres@127.0.0.1:${portNumber}/postgres`;
  const stop = async (): Promise<void> => {
    child.kill("SIGINT");
    await exited;
  };
  const exitedEarly = exited.then(() => Promise.reject(new Error("PostgreSQL stopped. See its output above.")));
  // Avoids an unhandled rejection when the process ends later.
  exitedEarly.catch(() => undefined);
  await Promise.race([waitForPromotion(adminUrl), exitedEarly]);
  return { adminUrl, stop };
};

export interface FinishOptions {
  /** The restored database, as the role that owns the tables. */
  readonly ownerUrl: string;
  readonly filesFolder: string;
  readonly ledgerFile: string;
  readonly ledgerKeys: Keyring;
}

export interface RestoreResult {
  readonly replayed: ReplayResult;
  /** Files that a row names but that are missing or changed. */
  readonly missing: readonly string[];
}

/** Repeats the erasures, then verifies every file against its row. */
export const finishRestore = async ({
  ownerUrl,
  filesFolder,
  ledgerFile,
  ledgerKeys,
}: FinishOptions): Promise<RestoreResult> => {
  const { db, pool, close } = openDatabase(ownerUrl, { max: 2, timeoutMs: 60_000 });
  try {
    const files = createFileStore(filesFolder);
    const replayed = await replayErasures({ db, files, ledgerKeys, ledgerFile });
    const { rows } = await pool.query<{ key: string; sha256: string }>(
      "select storage_key as key, sha256 from files where deleted_at is null",
    );
    const existing = new Set(await filesBelow(filesFolder));
    const missing: string[] = [];
    for (const { key, sha256 } of rows) {
      if (!existing.has(key) || (await hashOf(join(filesFolder, key))) !== sha256) missing.push(key);
    }
    return { replayed, missing };
  } finally {
    await close();
  }
};

/** The most complete ledger: the one in use or, if that is lost, the copy in the newest backup. */
export const findLedger = async (folder: string, inUse: string, to: string): Promise<string> => {
  const newest = (await listBackups(folder)).at(-1)?.name ?? "";
  const copies = [inUse, join(folder, newest, "erasures.jsonl")];
  for (const copy of copies) {
    try {
      if (copy !== to) {
        await mkdir(dirname(to), { recursive: true });
        await copyFile(copy, to);
      }
      return copy;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
  return to;
};
