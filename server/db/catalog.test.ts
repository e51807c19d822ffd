/** Catalog rights that keep the server role within row-level security, and the attack that they prevent. */
import { sql, TransactionRollbackError } from "drizzle-orm";
import pg from "pg";
import { expect, test } from "vitest";
import {
  definerFunctionsOfReader,
  definerFunctionsOpenToPublic,
  functionsWithAnotherSearchPath,
  functionsWithTemporaryTables,
  rightsToCreate,
  securedTablesWithoutPolicy,
  tablesWithoutForcedSecurity,
  viewsWithRightsOfOwner,
} from "../test/database/catalog-checks.ts";
import { aCompany, anApplication } from "../test/fixtures/factories.ts";
import { testDatabase } from "../test/database/test-database.ts";
import type { Database } from "./client.ts";

const { db, owner, url, ownerUrl } = await testDatabase();

const asOwner = (statement: string) => owner.db.execute(sql.raw(statement));

/** Used by policies; each returns data about the actor only. */
const readerFunctions = ["app_is_admin()", "can_decide_on_application(uuid)", "can_see_scorecards(uuid)"];

test("no function, view or right lets a caller act with the owner's rights", async () => {
  expect(await functionsWithAnotherSearchPath(owner.db)).toEqual([]);
  expect(await functionsWithTemporaryTables(owner.db)).toEqual([]);
  expect(await definerFunctionsOpenToPublic(owner.db)).toEqual([]);
  expect(await definerFunctionsOfReader(owner.db)).toEqual(readerFunctions);
  expect(await viewsWithRightsOfOwner(owner.db)).toEqual([]);
  expect(await rightsToCreate(owner.db)).toEqual([]);
});

/** The planted object, the check that must report it, and the reported name. */
const planted: readonly (readonly [string, (db: Database) => Promise<readonly string[]>, string])[] = [
  [
    "create function no_path() returns int language sql security definer as 'select 1'",
    functionsWithAnotherSearchPath,
    "no_path()",
  ],
  [
    "create function old_path() returns int language sql security definer set search_path = public as 'select 1'",
    functionsWithAnotherSearchPath,
    "old_path()",
  ],
  [
    "create function helper() returns int language sql set search_path = pg_temp, public as 'select 1'",
    functionsWithAnotherSearchPath,
    "helper()",
  ],
  [
    "create procedure elsewhere() language sql security definer set search_path = public, pg_catalog, pg_temp as ''",
    functionsWithAnotherSearchPath,
    "elsewhere()",
  ],
  [
    "create function keeps_one() returns void language plpgsql as 'begin create temp table kept (id int); end'",
    functionsWithTemporaryTables,
    "keeps_one()",
  ],
  [
    "create function for_all() returns int language sql security definer as 'select 1'",
    definerFunctionsOpenToPublic,
    "for_all()",
  ],
  ["grant execute on function own_profile_id() to app_reader", definerFunctionsOfReader, "own_profile_id()"],
  ["create table unsecured (id int)", tablesWithoutForcedSecurity, "unsecured"],
  [
    "create table unforced (id int); alter table unforced enable row level security",
    tablesWithoutForcedSecurity,
    "unforced",
  ],
  [
    "create table bare (id int); alter table bare enable row level security, force row level security",
    securedTablesWithoutPolicy,
    "bare",
  ],
  ["create view everyone as select * from candidates", viewsWithRightsOfOwner, "everyone"],
  ["grant create on schema public to public", rightsToCreate, "PUBLIC: CREATE on public"],
  [
    "do $$ begin execute format('grant temporary on database %I to public', current_database()); end $$",
    rightsToCreate,
    `PUBLIC: TEMPORARY on ${new URL(url).pathname.slice(1)}`,
  ],
];

test("each check reports the object planted for it", async () => {
  for (const [statement, check, name] of planted) {
    const attempt = owner.db.transaction(async (db) => {
      expect(await check(db), statement).not.toContain(name);
      await db.execute(sql.raw(statement));
      expect(await check(db), statement).toContain(name);
      db.rollback();
    });
    await expect(attempt, statement).rejects.toThrow(TransactionRollbackError);
  }
});

test("the reader can query every table it may read, with its policies", async () => {
  const reader = new pg.Client({ connectionString: ownerUrl.replace("app_owner", "app_reader") });
  await reader.connect();
  const { rows } = await reader.query<{ name: string }>(
    "select c.oid::regclass::text as name from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and has_table_privilege(c.oid, 'select')",
  );
  expect(rows.length).toBeGreaterThan(50);
  for (const { name } of rows) await reader.query(`select 1 from ${name} limit 1`);
  await reader.end();
});

/** Temporary objects that replace company_members, created by a role without rights: returns what the function saw, and as which role. */
const attack = async (): Promise<string> => {
  const attacker = new pg.Client({ connectionString: url });
  await attacker.connect();
  try {
    await attacker.query(`create function pg_temp.evil() returns boolean language plpgsql as $$
      begin
        perform set_config('attack.saw', current_user || ' ' || (select count(*) from public.candidates), false);
        return true;
      end $$`);
    await attacker.query(
      "create temp view company_members as select app_company_id() as company_id, app_user_id() as user_id, 'admin' as permissions where pg_temp.evil()",
    );
    await attacker.query("grant select on company_members to public");
    await attacker.query(
      "select set_config('app.company_id', gen_random_uuid()::text, false), set_config('app.user_id', gen_random_uuid()::text, false)",
    );
    await attacker.query("select app_is_admin()");
    const { rows } = await attacker.query<{ saw: string | null }>("select current_setting('attack.saw', true) as saw");
    return rows[0]?.saw ?? "nothing";
  } finally {
    await attacker.end();
  }
};

test("[SEC-M1] the server's role cannot run code as the owner through temporary objects", async () => {
  const company = await aCompany(owner.db);
  await anApplication(owner.db, company.id);
  await expect(attack()).rejects.toMatchObject({ code: "42501" });
  await expect(db.execute(sql`create temp table company_members (id uuid)`)).rejects.toMatchObject({
    cause: { code: "42501" },
  });
  await expect(db.execute(sql`create table public.mine (id uuid)`)).rejects.toMatchObject({ cause: { code: "42501" } });

  // With the TEMPORARY right restored, the search path alone must prevent the attack.
  const name = new URL(url).pathname.slice(1);
  await asOwner(`grant temporary on database ${name} to app_server`);
  expect(await attack()).toBe("nothing");

  // With the old function the attack succeeds, so the search path prevented it.
  await asOwner("alter function app_is_admin() set search_path = public");
  expect(await attack()).toBe("app_owner 1");
  await asOwner("alter function app_is_admin() set search_path = pg_catalog, public, pg_temp");
  await asOwner(`revoke temporary on database ${name} from app_server`);
});
