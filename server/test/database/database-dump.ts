/** Dumps a database for searching, and restores it under another name. */
import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { databaseRoles, urlFor } from "../../db/roles.ts";
import { binaries } from "./local-postgres.ts";

const run = promisify(execFile);
const maxBuffer = 256 * 1024 * 1024;

const asAdmin = (url: string): string => {
  const admin = new URL(inject("adminUrl"));
  admin.pathname = new URL(url).pathname;
  return admin.href;
};

export const dumpDatabase = async (url: string): Promise<string> => {
  const file = join(mkdtempSync(join(tmpdir(), "backup-")), "dump");
  await run(join(binaries(), "pg_dump"), ["--format=custom", "--compress=0", `--file=${file}`, asAdmin(url)]);
  return file;
};

/** Every row of every schema, the queue's too, as plain text. */
export const dumpAsText = async (backup: string): Promise<string> => {
  const { stdout } = await run(join(binaries(), "pg_restore"), ["--file=-", "--data-only", backup], { maxBuffer });
  return stdout;
};

/** Returns the owner's URL of the new database, which is dropped after the test. */
export const restoreDump = async (backup: string): Promise<string> => {
  const name = `restored_${process.pid}_${Date.now()}`;
  const admin = new pg.Client({ connectionString: inject("adminUrl") });
  await admin.connect();
  await admin.query(`create database ${name} owner ${databaseRoles.owner}`);
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  await run(join(binaries(), "pg_restore"), [`--dbname=${asAdmin(urlFor(inject("adminUrl"), name, "x"))}`, backup]);
  return urlFor(inject("adminUrl"), name, databaseRoles.owner);
};

/** All bytes under a folder, names included. */
export const folderAsText = async (folder: string): Promise<string> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const parts = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => `${entry.name}\n${await readFile(join(entry.parentPath, entry.name), "latin1")}`);
  return (await Promise.all(parts)).join("\n");
};
