/** Writes ZIP files by hand, so that sizes, names, encryption flags and offsets can be false. */
import { crc32, deflateRawSync } from "node:zlib";

export interface ZipEntry {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** A false size in the directory. */
  readonly claimedSize?: number;
  readonly flags?: number;
  /** Written instead of the compressed content. */
  readonly packed?: Uint8Array;
  /** Only in the directory; shares the bytes of the previous entry. */
  readonly isListedOnly?: boolean;
}

interface Written {
  readonly fields: Buffer;
  readonly packed: Uint8Array;
}

const write = ({ name, content, claimedSize, flags = 0, packed }: ZipEntry): Written => {
  const bytes = Buffer.from(content as string);
  const body = packed ?? deflateRawSync(bytes, { level: bytes.length > 10_000_000 ? 1 : 6 });
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(flags, 2);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(body.length, 14);
  fields.writeUInt32LE(claimedSize ?? bytes.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return { fields, packed: body };
};

export const zipOf = (entries: readonly ZipEntry[], directoryShift = 0): Buffer => {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let [end, last] = [0, 0];
  let written: Written | undefined;
  for (const entry of entries) {
    const isShared = entry.isListedOnly === true && written !== undefined;
    const { fields, packed }: Written = isShared && written !== undefined ? written : write(entry);
    const name = Buffer.from(entry.name);
    if (!isShared) {
      written = { fields, packed };
      last = end;
      const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), fields, name, packed]);
      parts.push(local);
      end += local.length;
    }
    const listed = Buffer.from(fields);
    listed.writeUInt16LE(name.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(last, 10);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000"), listed, rest, name]));
  }
  const list = Buffer.concat(directory);
  const tail = Buffer.alloc(18);
  tail.writeUInt16LE(Math.min(entries.length, 0xffff), 4);
  tail.writeUInt16LE(Math.min(entries.length, 0xffff), 6);
  tail.writeUInt32LE(list.length, 8);
  tail.writeUInt32LE(end + directoryShift, 12);
  return Buffer.concat([...parts, list, Buffer.from("PK\u0005\u0006"), tail]);
};
