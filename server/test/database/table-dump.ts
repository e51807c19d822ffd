/** Every row of every table as text, to compare two states of a database. */
import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";

export const dumpTables = async (
  db: Database,
  leftOut: readonly string[] = [],
): Promise<Readonly<Record<string, readonly string[]>>> => {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const dump: Record<string, readonly string[]> = {};
  for (const { name } of tables.filter((table) => !leftOut.includes(table.name))) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t order by t::text collate "C"`,
    );
    dump[name] = rows.map(({ row }) => row);
  }
  return dump;
};
