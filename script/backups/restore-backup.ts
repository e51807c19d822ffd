/**
 * A cluster and its files as they were at a chosen second, in new folders. Nothing that is there is overwritten. Before anybody is let
 * in, everybody who was erased since is erased again.
 */
import { once } from "node:events";
import { spawn } from "node:child_process";
import { appendFile, chmod, copyFile, cp, chown, mkdir, readdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { openDatabase } from "#server/db/client.ts";
import { replayErasures, type Replayed } from "#server/features/rights/replay-erasures.service.ts";
import { createFileStore } from "#server/infra/files/file-store.ts";
import { listBackups, sharedFiles, verifyBackup, walArchive } from "./make-backup.ts";
import { filesBelow, hashOf, readManifest } from "./manifest.ts";
import type { Keyring } from "#server/infra/keyring.ts";
import { findProgram, runProgram, unprivileged } from "./postgres-programs.ts";

export class RestoreRefused extends Error {}

export interface RestoreWish {
  /** Where backups are kept. */
  readonly folder: string;
  readonly at: Date;
  /** New folders: a cluster and the uploaded files. */
  readonly dataFolder: string;
  readonly filesFolder: string;
}

const refuseToOverwrite = async (folder: string): Promise<void> => {
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0)
    throw new RestoreRefused(`${folder} is not empty. Nothing is overwritten: name another folder.`);
};

/** The newest that was finished by then. */
const chooseBackup = async (folder: string, at: Date): Promise<string> => {
  const all = await listBackups(folder);
  const fitting = all.filter(({ manifest }) => Date.parse(manifest.finishedAt) <= at.getTime()).at(-1);
  if (fitting === undefined) {
    const first = all[0]?.manifest.finishedAt;
    throw new RestoreRefused(
      first === undefined
        ? `There is no backup in ${folder}.`
        : `The earliest second that can be restored is ${first}.`,
    );
  }
  return fitting.name;
};

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Unpacks the base backup, tells PostgreSQL how far to go on, and brings the files. Answers which backup it was. */
export const prepareRestore = async ({ folder, at, dataFolder, filesFolder }: RestoreWish): Promise<string> => {
  await refuseToOverwrite(dataFolder);
  await refuseToOverwrite(filesFolder);
  const name = await chooseBackup(folder, at);
  const wrong = await verifyBackup(folder, name);
  if (wrong.length > 0) throw new RestoreRefused(`The backup ${name} is damaged:\n  ${wrong.join("\n  ")}`);

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
  // Uploads since the base backup are among those of later backups; what no row names does no harm.
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

const lendTo = async (folder: string, user: { uid: number; gid: number }): Promise<void> => {
  const paths = await readdir(folder, { recursive: true });
  for (const path of ["", ...paths]) await chown(join(folder, path), user.uid, user.gid);
};

/** Waits until PostgreSQL has gone on to the chosen second and takes writes. */
const untilPromoted = async (adminUrl: string): Promise<void> => {
  for (let tries = 0; tries < 3600; tries += 1) {
    const client = new pg.Client({ connectionString: adminUrl });
    try {
      await client.connect();
      const { rows } = await client.query<{ waiting: boolean }>("select pg_is_in_recovery() as waiting");
      if (rows[0]?.waiting === false) return;
    } catch {
      // Not yet.
    } finally {
      await client.end().catch(() => undefined);
    }
    await wait(250);
  }
  throw new Error("PostgreSQL did not come to the chosen second; its log says why.");
};

export interface RunningRestore {
  readonly adminUrl: string;
  readonly stop: () => Promise<void>;
}

/** Starts the restored cluster where only this machine reaches it. */
export const startRestored = async (dataFolder: string, port?: number): Promise<RunningRestore> => {
  const user = unprivileged();
  if (user !== undefined) await lendTo(dataFolder, user);
  await chmod(dataFolder, 0o700);
  const program = findProgram("postgres");
  if (program === undefined) throw new Error("postgres was not found: start it with the restored folder yourself.");
  const at = port ?? (await freePort());
  const settings = [`port=${at}`, "listen_addresses=127.0.0.1", `unix_socket_directories=${dataFolder}`];
  const child = spawn(program, ["-D", dataFolder, ...settings.flatMap((each) => ["-c", each])], {
    ...user,
    cwd: dataFolder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  const adminUrl = `postgres://postgres@127.0.0.1:${at}/postgres`;
  const stop = async (): Promise<void> => {
    child.kill("SIGINT");
    await ended;
  };
  const early = ended.then(() => Promise.reject(new Error("PostgreSQL ended; its words are above.")));
  // It ends in the end: that is then nobody's failure.
  early.catch(() => undefined);
  await Promise.race([untilPromoted(adminUrl), early]);
  return { adminUrl, stop };
};

export interface FinishWish {
  /** The restored database, as the role that owns the tables. */
  readonly ownerUrl: string;
  readonly filesFolder: string;
  readonly ledgerFile: string;
  readonly ledgerKeys: Keyring;
}

export interface Finished {
  readonly replayed: Replayed;
  /** Files that a row names and that are not there, or are not what the row says. */
  readonly missing: readonly string[];
}

/** Erases again, then holds every file against its row. */
export const finishRestore = async ({
  ownerUrl,
  filesFolder,
  ledgerFile,
  ledgerKeys,
}: FinishWish): Promise<Finished> => {
  const { db, pool, close } = openDatabase(ownerUrl, { max: 2, patienceMs: 60_000 });
  try {
    const files = createFileStore(filesFolder);
    const replayed = await replayErasures({ db, files, ledgerKeys, ledgerFile });
    const { rows } = await pool.query<{ key: string; sha256: string }>(
      "select storage_key as key, sha256 from files where deleted_at is null",
    );
    const there = new Set(await filesBelow(filesFolder));
    const missing: string[] = [];
    for (const { key, sha256 } of rows) {
      if (!there.has(key) || (await hashOf(join(filesFolder, key))) !== sha256) missing.push(key);
    }
    return { replayed, missing };
  } finally {
    await close();
  }
};

/** The ledger with the most in it: the one in use, or if that is lost the copy of the newest backup. */
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
