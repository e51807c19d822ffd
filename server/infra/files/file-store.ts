/** Storage for uploaded files: a folder outside the site, under generated names. */
import { createReadStream, type ReadStream } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

export interface FileStore {
  /** Durable once it returns: written to a temporary file, flushed, then renamed. A failure leaves nothing behind. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The same for a stream too large for memory; returns its size in bytes. */
  putStream(key: string, bytes: AsyncIterable<Uint8Array>): Promise<number>;
  read(key: string): ReadStream;
  /** For random access; the caller closes the handle. */
  open(key: string): Promise<FileHandle>;
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

/** Null for a file that was removed or renamed since it was listed. */
const lastWrittenAt = (path: string): Promise<Date | null> =>
  stat(path).then(
    ({ mtime }) => mtime,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    },
  );

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
    read: (key) => createReadStream(pathOf(key)),
    open: (key) => open(pathOf(key), "r"),
    remove: (key) => rm(pathOf(key), { force: true }),
    olderThan: async (purpose, before) => {
      // The folder does not exist before the first upload.
      const names = await readdir(join(folder, purpose)).catch(() => []);
      const keys = names.map((name) => `${purpose}/${name}`);
      const written = await Promise.all(keys.map((key) => lastWrittenAt(pathOf(key))));
      return keys.filter((_key, at) => (written[at] ?? before) < before);
    },
  };
};
