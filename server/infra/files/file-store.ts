/** Where uploaded bytes lie: a folder outside the site, under names of our own making. */
import { createReadStream, type ReadStream } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

export interface FileStore {
  /** Durable once it returns: written aside, flushed, then given its name. What fails on the way leaves nothing. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The same for what is too large to hold; answers how many bytes there were. */
  putStream(key: string, bytes: AsyncIterable<Uint8Array>): Promise<number>;
  read(key: string): ReadStream;
  /** For reading here and there; whoever opens it closes it. */
  open(key: string): Promise<FileHandle>;
  remove(key: string): Promise<void>;
  /** What lies under a purpose and was last written before then, half-written files included. */
  olderThan(purpose: string, before: Date): Promise<readonly string[]>;
}

const keyShape = /^[0-9a-z-]+\/[0-9a-z-]+(\.part)?$/;

/** A name is kept by its folder, and lost with the current until that has been flushed as well. */
const flushFolder = async (path: string): Promise<void> => {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/** Null for a file that was removed or renamed since it was listed. */
const lastWritten = (path: string): Promise<Date | null> =>
  stat(path).then(
    ({ mtime }) => mtime,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    },
  );

export const createFileStore = (folder: string): FileStore => {
  const pathOf = (key: string): string => {
    if (!keyShape.test(key)) throw new Error(`not a storage key: ${key}`);
    return join(folder, key);
  };
  const keep = async (key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<number> => {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const beside = `${path}.part`;
    const file = await open(beside, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
      const { size } = await file.stat();
      await file.close();
      await rename(beside, path);
      await flushFolder(dirname(path));
      return size;
    } catch (error) {
      await file.close().catch(() => undefined);
      // On a disk that is full, every half of a file is in the way of the next whole one.
      await rm(beside, { force: true });
      throw error;
    }
  };
  return {
    put: async (key, bytes) => {
      await keep(key, bytes);
    },
    putStream: keep,
    read: (key) => createReadStream(pathOf(key)),
    open: (key) => open(pathOf(key), "r"),
    remove: (key) => rm(pathOf(key), { force: true }),
    olderThan: async (purpose, before) => {
      // Nothing was ever uploaded: then there is no folder either.
      const names = await readdir(join(folder, purpose)).catch(() => []);
      const keys = names.map((name) => `${purpose}/${name}`);
      const written = await Promise.all(keys.map((key) => lastWritten(pathOf(key))));
      return keys.filter((_key, at) => (written[at] ?? before) < before);
    },
  };
};
