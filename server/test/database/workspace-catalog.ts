/** Finds the rows of a workspace from the database catalog, independently of the product's own queries. */
import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";

interface ForeignKey extends Record<string, unknown> {
  readonly table: string;
  readonly columns: readonly string[];
  readonly parent: string;
  readonly parentColumns: readonly string[];
  readonly rule: string;
}

export interface Column extends Record<string, unknown> {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly element: string;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
  readonly cap: number | null;
  /** The first value of a check constraint's list. */
  readonly listed: string | null;
}

export interface Catalog {
  readonly keys: readonly ForeignKey[];
  readonly columns: readonly Column[];
  /** The workspace's tables, parents before children, each with its condition for `$company`. */
  readonly conditions: ReadonlyMap<string, string>;
}

const readKeys = async (db: Database): Promise<readonly ForeignKey[]> => {
  const { rows } = await db.execute<ForeignKey>(sql`
    select k.table_name as "table", array_agg(k.column_name::text order by k.ordinal_position) as columns, p.table_name as parent,
      array_agg(p.column_name::text order by k.ordinal_position) as "parentColumns", r.delete_rule as rule
    from information_schema.referential_constraints r
    join information_schema.key_column_usage k on k.constraint_schema = r.constraint_schema and k.constraint_name = r.constraint_name
    join information_schema.key_column_usage p on p.constraint_schema = r.unique_constraint_schema
      and p.constraint_name = r.unique_constraint_name and p.ordinal_position = k.position_in_unique_constraint
    where r.constraint_schema = 'public' group by r.constraint_name, k.table_name, p.table_name, r.delete_rule order by 1, 3`);
  return rows;
};

const readColumns = async (db: Database): Promise<readonly Column[]> => {
  const { rows } = await db.execute<Column>(sql`
    select c.table_name as "table", c.column_name as name, c.data_type as type, c.udt_name as element, c.is_nullable = 'NO' as "isRequired",
      c.column_default is not null as "hasDefault", c.character_maximum_length as cap,
      (select substring(pg_get_constraintdef(k.oid) from '''([^'']*)''') from pg_constraint k
        where k.contype = 'c' and k.conrelid = format('public.%I', c.table_name)::regclass and k.conkey = array[c.ordinal_position::smallint] limit 1) as listed
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' order by c.table_name, c.ordinal_position`);
  return rows;
};

/** Tables that reference a company without ON DELETE CASCADE: their rows belong to others. */
export const detachedTables = ({ keys }: Pick<Catalog, "keys">): readonly string[] =>
  keys.filter(({ parent, rule }) => parent === "companies" && rule !== "CASCADE").map(({ table }) => table);

const companyColumns = ["company_id", "pool_id"];

export const readCatalog = async (db: Database): Promise<Catalog> => {
  const [keys, columns] = [await readKeys(db), await readColumns(db)];
  const conditions = new Map([["companies", "id = $company"]]);
  for (const { table, name } of columns) {
    if (!companyColumns.includes(name) || detachedTables({ keys }).includes(table)) continue;
    const existing = conditions.get(table);
    conditions.set(table, [...(existing === undefined ? [] : [existing]), `${name} = $company`].join(" or "));
  }
  for (let size = -1; size !== conditions.size;) {
    size = conditions.size;
    const foreignKeys = keys.filter(
      ({ table, parent, rule }) => rule === "CASCADE" && conditions.has(parent) && !conditions.has(table),
    );
    for (const { table, columns: ownColumns, parent, parentColumns } of foreignKeys) {
      const condition = `(${ownColumns.join(", ")}) in (select ${parentColumns.join(", ")} from ${parent} where ${conditions.get(parent)})`;
      const existing = conditions.get(table);
      conditions.set(table, existing === undefined ? condition : `${existing} or ${condition}`);
    }
  }
  return { keys, columns, conditions };
};

const ofCompany = (condition: string, companyId: string): string => condition.replaceAll("$company", `'${companyId}'`);

/** Every row of a workspace as text. */
export const rowsOfWorkspace = async (
  db: Database,
  { conditions }: Catalog,
  companyId: string,
): Promise<Readonly<Record<string, readonly string[]>>> => {
  const columnsByTable: Record<string, readonly string[]> = {};
  for (const [table, condition] of conditions) {
    const { rows } = await db.execute<{ row: string }>(
      sql.raw(
        `select t::text as row from ${table} t where ${ofCompany(condition, companyId)} order by t::text collate "C"`,
      ),
    );
    columnsByTable[table] = rows.map(({ row }) => row);
  }
  return columnsByTable;
};
