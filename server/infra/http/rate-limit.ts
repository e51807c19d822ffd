/** Rate limits, counted in PostgreSQL, so that they hold across restarts and processes. */
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import ipaddr from "ipaddr.js";
import type { Database } from "../../db/client.ts";
import { storedLimitKey } from "../../db/tables/limit-key.ts";
import { rateLimits } from "../../db/tables/records.ts";
import { RateLimitError } from "./errors.ts";
import { runStatement } from "../statement.ts";

export interface Limit {
  /** The counted subject: "form:ip:203.0.113.7". The table stores a hash of all but the first word. */
  readonly key: string;
  readonly ceiling: number;
  readonly windowMs: number;
}

/** An IPv6 household has a whole /64, so its addresses count as one visitor. */
export const addressBlock = (address: string): string => {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${parsed.toNormalizedString().split(":").slice(0, 4).join(":")}::/64`;
};

const nowMs = "floor(extract(epoch from now()) * 1000)::bigint";

/**
 * Counts every limit in `asked` (columns key, ceiling, window_ms) and decides: a statement starts with it and continues only where
 * `verdict.refused` is false. Rows are locked in order of key, so that two statements cannot deadlock.
 */
export const limitsAsCte = `
  counted as (
    insert into rate_limits as present (key, points, expire)
    select key, 1, ${nowMs} + window_ms from asked order by key
    on conflict (key) do update set
      points = case when present.expire <= ${nowMs} then 1 else present.points + 1 end,
      expire = case when present.expire <= ${nowMs} then excluded.expire else present.expire end
    returning key, points, expire
  ),
  verdict as (
    select coalesce(bool_or(points > ceiling), false) as refused,
           ceil((max(expire) filter (where points > ceiling) - ${nowMs}) / 1000.0)::int as retry_seconds
    from counted join asked using (key)
  )`;

/** The three parameters that a statement with `limitsAsCte` takes for `asked`. */
export const limitParameters = (limits: readonly Limit[]): [string[], number[], number[]] => [
  limits.map((limit) => storedLimitKey(limit.key)),
  limits.map((limit) => limit.ceiling),
  limits.map((limit) => limit.windowMs),
];

const countStatement = {
  name: "count against limits",
  text: `
  with asked as (select * from unnest($1::text[], $2::int[], $3::bigint[]) as limits (key, ceiling, window_ms)),
  ${limitsAsCte}
  select refused, retry_seconds from verdict`,
};

/** Counts once against each limit and throws if one is exceeded. */
export const countAgainst = async (db: Database, limits: readonly Limit[]): Promise<void> => {
  const [verdict] = await runStatement<{ refused: boolean; retry_seconds: number | null }>(
    db,
    countStatement,
    limitParameters(limits),
  );
  if (verdict?.refused === true) throw new RateLimitError(verdict.retry_seconds ?? 60);
};

/** Locks the rows in order of key, like `limitsAsCte`, so that no two statements can deadlock. */
const lockedKeys = (db: Database, limits: readonly Pick<Limit, "key">[]) => {
  const keys = limits.map((limit) => limit.key);
  const { key } = rateLimits;
  return db.select({ key }).from(rateLimits).where(inArray(key, keys)).orderBy(key).for("update");
};

/** Takes one count back from each limit. */
export const refundCount = async (db: Database, limits: readonly Limit[]): Promise<void> => {
  await db
    .update(rateLimits)
    .set({ points: sql`greatest(${rateLimits.points} - 1, 0)` })
    .where(inArray(rateLimits.key, lockedKeys(db, limits)));
};

/** As `countAgainst`, but a rejected attempt is not counted, so that it cannot extend the wait. */
export const countUnlessRefused = async (db: Database, limits: readonly Limit[]): Promise<void> => {
  try {
    await countAgainst(db, limits);
  } catch (error) {
    if (error instanceof RateLimitError) await refundCount(db, limits);
    throw error;
  }
};

/** Resets the counts, for attempts that turned out to be legitimate. */
export const resetCounts = async (db: Database, limits: readonly Pick<Limit, "key">[]): Promise<void> => {
  await db.delete(rateLimits).where(inArray(rateLimits.key, lockedKeys(db, limits)));
};

/** The count of a key in its current window. */
export const countOf = async (db: Database, key: string): Promise<number> => {
  const [rateLimit] = await db
    .select({ points: rateLimits.points })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.expire, Date.now())));
  return rateLimit?.points ?? 0;
};
