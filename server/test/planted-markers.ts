/** Markers that can be looked for: each says where it was planted, and none is like another. */
import { randomBytes, randomUUID } from "node:crypto";
import type { Database } from "../db/client.ts";
import { files } from "../db/tables/files.ts";
import type { FileStore } from "../infra/files/file-store.ts";

/** Names what it was planted as, and nothing else says the same. */
export const createMarkers = () => {
  const planted = new Map<string, string>();
  const mark = (place: string): string => {
    const marker = `mk${randomBytes(8).toString("hex")}`;
    planted.set(place, marker);
    return marker;
  };
  return { planted, mark };
};

export type Mark = (place: string) => string;

export const first = <T>([row]: readonly T[]): T => {
  if (row === undefined) throw new Error("the insert returned no row");
  return row;
};

export const storedFile = async (db: Database, store: FileStore, owner: string | null, purpose: string, mark: Mark) => {
  const storageKey = `${purpose}/${randomUUID()}`;
  await store.put(storageKey, Buffer.from(`bytes ${mark(`bytes of a ${purpose}`)}`));
  const row = {
    ownerUserId: owner,
    purpose,
    fileName: `${mark(`name of a ${purpose}`)}.pdf`,
    mediaType: "application/pdf",
    sizeBytes: 24,
    sha256: "0".repeat(64),
    storageKey,
  };
  return first(await db.insert(files).values(row).returning());
};
