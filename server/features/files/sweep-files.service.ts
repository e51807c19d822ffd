/** Deletes stored bytes that no row refers to. */
import { eq } from "drizzle-orm";
import { asActor, type Database } from "../../db/client.ts";
import { files } from "../../db/tables/files.ts";
import type { FileStore } from "../../infra/files/file-store.ts";

/** Bytes are stored before their row commits, so younger ones may still get one. */
const minAgeMs = 86_400_000;

export interface FileSweep {
  readonly purpose: string;
  readonly now: Date;
  /** Keys whose row was just deleted. */
  readonly deletedKeys?: readonly string[];
  /** The keys in use, for a purpose that has rows elsewhere than in `files`. */
  readonly keysInUse?: (db: Database) => Promise<readonly string[]>;
}

const keysOfPurpose = async (db: Database, purpose: string): Promise<readonly string[]> => {
  const rows = await asActor(db, { staff: true }, (db) =>
    db.select({ key: files.storageKey }).from(files).where(eq(files.purpose, purpose)),
  );
  return rows.map(({ key }) => key);
};

/** Returns how many files were deleted. */
export const sweepFiles = async (
  db: Database,
  store: FileStore,
  { purpose, now, deletedKeys = [], keysInUse = (db) => keysOfPurpose(db, purpose) }: FileSweep,
): Promise<number> => {
  const oldKeys = await store.olderThan(purpose, new Date(now.getTime() - minAgeMs));
  const inUse = new Set(oldKeys.length === 0 ? [] : await keysInUse(db));
  const unused = new Set([...deletedKeys, ...oldKeys.filter((key) => !inUse.has(key))]);
  await Promise.all([...unused].map((key) => store.remove(key)));
  return unused.size;
};
