/** A database of its own for one test file: a clone of the migrated template, gone afterwards. */
import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { type DatabaseHandle, openDatabase } from "../db/client.ts";
import { databaseRoles, revokeTemporary, urlFor } from "../db/roles.ts";

export interface TestDatabase extends DatabaseHandle {
  /** As the product runs: row-level security holds. */
  readonly url: string;
  /** As migrations run: passes row-level security, for arranging and looking. */
  readonly owner: DatabaseHandle;
  readonly ownerUrl: string;
}

const onAdmin = async (statement: string): Promise<void> => {
  const admin = new pg.Client({ connectionString: inject("adminUrl") });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
};

export const testDatabase = async (): Promise<TestDatabase> => {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onAdmin(`create database ${name} template ${inject("templateName")} owner ${databaseRoles.owner}`);
  await onAdmin(revokeTemporary(name));
  const url = urlFor(inject("adminUrl"), name, databaseRoles.server);
  const ownerUrl = urlFor(inject("adminUrl"), name, databaseRoles.owner);
  // That a busy machine makes PostgreSQL slow is no failure of the product.
  const handle = openDatabase(url, { patienceMs: 60_000 });
  const owner = openDatabase(ownerUrl, { patienceMs: 60_000 });
  afterAll(async () => {
    await Promise.all([handle.close(), owner.close()]);
    await onAdmin(`drop database ${name} with (force)`);
  });
  return { ...handle, url, owner, ownerUrl };
};
