/**
 * Each migration in a transaction of its own, in the table that drizzle-kit knows. One that has to wait for a lock lets go after a
 * moment and comes back: whatever queues up behind a waiting ALTER TABLE would otherwise wait for the slowest reader of that table.
 */
import { setTimeout as wait } from "node:timers/promises";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";

export interface MigrationOptions {
  readonly folder: string;
  /** How long a lock is waited for, and so how long others may be held up at a time. */
  readonly lockWaitMs?: number | undefined;
  /** How long it comes back before it gives up. */
  readonly patienceMs?: number | undefined;
  readonly tell?: ((words: string) => void) | undefined;
}

/** First line of a migration that PostgreSQL refuses to run in a transaction, such as CREATE INDEX CONCURRENTLY. */
export const outsideTransaction = "-- outside a transaction";

type Migration = ReturnType<typeof readMigrationFiles>[number];

const lockNotAvailable = "55P03";
const deadlock = "40P01";
const isBusy = (error: unknown): boolean =>
  [lockNotAvailable, deadlock].includes(String((error as pg.DatabaseError).code));

const pauseMs = (attempt: number): number => Math.min(5000, 200 * 1.6 ** attempt) * (0.5 + Math.random() / 2);

/** Who holds a lock on any of our tables, without a word of what they asked. */
const whoIsInTheWay = async (client: pg.Client): Promise<string> => {
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

/** Building an index beside the writers holds up nobody while it waits, so it may wait for as long as it takes. */
const runOutside = async (client: pg.Client, migration: Migration): Promise<void> => {
  for (const statement of migration.sql) await client.query(statement);
  await markApplied(client, migration);
};

export const applyMigrations = async (
  client: pg.Client,
  { folder, lockWaitMs = 1000, patienceMs = 600_000, tell = () => undefined }: MigrationOptions,
): Promise<void> => {
  await client.query(`
    create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
  `);
  const { rows } = await client.query<{ at: string }>("select created_at at from drizzle.__drizzle_migrations");
  const applied = new Set(rows.map(({ at }) => Number(at)));
  const giveUpAt = Date.now() + patienceMs;

  for (const migration of readMigrationFiles({ migrationsFolder: folder })) {
    if (applied.has(migration.folderMillis)) continue;
    const isOutside = migration.sql[0]?.startsWith(outsideTransaction) === true;
    for (let attempt = 0; ; attempt += 1) {
      try {
        await (isOutside ? runOutside(client, migration) : runInTransaction(client, migration, lockWaitMs));
        break;
      } catch (error) {
        if (!isBusy(error) || isOutside || Date.now() > giveUpAt) throw error;
        tell(`a table is in use, trying again (${attempt + 1}). In the way may be: ${await whoIsInTheWay(client)}`);
        await wait(pauseMs(attempt));
      }
    }
  }
};
