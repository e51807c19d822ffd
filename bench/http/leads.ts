/**
 * Compares the leads that the server stores per second, rate limits included, with pgbench doing the same two inserts on the same database,
 * at several table sizes.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { binaries } from "#server/test/database/local-postgres.ts";
import { writeChart } from "../support/chart.ts";
import { saveMetrics, describeMachine, median, formatInteger, writeSection } from "../support/report.ts";
import {
  durableSettings,
  disableOverloadCheck,
  startDatabase,
  startProcess,
  withClient,
} from "../support/bench-processes.ts";
import { retryOnClockJump, wrk } from "../support/wrk.ts";

const quick = process.argv.includes("--quick");
const rounds = quick ? 1 : 5;
const seconds = quick ? 2 : 8;
const sizes = quick ? [0] : [0, 100_000, 1_000_000];
/** In quick mode other benches run at the same time, on a server that has just started. */
const connections = quick ? 8 : 32;
const targetRatio = 0.4;

const scriptFolder = mkdtempSync(join(tmpdir(), "leads-"));

/** Inserts the row and the task, with two plain statements in one transaction. */
const pgbenchScript = `\\set n random(1, 1000000000)
BEGIN;
INSERT INTO quote_requests (first_name, last_name, email, company, hiring_need, company_size, timeline)
  VALUES ('Ana', 'Ruiz', 'ana' || :n || '@ruiz.example', 'Ruiz Clinics', 'Four ICU nurses for nights', 'small', 'asap');
INSERT INTO pgboss.job_common (name, data, retry_limit, retry_delay, retry_backoff, expire_seconds, deletion_seconds, keep_until, policy)
  VALUES ('announce-lead', '{"kind": "quote-request", "id": "x"}', 30, 2, true, 60, 604800, now() + interval '14 days', 'standard');
COMMIT;
`;

/** Every request has a different visitor and address, as on a busy day; wrk runs this in Lua. */
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

writeFileSync(join(scriptFolder, "two-inserts.sql"), pgbenchScript);
writeFileSync(join(scriptFolder, "lead.lua"), wrkScript);

const database = await startDatabase(durableSettings);
const server = await startProcess({ roles: "api", databaseUrl: database.serverUrl, env: disableOverloadCheck });

const count = (): Promise<number> =>
  withClient(database.ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ n: number }>(
      "select count(*)::int n from quote_requests where idempotency_key is not null",
    );
    return rows[0]?.n ?? 0;
  });

/** Adds leads until there are `total`, and empties the task queue. A trigger adds the desk rows. */
const seedLeads = (total: number): Promise<void> =>
  withClient(database.ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ n: number }>("select count(*)::int n from quote_requests");
    await owner.query(
      `insert into quote_requests (first_name, last_name, email, company, hiring_need, company_size, timeline, idempotency_key)
       select 'Ana', 'Ruiz', 'earlier' || n || '@ruiz.example', 'Ruiz Clinics', 'Four ICU nurses for nights', 'small', 'asap', gen_random_uuid()
       from generate_series(1, $1::int) n`,
      [Math.max(0, total - (rows[0]?.n ?? 0))],
    );
    await owner.query("truncate pgboss.job_common");
    // An empty table is not analyzed, just as autovacuum skips it: a plan made for it would scan the whole table for every later lead.
    if (total > 0) await owner.query("vacuum analyze");
  });

const measurePgbench = async (): Promise<number> => {
  const options = ["-n", "-M", "prepared", "-c", connections, "-j", 1, "-T", seconds].map(String);
  const { stdout } = await promisify(execFile)(join(binaries(), "pgbench"), [
    ...options,
    "-f",
    join(scriptFolder, "two-inserts.sql"),
    database.serverUrl,
  ]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
};

const measureLeads = (): Promise<number> =>
  retryOnClockJump(async () => {
    const before = await count();
    const { requests, perSecond } = await wrk(server.origin, {
      seconds,
      connections,
      script: join(scriptFolder, "lead.lua"),
    });
    const storedCount = (await count()) - before;
    // wrk stops in the middle of its last requests; those may be stored without a response that it counted.
    if (storedCount < requests || storedCount > requests + connections)
      throw new Error(`${requests} answered, ${storedCount} stored`);
    return perSecond;
  });

try {
  const measurements: { size: number; results: { pgbench: number; ours: number; ratio: number }[] }[] = [];
  for (const size of sizes) {
    await seedLeads(size);
    await measureLeads();
    const results = [];
    for (let round = 0; round < rounds; round += 1) {
      const [pgbench, ours] = [await measurePgbench(), await measureLeads()];
      results.push({ pgbench, ours, ratio: ours / pgbench });
    }
    measurements.push({ size, results });
    console.error(size, results);
  }
  const medianOf = (measurement: (typeof measurements)[number], metric: "pgbench" | "ours" | "ratio"): number =>
    median(measurement.results.map((each) => each[metric]));
  const rows = measurements.flatMap(({ size, results }) =>
    results.map(
      ({ pgbench, ours, ratio }, index) =>
        `| ${index === 0 ? formatInteger(size) : ""} | ${index + 1} | ${formatInteger(pgbench)} | ${formatInteger(ours)} | ${ratio.toFixed(2)} |`,
    ),
  );
  const points = (metric: "pgbench" | "ours") =>
    measurements.map((each) => [Math.max(each.size, 1000), 1000 / medianOf(each, metric)] as const);
  const chart = quick
    ? ""
    : writeChart("leads", {
        title: "Milliseconds per lead at full load",
        x: "existing leads",
        y: "ms",
        lines: [
          { name: "a lead", points: points("ours") },
          { name: "two inserts", points: points("pgbench") },
        ],
      });
  const report = `## A lead against pgbench

\`npm run bench:leads\`: a quote request with HTTP, validation, two rate limits, idempotency key, row and task, all in one SQL statement,
compared with pgbench doing the two inserts (row and task) in one transaction; ${connections} connections, ${seconds} s per round, durable PostgreSQL, one API process,
on ${describeMachine()}. Stored rows were counted after each round.

| existing leads | round | pgbench, transactions/s | leads/s | ratio |
| --- | --- | --- | --- | --- |
${rows.join("\n")}

Median ratios: ${measurements.map((each) => `**${medianOf(each, "ratio").toFixed(2)}** with ${formatInteger(each.size)} existing leads`).join(", ")} (target ${targetRatio.toFixed(2)}).

${chart}`;
  console.log(report);
  const last = measurements.at(-1);
  if (!quick && last !== undefined) {
    writeSection("leads", report);
    saveMetrics("leads", { perSecond: medianOf(last, "ours"), ratio: medianOf(last, "ratio") });
  }
} finally {
  await server.stop();
  database.stop();
}
