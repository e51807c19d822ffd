/** How many tokens a tenant may have written for it in a day. Counted in PostgreSQL, so that it holds over restarts and processes. */
import type { Database } from "../db/client.ts";
import { runStatement } from "./statement.ts";

export interface Reservation {
  readonly key: string;
  readonly tokens: number;
}

/** The database's clock says which day it is, so that all processes agree. The row is swept an hour after the day has ended. */
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

/** Takes what a call may cost at most out of the day's budget; undefined where there is not enough left. */
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

/** Puts back what was reserved and not used, or adds what was used beyond it. */
export const settleTokens = async (db: Database, { key, tokens }: Reservation, used: number): Promise<void> => {
  if (used !== tokens) await runStatement(db, settleStatement, [key, used - tokens]);
};
