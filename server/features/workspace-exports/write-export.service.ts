/**
 * Writes all data of a workspace, on one snapshot, to the file store while it is read. A partial file is never offered. The ZIP of tables
 * also has the stored files, one after another; a JSON document has none.
 */
import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import { and, eq, inArray, sql } from "drizzle-orm";
import { ZipFile } from "yazl";
import { escapeFormula } from "#domain/exports/spreadsheet-cell.ts";
import { type ExportFormat, exportDays } from "#domain/workspace-exports/workspace-exports.ts";
import { asActor, type Database } from "../../db/client.ts";
import { workspaceExports } from "../../db/tables/imports.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { countFiles, type ExportedFile, fileListColumns, fileListName, fileListRows, filesOf } from "./export-files.ts";
import { columnsOf, countRows, type ExportRow, exportTables, type ReadControl, rowsOf } from "./export-tables.ts";

export const exportPurpose = "workspace-export";
export const exportTask = "write-export";

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return escapeFormula(value);
  if (Array.isArray(value) && value.every((each) => typeof each === "string")) return escapeFormula(value.join("; "));
  return typeof value === "object" ? escapeFormula(JSON.stringify(value)) : JSON.stringify(value);
};

async function* records(rows: AsyncIterable<string>, columns: readonly string[], count: () => void) {
  for await (const text of rows) {
    const row = JSON.parse(text) as ExportRow;
    count();
    yield columns.map((column) => cellOf(row[column]));
  }
}

/** The byte order mark tells spreadsheets the encoding. */
const csvOf = (rows: AsyncIterable<string>, columns: readonly string[], count: () => void): Readable => {
  const csvStream = stringify({ header: true, columns: [...columns], bom: true, record_delimiter: "\r\n" });
  const source = Readable.from(records(rows, columns, count));
  source.once("error", (error) => csvStream.destroy(error));
  // The ZIP handles the error first; without this handler, a later one would be unhandled.
  csvStream.on("error", () => undefined);
  return source.pipe(csvStream);
};

/** A file may be deleted while the export runs, since the snapshot holds only rows. */
async function* bytesOf(store: FileStore, { id, storage_key: key }: ExportedFile, missing: Set<string>) {
  try {
    yield* store.read(key) as AsyncIterable<Buffer>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    missing.add(id);
  }
}

const writeZip = async (db: Database, store: FileStore, key: string, count: () => void): Promise<number> => {
  const zip = new ZipFile();
  const control: ReadControl = { isStopped: false, pending: Promise.resolve() };
  const { promise: failed, reject } = Promise.withResolvers<never>();
  (zip as unknown as NodeJS.EventEmitter).on("error", reject);
  failed.catch(() => undefined);
  let source: Readable | undefined;

  /** Resolves once it is read, because a transaction reads one cursor at a time and only one file is to be open. */
  const add = (name: string, open: () => Readable, mtime = new Date()): Promise<void> => {
    const { promise, resolve, reject: failToAdd } = Promise.withResolvers<void>();
    zip.addReadStreamLazy(name, { mtime }, (callback) => {
      source = open();
      source.once("end", resolve);
      source.once("error", failToAdd);
      callback(null, source);
    });
    return promise;
  };
  const addAll = async (): Promise<void> => {
    for (const exportTable of exportTables) {
      const columns = await columnsOf(db, exportTable);
      await add(`${exportTable.name}.csv`, () => csvOf(rowsOf(db, exportTable, columns, control), columns, count));
    }
    const missing = new Set<string>();
    for await (const file of filesOf(db, control)) {
      count();
      if ((await store.sizeOf(file.storage_key)) === undefined) missing.add(file.id);
      else
        await add(
          file.path,
          () => Readable.from(bytesOf(store, file, missing), { objectMode: false }),
          new Date(file.created_at),
        );
    }
    await add(fileListName, () => csvOf(fileListRows(db, control, missing), fileListColumns, () => undefined));
    zip.end();
  };
  try {
    addAll().catch(reject);
    return await Promise.race([store.putStream(key, zip.outputStream as Readable), failed]);
  } catch (error) {
    control.isStopped = true;
    source?.destroy();
    await control.pending;
    throw error;
  }
};

async function* jsonOf(db: Database, company: string, exportedAt: Date, count: () => void): AsyncGenerator<Buffer> {
  const control: ReadControl = { isStopped: false, pending: Promise.resolve() };
  yield Buffer.from(`{"workspace":${JSON.stringify(company)},"exportedAt":${JSON.stringify(exportedAt.toISOString())}`);
  for (const exportTable of exportTables) {
    yield Buffer.from(`,\n${JSON.stringify(exportTable.name)}:[`);
    let isFirst = true;
    for await (const row of rowsOf(db, exportTable, await columnsOf(db, exportTable), control)) {
      count();
      yield Buffer.from(`${isFirst ? "" : ","}\n${row}`);
      isFirst = false;
    }
    yield Buffer.from("]");
  }
  yield Buffer.from("}\n");
}

export interface ActiveExport {
  readonly id: string;
  readonly companyId: string;
  readonly format: ExportFormat;
  /** The requesting user: what is hidden from them stays hidden. */
  readonly userId?: string;
}

export const readActiveExport = async (db: Database, id: string): Promise<ActiveExport | undefined> => {
  const { rows } = await db.execute<{ company: string | null }>(sql`select company_of_export(${id}::uuid) as company`);
  const companyId = rows[0]?.company ?? null;
  if (companyId === null) return undefined;
  const [row] = await asActor(db, { companyId }, (db) =>
    db.select().from(workspaceExports).where(eq(workspaceExports.id, id)),
  );
  if (row === undefined) return undefined;
  const { createdBy } = row;
  return { id, companyId, format: row.format as ExportFormat, ...(createdBy === null ? {} : { userId: createdBy }) };
};

const change = (db: Database, { id, companyId }: ActiveExport, values: Partial<typeof workspaceExports.$inferInsert>) =>
  asActor(db, { companyId }, (db) =>
    db
      .update(workspaceExports)
      .set(values)
      .where(and(eq(workspaceExports.id, id), inArray(workspaceExports.status, ["waiting", "writing"])))
      .returning({ id: workspaceExports.id }),
  );

const progressMs = 500;

/** Saved at most twice a second, outside of the snapshot. */
const progressOf = (
  db: Database,
  activeExport: ActiveExport,
): { readonly count: () => void; readonly rows: () => number } => {
  let rows = 0;
  let reportedAt = Date.now();
  return {
    count: () => {
      rows += 1;
      if (Date.now() - reportedAt < progressMs) return;
      reportedAt = Date.now();
      change(db, activeExport, { rowsWritten: rows }).catch(() => undefined);
    },
    rows: () => rows,
  };
};

const snapshotOptions = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

/** Undefined if another worker is writing it. */
const writeFile = (
  db: Database,
  store: FileStore,
  activeExport: ActiveExport,
  key: string,
  progress: { count: () => void },
) => {
  const { companyId, userId } = activeExport;
  return db.transaction(
    (snapshot) =>
      asActor(snapshot, { companyId, ...(userId === undefined ? {} : { userId }) }, async (snapshot) => {
        const { rows: locks } = await snapshot.execute<{ mine: boolean }>(
          sql`select pg_try_advisory_xact_lock(hashtextextended(${`export ${activeExport.id}`}, 0)) as mine`,
        );
        if (locks[0]?.mine !== true) return undefined;
        let rowsTotal = 0;
        for (const exportTable of exportTables) rowsTotal += await countRows(snapshot, exportTable);
        if (activeExport.format === "csv") rowsTotal += await countFiles(snapshot);
        await change(db, activeExport, { status: "writing", rowsWritten: 0, rowsTotal });
        if (activeExport.format === "csv") return writeZip(snapshot, store, key, progress.count);
        const { rows } = await snapshot.execute<{ name: string }>(
          sql`select name from companies where id = ${activeExport.companyId}`,
        );
        return store.putStream(key, jsonOf(snapshot, rows[0]?.name ?? "", new Date(), progress.count));
      }),
    snapshotOptions,
  );
};

export const writeExport = async (db: Database, store: FileStore, activeExport: ActiveExport): Promise<void> => {
  const storageKey = `${exportPurpose}/${randomUUID()}`;
  const progress = progressOf(db, activeExport);
  const sizeBytes = await writeFile(db, store, activeExport, storageKey, progress);
  if (sizeBytes === undefined) return;
  const now = new Date();
  const offered = await change(db, activeExport, {
    status: "done",
    storageKey,
    sizeBytes,
    rowsWritten: progress.rows(),
    finishedAt: now,
    expiresAt: new Date(now.getTime() + exportDays * 86_400_000),
  });
  if (offered.length === 0) await store.remove(storageKey);
};

export const failExport = (db: Database, activeExport: ActiveExport) =>
  change(db, activeExport, { status: "failed", reason: "We couldn't create the file.", finishedAt: new Date() });
