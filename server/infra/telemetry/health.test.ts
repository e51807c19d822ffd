/** Liveness never asks the database; readiness checks everything that a request needs. */
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../../db/client.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { testDatabase } from "../../test/database/test-database.ts";
import { createHealth } from "./health.ts";
import { startOpsServer } from "./ops-server.ts";

const { app, db } = await buildTestApp();
const unreachable = openDatabase("postgres://app_server@127.0.0.1:1/nowhere");
afterAll(() => unreachable.close());

const statusOf = async (url: string) => {
  const response = await fetch(url);
  return [response.status, await response.json()];
};

test("a process with its database is alive and ready, and neither reply is cached", async () => {
  for (const [url, status] of [
    ["/healthz", "ok"],
    ["/readyz", "ready"],
  ]) {
    const response = await app.inject(url ?? "");
    expect([response.statusCode, response.json(), response.headers["cache-control"]]).toEqual([
      200,
      { status },
      "no-store",
    ]);
  }
});

test("a process without its database is alive and not ready", async () => {
  const { app } = await buildTestApp({ db: unreachable.db });
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  const ready = await app.inject("/readyz");
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: "database" }]);
});

test("an overloaded process rejects requests but still reports its health", async () => {
  const { app } = await buildTestApp({ maxEventLoopDelayMs: 1 });
  app.get("/busy", async () => {
    const until = Date.now() + 1200;
    while (Date.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return {};
  });
  await app.inject("/busy");
  expect((await app.inject("/api/testimonials")).statusCode).toBe(503);
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  expect((await app.inject("/readyz")).statusCode).toBe(200);
});

test("a database that lacks migrations is not ready, one with extra migrations is", async () => {
  const { owner, db } = await testDatabase();
  await owner.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('next', 99999999999999)`,
  );
  expect(await createHealth(db).readiness()).toBe("ready");
  await owner.db.execute(sql`delete from drizzle.__drizzle_migrations where created_at = 99999999999999`);
  await owner.db.execute(
    sql`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
  );
  expect(await createHealth(db).readiness()).toBe("migrations");
  await owner.db.execute(sql`drop schema drizzle cascade`);
  expect(await createHealth(db).readiness()).toBe("migrations");
});

test("a database that does not answer times out", async () => {
  const silent = { execute: () => new Promise(() => undefined) } as unknown as typeof db;
  expect(await createHealth(silent, { timeoutMs: 20 }).readiness()).toBe("database");
});

test("is not ready during startup and shutdown, and caches the database check", async () => {
  let queryCount = 0;
  const counted = new Proxy(db, {
    get: (target, name, receiver) => {
      if (name === "execute") queryCount += 1;
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  const health = createHealth(counted, { isStarting: true });
  expect(await health.readiness()).toBe("starting");
  health.markStarted();
  expect(await Promise.all(Array.from({ length: 50 }, () => health.readiness()))).toEqual(
    Array.from({ length: 50 }, () => "ready"),
  );
  expect(queryCount).toBe(1);
  health.markShuttingDown();
  expect(await health.readiness()).toBe("leaving");
});

test("a worker serves only its health on the internal port", async () => {
  const health = createHealth(db);
  const opsServer = await startOpsServer({ host: "127.0.0.1", port: 0, health });
  const at = `http://127.0.0.1:${opsServer.port}`;
  expect(await statusOf(`${at}/healthz`)).toEqual([200, { status: "ok" }]);
  expect(await statusOf(`${at}/readyz`)).toEqual([200, { status: "ready" }]);
  expect((await fetch(`${at}/api/jobs`)).status).toBe(404);
  health.markShuttingDown();
  expect(await statusOf(`${at}/healthz`)).toEqual([200, { status: "ok" }]);
  expect(await statusOf(`${at}/readyz`)).toEqual([503, { status: "leaving" }]);
  await opsServer.close();
});
