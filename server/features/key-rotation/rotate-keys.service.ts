/**
 * Seals again with the current key what an earlier one sealed, while the product runs: a hundred rows a transaction, each under its row lock.
 * A run that ends halfway is repeated; rows that are done are left alone. Needs a role that row-level security does not bind.
 */
import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import type { Keyring } from "../../infra/keyring.ts";
import { keyNameIn } from "../../infra/sealed-text.ts";
import { farewellTask, receiptTask } from "../closing/erase-workspace.service.ts";
import { finishErasureTask } from "../rights/erase.service.ts";
import { type SealedTable, sealedTables } from "./sealed-columns.ts";

const batchSize = 100;
const firstId = "00000000-0000-0000-0000-000000000000";

export interface TableOutcome {
  readonly table: string;
  readonly resealed: number;
  /** Rows that no configured key opens, by their ids. They are left as they are. */
  readonly unreadable: readonly string[];
}

export interface Rotation {
  readonly tables: readonly TableOutcome[];
  /** How many stored values each key still seals, the queue included; under "none" those from before keys had ids. */
  readonly inUse: ReadonlyMap<string, number>;
}

type Row = { readonly id: string } & Readonly<Record<string, string | null>>;

const columnsOf = ({ columns }: SealedTable) =>
  sql.join(
    ["id", ...columns].map((column) => sql.identifier(column)),
    sql`, `,
  );

const rowsAfter = async (db: Database, sealed: SealedTable, after: string, isLocked: boolean): Promise<Row[]> => {
  const { rows } = await db.execute<Row>(
    sql`select ${columnsOf(sealed)} from ${sql.identifier(sealed.table)} where id > ${after}::uuid
      order by id limit ${batchSize} ${isLocked ? sql`for update` : sql``}`,
  );
  return rows;
};

const resealRow = async (db: Database, sealed: SealedTable, row: Row, keys: Keyring): Promise<boolean> => {
  const changes = [];
  for (const column of sealed.columns) {
    const value = row[column];
    if (value === null || value === undefined || sealed.keyName(value) === keys.current.name) continue;
    changes.push(sql`${sql.identifier(column)} = ${await sealed.reseal(value, keys)}`);
  }
  if (changes.length === 0) return false;
  await db.execute(
    sql`update ${sql.identifier(sealed.table)} set ${sql.join(changes, sql`, `)} where id = ${row.id}::uuid`,
  );
  return true;
};

const resealTable = async (db: Database, sealed: SealedTable, keys: Keyring): Promise<TableOutcome> => {
  let [after, resealed] = [firstId, 0];
  const unreadable: string[] = [];
  for (let isMore = true; isMore;) {
    const last = await db.transaction(async (db) => {
      const rows = await rowsAfter(db, sealed, after, true);
      for (const row of rows) {
        try {
          if (await resealRow(db, sealed, row, keys)) resealed += 1;
        } catch (error) {
          // An error of the database ends the run; only a seal that does not open is passed over.
          if (error instanceof Error && "query" in error) throw error;
          unreadable.push(row.id);
        }
      }
      return rows.length < batchSize ? undefined : rows.at(-1)?.id;
    });
    isMore = last !== undefined;
    after = last ?? after;
  }
  return { table: sealed.table, resealed, unreadable };
};

/** Sealed texts that wait in the queue. They are sent within hours, so they are counted and not changed. */
const queuedTexts = async (db: Database): Promise<readonly string[]> => {
  const { rows } = await db.execute<{ sealed: string }>(
    sql`select each.value as sealed from pgboss.job, jsonb_each_text(data) as each
      where state < 'completed' and jsonb_typeof(data) = 'object'
        and (name, each.key) in ((${finishErasureTask}, 'to'), (${farewellTask}, 'sealed'), (${receiptTask}, 'token'))
        and each.value is not null`,
  );
  return rows.map(({ sealed }) => sealed);
};

export const keysInUse = async (db: Database): Promise<ReadonlyMap<string, number>> => {
  const inUse = new Map<string, number>();
  const count = (name: string | null) => inUse.set(name ?? "none", (inUse.get(name ?? "none") ?? 0) + 1);
  for (const sealed of sealedTables) {
    let after: string | undefined = firstId;
    while (after !== undefined) {
      const rows: Row[] = await rowsAfter(db, sealed, after, false);
      for (const row of rows)
        for (const column of sealed.columns) {
          const value = row[column];
          if (value !== null && value !== undefined) count(sealed.keyName(value));
        }
      after = rows.length < batchSize ? undefined : rows.at(-1)?.id;
    }
  }
  for (const text of await queuedTexts(db)) count(keyNameIn(text));
  return inUse;
};

export const rotateKeys = async (db: Database, keys: Keyring): Promise<Rotation> => {
  const tables: TableOutcome[] = [];
  for (const sealed of sealedTables) tables.push(await resealTable(db, sealed, keys));
  return { tables, inUse: await keysInUse(db) };
};
