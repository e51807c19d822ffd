/** The state of an import, as its task reads and changes it. */
import { and, count, eq, inArray, sql } from "drizzle-orm";
import { type ColumnMapping, type ImportKind, importSourceDays, type ImportStatus } from "#domain/imports/imports.ts";
import { asActor, type Database } from "../../db/client.ts";
import { importItems, imports } from "../../db/tables/imports.ts";
import { exportPurpose } from "../workspace-exports/write-export.service.ts";
import { importedResumePurpose, importSourcePurpose } from "./import-files.ts";
import { sweepFiles } from "../files/sweep-files.service.ts";
import type { FileStore } from "../../infra/files/file-store.ts";

export const readImportTask = "read-import";

export interface ActiveImport {
  readonly id: string;
  readonly companyId: string;
  readonly kind: ImportKind;
  readonly status: ImportStatus;
  readonly storageKey: string | null;
  readonly fillEmpty: boolean;
  readonly mapping: ColumnMapping | null;
}

export const enqueueImport = async (db: Database, id: string): Promise<void> => {
  await db.execute(sql`select enqueue_task(${readImportTask}, ${JSON.stringify({ id })}::jsonb)`);
};

/** Called when a worker starts: resumes imports that a dead worker left unfinished, before the queue notices. */
export const enqueueUnfinished = async (db: Database): Promise<void> => {
  const { rows } = await db.execute<{ id: string }>(sql`select unfinished_imports() as id`);
  for (const { id } of rows) await enqueueImport(db, id);
};

/** Undefined if there is nothing left to do. */
export const readActiveImport = async (db: Database, id: string): Promise<ActiveImport | undefined> => {
  const { rows } = await db.execute<{ company: string | null }>(sql`select company_of_import(${id}::uuid) as company`);
  const companyId = rows[0]?.company ?? null;
  if (companyId === null) return undefined;
  const [importRow] = await asActor(db, { companyId }, (db) => db.select().from(imports).where(eq(imports.id, id)));
  return importRow as ActiveImport | undefined;
};

/** Finishes once no item is waiting in any worker. A source that is not needed again is deleted at once. */
export const finishImport = async (db: Database, store: FileStore, { id, companyId }: ActiveImport): Promise<void> => {
  const unneededKey = await asActor(db, { companyId }, async (db) => {
    const [importRow] = await db
      .select()
      .from(imports)
      .where(and(eq(imports.id, id), eq(imports.status, "reading")))
      .for("update");
    if (importRow === undefined) return null;
    const open = await db
      .select({ status: importItems.status, items: count() })
      .from(importItems)
      .where(and(eq(importItems.importId, id), inArray(importItems.status, ["waiting", "scan", "failed"])))
      .groupBy(importItems.status);
    if (open.some(({ status }) => status !== "failed")) return null;
    // Table rows are stored as items; an archive is needed only for a retry.
    const isNeeded = importRow.kind === "zip" && open.length > 0;
    await db
      .update(imports)
      .set({ status: "done", finishedAt: new Date(), ...(isNeeded ? {} : { storageKey: null }) })
      .where(eq(imports.id, id));
    return isNeeded ? null : importRow.storageKey;
  });
  if (unneededKey !== null) await store.remove(unneededKey);
};

export const failImport = async (db: Database, { id, companyId }: ActiveImport, reason: string): Promise<void> => {
  await asActor(db, { companyId }, (db) =>
    db
      .update(imports)
      .set({ status: "failed", reason: reason.slice(0, 500), finishedAt: new Date() })
      .where(and(eq(imports.id, id), inArray(imports.status, ["waiting", "reading"]))),
  );
};

const keysInUse = async (db: Database): Promise<readonly string[]> => {
  const result = await db.execute<{ key: string }>(sql`select kept_import_keys() as key`);
  return result.rows.map(({ key }) => key);
};

/** Deletes expired sources and files without a row; returns how many files. */
export const sweepImports = async (db: Database, store: FileStore, now: Date): Promise<number> => {
  const { rows } = await db.execute<{ key: string }>(
    sql`select sweep_imports(${now.toISOString()}, ${importSourceDays}) as key`,
  );
  const deletedKeys = rows.map(({ key }) => key);
  let swept = await sweepFiles(db, store, { purpose: importSourcePurpose, now, deletedKeys, keysInUse });
  for (const purpose of [importedResumePurpose, exportPurpose])
    swept += await sweepFiles(db, store, { purpose, now, keysInUse });
  return swept;
};
