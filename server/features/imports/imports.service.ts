/** A workspace's imports. Counts are computed from the items, so they are right even after a crash. */
import { and, asc, count, desc, eq, gt, inArray, isNotNull } from "drizzle-orm";
import {
  type ColumnMapping,
  type ImportCounts,
  type ImportItem,
  type ImportKind,
  importSourceDays,
  type ImportStatus,
  type ImportSummary,
  itemsPerPage,
  type ItemStatus,
} from "#domain/imports/imports.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { files } from "../../db/tables/files.ts";
import { users } from "../../db/tables/identity.ts";
import { importItems, imports } from "../../db/tables/imports.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { importedResumePurpose } from "./import-files.ts";
import { enqueueImport } from "./import-state.service.ts";

const noCounts: ImportCounts = { waiting: 0, scan: 0, done: 0, duplicate: 0, failed: 0 };
const maxImportsShown = 50;

type Row = typeof imports.$inferSelect;

const summaryOf = (row: Row, by: string | null, counts: ImportCounts): ImportSummary => ({
  id: row.id,
  kind: row.kind as ImportKind,
  fileName: row.fileName,
  sizeBytes: row.sizeBytes,
  status: row.status as ImportStatus,
  reason: row.reason,
  fillEmpty: row.fillEmpty,
  total: row.total,
  counts,
  by,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  canRetry:
    row.kind === "zip" ? row.storageKey !== null : Date.now() - row.createdAt.getTime() < importSourceDays * 86_400_000,
});

const countsOf = async (db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, ImportCounts>> => {
  const rows = await db
    .select({ id: importItems.importId, status: importItems.status, items: count() })
    .from(importItems)
    .where(inArray(importItems.importId, [...ids]))
    .groupBy(importItems.importId, importItems.status);
  const countsById = new Map<string, ImportCounts>();
  for (const { id, status, items } of rows)
    countsById.set(id, { ...(countsById.get(id) ?? noCounts), [status]: items });
  return countsById;
};

export const importSummaries = (
  db: Database,
  context: WorkspaceContext,
  ids?: readonly string[],
): Promise<ImportSummary[]> =>
  asActor(db, context, async (db) => {
    const rows = await db
      .select({ row: imports, by: users.name })
      .from(imports)
      .leftJoin(users, eq(users.id, imports.createdBy))
      .where(ids === undefined ? undefined : inArray(imports.id, [...ids]))
      .orderBy(desc(imports.createdAt))
      .limit(maxImportsShown);
    const counts =
      rows.length === 0
        ? new Map()
        : await countsOf(
            db,
            rows.map(({ row }) => row.id),
          );
    return rows.map(({ row, by }) => summaryOf(row, by, counts.get(row.id) ?? noCounts));
  });

export const importSummary = async (db: Database, context: WorkspaceContext, id: string): Promise<ImportSummary> => {
  const [summary] = await importSummaries(db, context, [id]);
  if (summary === undefined) throw new AppError("not_found");
  return summary;
};

export const itemsOf = async (
  db: Database,
  context: WorkspaceContext,
  id: string,
  { status, after }: { readonly status: ItemStatus | ""; readonly after: number },
): Promise<{ items: ImportItem[]; next: number | null }> => {
  await importSummary(db, context, id);
  const rows = await asActor(db, context, (db) =>
    db
      .select({ item: importItems, first: candidates.firstName, last: candidates.lastName })
      .from(importItems)
      .leftJoin(candidates, eq(candidates.id, importItems.candidateId))
      .where(
        and(
          eq(importItems.importId, id),
          gt(importItems.position, after),
          status === "" ? undefined : eq(importItems.status, status),
        ),
      )
      .orderBy(asc(importItems.position))
      .limit(itemsPerPage + 1),
  );
  const page = rows.slice(0, itemsPerPage);
  return {
    items: page.map(({ item, first, last }) => ({
      position: item.position,
      name: item.name,
      line: item.line,
      status: item.status as ItemStatus,
      reason: item.reason,
      needsEmail: item.needsEmail,
      candidateId: item.candidateId,
      person: first === null ? null : `${first} ${last ?? ""}`.trim(),
      attempts: item.attempts,
    })),
    next: rows.length > itemsPerPage ? (page.at(-1)?.item.position ?? null) : null,
  };
};

/** Stores the import, its items and its task, or nothing. */
export const storeImport = async (
  db: Database,
  context: WorkspaceContext,
  values: Pick<Row, "kind" | "fileName" | "sizeBytes" | "storageKey" | "fillEmpty">,
  names?: readonly string[],
): Promise<string> =>
  asActor(db, context, async (db) => {
    const isListed = names !== undefined;
    const [row] = await db
      .insert(imports)
      .values({
        ...values,
        companyId: context.companyId,
        createdBy: context.userId,
        status: isListed ? "reading" : "mapping",
        total: names?.length ?? null,
      })
      .returning({ id: imports.id });
    if (row === undefined) throw new Error("the import was not stored");
    if (isListed) {
      await db
        .insert(importItems)
        .values(
          names.map((name, index) => ({ companyId: context.companyId, importId: row.id, position: index + 1, name })),
        );
      await enqueueImport(db, row.id);
      await recordAudit(db, { ...context, action: "import.started", subject: values.fileName, subjectId: row.id });
    }
    return row.id;
  });

const lockImport = async (db: Database, id: string): Promise<Row> => {
  const [row] = await db.select().from(imports).where(eq(imports.id, id)).for("update");
  if (row === undefined) throw new AppError("not_found");
  return row;
};

/** The source of a table whose columns are not confirmed yet. */
export const tableToMap = (db: Database, context: WorkspaceContext, id: string): Promise<string> =>
  asActor(db, context, async (db) => {
    const [row] = await db.select().from(imports).where(eq(imports.id, id));
    if (row === undefined) throw new AppError("not_found");
    if (row.status !== "mapping" || row.storageKey === null)
      throw new AppError("conflict", "This import has already started.");
    return row.storageKey;
  });

export const startTableImport = (
  db: Database,
  context: WorkspaceContext,
  id: string,
  mapping: ColumnMapping,
): Promise<void> =>
  asActor(db, context, async (db) => {
    const { status, fileName } = await lockImport(db, id);
    if (status !== "mapping") throw new AppError("conflict", "This import has already started.");
    await db.update(imports).set({ status: "waiting", mapping }).where(eq(imports.id, id));
    await enqueueImport(db, id);
    await recordAudit(db, { ...context, action: "import.started", subject: fileName, subjectId: id });
  });

/** Keeps what was imported so far, ignores the rest, and deletes the source. */
export const stopImport = async (
  db: Database,
  store: FileStore,
  context: WorkspaceContext,
  id: string,
): Promise<void> => {
  const key = await asActor(db, context, async (db) => {
    const { status, storageKey, fileName } = await lockImport(db, id);
    if (!["mapping", "waiting", "reading"].includes(status))
      throw new AppError("conflict", "This import is already finished.");
    await db
      .update(imports)
      .set({ status: "cancelled", storageKey: null, finishedAt: new Date() })
      .where(eq(imports.id, id));
    await db
      .update(importItems)
      .set({ cells: null, givenEmail: null })
      .where(and(eq(importItems.importId, id), isNotNull(importItems.cells)));
    await recordAudit(db, { ...context, action: "import.cancelled", subject: fileName, subjectId: id });
    return storageKey;
  });
  if (key !== null) await store.remove(key);
};

const sourceDeleted = "We no longer have the file for this import. Upload it again.";

/** Sets failed items to waiting again and resumes the import. */
export const retryItems = (
  db: Database,
  context: WorkspaceContext,
  id: string,
  item?: { readonly position: number; readonly email: string },
): Promise<void> =>
  asActor(db, context, async (db) => {
    const row = await lockImport(db, id);
    const isOpen = row.status === "done" || row.status === "reading";
    if (!isOpen || !summaryOf(row, null, noCounts).canRetry) throw new AppError("conflict", sourceDeleted);
    const retried = await db
      .update(importItems)
      .set({
        status: "waiting",
        reason: null,
        needsEmail: false,
        finishedAt: null,
        ...(item === undefined || item.email === "" ? {} : { givenEmail: item.email }),
      })
      .where(
        and(
          eq(importItems.importId, id),
          eq(importItems.status, "failed"),
          item === undefined ? undefined : eq(importItems.position, item.position),
        ),
      )
      .returning({ id: importItems.id });
    if (retried.length === 0) throw new AppError(item === undefined ? "conflict" : "not_found");
    await db.update(imports).set({ status: "reading", finishedAt: null }).where(eq(imports.id, id));
    await enqueueImport(db, id);
  });

/** A resume that came in a ZIP. */
export const importedResume = async (db: Database, companyId: string, id: string) => {
  const [file] = await asActor(db, { companyId }, (db) =>
    db
      .select()
      .from(files)
      .where(and(eq(files.id, id), eq(files.companyId, companyId), eq(files.purpose, importedResumePurpose))),
  );
  if (file === undefined || file.deletedAt !== null) throw new AppError("not_found");
  return file;
};
