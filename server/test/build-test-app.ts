/** The whole API on its own database, with a mail catcher and an optional worker. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll } from "vitest";
import { type AppDependencies, buildApp } from "../app.ts";
import { createReaderPool } from "../features/resumes/reader/reader-pool.ts";
import { createBetterAuth } from "../infra/auth/better-auth.ts";
import { createFileStore } from "../infra/files/file-store.ts";
import { createKeyring } from "../infra/crypto/keyring.ts";
import { openLiveUpdates } from "../infra/http/live-updates.ts";
import { createLog } from "../infra/telemetry/log.ts";
import { createMail } from "../infra/email/mail.ts";
import { createWakeWorker, ensureQueues, type TaskDeps } from "../infra/work/queue.ts";
import { startWorker, tasks } from "../worker.ts";
import { rememberOwner } from "./confirm.ts";
import { startMailCatcher } from "./email/mail-catcher.ts";
import { testDatabase } from "./database/test-database.ts";

const staffEmail = "desk@firm.example";
const origin = "http://localhost:3000";
export const testInboundSecret = "for-tests-only-inbound-mail";
const testSecret = "for-tests-only-0123456789abcdef0123";
export const testKeys = createKeyring([testSecret]);
/** The keys of another server. */
export const otherKeys = createKeyring(["for-tests-only-of-another-server-0123"]);
const keys = testKeys;
const mailFrom = "Firm <hello@firm.example>";
const formLimits = { perMinute: 1_000_000, perEmailPerDay: 1_000_000 };

export const buildTestApp = async (parts: Partial<AppDependencies> = {}, more: Partial<TaskDeps> = {}) => {
  const database = await testDatabase();
  const log = createLog("silent");
  await ensureQueues(database.url, tasks, log);
  const files = createFileStore(mkdtempSync(join(tmpdir(), "files-")));
  const wakeWorker = createWakeWorker(database.db);
  const live = openLiveUpdates(database.url, database.db, log);
  const auth = createBetterAuth(database.db, { origin, keys: parts.keys ?? keys, weakPasswordHashes: true });
  // The reader processes start with the first resume.
  const resumeReaders = createReaderPool({ size: 1 });
  const dependencies: AppDependencies = {
    db: database.db,
    log,
    origin,
    wakeWorker,
    live,
    mailFrom,
    formLimits,
    files,
    uploadsPerHour: 1_000_000,
    resumeReaders,
    // Other work in this process or on this machine must not count as overload.
    maxEventLoopDelayMs: 0,
    weakPasswordHashes: true,
    keys,
    accountLimits: { signUpsPerHour: 1_000_000, signInsPerQuarterHour: 1_000_000 },
    companyLookupsPerHour: 1_000_000,
    inboundMail: { secret: testInboundSecret, deskAddress: staffEmail },
    ...parts,
  };
  const app = await buildApp(dependencies);
  const others: FastifyInstance[] = [];
  rememberOwner(app, database.owner.db);
  const catcher = await startMailCatcher();
  const mail = createMail({ url: catcher.url, from: mailFrom });
  const tools: TaskDeps = {
    db: database.db,
    log,
    mail,
    files: parts.files ?? files,
    origin,
    staffEmail,
    notifyDesk: live.notifyDesk,
    keys: parts.keys ?? keys,
    readers: resumeReaders,
    ...more,
  };
  // A hook registered inside a test never runs, and an abandoned worker would poll a dropped database forever.
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
    /** The same app on the same database with other settings. */
    appWith: async (changed: Partial<AppDependencies>) => {
      const other = await buildApp({ ...dependencies, ...changed });
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
    /** Runs all tasks until the test file ends. */
    work: async () => {
      worker = await startWorker(database.url, tools);
      return worker;
    },
  };
};
