/** Access to PostgreSQL. Tenant rows are read and written inside `asActor`, which sets the actor for row-level security. */
import { sql } from "drizzle-orm";
import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import type { Logger } from "pino";
import pg from "pg";
import { rejectUnconfirmedCommits } from "./unconfirmed-commits.ts";

/** A connection pool or a transaction; queries work on both. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export interface DatabaseHandle {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

export interface PoolOptions {
  readonly max?: number;
  readonly log?: Logger;
  /** The connection timeout in milliseconds, 5000 by default. The query timeout is six times as long. */
  readonly timeoutMs?: number;
}

export const openDatabase = (url: string, { max = 10, log, timeoutMs = 5000 }: PoolOptions = {}): DatabaseHandle => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // A database that does not answer must fail the request, not hold it.
    connectionTimeoutMillis: timeoutMs,
    query_timeout: 6 * timeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  pool.on("connect", rejectUnconfirmedCommits);
  // Without a listener, a lost idle connection would end the process.
  pool.on("error", (error) => log?.warn({ err: error }, "idle database connection lost"));
  return { db: drizzle(pool, { casing: "snake_case" }), pool, close: () => pool.end() };
};

/** The actor for row-level security. */
export interface DatabaseActor {
  readonly companyId?: string;
  readonly userId?: string | null;
  readonly staff?: boolean;
  /** The hash of an invitation's token: the holder of the link may read that row. */
  readonly invitationHash?: string;
  /** The application of a status link: only its holder may read the self-identification. */
  readonly applicationId?: string;
}

/** Sets the actor until the end of the transaction `db`: the database then shows only what this actor may see. */
export const setActor = async (db: Database, actor: DatabaseActor): Promise<void> => {
  await db.execute(
    sql`select set_config('app.company_id', ${actor.companyId ?? ""}, true), set_config('app.user_id', ${actor.userId ?? ""}, true), set_config('app.staff', ${actor.staff ? "on" : ""}, true), set_config('app.invitation_hash', ${actor.invitationHash ?? ""}, true), set_config('app.application_id', ${actor.applicationId ?? ""}, true)`,
  );
};

/** Runs `work` in one transaction in which the database shows only what this actor may see. */
export const asActor = <T>(db: Database, actor: DatabaseActor, work: (db: Database) => Promise<T>): Promise<T> =>
  db.transaction(async (db) => {
    await setActor(db, actor);
    return work(db);
  });
