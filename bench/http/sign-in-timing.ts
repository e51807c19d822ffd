/**
 * Checks whether response times reveal if an email address has an account, for sign-in and password reset, with known and unknown addresses
 * in turn.
 */
import { buildApp } from "#server/app.ts";
import { openDatabase } from "#server/db/client.ts";
import { rateLimits } from "#server/db/tables/records.ts";
import { createBetterAuth } from "#server/infra/auth/better-auth.ts";
import { createReaderPool } from "#server/features/resumes/reader/reader-pool.ts";
import { createFileStore } from "#server/infra/files/file-store.ts";
import { openLiveUpdates } from "#server/infra/http/live-updates.ts";
import { createLog } from "#server/infra/telemetry/log.ts";
import { createWakeWorker, ensureQueues } from "#server/infra/work/queue.ts";
import { tasks } from "#server/worker.ts";
import { describeMachine, median, writeSection } from "../support/report.ts";
import { createKeyring } from "#server/infra/crypto/keyring.ts";
import { benchSecret, startDatabase } from "../support/bench-processes.ts";

const quick = process.argv.includes("--quick");
const tries = quick ? 20 : 200;
const { serverUrl: url, stop } = await startDatabase();
const { db, close } = openDatabase(url);
const log = createLog("silent");
await ensureQueues(url, tasks, log);
const origin = "http://localhost:3000";
const wakeWorker = createWakeWorker(db);
const keys = createKeyring([benchSecret]);
const app = await buildApp({
  db,
  log,
  origin,
  wakeWorker,
  live: openLiveUpdates(url, db, log),
  mailFrom: "Firm <hello@firm.example>",
  keys,
  formLimits: { perMinute: 1e9, perEmailPerDay: 1e9 },
  accountLimits: { signUpsPerHour: 1e9, signInsPerQuarterHour: 1e9 },
  companyLookupsPerHour: 10,
  files: createFileStore("/dev/null"),
  uploadsPerHour: 1,
  resumeReaders: createReaderPool({ size: 1 }),
});

const auth = createBetterAuth(db, { origin, keys });
const knownEmail = "known@timing.example";
await auth.api.signUpEmail({ body: { name: "Ada Reyes", email: knownEmail, password: "copper lantern harbor 7" } });

const timeRequest = async (path: string, email: string): Promise<readonly [milliseconds: number, answer: string]> => {
  const startedAt = performance.now();
  const payload = path.includes("sign-in") ? { email, password: "not the password" } : { email };
  const response = await app.inject({ method: "POST", url: path, payload });
  return [performance.now() - startedAt, `${response.statusCode} ${response.body}`];
};

const compare = async (path: string) => {
  const times = { known: [] as number[], unknown: [] as number[] };
  const distinctResponses = new Set<string>();
  for (let n = 0; n < tries; n += 1) {
    // The second request runs faster because the first warms the caches, so the order alternates.
    const order = n % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const kind of order) {
      await db.delete(rateLimits);
      const [milliseconds, response] = await timeRequest(
        path,
        kind === "known" ? knownEmail : `nobody${n}@timing.example`,
      );
      times[kind].push(milliseconds);
      distinctResponses.add(response);
    }
  }
  const [a, b] = [median(times.known), median(times.unknown)];
  return {
    path,
    known: a,
    unknown: b,
    difference: Math.abs(a - b),
    ratio: Math.abs(a - b) / Math.max(a, b),
    distinctResponses: distinctResponses.size,
  };
};

for (const path of ["/api/auth/sign-in/email", "/api/auth/request-password-reset"])
  await timeRequest(path, "warm@timing.example");
const rows = [await compare("/api/auth/sign-in/email"), await compare("/api/auth/request-password-reset")];
await app.close();
await close();
stop();

const passing = rows.every((row) => row.distinctResponses === 1 && (row.ratio <= 0.1 || row.difference <= 15));
const section = `## Sign-in timing for known and unknown addresses

\`npm run bench:sign-in-timing\`: ${tries} tries each, alternating between known and unknown email addresses, on ${describeMachine()}. Required: the same response, and medians within 10 %
or 15 ms of each other.

| call | known | unknown | difference | different responses |
| --- | --- | --- | --- | --- |
${rows
  .map(
    ({ path, known, unknown, difference, ratio, distinctResponses }) =>
      `| \`POST ${path}\` | ${known.toFixed(1)} ms | ${unknown.toFixed(1)} ms | ${difference.toFixed(1)} ms, ${(100 * ratio).toFixed(1)} % | ${distinctResponses - 1} |`,
  )
  .join("\n")}
`;
console.info(section);
if (!quick) writeSection("sign-in-timing", section);
process.exitCode = passing ? 0 : 1;
