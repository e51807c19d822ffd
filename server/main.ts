/** The entry point of a process. ROLES sets what it does; SIGTERM lets it finish open work. */
import { setTimeout as wait } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import { buildApp } from "./app.ts";
import { openDatabase } from "./db/client.ts";
import { setLimitKey } from "./db/tables/limit-key.ts";
import { closeMailReader } from "./features/desk/mail-reader.ts";
import { createReaderPool } from "./features/resumes/reader/reader-pool.ts";
import { type Environment, EnvironmentError, readEnvironment } from "./infra/env.ts";
import { listenOptions } from "./infra/http/listen.ts";
import { keysFrom, ledgerKeysFrom } from "./infra/crypto/key-settings.ts";
import { createFileStore } from "./infra/files/file-store.ts";
import { createHealth } from "./infra/telemetry/health.ts";
import { openLiveUpdates } from "./infra/http/live-updates.ts";
import { createLog } from "./infra/telemetry/log.ts";
import { startOpsServer } from "./infra/telemetry/ops-server.ts";
import { createMail } from "./infra/email/mail.ts";
import { textReaders } from "./features/reading/text-readers.service.ts";
import { warmUpMatching } from "./features/matching/warm-up.service.ts";
import { logSecurityEvents } from "./infra/auth/security-events.ts";
import { createModel } from "./infra/outbound/model.ts";
import { modelSettingsFrom, resumeModelHost } from "./infra/outbound/model-settings.ts";
import { createWakeWorker, ensureQueues, type RunningQueue, waitForDatabase } from "./infra/work/queue.ts";
import { startWorker, tasks } from "./worker.ts";

const buildFolder = new URL("../build", import.meta.url).pathname;

const environmentOrExit = (): Environment => {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};

const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 24) {
  console.error(`Node ${process.versions.node} is too old: 24 or later is needed. Start with npm run start.`);
  process.exit(1);
}

const env = environmentOrExit();
const log = createLog(env.LOG_LEVEL);
// Not loaded unless tracing is configured.
const tracing =
  env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : (await import("./infra/telemetry/tracing.ts")).startTracing(
        env.OTEL_EXPORTER_OTLP_ENDPOINT,
        env.OTEL_SERVICE_NAME,
      );
logSecurityEvents(log);
const database = openDatabase(env.DATABASE_URL, { max: env.DATABASE_POOL_SIZE, log });
const files = createFileStore(env.FILES_FOLDER);
const live = openLiveUpdates(env.DATABASE_URL, database.db, log);
const health = createHealth(database.db, { isStarting: true });
const has = (role: Environment["ROLES"][number]) => env.ROLES.includes(role);

const keys = keysFrom(env);
setLimitKey(keys.current.derive("rate limit key"));
const rights = {
  ledgerKeys: ledgerKeysFrom(env),
  ledgerFile: env.ERASURE_LEDGER_FILE,
  retentionMonths: env.RETENTION_MONTHS,
  closingDays: env.WORKSPACE_CLOSING_DAYS,
  emailLogDays: env.EMAIL_LOG_DAYS,
};

const metrics =
  env.METRICS_PORT === undefined ? undefined : (await import("./infra/telemetry/metrics.ts")).createMetrics(database);
const readerPool = createReaderPool({ size: env.RESUME_READERS, warm: has("api") });
const resumeReaders = metrics?.watchReaders(readerPool) ?? readerPool;

const app =
  has("api") || has("web")
    ? await buildApp({
        db: database.db,
        log,
        origin: env.ORIGIN,
        trustProxy: env.TRUST_PROXY,
        wakeWorker: createWakeWorker(database.db),
        live,
        mailFrom: env.MAIL_FROM,
        files,
        uploadsPerHour: env.UPLOADS_PER_HOUR,
        chatPerMinute: env.CHAT_MESSAGES_PER_MINUTE,
        tokenCallsPerMinute: env.API_CALLS_PER_MINUTE,
        resumeReaders,
        health,
        watchers: [tracing, metrics].flatMap((each) => each?.watchRequests ?? []),
        maxEventLoopDelayMs: env.OVERLOAD_PAUSE_MS,
        weakPasswordHashes: env.QUICK_PASSWORDS,
        keys,
        rights,
        accountLimits: {
          signUpsPerHour: env.SIGN_UPS_PER_HOUR,
          signInsPerQuarterHour: env.SIGN_INS_PER_QUARTER_HOUR,
        },
        inboundMail: { secret: env.INBOUND_MAIL_SECRET, deskAddress: env.STAFF_EMAIL },
        companyLookupsPerHour: env.COMPANY_LOOKUPS_PER_HOUR,
        model: createModel(database.db, log, modelSettingsFrom(env)),
        resumeModelHost: resumeModelHost(env),
        formLimits: { perMinute: env.FORMS_PER_MINUTE, perEmailPerDay: env.FORMS_PER_EMAIL_PER_DAY },
        ...(has("web")
          ? {
              pages: {
                buildFolder,
                uiPage: env.UI_PAGE && env.NODE_ENV !== "production",
                analyticsTag: env.ANALYTICS_TAG_URL ?? "",
              },
            }
          : {}),
      })
    : undefined;
warmUpMatching();
if (has("api")) textReaders.warmUp();
const mail = createMail({ url: env.SMTP_URL, from: env.MAIL_FROM });
const tools = {
  db: database.db,
  log,
  mail,
  files,
  origin: env.ORIGIN,
  staffEmail: env.STAFF_EMAIL,
  notifyDesk: live.notifyDesk,
  keys,
  rights,
  readers: resumeReaders,
};
const opsServer =
  env.METRICS_PORT === undefined
    ? undefined
    : await startOpsServer({ host: env.METRICS_HOST, port: env.METRICS_PORT, health, metrics });

let worker: RunningQueue | undefined;
/** Ten seconds for open work, after the drain time in which load balancers react. */
const shutdownMs = env.DRAIN_SECONDS * 1000 + 10_000;
closeWithGrace({ delay: shutdownMs, logger: false }, async ({ err, signal }) => {
  if (err) log.fatal({ err }, "ended by an error");
  else log.info({ signal }, "closing");
  health.markShuttingDown();
  const stopped = worker?.stop();
  if (app !== undefined && err === undefined) await wait(env.DRAIN_SECONDS * 1000);
  await Promise.allSettled([app?.close(), stopped]);
  await opsServer?.close();
  await tracing?.close().catch(() => undefined);
  await Promise.all([resumeReaders.close(), textReaders.close(), closeMailReader()]);
  mail.close();
  await live.close();
  await database.close();
});

// The process is alive while it waits for the database, and ready once the queues exist.
await app?.listen(listenOptions({ host: env.HOST, port: env.PORT }, process.env, process.pid));
if (has("worker")) worker = await waitForDatabase(() => startWorker(env.DATABASE_URL, tools), log);
else await waitForDatabase(() => ensureQueues(env.DATABASE_URL, tasks, log), log);
health.markStarted();
log.info({ roles: env.ROLES, port: app ? env.PORT : undefined }, "started");
