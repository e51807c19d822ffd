/** Opens a DOCX archive within limits. Its directory alone reveals most zip bombs, so it is checked before unpacking. */
import yauzl from "yauzl";

export const zipLimits = { entries: 2000, unpacked: 50 * 1024 * 1024, ratio: 100 } as const;

export type DocxZipProblem = "not_a_zip" | "too_many_entries" | "too_large" | "too_dense" | "part_missing";

interface Entry {
  readonly name: string;
  readonly size: number;
  readonly packed: number;
}

const open = (bytes: Uint8Array): Promise<yauzl.ZipFile> =>
  yauzl.fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    lazyEntries: true,
    validateEntrySizes: true,
    autoClose: true,
  });

const problemOf = (entries: readonly Entry[], count: number): DocxZipProblem | null => {
  if (count > zipLimits.entries) return "too_many_entries";
  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (unpacked > zipLimits.unpacked) return "too_large";
  // Small files compress well without harm, so the ratio counts only above a size that could hurt.
  if (entries.some((entry) => entry.size > 1_000_000 && entry.size > entry.packed * zipLimits.ratio))
    return "too_dense";
  return null;
};

/** Null if the directory is within limits and contains a required part. Unpacks nothing. */
export const checkZip = async (
  bytes: Uint8Array,
  isRequired: (name: string) => boolean,
): Promise<DocxZipProblem | null> => {
  try {
    const zip = await open(bytes);
    if (zip.entryCount > zipLimits.entries) return "too_many_entries";
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry())
      entries.push({ name: entry.fileName, size: entry.uncompressedSize, packed: entry.compressedSize });
    const problem = problemOf(entries, zip.entryCount);
    if (problem) return problem;
    return entries.some((entry) => isRequired(entry.name)) ? null : "part_missing";
  } catch {
    return "not_a_zip";
  }
};

export const checkDocxZip = (bytes: Uint8Array) => checkZip(bytes, (name) => name === "word/document.xml");

const textParts = /^word\/(?:document|styles|header\d*|footer\d*)\.xml$/;
const maxPartBytes = 20 * 1024 * 1024;

/** The requested parts as text, within limits. */
export const readZipParts = async (
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<ReadonlyMap<string, string>> => {
  const parts = new Map<string, string>();
  const zip = await open(bytes);
  for await (const entry of zip.eachEntry()) {
    if (!isWanted(entry.fileName) || entry.uncompressedSize > maxPartBytes || entry.isEncrypted()) continue;
    const chunks: Buffer[] = [];
    // The library verifies the size that the directory claims, so a part cannot exceed it.
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    parts.set(entry.fileName, Buffer.concat(chunks).toString("utf8"));
  }
  return parts;
};

/** The text parts; null if the archive is not a valid document. */
export const readDocxParts = async (bytes: Uint8Array): Promise<ReadonlyMap<string, string> | null> =>
  (await checkDocxZip(bytes)) === null ? readZipParts(bytes, (name) => textParts.test(name)) : null;
