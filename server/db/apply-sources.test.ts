/** SQL source files: each object of the database has one, and a changed file is applied again. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../test/database/test-database.ts";
import { applySources, objectName, ownSources, readSources, sourceKinds } from "./apply-sources.ts";

const { ownerUrl } = await testDatabase();
const client = new pg.Client({ connectionString: ownerUrl });
beforeAll(() => client.connect());
afterAll(() => client.end());

const namesFrom = async (query: string): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
};

const sourcesOf = (kind: (typeof sourceKinds)[number]): readonly string[] =>
  readSources(ownSources)
    .filter(({ path }) => path.startsWith(`${kind}/`))
    .map(objectName);

/** "table name" of every trigger or policy in the files. */
const declared = (kind: "triggers" | "policies", pattern: RegExp): readonly string[] =>
  readSources(ownSources)
    .filter(({ path }) => path.startsWith(`${kind}/`))
    .flatMap((source) => [...source.text.matchAll(pattern)].map(([, name]) => `${objectName(source)} ${name}`))
    .toSorted();

/** A copy of the sources that a test may change. */
const copySources = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "sources-"));
  for (const kind of sourceKinds)
    cpSync(fileURLToPath(new URL(kind, import.meta.url)), join(folder, kind), { recursive: true });
  return folder;
};

const apply = (folder: string) => applySources(client, folder, 1000);

test("every function has a source file, except those in the baseline migration", async () => {
  const baseline = readFileSync(new URL("migrations/0000_baseline.sql", import.meta.url), "utf8");
  const inBaseline = [...baseline.matchAll(/^CREATE FUNCTION (\w+)/gm)].map(([, name]) => name ?? "");
  const names = await namesFrom(
    `select distinct proname as name from pg_proc p where pronamespace = 'public'::regnamespace
       and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  expect(names.toSorted()).toEqual([...sourcesOf("functions"), ...inBaseline].toSorted());
});

test("every trigger and every policy is on a table that has a source file for it", async () => {
  const triggers = await namesFrom(
    "select distinct tgrelid::regclass::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where not tgisinternal and relnamespace = 'public'::regnamespace",
  );
  expect(triggers.toSorted()).toEqual([...sourcesOf("triggers")].toSorted());
  const tables = await namesFrom(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  expect(tables.toSorted()).toEqual([...sourcesOf("policies")].toSorted());
});

test("the database has the triggers and policies of the files and no others", async () => {
  const triggers = await namesFrom(
    "select tgrelid::regclass::text || ' ' || tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where not tgisinternal and relnamespace = 'public'::regnamespace",
  );
  expect(triggers.toSorted()).toEqual(declared("triggers", /^CREATE (?:CONSTRAINT )?TRIGGER (\w+)/gm));
  const policies = await namesFrom("select polrelid::regclass::text || ' ' || polname as name from pg_policy");
  expect(policies.toSorted()).toEqual(declared("policies", /^CREATE POLICY (\w+)/gm));
});

test("applies a changed file once and skips unchanged files", async () => {
  const folder = copySources();
  expect(await apply(folder)).toEqual([]);
  const [path] = ["policies/offers/offers.sql"];
  writeFileSync(
    join(folder, path),
    `${readFileSync(join(folder, path), "utf8")}\nCREATE POLICY none ON offers USING (false);\n`,
  );
  expect(await apply(folder)).toEqual([path]);
  expect(await namesFrom("select polname as name from pg_policy where polname = 'none'")).toEqual(["none"]);
  expect(await apply(folder)).toEqual([]);
  expect(await apply(ownSources)).toEqual([path]);
  expect(await namesFrom("select polname as name from pg_policy where polname = 'none'")).toEqual([]);
});

test("applies functions that call each other in any order, and checks their bodies", async () => {
  const folder = copySources();
  writeFileSync(
    join(folder, "functions/core/a_first.sql"),
    "CREATE OR REPLACE FUNCTION a_first() RETURNS int LANGUAGE sql AS 'SELECT b_second()';",
  );
  writeFileSync(
    join(folder, "functions/core/b_second.sql"),
    "CREATE OR REPLACE FUNCTION b_second() RETURNS int LANGUAGE sql AS 'SELECT 2';",
  );
  expect(await apply(folder)).toEqual(["functions/core/a_first.sql", "functions/core/b_second.sql"]);
  expect(await namesFrom("select a_first()::text as name")).toEqual(["2"]);
  writeFileSync(
    join(folder, "functions/core/b_second.sql"),
    "CREATE OR REPLACE FUNCTION b_second() RETURNS int LANGUAGE sql AS 'SELECT no_such_column';",
  );
  await expect(apply(folder)).rejects.toThrow(/functions\/core\/b_second\.sql: .*no_such_column/);
  expect(await namesFrom("select b_second()::text as name")).toEqual(["2"]);
  rmSync(join(folder, "functions/core/a_first.sql"));
});
