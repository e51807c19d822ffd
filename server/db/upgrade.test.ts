/** A database of a released version, migrated now, has the same schema as a new one. */
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { dumpSql, runSql } from "../test/database/schema-dump.ts";
import { migrateDatabase } from "./migrate.ts";
import { databaseRoles, urlFor } from "./roles.ts";

const releases = globSync("releases/*.sql.gz", { cwd: fileURLToPath(new URL(".", import.meta.url)) });

const asAdmin = (database: string): string => {
  const url = new URL(inject("adminUrl"));
  url.pathname = `/${database}`;
  return url.href;
};

/** Dropped after the test. */
const createEmptyDatabase = async (name: string): Promise<void> => {
  const admin = new pg.Client({ connectionString: inject("adminUrl") });
  await admin.connect();
  await admin.query(`create database ${name} owner ${databaseRoles.owner} template template0`);
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
};

const dumpSchema = (database: string) => dumpSql(asAdmin(database), ["--schema-only"]);

/** Restored once more, because PostgreSQL spells an expression differently after its dump was restored. */
const schemaOf = async (database: string): Promise<readonly string[]> => {
  const copy = `${database}_copy`;
  await createEmptyDatabase(copy);
  await runSql(asAdmin(copy), await dumpSchema(database));
  return (await dumpSchema(copy)).split("\n");
};

test("there is a stored database of a released version", () => {
  expect(releases.length).toBeGreaterThan(0);
});

test.each(releases)("an upgrade from %s gives the schema of a new database", async (path) => {
  const name = `upgraded_${basename(path, ".sql.gz").replaceAll(".", "_")}_${process.pid}`;
  await createEmptyDatabase(name);
  await runSql(asAdmin(name), gunzipSync(readFileSync(new URL(path, import.meta.url))).toString());
  await migrateDatabase(urlFor(inject("adminUrl"), name, databaseRoles.owner));
  // If the version isn't released yet, `npm run db:release` stores it again.
  expect(await schemaOf(name)).toEqual(await schemaOf(inject("templateName")));
});
