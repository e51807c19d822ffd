/** What a workspace sees of its imports and does with them. Counts are counted from the items, so they are right whoever died. */
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
import { writeDown } from "../../infra/audit.ts";
import { AppError } from "../../infra/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { resumePurpose } from "./import-files.ts";
import { enqueueReading } from "./import-state.service.ts";

export interface Place {
  readonly companyId: string;
  readonly userId: string;
}

const none: ImportCounts = { waiting: 0, scan: 0, done: 0, duplicate: 0, failed: 0 };
const importsShown = 50;

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
  const counted = new Map<string, ImportCounts>();
  for (const { id, status, items } of rows) counted.set(id, { ...(counted.get(id) ?? none), [status]: items });
  return counted;
};

export const importSummaries = (db: Database, place: Place, ids?: readonly string[]): Promise<ImportSummary[]> =>
  asActor(db, place, async (db) => {
    const rows = await db
      .select({ row: imports, by: users.name })
      .from(imports)
      .leftJoin(users, eq(users.id, imports.createdBy))
      .where(ids === undefined ? undefined : inArray(imports.id, [...ids]))
      .orderBy(desc(imports.createdAt))
      .limit(importsShown);
    const counts =
      rows.length === 0
        ? new Map()
        : await countsOf(
            db,
            rows.map(({ row }) => row.id),
          );
    return rows.map(({ row, by }) => summaryOf(row, by, counts.get(row.id) ?? none));
  });

export const importSummary = async (db: Database, place: Place, id: string): Promise<ImportSummary> => {
  const [found] = await importSummaries(db, place, [id]);
  if (found === undefined) throw new AppError("not_found");
  return found;
};

export const itemsOf = async (
  db: Database,
  place: Place,
  id: string,
  { status, after }: { readonly status: ItemStatus | ""; readonly after: number },
): Promise<{ items: ImportItem[]; next: number | null }> => {
  await importSummary(db, place, id);
  const rows = await asActor(db, place, (db) =>
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
  const shown = rows.slice(0, itemsPerPage);
  return {
    items: shown.map(({ item, first, last }) => ({
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
    next: rows.length > itemsPerPage ? (shown.at(-1)?.item.position ?? null) : null,
  };
};

/** The import, and what follows from it, or nothing. */
export const storeImport = async (
  db: Database,
  place: Place,
  values: Pick<Row, "kind" | "fileName" | "sizeBytes" | "storageKey" | "fillEmpty">,
  names?: readonly string[],
): Promise<string> =>
  asActor(db, place, async (db) => {
    const isListed = names !== undefined;
    const [row] = await db
      .insert(imports)
      .values({
        ...values,
        companyId: place.companyId,
        createdBy: place.userId,
        status: isListed ? "reading" : "mapping",
        total: names?.length ?? null,
      })
      .returning({ id: imports.id });
    if (row === undefined) throw new Error("the import was not stored");
    if (isListed) {
      await db
        .insert(importItems)
        .values(names.map((name, at) => ({ companyId: place.companyId, importId: row.id, position: at + 1, name })));
      await enqueueReading(db, row.id);
      await writeDown(db, { ...place, deed: "import.started", subject: values.fileName, subjectId: row.id });
    }
    return row.id;
  });

const locked = async (db: Database, id: string): Promise<Row> => {
  const [row] = await db.select().from(imports).where(eq(imports.id, id)).for("update");
  if (row === undefined) throw new AppError("not_found");
  return row;
};

/** The source of a table whose columns are not confirmed yet. */
export const tableToMap = (db: Database, place: Place, id: string): Promise<string> =>
  asActor(db, place, async (db) => {
    const [row] = await db.select().from(imports).where(eq(imports.id, id));
    if (row === undefined) throw new AppError("not_found");
    if (row.status !== "mapping" || row.storageKey === null) throw new AppError("conflict", "This import has begun.");
    return row.storageKey;
  });

export const beginTable = (db: Database, place: Place, id: string, mapping: ColumnMapping): Promise<void> =>
  asActor(db, place, async (db) => {
    const { status, fileName } = await locked(db, id);
    if (status !== "mapping") throw new AppError("conflict", "This import has begun.");
    await db.update(imports).set({ status: "waiting", mapping }).where(eq(imports.id, id));
    await enqueueReading(db, id);
    await writeDown(db, { ...place, deed: "import.started", subject: fileName, subjectId: id });
  });

/** What is read by now stays; the rest is left alone, and the source goes. */
export const stopImport = async (db: Database, store: FileStore, place: Place, id: string): Promise<void> => {
  const key = await asActor(db, place, async (db) => {
    const { status, storageKey, fileName } = await locked(db, id);
    if (!["mapping", "waiting", "reading"].includes(status)) throw new AppError("conflict", "This import is over.");
    await db
      .update(imports)
      .set({ status: "cancelled", storageKey: null, finishedAt: new Date() })
      .where(eq(imports.id, id));
    await db
      .update(importItems)
      .set({ cells: null, givenEmail: null })
      .where(and(eq(importItems.importId, id), isNotNull(importItems.cells)));
    await writeDown(db, { ...place, deed: "import.cancelled", subject: fileName, subjectId: id });
    return storageKey;
  });
  if (key !== null) await store.remove(key);
};

const sourceGone = "The source of this import is no longer kept. Please import the file again.";

/** Failed items wait again, and the import goes on. */
export const retryItems = (
  db: Database,
  place: Place,
  id: string,
  one?: { readonly position: number; readonly email: string },
): Promise<void> =>
  asActor(db, place, async (db) => {
    const row = await locked(db, id);
    const isOpen = row.status === "done" || row.status === "reading";
    if (!isOpen || !summaryOf(row, null, none).canRetry) throw new AppError("conflict", sourceGone);
    const again = await db
      .update(importItems)
      .set({
        status: "waiting",
        reason: null,
        needsEmail: false,
        finishedAt: null,
        ...(one === undefined || one.email === "" ? {} : { givenEmail: one.email }),
      })
      .where(
        and(
          eq(importItems.importId, id),
          eq(importItems.status, "failed"),
          one === undefined ? undefined : eq(importItems.position, one.position),
        ),
      )
      .returning({ id: importItems.id });
    if (again.length === 0) throw new AppError(one === undefined ? "conflict" : "not_found");
    await db.update(imports).set({ status: "reading", finishedAt: null }).where(eq(imports.id, id));
    await enqueueReading(db, id);
  });

/** A résumé that came in a ZIP. */
export const importedResume = async (db: Database, companyId: string, id: string) => {
  const [file] = await asActor(db, { companyId }, (db) =>
    db
      .select()
      .from(files)
      .where(and(eq(files.id, id), eq(files.companyId, companyId), eq(files.purpose, resumePurpose))),
  );
  if (file === undefined || file.deletedAt !== null) throw new AppError("not_found");
  return file;
};
