/** The small version of bench/resumes/import-kills.ts, with real processes. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createLog } from "../../infra/telemetry/log.ts";
import { ensureQueues } from "../../infra/work/queue.ts";
import { driveImportKills } from "../../test/resumes/import-kills.ts";
import { testDatabase } from "../../test/database/test-database.ts";
import { tasks } from "../../worker.ts";

const { db, owner, url } = await testDatabase();
await ensureQueues(url, tasks, createLog("silent"));

test("killing a worker loses no file and creates no candidate twice", { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "imports-"));
  const result = await driveImportKills({ db, owner: owner.db, url, folder, fileCount: 26, killCount: 1, seed: 7 });
  expect(result.failures).toEqual([]);
  expect(result.counts).toMatchObject({ waiting: 0, scan: 0, done: 24, duplicate: 1, failed: 1 });
});
