/** Erases the rows of a due workspace step by step in the caller's transaction. The database checks at every step that it is due. */
import { sql } from "drizzle-orm";
import type { RowCounts } from "#domain/closing/closing.ts";
import type { Database } from "../../db/client.ts";

export interface DueClosing {
  readonly companyId: string;
  readonly name: string;
  readonly begunAt: Date;
  readonly begunBy: string | null;
  readonly admins: readonly string[];
}

/** Locks the closing: nothing can be added or canceled after this. Undefined if another worker was first. */
export const lockDueClosing = async (db: Database, id: string): Promise<DueClosing | undefined> => {
  const { rows } = await db.execute<{
    workspace: string;
    name: string;
    begun_at: string | Date;
    begun_by: string | null;
    admins: string[];
  }>(sql`select * from lock_due_closing(${id}::uuid)`);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { workspace: companyId, name, begun_at: begunAt, begun_by: begunBy, admins } = row;
  return { companyId, name, begunAt: new Date(begunAt), begunBy, admins };
};

export interface WaitingApplicant {
  readonly email: string;
  readonly firstName: string;
  readonly titles: readonly string[];
}

export const readWaitingApplicants = async (db: Database, id: string): Promise<readonly WaitingApplicant[]> => {
  const { rows } = await db.execute<{ email: string; first_name: string; titles: string[] }>(
    sql`select * from due_closing_emails(${id}::uuid)`,
  );
  return rows.map(({ email, first_name: firstName, titles }) => ({ email, firstName, titles }));
};

export interface ErasedRows {
  readonly counts: RowCounts;
  readonly storageKeys: readonly string[];
}

const candidatesPerBatch = 2000;

export const eraseRows = async (db: Database, id: string): Promise<ErasedRows> => {
  const result = await db.execute<{ counts: RowCounts }>(sql`select due_counts(${id}::uuid) as counts`);
  const fileKeys = await db.execute<{ key: string }>(sql`select due_file_keys(${id}::uuid) as key order by 1`);
  await db.execute(sql`select erase_due_mentions(${id}::uuid)`);
  for (let erasedCount = candidatesPerBatch; erasedCount === candidatesPerBatch;) {
    const { rows } = await db.execute<{ gone: number }>(
      sql`select erase_due_people(${id}::uuid, ${candidatesPerBatch}) as gone`,
    );
    erasedCount = rows[0]?.gone ?? 0;
  }
  await db.execute(sql`select erase_due_workspace(${id}::uuid)`);
  return { counts: result.rows[0]?.counts ?? {}, storageKeys: fileKeys.rows.map(({ key }) => key) };
};

/**
 * After a restore: erases a workspace again that was erased before, and returns its storage keys. Runs as the table owner, who may set the
 * due date; the backup may be older than the closing.
 */
export const eraseFromBackup = (
  db: Database,
  companyId: string,
  { id, erasedAt }: { readonly id: string; readonly erasedAt: string },
): Promise<readonly string[]> =>
  db.transaction(async (db) => {
    await db.execute(sql`delete from workspace_closings where company_id = ${companyId}::uuid`);
    await db.execute(sql`insert into workspace_closings (id, company_id, begun_at, ends_at, paused_jobs, hidden_cards)
      values (${id}::uuid, ${companyId}::uuid, ${erasedAt}::timestamptz - interval '1 day', ${erasedAt}::timestamptz, '{}', '{}')`);
    return (await eraseRows(db, id)).storageKeys;
  });
