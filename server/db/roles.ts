/** The three database roles and the database, created once by an administrator before the first migration. */
import pg from "pg";

export const databaseRoles = {
  /** Migrates and seeds; bypasses row-level security, so the product never runs as it. */
  owner: "app_owner",
  /** The role of the product. */
  server: "app_server",
  /** For manual reports: reads only what row-level security shows. */
  reader: "app_reader",
} as const;

export interface RolePasswords {
  readonly owner?: string | undefined;
  readonly server?: string | undefined;
  readonly reader?: string | undefined;
}

const ensureRole = async (admin: pg.Client, name: string, attributes: string, password?: string): Promise<void> => {
  const { rowCount } = await admin.query("select 1 from pg_roles where rolname = $1", [name]);
  const verb = rowCount === 0 ? "create" : "alter";
  const secret = password === undefined ? "" : ` password ${pg.escapeLiteral(password)}`;
  await admin.query(`${verb} role ${pg.escapeIdentifier(name)} with login ${attributes}${secret}`);
};

/** For many short queries on SSDs: JIT and parallel workers cost more than they save. */
const webSettings = ["jit = off", "random_page_cost = 1.1", "max_parallel_workers_per_gather = 0"] as const;

const ensureDatabase = async (admin: pg.Client, name: string): Promise<void> => {
  const { rowCount } = await admin.query("select 1 from pg_database where datname = $1", [name]);
  if (rowCount !== 0) return;
  await admin.query(
    `create database ${pg.escapeIdentifier(name)} owner ${databaseRoles.owner} encoding 'UTF8' template template0`,
  );
};

/** PostgreSQL lets every role create temporary tables. A clone or a restored dump has that right again. */
export const revokeTemporary = (database: string): string =>
  `revoke temporary on database ${pg.escapeIdentifier(database)} from public`;

/** Idempotent: creates only what is missing. */
export const createDatabase = async (adminUrl: string, name: string, passwords: RolePasswords = {}): Promise<void> => {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await ensureRole(admin, databaseRoles.owner, "bypassrls", passwords.owner);
    await ensureRole(admin, databaseRoles.server, "nobypassrls", passwords.server);
    await ensureRole(admin, databaseRoles.reader, "nobypassrls", passwords.reader);
    for (const setting of webSettings) await admin.query(`alter role ${databaseRoles.server} set ${setting}`);
    // A non-superuser administrator may only hand a database to a role it belongs to.
    await admin.query(`grant ${databaseRoles.owner} to current_user`).catch(() => undefined);
    await ensureDatabase(admin, name);
    await admin.query(revokeTemporary(name));
  } finally {
    await admin.end();
  }
};

/** The same server and database, seen as another role. */
export const urlFor = (adminUrl: string, database: string, role: string, password?: string): string => {
  const url = new URL(adminUrl);
  url.username = role;
  url.password = password ?? "";
  url.pathname = `/${database}`;
  return url.href;
};
