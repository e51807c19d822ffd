/** A database as plain SQL: the schema, and the rows that its migrations wrote. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { binaries } from "./local-postgres.ts";

const run = promisify(execFile);
const maxBuffer = 64 * 1024 * 1024;

/** pg_dump 17.6 and later guard a script with a random key. */
const withoutKey = (dump: string): string => dump.replaceAll(/^\\(un)?restrict .*\n/gm, "");

export const dumpSql = async (url: string, options: readonly string[] = []): Promise<string> => {
  const { stdout } = await run(join(binaries(), "pg_dump"), [...options, url], { maxBuffer });
  return withoutKey(stdout);
};

export const runSql = async (url: string, script: string): Promise<void> => {
  const options = ["--quiet", "--no-psqlrc", "--set=ON_ERROR_STOP=1", "--output=/dev/null", `--dbname=${url}`];
  const psql = run(join(binaries(), "psql"), options, { maxBuffer });
  psql.child.stdin?.end(script);
  await psql;
};
