/** What the catalog must say for row-level security to hold even against SQL that the server did not write. Each names the offenders. */
import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";

export const definerSearchPath = "pg_catalog, public, pg_temp";

const namesOf = async (db: Database, query: ReturnType<typeof sql>): Promise<readonly string[]> =>
  (await db.execute<{ name: string }>(query)).rows.map(({ name }) => name);

/** Not those of the system and of extensions, which the superuser made. */
const ours = sql`p.pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
  and not exists (select 1 from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`;

/** Functions with the owner's rights, and helpers with a search path of their own, in which a caller's temporary table could be read. */
export const functionsWithAnotherSearchPath = (db: Database) =>
  namesOf(
    db,
    sql`select p.oid::regprocedure::text as name from pg_proc p
        where ${ours} and (p.prosecdef or p.proconfig::text like '%search\\_path=%')
          and not coalesce('search_path=' || ${definerSearchPath}::text = any (p.proconfig), false) order by 1`,
  );

/** A temporary table named on purpose is found in any search path, and the caller may have made it first. */
export const functionsWithTemporaryTables = (db: Database) =>
  namesOf(
    db,
    sql`select p.oid::regprocedure::text as name from pg_proc p
        where ${ours} and p.prosrc ~* '\\mpg_temp\\M|\\mtemp(orary)?\\s+(table|view|sequence)' order by 1`,
  );

export const definerFunctionsOpenToPublic = (db: Database) =>
  namesOf(
    db,
    sql`select p.oid::regprocedure::text as name from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
        where ${ours} and p.prosecdef and a.grantee = 0 and a.privilege_type = 'EXECUTE' order by 1`,
  );

export const definerFunctionsOfReader = (db: Database) =>
  namesOf(
    db,
    sql`select p.oid::regprocedure::text as name from pg_proc p
        where ${ours} and p.prosecdef and has_function_privilege('app_reader', p.oid, 'execute') order by 1`,
  );

/** Without row-level security that binds the owner of the table too. */
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

/** A view reads with the rights of its maker, who passes row-level security, unless it says otherwise. */
export const viewsWithRightsOfOwner = (db: Database) =>
  namesOf(
    db,
    sql`select c.relname as name from pg_class c where c.relkind in ('v', 'm') and c.relnamespace = 'public'::regnamespace
          and not coalesce(c.reloptions && array['security_invoker=true', 'security_invoker=on'], false) order by 1`,
  );

/** Rights to make anything in this database that PUBLIC, the server or the reader has. */
export const rightsToCreate = (db: Database) =>
  namesOf(
    db,
    sql`select format('%s: %s on %s', r.rolname, a.privilege_type, a.place) as name
        from (select d.datname::text as place, e.* from pg_database d, aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) e where d.datname = current_database()
              union all select n.nspname::text, e.* from pg_namespace n, aclexplode(coalesce(n.nspacl, acldefault('n', n.nspowner))) e) a
        join (select oid, rolname::text from pg_roles where rolname in ('app_server', 'app_reader') union all select 0, 'PUBLIC') r on r.oid = a.grantee
        where a.privilege_type in ('CREATE', 'TEMPORARY') order by 1`,
  );
