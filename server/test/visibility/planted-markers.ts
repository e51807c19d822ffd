/** Unique, searchable markers, each recorded with its place. */
import { randomBytes, randomUUID } from "node:crypto";
import type { Database } from "../../db/client.ts";
import { files } from "../../db/tables/files.ts";
import type { FileStore } from "../../infra/files/file-store.ts";

/** Creates a unique marker and records its place. */
export const createMarkers = () => {
  const planted = new Map<string, string>();
  const mark = (place: string): string => {
    const marker = `mk${randomBytes(8).toString("hex")}`;
    planted.set(place, marker);
    return marker;
  };
  return { planted, mark };
};

export type CreateMarker = (place: string) => string;

export const first = <T>([row]: readonly T[]): T => {
  if (row === undefined) throw new Error("the insert returned no row");
  return row;
};

export const storedFile = async (
  db: Database,
  store: FileStore,
  owner: string | null,
  purpose: string,
  mark: CreateMarker,
) => {
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
