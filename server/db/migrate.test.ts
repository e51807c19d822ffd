/** Migrating a database in use: it waits without blocking, retries, and may run concurrently. */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { eventually } from "../test/eventually.ts";
import { testDatabase } from "../test/database/test-database.ts";
import { migrateDatabase } from "./migrate.ts";

const { ownerUrl, url, owner } = await testDatabase();
const ends: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(ends.map((end) => end())));

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly when: number; readonly tag: string }[];
}

/** Our migrations plus these, as the next release would have them. */
const withMigrations = (texts: readonly string[], firstTimestamp: number): string => {
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  cpSync(fileURLToPath(new URL("migrations", import.meta.url)), folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as Journal;
  const more = texts.map((text, index) => {
    const tag = `${firstTimestamp + index}_more`;
    writeFileSync(join(folder, `${tag}.sql`), text);
    return { idx: journal.entries.length + index, version: "7", when: firstTimestamp + index, tag, breakpoints: true };
  });
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, ...more] }));
  return folder;
};

/** Holds a read lock on the table while `work` runs. */
const withReadLock = async (work: (endReadLock: () => Promise<unknown>) => Promise<void>): Promise<void> => {
  const reader = await connected();
  await reader.query("begin");
  await reader.query("select count(*) from quote_requests");
  try {
    await work(() => reader.query("commit"));
  } finally {
    await reader.query("rollback");
  }
};

const connected = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  ends.push(() => client.end());
  return client;
};

const columns = async (table: string): Promise<readonly string[]> => {
  const { rows } = await owner.pool.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = $1",
    [table],
  );
  return rows.map(({ name }) => name);
};

test("a migration blocked by a reader lets other queries pass and then succeeds", async () => {
  const folder = withMigrations(['alter table "quote_requests" add column "later" int'], 2_000_000_000_000);
  const messages: string[] = [];
  await withReadLock(async (releaseLock) => {
    const migrating = migrateDatabase(ownerUrl, {
      folder,
      lockWaitMs: 50,
      timeoutMs: 60_000,
      report: (words) => messages.push(words),
    });
    await eventually(() => expect(messages.length).toBeGreaterThan(2));
    // It blocks no other query while it pauses.
    await (await connected()).query("select count(*) from quote_requests");
    await releaseLock();
    await migrating;
  });
  expect(messages[0]).toMatch(/In the way may be: .*process \d+ \(app_server\)/);
  expect(await columns("quote_requests")).toContain("later");
});

test("a migration that never gets its lock fails and leaves no changes", async () => {
  const text =
    'create table "half" (id int); --> statement-breakpoint\nalter table "quote_requests" add column "never" int';
  const folder = withMigrations([text], 2_000_000_100_000);
  await withReadLock(() =>
    expect(migrateDatabase(ownerUrl, { folder, lockWaitMs: 20, timeoutMs: 100 })).rejects.toMatchObject({
      code: "55P03",
    }),
  );
  expect(await columns("half")).toEqual([]);
  await migrateDatabase(ownerUrl, { folder });
  expect(await columns("half")).toEqual(["id"]);
});

test("a failed migration keeps the earlier ones, which do not run twice", async () => {
  const texts = ['create table "first_of_two" (id int)', "select 1 / 0"];
  const folder = withMigrations(texts, 2_000_000_200_000);
  await expect(migrateDatabase(ownerUrl, { folder })).rejects.toMatchObject({ code: "22012" });
  expect(await columns("first_of_two")).toEqual(["id"]);
  await expect(migrateDatabase(ownerUrl, { folder })).rejects.toMatchObject({ code: "22012" });
});

test("builds an index concurrently if the migration asks for it", async () => {
  const text = "-- outside a transaction\ncreate index concurrently quote_requests_later on quote_requests (phone)";
  await migrateDatabase(ownerUrl, { folder: withMigrations([text], 2_000_000_300_000) });
  const { rowCount } = await owner.pool.query("select 1 from pg_indexes where indexname = 'quote_requests_later'");
  expect(rowCount).toBe(1);
});

test("concurrent runs apply every migration exactly once", async () => {
  const folder = withMigrations(['create table "only_once" (id int)'], 2_000_000_400_000);
  await Promise.all([1, 2, 3].map(() => migrateDatabase(ownerUrl, { folder })));
  const { rows } = await owner.pool.query(
    "select count(*)::int n from drizzle.__drizzle_migrations where created_at = $1",
    [2_000_000_400_000],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test("applies a late migration that is older than the newest", async () => {
  const folder = withMigrations(['create table "latecomer" (id int)'], 1_000_000_000_000);
  await migrateDatabase(ownerUrl, { folder });
  expect(await columns("latecomer")).toEqual(["id"]);
});
