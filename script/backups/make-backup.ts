/**
 * One backup: a base backup of the cluster, the ledger of erasures, and the uploaded files, with a manifest. Files never change once they
 * have their name, so all backups of a place share one folder of them, and each adds only what is new.
 */
import { constants } from "node:fs";
import { copyFile, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import pg from "pg";
import { differences, filesBelow, hashOf, type Manifest, readManifest, writeManifest } from "./manifest.ts";
import { runProgram } from "./postgres-programs.ts";

export interface BackupPlace {
  /** Holds a folder for each backup, `files`, and `wal`, to which PostgreSQL archives. */
  readonly folder: string;
}

export interface BackupWish extends BackupPlace {
  /** A role that may replicate; the whole cluster is copied. */
  readonly databaseUrl: string;
  readonly filesFolder: string;
  readonly ledgerFile: string;
  readonly now: Date;
}

export const sharedFiles = (folder: string): string => join(folder, "files");
export const walArchive = (folder: string): string => join(folder, "wal");

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

/** Half-written uploads are nobody's yet, and what is erased while this runs is meant to be gone. */
const addFiles = async (from: string, to: string, known: Readonly<Record<string, string>>) => {
  const held: Record<string, string> = {};
  for (const path of await filesBelow(from)) {
    if (path.endsWith(".part")) continue;
    const target = join(to, path);
    const before = known[path];
    if (before !== undefined) {
      held[path] = before;
      continue;
    }
    try {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await copyFile(join(from, path), `${target}.part`, constants.COPYFILE_FICLONE);
      await rename(`${target}.part`, target);
      held[path] = await hashOf(target);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
  return held;
};

/** Backups that were finished, the oldest first. */
export const listBackups = async (folder: string): Promise<readonly { name: string; manifest: Manifest }[]> => {
  const names = (await filesBelow(folder))
    .filter((path) => /^[^/]+\/manifest\.json$/.test(path))
    .map((path) => dirname(path));
  return Promise.all(names.map(async (name) => ({ name, manifest: await readManifest(join(folder, name)) })));
};

const firstWalOf = (label: string): string => /START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/.exec(label)?.[1] ?? "";

const neededSettings = [
  "max_connections",
  "max_worker_processes",
  "max_wal_senders",
  "max_prepared_transactions",
  "max_locks_per_transaction",
] as const;

const readSettings = async (databaseUrl: string): Promise<Record<string, string>> => {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; setting: string }>(
      "select name, setting from pg_settings where name = any($1)",
      [neededSettings],
    );
    return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  } finally {
    await client.end();
  }
};

export const makeBackup = async (wish: BackupWish): Promise<string> => {
  const { folder, databaseUrl, filesFolder, ledgerFile, now } = wish;
  const name = now.toISOString().replaceAll(":", "-").slice(0, 19);
  const own = join(folder, name);
  const known = Object.assign({}, ...(await listBackups(folder)).map((each) => each.manifest.files)) as Record<
    string,
    string
  >;
  await mkdir(own, { recursive: true, mode: 0o700 });
  try {
    const settings = await readSettings(databaseUrl);
    await runProgram("pg_basebackup", [
      `--dbname=${databaseUrl}`,
      `--pgdata=${join(own, "base")}`,
      "--format=tar",
      "--gzip",
      "--wal-method=stream",
      "--checkpoint=fast",
      "--no-password",
      `--label=cohire ${name}`,
    ]);
    const label = await runProgram("tar", ["-xzOf", join(own, "base/base.tar.gz"), "backup_label"]);
    const finishedAt = new Date().toISOString();
    // After the database, so that every file a row of it names is there.
    const files = await addFiles(filesFolder, sharedFiles(folder), known);
    await copyFile(ledgerFile, join(own, "erasures.jsonl")).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
    const hashes: Record<string, string> = {};
    for (const path of await filesBelow(own)) hashes[path] = await hashOf(join(own, path));
    const startedAt = now.toISOString();
    const firstWal = firstWalOf(label);
    await writeManifest(own, { format: 1, startedAt, finishedAt, firstWal, settings, own: hashes, files });
  } catch (error) {
    await rm(own, { recursive: true, force: true });
    throw error;
  }
  return own;
};

/** Removes what is older than it may be: backups, the log before the oldest that stays, files that none of those has. The newest stays. */
export const pruneBackups = async (folder: string, keepDays: number, now: Date): Promise<readonly string[]> => {
  const all = await listBackups(folder);
  const oldest = now.getTime() - keepDays * 86_400_000;
  const tooOld = all.slice(0, -1).filter(({ manifest }) => Date.parse(manifest.finishedAt) < oldest);
  for (const { name } of tooOld) await rm(join(folder, name), { recursive: true, force: true });
  const kept = all.filter((each) => !tooOld.includes(each));
  const stillHeld = new Set(kept.flatMap(({ manifest }) => Object.keys(manifest.files)));
  for (const path of await filesBelow(sharedFiles(folder))) {
    if (!stillHeld.has(path)) await rm(join(sharedFiles(folder), path));
  }
  const firstWal = kept[0]?.manifest.firstWal ?? "";
  for (const name of await filesBelow(walArchive(folder))) {
    if (firstWal !== "" && /^[0-9A-F]{24}/.test(name) && name.slice(8, 24) < firstWal.slice(8)) {
      await rm(join(walArchive(folder), name));
    }
  }
  return tooOld.map(({ name }) => name);
};

export const verifyBackup = async (folder: string, name: string): Promise<readonly string[]> => {
  const { own, files } = await readManifest(join(folder, name));
  return [...(await differences(join(folder, name), own)), ...(await differences(sharedFiles(folder), files))];
};
