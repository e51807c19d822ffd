/** The server of the browser tests: the whole built product on a temporary PostgreSQL. */
import { mkdirSync, writeFileSync } from "node:fs";
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { seedDatabase } from "#server/db/seed/seed.ts";
import { buildApp } from "#server/app.ts";
import { prepareDemo } from "#server/prepare-demo.ts";
import { createReaderPool } from "#server/features/resumes/reader/reader-pool.ts";
import { openDatabase } from "#server/db/client.ts";
import { createFileStore } from "#server/infra/files/file-store.ts";
import { openLiveUpdates } from "#server/infra/http/live-updates.ts";
import { createLog } from "#server/infra/telemetry/log.ts";
import { createWakeWorker } from "#server/infra/work/queue.ts";
import { startPostgres } from "#server/test/database/local-postgres.ts";
import { analyticsSite } from "./analytics-site.ts";
import { filesFolder } from "./files-folder.ts";
import { runMailServer } from "./mail-server.ts";
import { createKeyring } from "#server/infra/crypto/keyring.ts";
import { smtpPort } from "./ports.ts";
import { browserTestSecret } from "./secret.ts";

const given = process.env["TEST_ADMIN_DATABASE_URL"];
const local = given === undefined ? await startPostgres({ inMemory: true }) : undefined;
process.on("exit", () => local?.stop());

const adminUrl = given ?? local?.adminUrl ?? "";
const name = `browser_${process.pid}`;
await createDatabase(adminUrl, name);
const ownerUrl = urlFor(adminUrl, name, databaseRoles.owner);
await migrateDatabase(ownerUrl);
await seedDatabase(ownerUrl, new Date());
await prepareDemo(ownerUrl);

// Tests that read rows, or break something on purpose, find the database through this file.
mkdirSync("test-results", { recursive: true });
writeFileSync("test-results/browser-database.json", JSON.stringify({ ownerUrl }));

process.env["DATABASE_URL"] = urlFor(adminUrl, name, databaseRoles.server);
await runMailServer();
// Limits high enough for a whole test run.
process.env["SMTP_URL"] ??= `smtp://127.0.0.1:${smtpPort}`;
process.env["STAFF_EMAIL"] = "desk@firm.example";
process.env["FORMS_PER_MINUTE"] = "10000";
process.env["FORMS_PER_EMAIL_PER_DAY"] = "10000";
process.env["AUTH_SECRET"] = browserTestSecret;
process.env["FILES_FOLDER"] = filesFolder;
process.env["UPLOADS_PER_HOUR"] = "10000";
process.env["CHAT_MESSAGES_PER_MINUTE"] = "10000";
process.env["SIGN_UPS_PER_HOUR"] = "10000";
process.env["SIGN_INS_PER_QUARTER_HOUR"] = "10000";
process.env["COMPANY_LOOKUPS_PER_HOUR"] = "10000";
process.env["INBOUND_MAIL_SECRET"] = "for-browser-tests-only-inbound";
process.env["ERASURE_LEDGER_FILE"] = `${filesFolder}-erasures.jsonl`;
// Tests share two cores with two browsers, so a long event-loop pause does not mean overload.
process.env["OVERLOAD_PAUSE_MS"] = "0";
process.env["QUICK_PASSWORDS"] = "true";
process.env["UI_PAGE"] = "true";
process.env["LOG_LEVEL"] = "warn";
await import("#server/main.ts");

// The same site again with page-view analytics configured; the tests that need the analytics service start it.
const { port, origin, tagPort } = analyticsSite;
const { db } = openDatabase(process.env["DATABASE_URL"]);
const log = createLog("warn");
const counted = await buildApp({
  db,
  log,
  origin,
  wakeWorker: createWakeWorker(db),
  live: openLiveUpdates(process.env["DATABASE_URL"], db, log),
  mailFrom: "Firm <hello@firm.example>",
  formLimits: { perMinute: 10_000, perEmailPerDay: 10_000 },
  files: createFileStore(filesFolder),
  uploadsPerHour: 10_000,
  resumeReaders: createReaderPool({ size: 1 }),
  keys: createKeyring([process.env["AUTH_SECRET"]]),
  weakPasswordHashes: true,
  maxEventLoopDelayMs: 0,
  accountLimits: { signUpsPerHour: 10_000, signInsPerQuarterHour: 10_000 },
  companyLookupsPerHour: 10_000,
  pages: { buildFolder: "build", uiPage: false, analyticsTag: `http://127.0.0.1:${tagPort}/tag.js?id=T-1` },
});
await counted.listen({ host: "127.0.0.1", port });
process.on("SIGTERM", () => void counted.close());
