/**
 * Reads resumes from a ZIP in the file store by random access. Names are labels, never paths; sizes are counted while unpacking,
 * whatever the directory claims; only one file at a time is in memory.
 */
import type { FileHandle } from "node:fs/promises";
import type { Readable } from "node:stream";
import yauzl from "yauzl";
import { maxEntryBytes, maxResumes } from "#domain/imports/imports.ts";
import { AppError } from "../../infra/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { plainName } from "../files/files.service.ts";

/** Folders and system files don't count as resumes, but an archive with many thousands of them is rejected. */
const maxEntries = 5 * maxResumes;

export interface ZipResumes {
  readonly names: readonly string[];
  /** Positions start at 1. Throws an AppError that explains what is wrong with the file. */
  readonly read: (position: number) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

const throwRejected = (code: "wrong_type" | "too_large" | "unreadable", message: string): never => {
  throw new AppError(code, message, { file: message });
};

const nameOf = (entry: yauzl.Entry): string => {
  const whole = yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
  return whole.replaceAll("\\", "/");
};

/** Files that operating systems add. */
const isSystemFile = (name: string): boolean =>
  name.endsWith("/") || /(?:^|\/)(?:__MACOSX\/|\.[^/]*$|Thumbs\.db$|desktop\.ini$)/i.test(name);

const labelOf = (name: string): string => plainName(name.split("/").at(-1) ?? name).toWellFormed() || "unnamed";

const openZip = (handle: FileHandle): Promise<yauzl.ZipFile> =>
  new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySize: true } as const;
    yauzl.fromFd(handle.fd, options, (error, zip) => {
      if (error === null) resolve(zip);
      else reject(new AppError("wrong_type", "This is not a ZIP archive, or it is damaged.", { file: "not a ZIP" }));
    });
  });

const entriesOf = (zip: yauzl.ZipFile): Promise<yauzl.Entry[]> =>
  new Promise((resolve, reject) => {
    const found: yauzl.Entry[] = [];
    zip.on("error", () => reject(new AppError("unreadable", "This archive is damaged.", { file: "damaged" })));
    zip.on("entry", (entry: yauzl.Entry) => {
      if (!isSystemFile(nameOf(entry))) found.push(entry);
      zip.readEntry();
    });
    zip.on("end", () => resolve(found));
    zip.readEntry();
  });

const streamOf = (zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error === null ? resolve(stream) : reject(error)));
  });

const tooLarge = `This file is larger than ${maxEntryBytes / 1024 / 1024} MB unpacked.`;
const archives = /\.(?:zip|7z|rar|tar|gz|tgz|bz2|xz)$/i;

const unpack = async (zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Buffer> => {
  if (entry.isEncrypted()) throwRejected("unreadable", "This file is protected by a password.");
  if (archives.test(nameOf(entry)))
    throwRejected("wrong_type", "This is an archive in the archive. Please unpack it first.");
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
    throwRejected("unreadable", "This file is damaged in the archive.");
  }
  return Buffer.concat(pieces);
};

/** Rejects files that are no ZIP, too large, or empty. */
export const openZipResumes = async (store: FileStore, key: string): Promise<ZipResumes> => {
  const handle = await store.open(key);
  try {
    const zip = await openZip(handle);
    if (zip.entryCount > maxEntries) {
      throwRejected("too_large", `This archive holds more than ${maxEntries.toLocaleString("en-US")} entries.`);
    }
    const entries = await entriesOf(zip);
    if (entries.length === 0) throwRejected("unreadable", "There are no files in this archive.");
    if (entries.length > maxResumes) {
      const [found, limit] = [entries.length, maxResumes].map((count) => count.toLocaleString("en-US"));
      throwRejected("too_large", `This archive holds ${found} files. Up to ${limit} can be imported at once.`);
    }
    return {
      names: entries.map((entry) => labelOf(nameOf(entry))),
      read: async (position) => {
        const entry = entries[position - 1];
        if (entry === undefined) throw new AppError("unreadable", "This file is no longer in the archive.");
        return unpack(zip, entry);
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
};
