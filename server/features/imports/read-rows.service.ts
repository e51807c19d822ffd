/** The rows of a table: stored once, all or none, then written as candidates, some hundred per transaction. */
import { and, asc, eq, sql } from "drizzle-orm";
import type { ColumnMapping } from "#domain/imports/imports.ts";
import { readRow, type RowReading } from "#domain/imports/read-row.ts";
import { asActor, type Database } from "../../db/client.ts";
import { importItems, imports } from "../../db/tables/imports.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { rowsOfCsv, detectCsvFormat } from "./csv-file.ts";
import {
  lockCandidates,
  alreadyExistsMessage,
  type CandidateToWrite,
  writeCandidates,
} from "./write-candidates.service.ts";

const rowsPerTransaction = 200;
const rowsPerInsert = 500;
const maxCells = 500;

const labelOf = (cells: readonly string[], mapping: ColumnMapping): string => {
  const cell = (field: keyof ColumnMapping): string => {
    const column = mapping[field];
    return column === undefined ? "" : (cells[column] ?? "").trim();
  };
  const name = cell("fullName") || `${cell("firstName")} ${cell("lastName")}`.trim() || cell("email");
  return name.replaceAll(/\s+/g, " ").slice(0, 255).toWellFormed();
};

/** All or nothing: after a crash, the next run starts over. Returns the number of rows. */
export const listRows = (
  db: Database,
  store: FileStore,
  { id, companyId, storageKey, mapping }: { id: string; companyId: string; storageKey: string; mapping: ColumnMapping },
): Promise<number> =>
  asActor(db, { companyId }, async (db) => {
    const [waiting] = await db
      .select({ status: imports.status })
      .from(imports)
      .where(and(eq(imports.id, id), eq(imports.status, "waiting")))
      .for("update");
    if (waiting === undefined) return 0;
    let total = 0;
    let batch: (typeof importItems.$inferInsert)[] = [];
    const flush = async (): Promise<void> => {
      if (batch.length > 0) await db.insert(importItems).values(batch);
      batch = [];
    };
    let isHeader = true;
    for await (const { cells, line } of rowsOfCsv(store, storageKey, await detectCsvFormat(store, storageKey))) {
      if (isHeader) {
        isHeader = false;
        continue;
      }
      total += 1;
      batch.push({
        companyId,
        importId: id,
        position: total,
        line,
        name: labelOf(cells, mapping),
        cells: cells.slice(0, maxCells),
      });
      if (batch.length >= rowsPerInsert) await flush();
    }
    await flush();
    await db.update(imports).set({ status: "reading", total }).where(eq(imports.id, id));
    return total;
  });

interface ReadItem {
  readonly item: typeof importItems.$inferSelect;
  readonly read: RowReading;
}

const isPerson = (each: ReadItem): each is ReadItem & { read: { person: CandidateToWrite } } => "person" in each.read;

interface RowOutcome {
  readonly id: string;
  readonly status: string;
  readonly reason: string | null;
  readonly candidateId: string | null;
  readonly needsEmail: boolean;
}

/** One statement for all. A row's cells are deleted once they are in a record. */
const writeOutcomes = async (db: Database, outcomes: readonly RowOutcome[]): Promise<void> => {
  const list = (field: keyof RowOutcome, type: string) =>
    sql`${sql.param(outcomes.map((each) => each[field]))}::${sql.raw(type)}[]`;
  await db.execute(sql`
    update import_items i set status = o.status, reason = left(o.reason, 500), candidate_id = o.candidate_id, needs_email = o.needs_email,
      attempts = i.attempts + 1, finished_at = now(),
      cells = case when o.status = 'failed' then i.cells end, given_email = case when o.status = 'failed' then i.given_email end
    from unnest(${list("id", "uuid")}, ${list("status", "text")}, ${list("reason", "text")}, ${list("candidateId", "uuid")}, ${list("needsEmail", "boolean")})
      as o (id, status, reason, candidate_id, needs_email)
    where i.id = o.id`);
};

/** Returns how many rows were processed: 0 if no unlocked row is left. */
export const readNextRows = (
  db: Database,
  { id, companyId, fillEmpty, mapping }: { id: string; companyId: string; fillEmpty: boolean; mapping: ColumnMapping },
): Promise<number> =>
  asActor(db, { companyId }, async (db) => {
    const rows = await db
      .select({ item: importItems })
      .from(importItems)
      .innerJoin(imports, eq(imports.id, importItems.importId))
      .where(and(eq(importItems.importId, id), eq(importItems.status, "waiting"), eq(imports.status, "reading")))
      .orderBy(asc(importItems.position))
      .limit(rowsPerTransaction)
      .for("update", { of: importItems, skipLocked: true });
    const items = rows.map(({ item }) => ({ item, read: readRow(item.cells ?? [], mapping, item.givenEmail ?? "") }));
    const people = items.filter(isPerson);
    await lockCandidates(db, companyId);
    const writeResults = await writeCandidates(
      db,
      companyId,
      people.map(({ read }) => ({ ...read.person, source: read.person.source ?? "CSV import" })),
      fillEmpty,
    );
    const outcomes = new Map(
      people.map(({ item }, index) => {
        const { candidateId = null, isNew = false, filled = [] } = writeResults[index] ?? {};
        return [
          item.id,
          { candidateId, status: isNew ? "done" : "duplicate", reason: isNew ? null : alreadyExistsMessage(filled) },
        ];
      }),
    );
    await writeOutcomes(
      db,
      items.map(({ item, read }) => ({
        id: item.id,
        needsEmail: "problem" in read && read.needsEmail,
        ...(outcomes.get(item.id) ?? {
          candidateId: null,
          status: "failed",
          reason: "problem" in read ? `${read.problem}.` : null,
        }),
      })),
    );
    return items.length;
  });
