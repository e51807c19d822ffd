/** The whole API on a database of its own, with a real mail server that catches, and a worker that can be started. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll } from "vitest";
import { type AppParts, buildApp } from "../app.ts";
import { createReaderPool } from "../features/resumes/reader-pool.ts";
import { createAuth } from "../infra/auth.ts";
import { createFileStore } from "../infra/files/file-store.ts";
import { createKeyring } from "../infra/keyring.ts";
import { openLive } from "../infra/live.ts";
import { createLog } from "../infra/log.ts";
import { createMail } from "../infra/mail.ts";
import { createNudge, ensureQueues, type TaskTools } from "../infra/queue.ts";
import { startWorker, tasks } from "../worker.ts";
import { rememberOwner } from "./confirm.ts";
import { startMailCatcher } from "./mail-catcher.ts";
import { testDatabase } from "./test-database.ts";

const staffEmail = "desk@firm.example";
const origin = "http://localhost:3000";
export const testInboundSecret = "for-tests-only-inbound-mail";
export const testSecret = "for-tests-only-0123456789abcdef0123";
export const testKeys = createKeyring([testSecret]);
/** Of another server. */
export const otherKeys = createKeyring(["for-tests-only-of-another-server-0123"]);
const keys = testKeys;
const mailFrom = "Firm <hello@firm.example>";
const generous = { perMinute: 1_000_000, perEmailPerDay: 1_000_000 };

export const buildTestApp = async (parts: Partial<AppParts> = {}, more: Partial<TaskTools> = {}) => {
  const database = await testDatabase();
  const log = createLog("silent");
  await ensureQueues(database.url, tasks, log);
  const files = createFileStore(mkdtempSync(join(tmpdir(), "files-")));
  const nudge = createNudge(database.db);
  const live = openLive(database.url, database.db, log);
  const auth = createAuth(database.db, { origin, keys: parts.keys ?? keys, quickPasswords: true });
  // No process starts before the first résumé comes.
  const resumeReaders = createReaderPool({ size: 1 });
  const wanted: AppParts = {
    db: database.db,
    log,
    origin,
    nudge,
    live,
    mailFrom,
    formLimits: generous,
    files,
    uploadsPerHour: 1_000_000,
    resumeReaders,
    // Whatever else a test file computes in this process, or the machine beside it, is no overload of the product.
    overloadPauseMs: 0,
    quickPasswords: true,
    keys,
    accountLimits: { signUpsPerHour: 1_000_000, signInsPerQuarterHour: 1_000_000 },
    companyLookupsPerHour: 1_000_000,
    inboundMail: { secret: testInboundSecret, deskAddress: staffEmail },
    ...parts,
  };
  const app = await buildApp(wanted);
  const others: FastifyInstance[] = [];
  rememberOwner(app, database.owner.db);
  const catcher = await startMailCatcher();
  const mail = createMail({ url: catcher.url, from: mailFrom });
  const tools: TaskTools = {
    db: database.db,
    log,
    mail,
    files: parts.files ?? files,
    origin,
    staffEmail,
    tellDesk: live.tell,
    keys: parts.keys ?? keys,
    readers: resumeReaders,
    ...more,
  };
  // A hook that is asked for inside a test is never called, and a worker left alone knocks at a database that is gone, forever.
  let worker: Awaited<ReturnType<typeof startWorker>> | undefined;
  afterAll(async () => {
    await worker?.stop();
    await Promise.all([app, ...others].map((each) => each.close()));
    await resumeReaders.close();
    await live.close();
    mail.close();
    await catcher.close();
  });
  return {
    ...database,
    app,
    /** The same product on the same database, configured otherwise. */
    appWith: async (changed: Partial<AppParts>) => {
      const other = await buildApp({ ...wanted, ...changed });
      others.push(other);
      rememberOwner(other, database.owner.db);
      return other;
    },
    auth,
    catcher,
    files,
    live,
    tools,
    staffEmail,
    /** Runs the tasks that are waiting, and those to come, until the test file ends. */
    work: async () => {
      worker = await startWorker(database.url, tools);
      return worker;
    },
  };
};
