/** Migrates a database to the current schema: our tables, then the queue's. Safe to run on several machines at once and under load. */
import { fileURLToPath } from "node:url";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { PgBoss } from "pg-boss";
import { applyMigrations, type MigrationOptions } from "./apply-migrations.ts";
import { ownSources } from "./apply-sources.ts";
import { databaseRoles, revokeTemporary } from "./roles.ts";

const ownMigrations = fileURLToPath(new URL("migrations", import.meta.url));

/** An arbitrary number, the same for every migration process. */
const migrationLock = 7_203_441;

const installQueue = async (url: string, client: pg.Client): Promise<void> => {
  const boss = new PgBoss({ connectionString: url, schedule: false, supervise: false });
  boss.on("error", () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
  await client.query(`
    grant usage on schema pgboss to ${databaseRoles.server};
    grant select, insert, update, delete on all tables in schema pgboss to ${databaseRoles.server};
    grant usage, select on all sequences in schema pgboss to ${databaseRoles.server};
    grant execute on all functions in schema pgboss to ${databaseRoles.server};
  `);
};

/** If app_owner does not own the database, PostgreSQL only warns, and `npm run db:create` must do it. */
const revokeFromPublic = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ name: string }>("select current_database() as name");
  for (const { name } of rows) await client.query(revokeTemporary(name));
  await client.query("revoke create on schema public from public");
};

/** Polls for the lock: a waiting statement would be an open transaction, and CREATE INDEX CONCURRENTLY waits for all of those. */
const acquireMigrationLock = async (client: pg.Client): Promise<void> => {
  const tryLock = () => client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [migrationLock]);
  while ((await tryLock()).rows[0]?.mine !== true) await wait(250);
};

export const migrateDatabase = async (
  ownerUrl: string,
  { folder = ownMigrations, sources = ownSources, ...options }: Partial<MigrationOptions> = {},
): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: "cohire migration" });
  await client.connect();
  try {
    await acquireMigrationLock(client);
    await applyMigrations(client, { ...options, folder, sources });
    await installQueue(ownerUrl, client);
    await revokeFromPublic(client);
    // A process reads the migrations table before it takes requests.
    await client.query(`
      grant usage on schema drizzle to ${databaseRoles.server};
      grant select on drizzle.__drizzle_migrations to ${databaseRoles.server};
    `);
  } finally {
    await client.end();
  }
};
