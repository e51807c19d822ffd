/** The doctor passes a healthy installation; then each part is broken in turn, and the doctor must report exactly that. */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrateDatabase } from "#server/db/migrate.ts";
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { createLog } from "#server/infra/telemetry/log.ts";
import { ensureQueues } from "#server/infra/work/queue.ts";
import { type LocalPostgres, startPostgres } from "#server/test/database/local-postgres.ts";
import { tasks } from "#server/worker.ts";
import { writeManifest } from "../backups/manifest.ts";
import type { Finding } from "./check.ts";
import { type ExamineOptions, examine } from "./run-checks.ts";

const home = mkdtempSync(join(tmpdir(), "doctor-"));
const buildFolder = join(home, "build");
const smtp = new SMTPServer({
  disabledCommands: ["STARTTLS"],
  authOptional: true,
  allowInsecureAuth: true,
  onAuth: ({ password }, _session, done) => done(password === "right" ? null : new Error("no"), { user: "us" }),
});
const provider = createServer((request, response) =>
  response.writeHead(request.headers.authorization === "Bearer key" ? 200 : 401).end("{}"),
);
let postgres: LocalPostgres;
let healthy: ExamineOptions;
let owner: pg.Client;

const portOf = (server: { address: () => unknown }): number => (server.address() as AddressInfo).port;
const createBackup = (at: Date) =>
  writeManifest(join(home, "backups", "one"), {
    format: 1,
    startedAt: at.toISOString(),
    finishedAt: at.toISOString(),
    firstWal: "",
    settings: {},
    own: {},
    files: {},
  });

beforeAll(async () => {
  postgres = await startPostgres({ inMemory: true });
  await createDatabase(postgres.adminUrl, "app");
  const ownerUrl = urlFor(postgres.adminUrl, "app", databaseRoles.owner);
  await migrateDatabase(ownerUrl);
  const url = urlFor(postgres.adminUrl, "app", databaseRoles.server);
  await ensureQueues(url, tasks, createLog("silent"));
  owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  for (const file of ["client/index.html", "server/index.js"]) {
    mkdirSync(join(buildFolder, file, ".."), { recursive: true });
    writeFileSync(join(buildFolder, file), "");
  }
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", () => resolve()));
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", () => resolve()));
  await createBackup(new Date());
  healthy = {
    nodeVersion: "24.21.0",
    buildFolder,
    serving: 2,
    working: 1,
    source: {
      NODE_ENV: "production",
      ORIGIN: "https://hire.firm.example",
      TRUST_PROXY: "127.0.0.1",
      DATABASE_URL: url,
      AUTH_SECRET: "q8Yx2vLr5TzKe7Wm3NcJ9pHd4GbUs6Fa",
      ERASURE_SECRET: "Zt4nQw8eRk2yLp6vXc9bMs3dHj7gFa5u",
      SMTP_URL: `smtp://us:right@127.0.0.1:${portOf(smtp.server)}`,
      FILES_FOLDER: join(home, "files"),
      ERASURE_LEDGER_FILE: join(home, "ledger/erasures.jsonl"),
      BACKUP_FOLDER: join(home, "backups"),
      MODEL_PROVIDER: "openai-compatible",
      MODEL_NAME: "any",
      MODEL_API_KEY: "key",
      MODEL_BASE_URL: `http://127.0.0.1:${portOf(provider)}`,
    },
  };
}, 120_000);

afterAll(async () => {
  await owner.end();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  provider.close();
  postgres.stop();
  rmSync(home, { recursive: true, force: true });
});

const runDoctor = (change: Partial<ExamineOptions> = {}, source: NodeJS.ProcessEnv = {}) =>
  examine({ ...healthy, ...change, source: { ...healthy.source, ...source } });
const failingFindings = (findings: readonly Finding[]) => findings.filter(({ ok }) => !ok);

test("a healthy installation passes every check, and no email is sent", async () => {
  const findings = await runDoctor();
  expect(failingFindings(findings)).toEqual([]);
  expect(findings).toHaveLength(21);
});

const brokenSettings: readonly (readonly [
  name: string,
  says: RegExp,
  change: Partial<ExamineOptions>,
  source: NodeJS.ProcessEnv,
])[] = [
  ["node", /too old/, { nodeVersion: "20.1.0" }, {}],
  ["environment", /SMTP_URL: is not set/, {}, { SMTP_URL: "" }],
  ["origin", /http:\/\/hire/, {}, { ORIGIN: "http://hire.firm.example" }],
  ["origin", /NODE_ENV is development/, {}, { NODE_ENV: "development" }],
  ["proxy", /TRUST_PROXY is not set/, {}, { TRUST_PROXY: "" }],
  ["proxy", /trusts every address/, {}, { TRUST_PROXY: "0.0.0.0/0" }],
  ["secrets", /AUTH_SECRET can be guessed/, {}, { AUTH_SECRET: "for-development-only-0123456789abcdef" }],
  ["secrets", /AUTH_SECRET can be guessed/, {}, { AUTH_SECRET: "a".repeat(40) }],
  ["secrets", /ERASURE_SECRET is not set/, {}, { ERASURE_SECRET: "" }],
  ["files", /is not writable/, {}, { FILES_FOLDER: join(buildFolder, "client/index.html/files") }],
  ["ledger", /is not writable/, {}, { ERASURE_LEDGER_FILE: join(buildFolder, "client/index.html/ledger/x") }],
  ["ledger", /inside FILES_FOLDER/, {}, { ERASURE_LEDGER_FILE: join(home, "files/erasures.jsonl") }],
  ["build", /has no client/, { buildFolder: join(home, "nothing") }, {}],
  ["backups", /2\.0 days old/, { now: () => Date.now() + 2 * 86_400_000 }, {}],
  ["backups", /none in/, {}, { BACKUP_FOLDER: join(home, "empty") }],
  ["mail", /does not respond/, {}, { SMTP_URL: "smtp://127.0.0.1:1" }],
  ["model", /does not respond/, {}, { MODEL_BASE_URL: "http://127.0.0.1:1" }],
  ["model", /rejects the key/, {}, { MODEL_API_KEY: "other" }],
  ["connections", /6 serving/, { serving: 6, working: 1 }, { DATABASE_POOL_SIZE: "40" }],
];

test.each(brokenSettings)(
  "reports a wrong setting: %s, %s (case %#)",
  async (name, expectedMessage, change, source) => {
    const findings = failingFindings(await runDoctor(change, source));
    const [finding] = findings.filter((each) => each.name === name);
    expect(finding?.says).toMatch(expectedMessage);
    expect(finding?.todo).toBeTruthy();
    // A shifted clock also differs from the database's.
    expect(findings.map((each) => each.name)).toEqual(change.now === undefined ? [name] : ["clock", name]);
  },
);

test("distinguishes a rejected SMTP password from an unreachable server", async () => {
  const findings = failingFindings(
    await runDoctor({}, { SMTP_URL: `smtp://us:wrong@127.0.0.1:${portOf(smtp.server)}` }),
  );
  expect(findings.map(({ says }) => says).join()).toMatch(/rejects the user name or password/);
});

test("reports a missing database once and runs the other checks", async () => {
  const findings = await runDoctor({}, { DATABASE_URL: "postgres://app_server@127.0.0.1:1/app" });
  expect(failingFindings(findings).map(({ name }) => name)).toEqual(["database"]);
  expect(findings.length).toBeGreaterThan(10);
});

const brokenDatabase: readonly (readonly [name: string, says: RegExp, breaks: string, heals: string])[] = [
  [
    "keys",
    /1 two-factor secrets are encrypted with a key that is not configured/,
    `with made as (insert into users (username, name) values ('kim@keys.example', 'Kim') returning id)
     insert into two_factors (user_id, secret, backup_codes) select id, '$ba$1$00', '$ba$1$00' from made`,
    "delete from users where username = 'kim@keys.example'",
  ],
  [
    "migrations",
    /1 missing, starting with 00/,
    "update drizzle.__drizzle_migrations set created_at = 1 where created_at = (select max(created_at) from drizzle.__drizzle_migrations)",
    "",
  ],
  [
    "policies",
    /not forced on candidates/,
    "alter table candidates no force row level security",
    "alter table candidates force row level security",
  ],
  [
    "policies",
    /not forced on candidates/,
    "alter table candidates disable row level security",
    "alter table candidates enable row level security",
  ],
  [
    "role",
    /app_server can create temporary tables/,
    "grant temporary on database app to public",
    "revoke temporary on database app from public",
  ],
  [
    "queues",
    /1 tasks failed/,
    "select pgboss.create_queue('x', '{}'::jsonb); insert into pgboss.job (name, data) values ('dead-letters', '{}')",
    "delete from pgboss.job where name = 'dead-letters'",
  ],
];

test.each(brokenDatabase)("reports a database problem: %s, %s", async (name, expectedMessage, breakage, repair) => {
  const statements = breakage.startsWith("select pgboss") ? breakage.split("; ").slice(1) : [breakage];
  const { rows } = await owner.query<{ at: string }>("select max(created_at) as at from drizzle.__drizzle_migrations");
  for (const statement of statements) await owner.query(statement);
  const findings = failingFindings(await runDoctor());
  await owner.query(
    repair === "" ? `update drizzle.__drizzle_migrations set created_at = ${rows[0]?.at} where created_at = 1` : repair,
  );
  expect(findings.map((each) => each.name)).toEqual([name]);
  expect(findings[0]?.says).toMatch(expectedMessage);
  expect(failingFindings(await runDoctor())).toEqual([]);
});

test("reports a wrong or overprivileged database role", async () => {
  const asOwner = failingFindings(
    await runDoctor({}, { DATABASE_URL: urlFor(postgres.adminUrl, "app", databaseRoles.owner) }),
  );
  expect(asOwner.find(({ name }) => name === "role")?.says).toMatch(/app_owner, which bypasses row-level security/);
  const asAdmin = failingFindings(await runDoctor({}, { DATABASE_URL: urlFor(postgres.adminUrl, "app", "postgres") }));
  expect(asAdmin.find(({ name }) => name === "role")?.says).toMatch(/which has administrator rights/);
});

test("reports missing migrations and queues in an empty database", async () => {
  await createDatabase(postgres.adminUrl, "bare");
  const findings = failingFindings(
    await runDoctor({}, { DATABASE_URL: urlFor(postgres.adminUrl, "bare", databaseRoles.server) }),
  );
  expect(findings.map(({ name }) => name)).toEqual(["migrations", "queues"]);
});

const run = async (source: NodeJS.ProcessEnv, ...words: string[]) => {
  const env = { PATH: process.env["PATH"], ...healthy.source, ...source };
  return promisify(execFile)(process.execPath, ["script/operate/doctor.ts", ...words], { env }).then(
    ({ stdout }) => ({ status: 0, text: stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ status: code, text: stdout }),
  );
};

test("prints text or JSON and sets the exit status", async () => {
  const failing = await run({ TRUST_PROXY: "", ROLES: "api,worker" });
  expect(failing.status).toBe(1);
  expect(failing.text).toMatch(/FAIL {3}proxy .*\n.*→ Set TRUST_PROXY/);
  const passing = await run({ ROLES: "api,worker" }, "--json");
  expect([passing.status, JSON.parse(passing.text)]).toMatchObject([0, { ok: true }]);
});
