/** Column helpers shared by all tables. */
import { sql, type SQL } from "drizzle-orm";
import { type AnyPgColumn, check, customType, numeric, timestamp, uuid } from "drizzle-orm/pg-core";

/** UUIDv7: keys sort by time, so new rows are adjacent in the index. */
export const id = () =>
  uuid()
    .primaryKey()
    .default(sql`uuid_v7()`);

export const instant = () => timestamp({ withTimezone: true, mode: "date" });
export const createdAt = () => instant().notNull().defaultNow();
export const updatedAt = () =>
  instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Dollars and cents, exact. */
export const usd = () => numeric({ precision: 12, scale: 2, mode: "number" });

const quoted = (values: readonly string[]): SQL =>
  sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", "));

/** A list of allowed values from domain, enforced by the database too. */
export const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${quoted(values)})`);
