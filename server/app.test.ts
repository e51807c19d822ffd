/** The whole app without pages: health, unknown paths, and errors without internal details. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildApp } from "./app.ts";
import { openDatabase } from "./db/client.ts";
import { AppError } from "./infra/http/errors.ts";
import { createReaderPool } from "./features/resumes/reader/reader-pool.ts";
import { createFileStore } from "./infra/files/file-store.ts";
import { createLog } from "./infra/telemetry/log.ts";
import { testDatabase } from "./test/database/test-database.ts";
import { createKeyring } from "./infra/crypto/keyring.ts";
import { eventually } from "./test/eventually.ts";

const { db } = await testDatabase();
const rest = {
  log: createLog("silent"),
  origin: "http://localhost:3000",
  wakeWorker: () => undefined,
  live: {
    notifyDesk: () => undefined,
    onDeskChange: () => () => undefined,
    onPipelineChange: () => () => undefined,
    close: async () => undefined,
  },
  mailFrom: "Firm <hello@firm.example>",
  formLimits: { perMinute: 5, perEmailPerDay: 3 },
  files: createFileStore(join(tmpdir(), "never-written")),
  uploadsPerHour: 20,
  resumeReaders: createReaderPool({ size: 1 }),
  keys: createKeyring(["for-tests-only-0123456789abcdef0123"]),
  accountLimits: { signUpsPerHour: 100, signInsPerQuarterHour: 100 },
  companyLookupsPerHour: 10,
};

test("an unknown API path returns 404 in JSON, for every method", async () => {
  const app = await buildApp({ db, ...rest });
  for (const method of ["GET", "POST", "DELETE"] as const) {
    const response = await app.inject({ method, url: "/api/nothing" });
    expect([response.statusCode, response.json()]).toEqual([
      404,
      {
        code: "not_found",
        message: "This no longer exists, or you don't have access to it. Reload the page and try again.",
      },
    ]);
    expect(response.headers["x-content-type-options"]).toBe("nosniff");
    expect(response.headers["content-security-policy"]).toBe(
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
  }
  await app.close();
});

test("hides the details of an internal error and reports a known one", async () => {
  const app = await buildApp({ db, ...rest });
  app.get("/broken", () => {
    throw new Error("secret table users_v2");
  });
  app.get("/refused", () => {
    throw new AppError("conflict", "This slot is taken.", { slot: "Choose another" });
  });
  const broken = await app.inject("/broken");
  expect([broken.statusCode, broken.json()]).toEqual([
    500,
    { code: "internal", message: "Something went wrong on our side." },
  ]);
  const refused = await app.inject("/refused");
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { code: "conflict", message: "This slot is taken.", errors: { slot: "Choose another" } },
  ]);
  await app.close();
});

test("returns 503 with Retry-After without its database", async () => {
  const unreachableDatabase = openDatabase("postgres://app_server@127.0.0.1:1/nowhere");
  const app = await buildApp({ db: unreachableDatabase.db, ...rest });
  app.get("/rows", () => unreachableDatabase.db.execute("select 1"));
  const response = await app.inject("/rows");
  expect(response.statusCode).toBe(503);
  expect(response.headers["retry-after"]).toBe("5");
  await app.close();
  await unreachableDatabase.close();
});

test("returns 503 with Retry-After under overload and recovers", async () => {
  const app = await buildApp({ db, ...rest, maxEventLoopDelayMs: 100 });
  app.get("/free", () => ({ isAnswered: true }));
  app.get("/busy", async () => {
    const until = Date.now() + 1500;
    while (Date.now() < until);
    // The delay is measured once per second.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return {};
  });
  const expectRecovered = () => eventually(async () => expect((await app.inject("/free")).statusCode).toBe(200));
  await expectRecovered();
  await app.inject("/busy");
  const refused = await app.inject("/free");
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "5"]);
  await expectRecovered();
  await app.close();
});
