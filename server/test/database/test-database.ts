/** A database for one test file: a clone of the migrated template, dropped afterwards. */
import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { type DatabaseHandle, openDatabase } from "../../db/client.ts";
import { databaseRoles, revokeTemporary, urlFor } from "../../db/roles.ts";

export interface TestDatabase extends DatabaseHandle {
  /** The product's role: row-level security applies. */
  readonly url: string;
  /** The migration role: bypasses row-level security, for setup and checks. */
  readonly owner: DatabaseHandle;
  readonly ownerUrl: string;
}

const runAsAdmin = async (statement: string): Promise<void> => {
  const admin = new pg.Client({ connectionString: inject("adminUrl") });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
};

export const testDatabase = async (): Promise<TestDatabase> => {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await runAsAdmin(`create database ${name} template ${inject("templateName")} owner ${databaseRoles.owner}`);
  await runAsAdmin(revokeTemporary(name));
  const url = urlFor(inject("adminUrl"), name, databaseRoles.server);
  const ownerUrl = urlFor(inject("adminUrl"), name, databaseRoles.owner);
  // A busy machine may make PostgreSQL slow.
  const handle = openDatabase(url, { timeoutMs: 60_000 });
  const owner = openDatabase(ownerUrl, { timeoutMs: 60_000 });
  afterAll(async () => {
    await Promise.all([handle.close(), owner.close()]);
    await runAsAdmin(`drop database ${name} with (force)`);
  });
  return { ...handle, url, owner, ownerUrl };
};
