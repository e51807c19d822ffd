/** Where uploaded bytes lie: a folder outside the site, under names of our own making. */
import { createReadStream, type ReadStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

export interface FileStore {
  /** Durable once it returns: written aside, flushed, then given its name. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): ReadStream;
  remove(key: string): Promise<void>;
}

const keyShape = /^[0-9a-z-]+\/[0-9a-z-]+$/;

export const createFileStore = (folder: string): FileStore => {
  const pathOf = (key: string): string => {
    if (!keyShape.test(key)) throw new Error(`not a storage key: ${key}`);
    return join(folder, key);
  };
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const beside = `${path}.part`;
      const file = await open(beside, "wx", 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(beside, path);
    },
    read: (key) => createReadStream(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
};
