/**
 * Re-encrypts with the current key what earlier keys encrypted, while the app runs: a hundred rows per transaction, each locked.
 * An interrupted run can be repeated; finished rows are skipped. Needs a role that bypasses row-level security.
 */
import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { keyNameIn, decryptText, encryptText } from "../../infra/crypto/encrypted-text.ts";
import { workspaceClosedTask, receiptTask } from "../closing/erase-workspace.service.ts";
import { finishErasureTask } from "../rights/erase.service.ts";
import { factorKeyName, reencryptFactor } from "../../infra/crypto/encrypted-two-factor.ts";

/** Every column that is encrypted with the server's keys. A column missing here becomes unreadable when an old key is removed. */
interface EncryptedTable {
  readonly table: string;
  readonly columns: readonly string[];
  /** The id of the key that encrypted a value; null from before keys had ids. */
  readonly keyName: (sealed: string) => string | null;
  readonly reencrypt: (sealed: string, keys: Keyring) => Promise<string>;
}

const encryptedTables: readonly EncryptedTable[] = [
  {
    table: "webhook_endpoints",
    columns: ["secret", "previous_secret"],
    keyName: keyNameIn,
    reencrypt: async (sealed, keys) => encryptText(decryptText(sealed, keys, "webhook secret"), keys, "webhook secret"),
  },
  { table: "two_factors", columns: ["secret", "backup_codes"], keyName: factorKeyName, reencrypt: reencryptFactor },
];

const batchSize = 100;
const firstId = "00000000-0000-0000-0000-000000000000";

interface TableOutcome {
  readonly table: string;
  readonly resealed: number;
  /** Ids of rows that no configured key decrypts. They are left as they are. */
  readonly unreadable: readonly string[];
}

export interface Rotation {
  readonly tables: readonly TableOutcome[];
  /** How many stored values each key still encrypts, the queue included; "none" counts values from before keys had ids. */
  readonly inUse: ReadonlyMap<string, number>;
}

type Row = { readonly id: string } & Readonly<Record<string, string | null>>;

const columnsOf = ({ columns }: EncryptedTable) =>
  sql.join(
    ["id", ...columns].map((column) => sql.identifier(column)),
    sql`, `,
  );

const rowsAfter = async (db: Database, sealed: EncryptedTable, after: string, isLocked: boolean): Promise<Row[]> => {
  const { rows } = await db.execute<Row>(
    sql`select ${columnsOf(sealed)} from ${sql.identifier(sealed.table)} where id > ${after}::uuid
      order by id limit ${batchSize} ${isLocked ? sql`for update` : sql``}`,
  );
  return rows;
};

const reencryptRow = async (db: Database, sealed: EncryptedTable, row: Row, keys: Keyring): Promise<boolean> => {
  const changes = [];
  for (const column of sealed.columns) {
    const value = row[column];
    if (value === null || value === undefined || sealed.keyName(value) === keys.current.name) continue;
    changes.push(sql`${sql.identifier(column)} = ${await sealed.reencrypt(value, keys)}`);
  }
  if (changes.length === 0) return false;
  await db.execute(
    sql`update ${sql.identifier(sealed.table)} set ${sql.join(changes, sql`, `)} where id = ${row.id}::uuid`,
  );
  return true;
};

const reencryptTable = async (db: Database, sealed: EncryptedTable, keys: Keyring): Promise<TableOutcome> => {
  let [after, resealed] = [firstId, 0];
  const unreadable: string[] = [];
  for (let isMore = true; isMore;) {
    const last = await db.transaction(async (db) => {
      const rows = await rowsAfter(db, sealed, after, true);
      for (const row of rows) {
        try {
          if (await reencryptRow(db, sealed, row, keys)) resealed += 1;
        } catch (error) {
          // A database error ends the run; only a value that cannot be decrypted is skipped.
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

/** Encrypted texts in the queue. They are sent within hours, so they are counted but not changed. */
const queuedTexts = async (db: Database): Promise<readonly string[]> => {
  const { rows } = await db.execute<{ sealed: string }>(
    sql`select each.value as sealed from pgboss.job, jsonb_each_text(data) as each
      where state < 'completed' and jsonb_typeof(data) = 'object'
        and (name, each.key) in ((${finishErasureTask}, 'to'), (${workspaceClosedTask}, 'sealed'), (${receiptTask}, 'token'))
        and each.value is not null`,
  );
  return rows.map(({ sealed }) => sealed);
};

const keysInUse = async (db: Database): Promise<ReadonlyMap<string, number>> => {
  const inUse = new Map<string, number>();
  const count = (name: string | null) => inUse.set(name ?? "none", (inUse.get(name ?? "none") ?? 0) + 1);
  for (const sealed of encryptedTables) {
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
  for (const sealed of encryptedTables) tables.push(await reencryptTable(db, sealed, keys));
  return { tables, inUse: await keysInUse(db) };
};
