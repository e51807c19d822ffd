/** Finds PostgreSQL's programs and runs them. */
import { execFile, execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

const programFolders = (): readonly string[] => {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  return [...versions.map((version) => join(root, version, "bin")), ...(process.env["PATH"] ?? "").split(":")];
};

export const findProgram = (name: string): string | undefined =>
  programFolders()
    .map((place) => join(place, name))
    .find((path) => existsSync(path));

const programOrFail = (name: string): string => {
  const path = findProgram(name);
  if (path === undefined) throw new Error(`${name} was not found. It is part of the PostgreSQL packages.`);
  return path;
};

const idOf = (flag: "-u" | "-g"): number => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }).trim());

/** PostgreSQL refuses to run as root, so root switches to the packaged user. */
export const unprivileged = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: idOf("-u"), gid: idOf("-g") };
};

export const runProgram = async (
  name: string,
  args: readonly string[],
  options: { readonly uid?: number; readonly gid?: number; readonly cwd?: string } = {},
): Promise<string> => {
  const { stdout } = await run(programOrFail(name), args, { ...options, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
};
