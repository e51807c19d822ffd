/** A lead, limits and all, against pgbench doing the same two inserts, in one run on one PostgreSQL. */
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { freePort, startPostgres } from "#server/test/local-postgres.ts";
import { machine, median, whole, writeSection } from "./report.ts";
import { reachable } from "./reachable.ts";

const quick = process.argv.includes("--quick");
const rounds = quick ? 1 : 5;
const seconds = quick ? 3 : 8;
const connections = 32;

const home = mkdtempSync(join(tmpdir(), "leads-"));

/** Row and task, as two plain inserts in one transaction. */
const pgbenchScript = `\\set n random(1, 1000000000)
BEGIN;
INSERT INTO quote_requests (first_name, last_name, email, company, hiring_need, company_size, timeline)
  VALUES ('Ana', 'Ruiz', 'ana' || :n || '@ruiz.example', 'Ruiz Clinics', 'Four ICU nurses for nights', 'small', 'asap');
INSERT INTO pgboss.job_common (name, data, retry_limit, retry_delay, retry_backoff, expire_seconds, deletion_seconds, keep_until, policy)
  VALUES ('announce-lead', '{"kind": "quote-request", "id": "x"}', 30, 2, true, 60, 604800, now() + interval '14 days', 'standard');
COMMIT;
`;

/** Every request another visitor at another address, as on a busy day; wrk runs this in Lua. */
const wrkScript = `
math.randomseed(os.time())
local n = math.random(1, 1000000000)
request = function()
  n = n + 1
  local body = string.format('{"firstName":"Ana","lastName":"Ruiz","email":"ana%d@ruiz.example","phone":"","company":"Ruiz Clinics","jobTitle":"","companySize":"small","hiringNeed":"Four ICU nurses for nights","timeline":"asap","message":""}', n)
  return wrk.format("POST", "/api/quote-requests", {
    ["content-type"] = "application/json",
    ["x-form-filled-ms"] = "9000",
    ["x-forwarded-for"] = string.format("10.%d.%d.%d", n % 250, math.floor(n / 250) % 250, math.floor(n / 62500) % 250),
    ["idempotency-key"] = string.format("00000000-0000-4000-8000-%012x", n),
  }, body)
end
`;

writeFileSync(join(home, "two-inserts.sql"), pgbenchScript);
writeFileSync(join(home, "lead.lua"), wrkScript);

const postgres = await startPostgres({ settings: ["fsync=on", "synchronous_commit=on", "full_page_writes=on"] });
await createDatabase(postgres.adminUrl, "bench");
await migrateDatabase(urlFor(postgres.adminUrl, "bench", databaseRoles.owner));
const serverUrl = urlFor(postgres.adminUrl, "bench", databaseRoles.server);
const port = await freePort();
const server = spawn(process.execPath, ["server/main.ts"], {
  stdio: "inherit",
  env: {
    ...process.env,
    NODE_ENV: "production",
    ROLES: "api",
    PORT: String(port),
    ORIGIN: "http://127.0.0.1",
    LOG_LEVEL: "warn",
    SMTP_URL: "smtp://127.0.0.1:1",
    AUTH_SECRET: "for-benches-only-0123456789abcdef0123",
    DATABASE_URL: serverUrl,
    DATABASE_POOL_SIZE: "16",
    TRUST_PROXY: "127.0.0.1",
    FORMS_PER_MINUTE: "1000000000",
    FORMS_PER_EMAIL_PER_DAY: "1000000000",
  },
});

const count = async (): Promise<number> => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  const { rows } = await client.query<{ n: string }>(
    "select count(*) n from quote_requests where idempotency_key is not null",
  );
  await client.end();
  return Number(rows[0]?.n);
};

const pgbench = (): number => {
  const bin = "/usr/lib/postgresql";
  const program = execFileSync("sh", ["-c", `ls -d ${bin}/*/bin/pgbench | tail -1`], { encoding: "utf8" }).trim();
  const output = execFileSync(
    program,
    [
      "-n",
      "-M",
      "prepared",
      "-c",
      String(connections),
      "-j",
      "1",
      "-T",
      String(seconds),
      "-f",
      join(home, "two-inserts.sql"),
      serverUrl,
    ],
    {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  return Number(/tps = ([\d.]+)/.exec(output)?.[1]);
};

const leads = async (): Promise<number> => {
  const before = await count();
  const output = execFileSync(
    "wrk",
    ["-t1", `-c${connections}`, `-d${seconds}s`, "-s", join(home, "lead.lua"), `http://127.0.0.1:${port}`],
    { encoding: "utf8" },
  );
  if (/Non-2xx/.test(output)) throw new Error(output);
  const stored = (await count()) - before;
  const answered = Number(/(\d+) requests in/.exec(output)?.[1]);
  // wrk leaves off in the middle of its last requests; those may be stored without an answer it counted.
  if (stored < answered || stored > answered + connections) throw new Error(`${answered} answered, ${stored} stored`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
};

try {
  await reachable(`http://127.0.0.1:${port}/readyz`);
  await leads();
  const results = [];
  for (let round = 0; round < rounds; round += 1) results.push({ bare: pgbench(), ours: await leads() });
  const rows = results.map(
    ({ bare, ours }, at) => `| ${at + 1} | ${whole(bare)} | ${whole(ours)} | ${(ours / bare).toFixed(2)} |`,
  );
  const report = `## A lead against pgbench

\`npm run bench:leads\`: a quote request through HTTP, validation, two rate limits, idempotency key, row and task, all in one statement,
against pgbench doing the two inserts (row and task) in a transaction; ${connections} connections, ${seconds} s a round, durable PostgreSQL, one API process,
on ${machine()}. Stored rows were counted after each round.

| round | pgbench, transactions/s | leads/s | ratio |
| --- | --- | --- | --- |
${rows.join("\n")}

Median ratio: **${median(results.map(({ bare, ours }) => ours / bare)).toFixed(2)}** (target 0.30).`;
  console.log(report);
  if (!quick) writeSection("leads", report);
} finally {
  server.kill("SIGTERM");
  await new Promise((resolve) => setTimeout(resolve, 1500));
  postgres.stop();
}
