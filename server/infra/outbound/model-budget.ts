/** The daily token budget of a tenant, counted in PostgreSQL, so that it holds across restarts and processes. */
import type { Database } from "../../db/client.ts";
import { runStatement } from "../statement.ts";

export interface Reservation {
  readonly key: string;
  readonly tokens: number;
}

/** The database's clock decides the day, so that all processes agree. The row is swept an hour after the day ends. */
const reserveStatement = {
  name: "reserve model tokens",
  text: `
  with today as (
    select 'model-tokens:' || $1::text || ':' || to_char(now() at time zone 'utc', 'YYYY-MM-DD') as key,
           floor(extract(epoch from date_trunc('day', now() at time zone 'utc')) * 1000)::bigint + 25 * 3600000 as expire
  )
  insert into rate_limits as present (key, points, expire)
  select key, $2::int, expire from today where $2::int <= $3::int
  on conflict (key) do update set points = present.points + excluded.points
    where present.points + excluded.points <= $3::int
  returning key`,
};

/** Reserves the maximum cost of a call from the day's budget; undefined if too little is left. */
export const reserveTokens = async (
  db: Database,
  tenantId: string,
  tokens: number,
  perDay: number,
): Promise<Reservation | undefined> => {
  const [row] = await runStatement<{ key: string }>(db, reserveStatement, [tenantId, tokens, perDay]);
  return row && { key: row.key, tokens };
};

const settleStatement = {
  name: "settle model tokens",
  text: "update rate_limits set points = greatest(0, points + $2::int) where key = $1",
};

/** Returns unused tokens to the budget, or charges the excess. */
export const settleTokens = async (db: Database, { key, tokens }: Reservation, used: number): Promise<void> => {
  if (used !== tokens) await runStatement(db, settleStatement, [key, used - tokens]);
};
