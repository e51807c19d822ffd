/** Storage for uploaded files: a folder outside the site, under generated names. */
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";

interface ByteRange {
  readonly start: number;
  /** Exclusive; the end of the file by default. */
  readonly end?: number;
}

/** A key is a purpose, a slash and a name. Nothing here says that the store is a folder. */
export interface FileStore {
  /** Durable once it returns: written to a temporary file, flushed, then renamed. A failure leaves nothing behind. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The same for a stream too large for memory; returns its size in bytes. */
  putStream(key: string, bytes: AsyncIterable<Uint8Array>): Promise<number>;
  /** A missing file is an error of the stream. */
  read(key: string, range?: ByteRange): Readable;
  /** Size in bytes; undefined if there is no such file. */
  sizeOf(key: string): Promise<number | undefined>;
  remove(key: string): Promise<void>;
  /** Keys under a purpose that were last written before then, partial files included. */
  olderThan(purpose: string, before: Date): Promise<readonly string[]>;
}

const keyPattern = /^[0-9a-z-]+\/[0-9a-z-]+(\.part)?$/;

/** A rename survives a power loss only after its folder is flushed. */
const flushFolder = async (path: string): Promise<void> => {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/** Undefined for a file that does not exist, or was removed or renamed since it was listed. */
const statOf = (path: string) =>
  stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });

export const createFileStore = (folder: string): FileStore => {
  const pathOf = (key: string): string => {
    if (!keyPattern.test(key)) throw new Error(`not a storage key: ${key}`);
    return join(folder, key);
  };
  const write = async (key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<number> => {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const partPath = `${path}.part`;
    const file = await open(partPath, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
      const { size } = await file.stat();
      await file.close();
      await rename(partPath, path);
      await flushFolder(dirname(path));
      return size;
    } catch (error) {
      await file.close().catch(() => undefined);
      // On a full disk a partial file takes the space that the next upload needs.
      await rm(partPath, { force: true });
      throw error;
    }
  };
  return {
    put: async (key, bytes) => {
      await write(key, bytes);
    },
    putStream: write,
    read: (key, range) => {
      if (range?.end !== undefined && range.end <= range.start) return Readable.from([]);
      return createReadStream(pathOf(key), {
        ...(range === undefined ? {} : { start: range.start }),
        ...(range?.end === undefined ? {} : { end: range.end - 1 }),
      });
    },
    sizeOf: async (key) => (await statOf(pathOf(key)))?.size,
    remove: (key) => rm(pathOf(key), { force: true }),
    olderThan: async (purpose, before) => {
      // The folder does not exist before the first upload.
      const names = await readdir(join(folder, purpose)).catch(() => []);
      // Skips names that the store never generates, such as files added by the operating system.
      const keys = names.map((name) => `${purpose}/${name}`).filter((key) => keyPattern.test(key));
      const stats = await Promise.all(keys.map((key) => statOf(pathOf(key))));
      return keys.filter((_key, index) => (stats[index]?.mtime ?? before) < before);
    },
  };
};
