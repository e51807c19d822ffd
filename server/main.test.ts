/** The process from start to graceful shutdown. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { eventually } from "./test/eventually.ts";
import { freePort } from "./test/database/local-postgres.ts";
import { testDatabase } from "./test/database/test-database.ts";

const { url } = await testDatabase();
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
});

const start = async (extra: Readonly<Record<string, string>>) => {
  const [port, machinePort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ["server/main.ts"], {
    stdio: "inherit",
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      METRICS_PORT: String(machinePort),
      LOG_LEVEL: "fatal",
      DATABASE_URL: url,
      SMTP_URL: "smtp://127.0.0.1:1",
      AUTH_SECRET: "for-tests-only-0123456789abcdef0123",
      FILES_FOLDER: mkdtempSync(join(tmpdir(), "files-")),
      RESUME_READERS: "1",
      // A machine that is busy with other tests must not count as overload.
      OVERLOAD_PAUSE_MS: "0",
      ROLES: "api",
      ...extra,
    },
  });
  children.push(child);
  const ended = once(child, "exit") as Promise<[number | null, NodeJS.Signals | null]>;
  return { child, ended, at: `http://127.0.0.1:${port}`, machinesAt: `http://127.0.0.1:${machinePort}` };
};

const statusOf = async (address: string): Promise<number> => (await fetch(address)).status;
const untilReady = (at: string) => eventually(async () => expect(await statusOf(`${at}/readyz`)).toBe(200));

test("drains after SIGTERM: reports not ready, still answers, then exits", async () => {
  const { child, ended, at, machinesAt: opsUrl } = await start({ DRAIN_SECONDS: "5" });
  await untilReady(at);
  child.kill("SIGTERM");
  await eventually(async () => expect(await statusOf(`${at}/readyz`)).toBe(503));
  expect(await statusOf(`${opsUrl}/readyz`)).toBe(503);
  expect(await statusOf(`${at}/healthz`)).toBe(200);
  expect(await statusOf(`${at}/api/testimonials`)).toBe(200);
  expect(child.exitCode).toBeNull();
  expect(await ended).toEqual([0, null]);
  await expect(fetch(`${at}/healthz`)).rejects.toThrow("fetch failed");
});

test("without a database it is alive, not ready, and still shuts down gracefully", async () => {
  const { child, ended, at } = await start({ DATABASE_URL: "postgres://app_server@127.0.0.1:1/nowhere" });
  await eventually(async () => expect(await statusOf(`${at}/healthz`)).toBe(200));
  expect(await statusOf(`${at}/readyz`)).toBe(503);
  await wait(300);
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

test("a worker has no public port and answers on the internal one", async () => {
  const { child, ended, at, machinesAt } = await start({ ROLES: "worker" });
  await untilReady(machinesAt);
  await expect(fetch(`${at}/healthz`)).rejects.toThrow("fetch failed");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});
