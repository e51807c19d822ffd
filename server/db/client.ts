/** The way to PostgreSQL. Every tenant's rows are reached inside `asActor`, which tells the database who is asking. */
import { sql } from "drizzle-orm";
import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import type { Logger } from "pino";
import pg from "pg";
import { refuseUnconfirmed } from "./unconfirmed.ts";

/** A connection pool or a transaction: whoever writes queries need not know which. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export interface DatabaseHandle {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

export interface PoolOptions {
  readonly max?: number;
  readonly log?: Logger;
  /** How long a connection is waited for, and six times as long an answer; 5 s unless told. */
  readonly patienceMs?: number;
}

export const openDatabase = (url: string, { max = 10, log, patienceMs = 5000 }: PoolOptions = {}): DatabaseHandle => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // A database that does not answer must fail the request, not hold it.
    connectionTimeoutMillis: patienceMs,
    query_timeout: 6 * patienceMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  pool.on("connect", refuseUnconfirmed);
  // Without a listener, the loss of an idle connection would end the process.
  pool.on("error", (error) => log?.warn({ err: error }, "idle database connection lost"));
  return { db: drizzle(pool, { casing: "snake_case" }), pool, close: () => pool.end() };
};

/** Who asks, as row-level security understands it. */
export interface Actor {
  readonly companyId?: string;
  readonly userId?: string;
  readonly staff?: boolean;
  /** The hash of an invitation's token: whoever holds the link may read that row. */
  readonly invitationHash?: string;
  /** Whoever holds the link of this application: what they said about themselves is shown to nobody else. */
  readonly applicationId?: string;
}

/** From here to the end of the transaction that `db` is, the database shows only what this actor may see. */
export const becomeActor = async (db: Database, actor: Actor): Promise<void> => {
  await db.execute(
    sql`select set_config('app.company_id', ${actor.companyId ?? ""}, true), set_config('app.user_id', ${actor.userId ?? ""}, true), set_config('app.staff', ${actor.staff ? "on" : ""}, true), set_config('app.invitation_hash', ${actor.invitationHash ?? ""}, true), set_config('app.application_id', ${actor.applicationId ?? ""}, true)`,
  );
};

/** Runs `work` in one transaction in which the database shows only what this actor may see. */
export const asActor = <T>(db: Database, actor: Actor, work: (db: Database) => Promise<T>): Promise<T> =>
  db.transaction(async (db) => {
    await becomeActor(db, actor);
    return work(db);
  });
