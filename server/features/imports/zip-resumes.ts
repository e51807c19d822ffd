/**
 * Reads resumes from a ZIP in the file store by random access. Names are labels, never paths; sizes are counted while unpacking,
 * whatever the directory claims; only one file at a time is in memory.
 */
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { callbackify } from "node:util";
import yauzl from "yauzl";
import { maxEntryBytes, maxResumes } from "#domain/imports/imports.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { plainName } from "../files/files.service.ts";

/** Folders and system files don't count as resumes, but an archive with many thousands of them is rejected. */
const maxEntries = 5 * maxResumes;

export interface ZipResumes {
  readonly names: readonly string[];
  /** Positions start at 1. Throws an AppError that explains what is wrong with the file. */
  readonly read: (position: number) => Promise<Buffer>;
}

const throwRejected = (code: "wrong_type" | "too_large" | "unreadable", message: string): never => {
  throw new AppError(code, message, { file: message });
};

const nameOf = (entry: yauzl.Entry): string => {
  const rawName = yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
  return rawName.replaceAll("\\", "/");
};

/** Files that operating systems add. */
const isSystemFile = (name: string): boolean =>
  name.endsWith("/") || /(?:^|\/)(?:__MACOSX\/|\.[^/]*$|Thumbs\.db$|desktop\.ini$)/i.test(name);

const labelOf = (name: string): string => plainName(name.split("/").at(-1) ?? name).toWellFormed() || "unnamed";

const blockBytes = 64 * 1024;

/** The directory of an archive is read in pieces of a few bytes; the store is asked for a block at a time. */
class StoredBytes extends yauzl.RandomAccessReader {
  readonly #store: FileStore;
  readonly #key: string;
  #block = { start: 0, bytes: Buffer.alloc(0) };

  constructor(store: FileStore, key: string) {
    super();
    this.#store = store;
    this.#key = key;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.#store.read(this.#key, { start, end });
  }

  async #bytesAt(position: number, length: number): Promise<Buffer> {
    const { start, bytes } = this.#block;
    if (position < start || position + length > start + bytes.length) {
      const range = { start: position, end: position + Math.max(length, blockBytes) };
      this.#block = { start: position, bytes: await buffer(this.#store.read(this.#key, range)) };
    }
    const from = position - this.#block.start;
    return this.#block.bytes.subarray(from, from + length);
  }

  async #copyTo(into: Buffer, offset: number, length: number, position: number): Promise<void> {
    const bytes = await this.#bytesAt(position, length);
    if (bytes.length < length) throw new Error("the file ends too early");
    bytes.copy(into, offset);
  }

  override read(into: Buffer, offset: number, length: number, position: number, done: (error: Error | null) => void) {
    callbackify(() => this.#copyTo(into, offset, length, position))(done);
  }
}

const openZip = (store: FileStore, key: string, size: number): Promise<yauzl.ZipFile> =>
  new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySize: true } as const;
    yauzl.fromRandomAccessReader(new StoredBytes(store, key), size, options, (error, zip) => {
      if (error === null) resolve(zip);
      else
        reject(
          new AppError("wrong_type", "We couldn't open this file. Check that it's a ZIP file and isn't damaged.", {
            file: "not a ZIP",
          }),
        );
    });
  });

const entriesOf = (zip: yauzl.ZipFile): Promise<yauzl.Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: yauzl.Entry[] = [];
    zip.on("error", () => reject(new AppError("unreadable", "This ZIP file is damaged.", { file: "damaged" })));
    zip.on("entry", (entry: yauzl.Entry) => {
      if (!isSystemFile(nameOf(entry))) entries.push(entry);
      zip.readEntry();
    });
    zip.on("end", () => resolve(entries));
    zip.readEntry();
  });

const streamOf = (zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error === null ? resolve(stream) : reject(error)));
  });

const tooLarge = `This file is larger than ${maxEntryBytes / 1024 / 1024} MB when unzipped.`;
const archives = /\.(?:zip|7z|rar|tar|gz|tgz|bz2|xz)$/i;

const unpack = async (zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Buffer> => {
  if (entry.isEncrypted()) throwRejected("unreadable", "This file is password-protected.");
  if (archives.test(nameOf(entry)))
    throwRejected("wrong_type", "This is an archive inside the ZIP file. Unzip it first.");
  if (entry.uncompressedSize > maxEntryBytes) throwRejected("too_large", tooLarge);
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    const stream = await streamOf(zip, entry);
    for await (const piece of stream as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > maxEntryBytes) throwRejected("too_large", tooLarge);
      pieces.push(piece);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throwRejected("unreadable", "This file in the ZIP is damaged.");
  }
  return Buffer.concat(pieces);
};

/** Rejects files that are not a ZIP, too large, or empty. */
export const openZipResumes = async (store: FileStore, key: string): Promise<ZipResumes> => {
  const size = await store.sizeOf(key);
  if (size === undefined) throw new Error(`there is no file ${key}`);
  const zip = await openZip(store, key, size);
  if (zip.entryCount > maxEntries) {
    throwRejected("too_large", `This ZIP file has more than ${maxEntries.toLocaleString("en-US")} entries.`);
  }
  const entries = await entriesOf(zip);
  if (entries.length === 0) throwRejected("unreadable", "This ZIP file has no files.");
  if (entries.length > maxResumes) {
    const [found, limit] = [entries.length, maxResumes].map((count) => count.toLocaleString("en-US"));
    throwRejected("too_large", `This ZIP file has ${found} files. You can import up to ${limit} at a time.`);
  }
  return {
    names: entries.map((entry) => labelOf(nameOf(entry))),
    read: async (position) => {
      const entry = entries[position - 1];
      if (entry === undefined) throw new AppError("unreadable", "This file is no longer in the ZIP file.");
      return unpack(zip, entry);
    },
  };
};
