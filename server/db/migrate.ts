/** Brings a database to the present shape: our tables, then the queue's. Safe to start from several machines at once. */
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { PgBoss } from "pg-boss";
import { databaseRoles } from "./roles.ts";

const migrationsFolder = fileURLToPath(new URL("migrations", import.meta.url));

/** Any number does, as long as everyone who migrates asks for the same one. */
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

export const migrateDatabase = async (ownerUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await client.query("set lock_timeout = '5s'");
    await migrate(drizzle(client), { migrationsFolder });
    await installQueue(ownerUrl, client);
    // A process asks how far the database is before it takes requests.
    await client.query(`
      grant usage on schema drizzle to ${databaseRoles.server};
      grant select on drizzle.__drizzle_migrations to ${databaseRoles.server};
    `);
  } finally {
    await client.end();
  }
};
