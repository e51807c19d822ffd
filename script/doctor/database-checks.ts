/** Checks of the database, run as the product's role. */
import { expectedMigrations } from "#server/db/expected-migrations.ts";
import { databaseRoles } from "#server/db/roles.ts";
import { versionOf } from "#server/infra/crypto/identity-keys.ts";
import { keysFrom } from "#server/infra/crypto/key-settings.ts";
import { factorKeyName } from "#server/infra/crypto/encrypted-two-factor.ts";
import { deadLetters } from "#server/infra/work/queue.ts";
import { tasks } from "#server/worker.ts";
import { type Check, type DoctorContext, passing, failing } from "./check.ts";

/** Undefined without a database, so that only the `reachable` check reports it. */
const ask = async <Row extends object>(
  { database }: DoctorContext,
  text: string,
): Promise<readonly Row[] | undefined> =>
  database === undefined ? undefined : ((await database.query(text)).rows as Row[]);

export const reachable: Check = async ({ database, env }) =>
  database === undefined
    ? failing(
        "database",
        `no response from ${new URL(env.DATABASE_URL).host}, or it rejects the role`,
        "Check that PostgreSQL is running and that DATABASE_URL has the right address, role and password.",
      )
    : passing("database", "responds");

/** Whether all two-factor secrets can be decrypted, and whether those of earlier keys were re-encrypted. */
export const keys: Check = async (context) => {
  const keyring = keysFrom(context.env);
  // Another check reports missing tables.
  const [table] =
    (await ask<{ there: boolean }>(context, "select to_regclass('two_factors') is not null as there")) ?? [];
  if (table?.there !== true) return undefined;
  const rows = await ask<{ start: string; count: number }>(
    context,
    String.raw`select substring(secret from '^\$ba\$\d+\$') as start, count(*)::int as count from two_factors group by 1`,
  );
  if (rows === undefined) return undefined;
  const current = `$ba$${versionOf(keyring.current)}$`;
  const knownKeys = new Set(keyring.all.map(({ name }) => name));
  const lostRows = rows.filter(({ start }) => start !== null && !knownKeys.has(factorKeyName(start) ?? ""));
  const count = (all: typeof rows) => all.reduce((sum, row) => sum + row.count, 0);
  if (lostRows.length > 0)
    return failing(
      "keys",
      `${count(lostRows)} two-factor secrets are encrypted with a key that is not configured`,
      "Add the secret they were encrypted with to AUTH_OLD_SECRETS, then run npm run rotate-keys.",
    );
  const earlier = rows.filter(({ start }) => start !== current);
  if (earlier.length > 0 && keyring.all.length > 1)
    return failing(
      "keys",
      `${count(earlier)} two-factor secrets are encrypted with an earlier key`,
      "Run npm run rotate-keys. See docs/key-rotation.md for the steps.",
    );
  return passing("keys", `${keyring.current.name} is the current key, ${keyring.all.length - 1} earlier keys accepted`);
};

export const version: Check = async (context) => {
  const rows = await ask<{ n: number; words: string }>(
    context,
    "select current_setting('server_version_num')::int as n, current_setting('server_version') as words",
  );
  const [row] = rows ?? [];
  if (row === undefined) return undefined;
  return row.n < 150_000
    ? failing("version", `PostgreSQL ${row.words}`, "Upgrade to PostgreSQL 15 or later.")
    : passing("version", `PostgreSQL ${row.words}`);
};

export const role: Check = async (context) => {
  const rows = await ask<{ name: string; passes: boolean; rules: boolean; temporary: boolean }>(
    context,
    `select rolname as name, rolbypassrls as passes, rolsuper or rolcreaterole or rolcreatedb as rules,
            has_database_privilege(current_database(), 'temporary') as temporary
       from pg_roles where rolname = current_user`,
  );
  const [row] = rows ?? [];
  if (row === undefined) return undefined;
  if (row.name !== databaseRoles.server || row.passes || row.rules)
    return failing(
      "role",
      `the application would run as ${row.name}${row.passes ? ", which bypasses row-level security" : ""}${row.rules ? ", which has administrator rights" : ""}`,
      `Use the role ${databaseRoles.server} in DATABASE_URL. npm run db:create creates it with the right permissions.`,
    );
  if (row.temporary)
    return failing(
      "role",
      `${row.name} can create temporary tables, which can shadow the application's tables in functions of the owner`,
      "Run npm run db:migrate, or npm run db:create if app_owner doesn't own the database.",
    );
  return passing("role", row.name);
};

export const migrations: Check = async (context) => {
  const there = await ask<{ is: boolean }>(
    context,
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is",
  );
  if (there === undefined) return undefined;
  const todo = "Run npm run db:migrate.";
  if (there[0]?.is !== true) return failing("migrations", "none applied", todo);
  const rows = await ask<{ at: string }>(context, "select created_at as at from drizzle.__drizzle_migrations");
  const applied = new Set(rows?.map(({ at }) => Number(at)));
  const missing = expectedMigrations.filter(({ when }) => !applied.has(when));
  return missing.length > 0
    ? failing("migrations", `${missing.length} missing, starting with ${missing[0]?.tag}`, todo)
    : passing("migrations", `all ${expectedMigrations.length} applied`);
};

export const policies: Check = async (context) => {
  const rows = await ask<{ name: string }>(
    context,
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)
        and (exists (select from pg_policy where polrelid = c.oid)
          or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped))
      order by 1`,
  );
  if (rows === undefined) return undefined;
  return rows.length > 0
    ? failing(
        "policies",
        `row-level security is not forced on ${rows.map(({ name }) => name).join(", ")}`,
        "Run alter table … enable row level security, force row level security, and find out who disabled it.",
      )
    : passing("policies", "row-level security is forced on every table with private rows");
};

export const clock: Check = async (context) => {
  const before = context.now();
  const rows = await ask<{ at: Date }>(context, "select clock_timestamp() as at");
  const [row] = rows ?? [];
  if (row === undefined) return undefined;
  const apart = Math.abs(row.at.getTime() - (before + context.now()) / 2) / 1000;
  return apart > 2
    ? failing(
        "clock",
        `the database's clock differs from this machine's by ${apart.toFixed(1)} s`,
        "Synchronize both machines with NTP.",
      )
    : passing("clock", "this machine and the database agree");
};

/** In addition to its pool, a process has one LISTEN connection, and a worker four more and a listener. */
export const connections: Check = async (context) => {
  const rows = await ask<{ most: number; kept: number }>(
    context,
    "select current_setting('max_connections')::int as most, current_setting('superuser_reserved_connections')::int as kept",
  );
  const [row] = rows ?? [];
  if (row === undefined) return undefined;
  const { env, serving, working } = context;
  const neededConnections = (serving + working) * (env.DATABASE_POOL_SIZE + 1) + working * 5;
  const says = `${serving} serving and ${working} working processes can open ${neededConnections}, PostgreSQL allows ${row.most - row.kept}`;
  return neededConnections > row.most - row.kept
    ? failing("connections", says, "Lower DATABASE_POOL_SIZE or raise max_connections.")
    : passing("connections", says);
};

export const queues: Check = async (context) => {
  const there = await ask<{ is: boolean }>(context, "select to_regclass('pgboss.queue') is not null as is");
  if (there === undefined) return undefined;
  if (there[0]?.is !== true) return failing("queues", "none", "Run npm run db:migrate.");
  const rows = await ask<{ name: string }>(context, "select name from pgboss.queue");
  const knownNames = new Set(rows?.map(({ name }) => name));
  const missing = tasks.filter(({ name }) => !knownNames.has(name)).map(({ name }) => name);
  if (missing.length > 0)
    return failing(
      "queues",
      `missing: ${missing.slice(0, 3).join(", ")}${missing.length > 3 ? " and more" : ""}`,
      "Start the application once. It creates the queues.",
    );
  const deadTasks = await ask<{ n: number }>(
    context,
    `select count(*)::int as n from pgboss.job where name = '${deadLetters}' and state = 'created'`,
  );
  const n = deadTasks?.[0]?.n ?? 0;
  return n > 0
    ? failing(
        "queues",
        `${n} tasks failed every attempt`,
        "npm run -s tasks:dead shows the reason. Add -- --retry to retry them.",
      )
    : passing("queues", "all present, no failed tasks");
};
