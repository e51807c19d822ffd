/** How an import stands, as its task sees it and changes it. */
import { and, count, eq, inArray, sql } from "drizzle-orm";
import { type ColumnMapping, type ImportKind, importSourceDays, type ImportStatus } from "#domain/imports/imports.ts";
import { asActor, type Database } from "../../db/client.ts";
import { importItems, imports } from "../../db/tables/imports.ts";
import { exportPurpose } from "../workspace-exports/write-export.service.ts";
import { resumePurpose, sourcePurpose } from "./import-files.ts";
import type { FileStore } from "../../infra/files/file-store.ts";

export const readTask = "read-import";

export interface ImportAtWork {
  readonly id: string;
  readonly companyId: string;
  readonly kind: ImportKind;
  readonly status: ImportStatus;
  readonly storageKey: string | null;
  readonly fillEmpty: boolean;
  readonly mapping: ColumnMapping | null;
}

export const enqueueReading = async (db: Database, id: string): Promise<void> => {
  await db.execute(sql`select enqueue_task(${readTask}, ${JSON.stringify({ id })}::jsonb)`);
};

/** A worker that starts goes on with what another has left, without waiting for the queue to miss it. */
export const enqueueUnfinished = async (db: Database): Promise<void> => {
  const { rows } = await db.execute<{ id: string }>(sql`select unfinished_imports() as id`);
  for (const { id } of rows) await enqueueReading(db, id);
};

/** Undefined where there is nothing left to do. */
export const importAtWork = async (db: Database, id: string): Promise<ImportAtWork | undefined> => {
  const { rows } = await db.execute<{ company: string | null }>(sql`select company_of_import(${id}::uuid) as company`);
  const companyId = rows[0]?.company ?? null;
  if (companyId === null) return undefined;
  const [found] = await asActor(db, { companyId }, (db) => db.select().from(imports).where(eq(imports.id, id)));
  return found as ImportAtWork | undefined;
};

/** Done when no item waits any more, in whosever hands it may be. A source that nobody needs again goes at once. */
export const finishImport = async (db: Database, store: FileStore, { id, companyId }: ImportAtWork): Promise<void> => {
  const gone = await asActor(db, { companyId }, async (db) => {
    const [found] = await db
      .select()
      .from(imports)
      .where(and(eq(imports.id, id), eq(imports.status, "reading")))
      .for("update");
    if (found === undefined) return null;
    const left = await db
      .select({ status: importItems.status, items: count() })
      .from(importItems)
      .where(and(eq(importItems.importId, id), inArray(importItems.status, ["waiting", "scan", "failed"])))
      .groupBy(importItems.status);
    if (left.some(({ status }) => status !== "failed")) return null;
    // Rows are kept by themselves; an archive only for another try.
    const isNeeded = found.kind === "zip" && left.length > 0;
    await db
      .update(imports)
      .set({ status: "done", finishedAt: new Date(), ...(isNeeded ? {} : { storageKey: null }) })
      .where(eq(imports.id, id));
    return isNeeded ? null : found.storageKey;
  });
  if (gone !== null) await store.remove(gone);
};

export const failImport = async (db: Database, { id, companyId }: ImportAtWork, reason: string): Promise<void> => {
  await asActor(db, { companyId }, (db) =>
    db
      .update(imports)
      .set({ status: "failed", reason: reason.slice(0, 500), finishedAt: new Date() })
      .where(and(eq(imports.id, id), inArray(imports.status, ["waiting", "reading"]))),
  );
};

/** What has run out, and bytes that no row names; answers how many files are gone. */
export const sweepImports = async (db: Database, store: FileStore, now: Date): Promise<number> => {
  const { rows } = await db.execute<{ key: string }>(
    sql`select sweep_imports(${now.toISOString()}, ${importSourceDays}) as key`,
  );
  const before = new Date(now.getTime() - 86_400_000);
  const aged = (
    await Promise.all([sourcePurpose, resumePurpose, exportPurpose].map((purpose) => store.olderThan(purpose, before)))
  ).flat();
  const known = await db.execute<{ key: string }>(sql`select kept_import_keys() as key`);
  const kept = new Set(known.rows.map(({ key }) => key));
  const gone = new Set([...rows.map(({ key }) => key), ...aged.filter((key) => !kept.has(key))]);
  await Promise.all([...gone].map((key) => store.remove(key)));
  return gone.size;
};
