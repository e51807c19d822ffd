/** The ledger of erasures: read by its functions, and copied to where a restore does not reach. */
import { sql } from "drizzle-orm";
import type { Receipt } from "#domain/rights/receipt.ts";
import type { Database } from "../../db/client.ts";
import { AppError } from "../../infra/errors.ts";
import { appendToLedgerFile, type LedgerEntry } from "./ledger-file.ts";

type ReceiptRow = { readonly erased_at: string | Date } & Omit<Receipt, "id" | "erasedAt"> & Record<string, unknown>;

export const readReceipt = async (db: Database, id: string): Promise<Receipt> => {
  const { rows } = await db.execute<ReceiptRow>(
    sql`select erased_at, cause, scope, counts from erasure_receipt(${id}::uuid)`,
  );
  const [row] = rows;
  if (row === undefined) throw new AppError("not_found");
  const { erased_at: erasedAt, cause, scope, counts } = row;
  return { id, erasedAt: new Date(erasedAt).toISOString(), cause, scope, counts };
};

type LedgerRow = ReceiptRow & { readonly id: string; readonly marks: string[] };

export const readLedger = async (db: Database, since: Date): Promise<readonly LedgerEntry[]> => {
  const { rows } = await db.execute<LedgerRow>(
    sql`select id, erased_at, cause, scope, marks, counts from erasures_since(${since.toISOString()}::timestamptz)`,
  );
  return rows.map(({ id, erased_at: erasedAt, cause, scope, marks, counts }) => ({
    id,
    erasedAt: new Date(erasedAt).toISOString(),
    cause,
    scope,
    marks,
    counts,
  }));
};

const copiedDays = 40;

/** What the file lacks of the last weeks; run again, it finds nothing to do. */
export const copyLedger = async (db: Database, path: string | undefined, now: Date): Promise<void> => {
  if (path === undefined) return;
  await appendToLedgerFile(path, await readLedger(db, new Date(now.getTime() - copiedDays * 86_400_000)));
};
