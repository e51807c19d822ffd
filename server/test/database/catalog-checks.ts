/** Catalog checks: conditions for row-level security to hold even against injected SQL. Each returns the offenders. */
import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";

const definerSearchPath = "pg_catalog, public, pg_temp";

const namesOf = async (db: Database, query: ReturnType<typeof sql>): Promise<readonly string[]> =>
  (await db.execute<{ name: string }>(query)).rows.map(({ name }) => name);

/** Excludes functions of the system and of extensions, which the superuser owns. */
const isOwnFunction = sql`p.pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
  and not exists (select 1 from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`;

/** Security definer functions, and functions with their own search path, that could read a caller's temporary table. */
export const functionsWithAnotherSearchPath = (db: Database) =>
  namesOf(
    db,
    sql`select p.oid::regprocedure::text as name from pg_proc p
        where ${isOwnFunction} and (p.prosecdef or p.proconfig::text like '%search\\_path=%')
          and not coalesce('search_path=' || ${definerSearchPath}::text = any (p.proconfig), false) order by 1`,
  );

/** A function that names a temporary table could read one that the caller created first. */
export const functionsWithTemporaryTables = (db: Database) =>
  namesOf(
    db,
    sql`select p.oid::regprocedure::text as name from pg_proc p
        where ${isOwnFunction} and p.prosrc ~* '\\mpg_temp\\M|\\mtemp(orary)?\\s+(table|view|sequence)' order by 1`,
  );

export const definerFunctionsOpenToPublic = (db: Database) =>
  namesOf(
    db,
    sql`select p.oid::regprocedure::text as name from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
        where ${isOwnFunction} and p.prosecdef and a.grantee = 0 and a.privilege_type = 'EXECUTE' order by 1`,
  );

export const definerFunctionsOfReader = (db: Database) =>
  namesOf(
    db,
    sql`select p.oid::regprocedure::text as name from pg_proc p
        where ${isOwnFunction} and p.prosecdef and has_function_privilege('app_reader', p.oid, 'execute') order by 1`,
  );

/** Tables whose row-level security does not bind the table owner. */
export const tablesWithoutForcedSecurity = (db: Database) =>
  namesOf(
    db,
    sql`select c.relname as name from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
          and not (c.relrowsecurity and c.relforcerowsecurity) order by 1`,
  );

export const securedTablesWithoutPolicy = (db: Database) =>
  namesOf(
    db,
    sql`select c.relname as name from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
          and c.relrowsecurity and not exists (select 1 from pg_policy p where p.polrelid = c.oid) order by 1`,
  );

/** By default a view reads with its owner's rights, and the owner bypasses row-level security. */
export const viewsWithRightsOfOwner = (db: Database) =>
  namesOf(
    db,
    sql`select c.relname as name from pg_class c where c.relkind in ('v', 'm') and c.relnamespace = 'public'::regnamespace
          and not coalesce(c.reloptions && array['security_invoker=true', 'security_invoker=on'], false) order by 1`,
  );

/** CREATE and TEMPORARY rights of PUBLIC, the server or the reader in this database. */
export const rightsToCreate = (db: Database) =>
  namesOf(
    db,
    sql`select format('%s: %s on %s', r.rolname, a.privilege_type, a.place) as name
        from (select d.datname::text as place, e.* from pg_database d, aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) e where d.datname = current_database()
              union all select n.nspname::text, e.* from pg_namespace n, aclexplode(coalesce(n.nspacl, acldefault('n', n.nspowner))) e) a
        join (select oid, rolname::text from pg_roles where rolname in ('app_server', 'app_reader') union all select 0, 'PUBLIC') r on r.oid = a.grantee
        where a.privilege_type in ('CREATE', 'TEMPORARY') order by 1`,
  );
