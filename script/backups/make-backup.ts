/**
 * One backup: a base backup of the cluster, the erasure ledger and the uploaded files, with a manifest. Files never change once named, so
 * all backups in a folder share one folder of files, and each adds only new ones.
 */
import { constants } from "node:fs";
import { copyFile, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import pg from "pg";
import { findDifferences, filesBelow, hashOf, type Manifest, readManifest, writeManifest } from "./manifest.ts";
import { runProgram } from "./postgres-programs.ts";

interface BackupTarget {
  /** Contains a folder per backup, `files`, and `wal`, to which PostgreSQL archives. */
  readonly folder: string;
}

export interface BackupOptions extends BackupTarget {
  /** A role with replication rights; the whole cluster is copied. */
  readonly databaseUrl: string;
  readonly filesFolder: string;
  readonly ledgerFile: string;
  readonly now: Date;
}

export const sharedFiles = (folder: string): string => join(folder, "files");
export const walArchive = (folder: string): string => join(folder, "wal");

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

/** Skips partial uploads, and files that are erased while this runs. */
const addFiles = async (from: string, to: string, knownHashes: Readonly<Record<string, string>>) => {
  const copied: Record<string, string> = {};
  for (const path of await filesBelow(from)) {
    if (path.endsWith(".part")) continue;
    const target = join(to, path);
    const before = knownHashes[path];
    if (before !== undefined) {
      copied[path] = before;
      continue;
    }
    try {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await copyFile(join(from, path), `${target}.part`, constants.COPYFILE_FICLONE);
      await rename(`${target}.part`, target);
      copied[path] = await hashOf(target);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
  return copied;
};

/** Finished backups, oldest first. */
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

export const makeBackup = async (options: BackupOptions): Promise<string> => {
  const { folder, databaseUrl, filesFolder, ledgerFile, now } = options;
  const name = now.toISOString().replaceAll(":", "-").slice(0, 19);
  const backupFolder = join(folder, name);
  const knownHashes = Object.assign({}, ...(await listBackups(folder)).map((each) => each.manifest.files)) as Record<
    string,
    string
  >;
  await mkdir(backupFolder, { recursive: true, mode: 0o700 });
  try {
    const settings = await readSettings(databaseUrl);
    await runProgram("pg_basebackup", [
      `--dbname=${databaseUrl}`,
      `--pgdata=${join(backupFolder, "base")}`,
      "--format=tar",
      "--gzip",
      "--wal-method=stream",
      "--checkpoint=fast",
      "--no-password",
      `--label=cohire ${name}`,
    ]);
    const label = await runProgram("tar", ["-xzOf", join(backupFolder, "base/base.tar.gz"), "backup_label"]);
    const finishedAt = new Date().toISOString();
    // After the database, so that every file named by a row is included.
    const files = await addFiles(filesFolder, sharedFiles(folder), knownHashes);
    await copyFile(ledgerFile, join(backupFolder, "erasures.jsonl")).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
    const hashes: Record<string, string> = {};
    for (const path of await filesBelow(backupFolder)) hashes[path] = await hashOf(join(backupFolder, path));
    const startedAt = now.toISOString();
    const firstWal = firstWalOf(label);
    await writeManifest(backupFolder, { format: 1, startedAt, finishedAt, firstWal, settings, own: hashes, files });
  } catch (error) {
    await rm(backupFolder, { recursive: true, force: true });
    throw error;
  }
  return backupFolder;
};

/** Removes expired backups, the WAL before the oldest remaining backup, and files that no remaining backup has. Always keeps the newest. */
export const pruneBackups = async (folder: string, keepDays: number, now: Date): Promise<readonly string[]> => {
  const all = await listBackups(folder);
  const cutoff = now.getTime() - keepDays * 86_400_000;
  const expired = all.slice(0, -1).filter(({ manifest }) => Date.parse(manifest.finishedAt) < cutoff);
  for (const { name } of expired) await rm(join(folder, name), { recursive: true, force: true });
  const remaining = all.filter((each) => !expired.includes(each));
  const referenced = new Set(remaining.flatMap(({ manifest }) => Object.keys(manifest.files)));
  for (const path of await filesBelow(sharedFiles(folder))) {
    if (!referenced.has(path)) await rm(join(sharedFiles(folder), path));
  }
  const firstWal = remaining[0]?.manifest.firstWal ?? "";
  for (const name of await filesBelow(walArchive(folder))) {
    if (firstWal !== "" && /^[0-9A-F]{24}/.test(name) && name.slice(8, 24) < firstWal.slice(8)) {
      await rm(join(walArchive(folder), name));
    }
  }
  return expired.map(({ name }) => name);
};

export const verifyBackup = async (folder: string, name: string): Promise<readonly string[]> => {
  const { own, files } = await readManifest(join(folder, name));
  return [...(await findDifferences(join(folder, name), own)), ...(await findDifferences(sharedFiles(folder), files))];
};
