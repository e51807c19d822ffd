/** Records writes to the named tables by row triggers, which is cheaper than comparing the tables before and after. */
import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";

export const watchChanges = async (db: Database, tables: readonly string[]) => {
  await db.execute(sql`create table noticed_changes (place text not null, company_id text)`);
  await db.execute(
    sql.raw(`create function notice_change() returns trigger language plpgsql security definer set search_path = public as $$
      declare
        touched jsonb := to_jsonb(coalesce(new, old));
      begin
        insert into noticed_changes values
          (tg_table_name, case tg_table_name when 'companies' then touched->>'id' else touched->>'company_id' end);
        return null;
      end $$`),
  );
  for (const table of tables) {
    await db.execute(
      sql.raw(
        `create trigger zz_notice after insert or update or delete on ${table} for each row execute function notice_change()`,
      ),
    );
  }
  return {
    forget: () => db.execute(sql`delete from noticed_changes`),
    /** The tables written to since then, each with the workspace of the row. */
    seen: async (): Promise<readonly (readonly [table: string, companyId: string | null])[]> => {
      const { rows } = await db.execute<{ place: string; company_id: string | null }>(
        sql`select place, company_id from noticed_changes`,
      );
      return rows.map(({ place, company_id: companyId }) => [place, companyId] as const);
    },
  };
};
