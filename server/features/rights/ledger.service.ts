/** The ledger of erasures: read by its database functions, and copied to where a restore does not reach. */
import { sql } from "drizzle-orm";
import type { ClosedWorkspace } from "#domain/closing/closing-receipt.ts";
import type { Receipt } from "#domain/rights/receipt.ts";
import type { Database } from "../../db/client.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { appendToLedgerFile, type LedgerEntry } from "./ledger-file.ts";
import { allMarksOf, markOf } from "./ledger-marks.ts";

type ReceiptRow = { readonly erased_at: string | Date } & Pick<LedgerEntry, "cause" | "scope" | "counts"> &
  Record<string, unknown>;

export const readReceipt = async (db: Database, id: string): Promise<Receipt> => {
  const { rows } = await db.execute<ReceiptRow>(
    sql`select erased_at, cause, scope, counts from erasure_receipt(${id}::uuid)`,
  );
  const [row] = rows;
  if (row === undefined) throw new AppError("not_found");
  const { erased_at: erasedAt, cause, scope, counts } = row;
  // A workspace's receipt has a link of its own.
  if (scope === "workspace" || cause === "closed") throw new AppError("not_found");
  return { id, erasedAt: new Date(erasedAt).toISOString(), cause, scope, counts };
};

interface ClosedRow extends Record<string, unknown> {
  readonly id: string;
  readonly name_hash: string;
  readonly begun_at: string | Date;
  readonly erased_at: string | Date;
  readonly counts: ClosedWorkspace["counts"];
  readonly digest: string;
}

export const readClosedWorkspace = async (db: Database, id: string): Promise<ClosedWorkspace | undefined> => {
  const { rows } = await db.execute<ClosedRow>(sql`select * from closed_workspace(${id}::uuid)`);
  const [row] = rows;
  if (row === undefined) return undefined;
  const [begunAt, erasedAt] = [new Date(row.begun_at).toISOString(), new Date(row.erased_at).toISOString()];
  return { id, nameHash: row.name_hash, begunAt, erasedAt, counts: row.counts, digest: row.digest };
};

export const writeClosedWorkspace = async (db: Database, receipt: ClosedWorkspace): Promise<void> => {
  const { id, nameHash, begunAt, erasedAt, counts, digest } = receipt;
  await db.execute(sql`select record_closed_workspace(${id}::uuid, ${nameHash}, ${begunAt}::timestamptz,
    ${erasedAt}::timestamptz, ${JSON.stringify(counts)}::jsonb, ${digest})`);
};

export const writeErasure = async (db: Database, entry: Omit<LedgerEntry, "workspace">): Promise<void> => {
  const { id, erasedAt, cause, scope, marks, counts } = entry;
  await db.execute(sql`select record_erasure(${id}::uuid, ${erasedAt}::timestamptz, ${cause}, ${scope},
    array(select jsonb_array_elements_text(${JSON.stringify(marks)}::jsonb)), ${JSON.stringify(counts)}::jsonb)`);
};

/** The name as the receipt stores it: only a holder of the key can check a name against it. */
export const hashedName = (ledgerKeys: Keyring, name: string): string =>
  markOf(ledgerKeys, "workspace-name", name).replace("workspace-name:", "");

export const isHashOfName = (ledgerKeys: Keyring, name: string, hash: string): boolean =>
  allMarksOf(ledgerKeys, "workspace-name", name).includes(`workspace-name:${hash}`);

interface ErasedWorkspace {
  readonly companyId: string;
  readonly storageKeys: readonly string[];
  readonly receipt: ClosedWorkspace;
}

/** Call in the transaction that erases. Writes the marks of the workspace and its files, and its receipt. */
export const writeWorkspaceErasure = async (
  db: Database,
  ledgerKeys: Keyring,
  { companyId, storageKeys, receipt }: ErasedWorkspace,
): Promise<void> => {
  const marks = [
    markOf(ledgerKeys, "workspace", companyId),
    ...storageKeys.map((key) => markOf(ledgerKeys, "file", key)),
  ];
  const { id, erasedAt } = receipt;
  await writeErasure(db, { id, erasedAt, cause: "closed", scope: "workspace", marks, counts: {} });
  await writeClosedWorkspace(db, receipt);
};

type LedgerRow = ReceiptRow & { readonly id: string; readonly marks: string[] };

export const readLedger = async (db: Database, since: Date): Promise<readonly LedgerEntry[]> => {
  const { rows } = await db.execute<LedgerRow>(
    sql`select id, erased_at, cause, scope, marks, counts from erasures_since(${since.toISOString()}::timestamptz)`,
  );
  const entries: LedgerEntry[] = [];
  for (const { id, erased_at: erasedAt, cause, scope, marks, counts } of rows) {
    const workspace = scope === "workspace" ? await readClosedWorkspace(db, id) : undefined;
    const erasedAtIso = new Date(erasedAt).toISOString();
    entries.push({
      id,
      erasedAt: erasedAtIso,
      cause,
      scope,
      marks,
      counts,
      ...(workspace === undefined ? {} : { workspace }),
    });
  }
  return entries;
};

const copiedDays = 40;

/** Appends what the file lacks of the last 40 days. Idempotent. */
export const copyLedger = async (db: Database, path: string | undefined, now: Date): Promise<void> => {
  if (path === undefined) return;
  await appendToLedgerFile(path, await readLedger(db, new Date(now.getTime() - copiedDays * 86_400_000)));
};
