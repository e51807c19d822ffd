/** The manifest of a backup: every file with its SHA-256. A restore first verifies all of them. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readFile, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const hashes = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/));

const manifest = z.object({
  format: z.literal(1),
  startedAt: z.iso.datetime(),
  /** The earliest restorable time; later times need the write-ahead log. */
  finishedAt: z.iso.datetime(),
  firstWal: z.string(),
  /** A restored cluster needs at least these values, which may come from a file outside the cluster. */
  settings: z.record(z.string(), z.string()),
  /** Files in the backup's own folder. */
  own: hashes,
  /** Files in the folder shared by all backups. */
  files: hashes,
});
export type Manifest = z.infer<typeof manifest>;

const manifestFile = "manifest.json";

export const hashOf = async (path: string): Promise<string> => {
  const hash = createHash("sha256");
  for await (const part of createReadStream(path)) hash.update(part as Buffer);
  return hash.digest("hex");
};

/** Relative paths of all files below a folder; empty if the folder does not exist. */
export const filesBelow = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
};

export const readManifest = async (folder: string): Promise<Manifest> =>
  manifest.parse(JSON.parse(await readFile(join(folder, manifestFile), "utf8")));

/** Written last: a folder without a manifest is not a backup. */
export const writeManifest = async (folder: string, content: Manifest): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const beside = join(folder, `${manifestFile}.part`);
  const file = await open(beside, "w", 0o600);
  await file.writeFile(`${JSON.stringify(content, null, 2)}\n`);
  await file.sync();
  await file.close();
  await rename(beside, join(folder, manifestFile));
};

/** Missing or changed files, by path. */
export const findDifferences = async (
  folder: string,
  expected: Readonly<Record<string, string>>,
): Promise<string[]> => {
  const problems: string[] = [];
  for (const [path, hash] of Object.entries(expected)) {
    const found = await hashOf(join(folder, path)).catch(() => undefined);
    if (found !== hash) problems.push(`${path} ${found === undefined ? "is missing" : "is not what was backed up"}`);
  }
  return problems;
};
