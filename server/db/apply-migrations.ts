/**
 * Runs each migration in its own transaction and records it in drizzle-kit's table. A migration that waits for a lock gives up after a
 * moment and retries: queries behind a waiting ALTER TABLE would otherwise wait for the slowest reader of that table.
 */
import { setTimeout as wait } from "node:timers/promises";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
import { applySources } from "./apply-sources.ts";

export interface MigrationOptions {
  readonly folder: string;
  /** The folder that holds functions, triggers and policies. */
  readonly sources: string;
  /** The lock timeout, which limits how long a migration may block others at a time. */
  readonly lockWaitMs?: number | undefined;
  /** How long a migration is retried before it fails. */
  readonly timeoutMs?: number | undefined;
  readonly report?: ((words: string) => void) | undefined;
}

/** First line of a migration that PostgreSQL refuses to run in a transaction, such as CREATE INDEX CONCURRENTLY. */
export const outsideTransaction = "-- outside a transaction";

type Migration = ReturnType<typeof readMigrationFiles>[number];

const lockNotAvailable = "55P03";
const deadlock = "40P01";
const isBusy = (error: unknown): boolean =>
  [lockNotAvailable, deadlock].includes(String((error as pg.DatabaseError).code));

const pauseMs = (attempt: number): number => Math.min(5000, 200 * 1.6 ** attempt) * (0.5 + Math.random() / 2);

/** The processes that hold a lock on our tables, without their queries. */
const describeBlockers = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ words: string }>(`
    select format('process %s (%s)', pid, coalesce(nullif(application_name, ''), usename, 'PostgreSQL itself')) words
      from pg_stat_activity
     where pid <> pg_backend_pid() and datname = current_database() and pid in (select pid from pg_locks where granted and locktype = 'relation')
     order by pid limit 5`);
  return rows.length === 0 ? "nobody any more" : rows.map(({ words }) => words).join(", ");
};

const markApplied = (client: pg.Client, { hash, folderMillis }: Migration) =>
  client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [hash, folderMillis]);

const runInTransaction = async (client: pg.Client, migration: Migration, lockWaitMs: number): Promise<void> => {
  await client.query("begin");
  try {
    await client.query(`set local lock_timeout = ${lockWaitMs}`);
    for (const statement of migration.sql) await client.query(statement);
    await markApplied(client, migration);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
};

/** CREATE INDEX CONCURRENTLY blocks no writers, so it needs no lock timeout. */
const runWithoutTransaction = async (client: pg.Client, migration: Migration): Promise<void> => {
  for (const statement of migration.sql) await client.query(statement);
  await markApplied(client, migration);
};

/** Retries work that gives up waiting for a lock, until the deadline. */
const retryWhileBusy = async (
  client: pg.Client,
  { timeoutMs = 600_000, report = () => undefined }: Pick<MigrationOptions, "timeoutMs" | "report">,
  work: () => Promise<unknown>,
): Promise<void> => {
  const deadline = Date.now() + timeoutMs;
  for (let attempt = 0; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      report(`a table is in use, trying again (${attempt + 1}). In the way may be: ${await describeBlockers(client)}`);
      await wait(pauseMs(attempt));
    }
  }
};

export const applyMigrations = async (client: pg.Client, options: MigrationOptions): Promise<void> => {
  const { folder, sources, lockWaitMs = 1000 } = options;
  await client.query(`
    create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
  `);
  const { rows } = await client.query<{ at: string }>("select created_at at from drizzle.__drizzle_migrations");
  const applied = new Set(rows.map(({ at }) => Number(at)));

  for (const migration of readMigrationFiles({ migrationsFolder: folder })) {
    if (applied.has(migration.folderMillis)) continue;
    if (migration.sql[0]?.startsWith(outsideTransaction) === true) await runWithoutTransaction(client, migration);
    else await retryWhileBusy(client, options, () => runInTransaction(client, migration, lockWaitMs));
  }
  await retryWhileBusy(client, options, () => applySources(client, sources, lockWaitMs));
};
