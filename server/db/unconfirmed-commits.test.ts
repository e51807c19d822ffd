import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LocalPostgres, startPostgres } from "../test/database/local-postgres.ts";
import { type DatabaseHandle, openDatabase } from "./client.ts";

let postgres: LocalPostgres;
let handle: DatabaseHandle;
let admin: pg.Client;

beforeAll(async () => {
  const settings = ["synchronous_commit=on", "synchronous_standby_names=nobody_there"];
  postgres = await startPostgres({ settings, inMemory: true });
  admin = new pg.Client({ connectionString: postgres.adminUrl });
  await admin.connect();
  await admin.query("set synchronous_commit = local");
  await admin.query("create table told (what text)");
  handle = openDatabase(postgres.adminUrl, { max: 2 });
});

afterAll(async () => {
  await handle.close();
  await admin.end();
  postgres.stop();
});

/** Cancels the first commit that waits for the standby. */
const cancelWaiting = async (): Promise<void> => {
  for (;;) {
    const { rows } = await admin.query<{ cancelled: boolean }>(
      "select pg_cancel_backend(pid) as cancelled from pg_stat_activity where wait_event = 'SyncRep'",
    );
    if (rows.length > 0) return;
    await wait(20);
  }
};

test("rejects a statement whose commit no standby confirmed", async () => {
  // The query starts only when it is awaited.
  const writing = Promise.resolve(handle.db.execute(sql`insert into told values ('alone')`));
  // Handled from the start: it may reject before the cancellation is done.
  writing.catch(() => undefined);
  await cancelWaiting();
  await expect(writing).rejects.toMatchObject({ cause: { code: "08007" } });
});

test("rejects a transaction whose commit no standby confirmed", async () => {
  const writing = handle.db.transaction(async (db) => {
    await db.execute(sql`insert into told values ('together')`);
  });
  // Handled from the start: it may reject before the cancellation is done.
  writing.catch(() => undefined);
  await cancelWaiting();
  await expect(writing).rejects.toMatchObject({ cause: { code: "08007" } });
});

test("later statements on the same connection succeed", async () => {
  const { rows } = await handle.db.execute<{ n: number }>(sql`select 1 as n`);
  expect(rows).toEqual([{ n: 1 }]);
});
