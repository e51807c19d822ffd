/**
 * Measures matching in large pools, as the application's own database user: finds the best fifty candidates by bounded retrieval, and by
 * scoring every row. Both must return the same rows in the same order, or the bench fails.
 */
import { loadavg } from "node:os";
import { sql } from "drizzle-orm";
import pg from "pg";
import { jobTerms } from "#domain/matching/ad/job-terms.ts";
import type { CandidateFacts } from "#domain/matching/facts/candidate-facts.ts";
import { maxMatchesPerResponse } from "#domain/matching/endpoints/match-candidates.ts";
import { needsOf } from "#domain/matching/ad/needs-of.ts";
import { scorerFor } from "#domain/matching/score/score.ts";
import { engineVersion } from "#domain/matching/score/trace.ts";
import { asActor, openDatabase } from "#server/db/client.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { findHolders, readFacts, readPool, readPoolSize } from "#server/features/matching/retrieval/match-pool.ts";
import { byValue, minValue } from "#server/features/matching/retrieval/rank-found.ts";
import { retrieveBest } from "#server/features/matching/retrieval/retrieve.ts";
import { startPostgres } from "#server/test/database/local-postgres.ts";
import { jobsToMatch } from "#server/test/generated/match-jobs.ts";
import { fillPools, detachFromCandidates } from "./match-pools.ts";
import { writeChart } from "../support/chart.ts";
import { saveMetrics, describeMachine, percentile, formatInteger, writeSection } from "../support/report.ts";

const quick = process.argv.includes("--quick");
const requestedSizes = process.argv.find((each) => each.startsWith("--sizes="))?.slice(8);
const sizes = requestedSizes?.split(",").map(Number) ?? (quick ? [1000, 4000] : [10_000, 100_000, 1_000_000]);
const jobs = jobsToMatch(quick ? 10 : 50).map((job) => needsOf(job));
const rounds = 3;
/** A folder that keeps the database between runs, because filling a million rows takes longer than measuring. */
const folder = process.argv.find((each) => each.startsWith("--folder="))?.slice(9);

const startedAt = performance.now();
const logProgress = (text: string): void =>
  console.error(`${((performance.now() - startedAt) / 1000).toFixed(0)} s  ${text}`);

const postgres = await startPostgres({
  settings: ["max_wal_size=8GB", "shared_buffers=1GB", "fsync=off", "synchronous_commit=off", "full_page_writes=off"],
  ...(folder === undefined ? {} : { folder }),
});
const ownerUrl = urlFor(postgres.adminUrl, "bench", databaseRoles.owner);
const serverUrl = urlFor(postgres.adminUrl, "bench", databaseRoles.server);

/** Each size is a separate workspace; all of them share one table, as in production. */
const workspaceIdFor = (size: number): string =>
  `0190${size.toString(16).padStart(8, "0").slice(-4)}-0000-7000-8000-${size.toString().padStart(12, "0")}`;

interface Measurement {
  readonly size: number;
  readonly boundedMs: readonly number[];
  readonly fullScanMs: readonly number[];
  readonly rowsScored: readonly number[];
  readonly rowsRead: readonly number[];
  readonly jobsWithMatches: number;
  readonly identicalResults: number;
  readonly unproven: number;
  readonly loadAverage: number;
}

const measure = async (size: number): Promise<Measurement> => {
  const companyId = workspaceIdFor(size);
  const { db, close } = openDatabase(serverUrl, { max: 1 });
  const inWorkspace = <T>(work: (db: Parameters<Parameters<typeof asActor>[2]>[0]) => Promise<T>): Promise<T> =>
    asActor(db, { companyId }, work);
  const matchOne = (needs: (typeof jobs)[number]) =>
    inWorkspace(async (db) => {
      const poolSize = await readPoolSize(db);
      const pool = await readPool(db, companyId, poolSize, jobTerms(needs));
      const result = await retrieveBest(
        { find: (...args) => findHolders(db, companyId, ...args), facts: (ids) => readFacts(db, ids) },
        needs,
        pool,
      );
      const scorer = scorerFor(needs);
      for (const ranked of result.best) scorer.trace(ranked.facts);
      return result;
    });
  const boundedResults: Awaited<ReturnType<typeof matchOne>>[] = [];
  for (const needs of jobs) boundedResults.push(await matchOne(needs));
  logProgress(`${size}: warm`);
  const boundedMs: number[] = [];
  const loadAverage = loadavg()[0] ?? 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const needs of jobs) {
      const started = performance.now();
      await matchOne(needs);
      boundedMs.push(performance.now() - started);
    }
  }
  logProgress(
    `${size}: p50 ${percentile(boundedMs, 0.5).toFixed(0)} ms, p95 ${percentile(boundedMs, 0.95).toFixed(0)} ms, max ${Math.max(...boundedMs).toFixed(0)} ms`,
  );

  // Scores every row for all jobs in one pass. A job's time is the time to read the rows plus the time to score them for that job.
  const scorers = jobs.map((needs) => scorerFor(needs));
  const best: { id: string; value: number }[][] = jobs.map(() => []);
  const scoreMs = jobs.map(() => 0);
  let readMs = 0;
  let after = "00000000-0000-0000-0000-000000000000";
  for (let rows = 1; rows > 0;) {
    const started = performance.now();
    const batch = await inWorkspace(async (db) => {
      const result = await db.execute<{ subject_id: string; facts: string }>(
        sql`select subject_id, facts from match_all_facts(${after}::uuid, 2000, ${engineVersion})`,
      );
      return result.rows.map((row) => ({ id: row.subject_id, facts: JSON.parse(row.facts) as CandidateFacts }));
    });
    let previousAt = performance.now();
    readMs += previousAt - started;
    for (const [index, scorer] of scorers.entries()) {
      const list = best[index] ?? [];
      const minScore = Math.max(minValue, list[maxMatchesPerResponse - 1]?.value ?? minValue);
      for (const { id, facts } of batch) {
        const value = scorer.value(facts);
        if (value >= minScore) list.push({ id, value });
      }
      best[index] =
        list.length > maxMatchesPerResponse
          ? list.toSorted(byValue).slice(0, maxMatchesPerResponse)
          : list.toSorted(byValue);
      const scoredAt = performance.now();
      scoreMs[index] = (scoreMs[index] ?? 0) + scoredAt - previousAt;
      previousAt = scoredAt;
    }
    rows = batch.length;
    after = batch.at(-1)?.id ?? after;
  }
  await close();
  const identical = boundedResults.filter((result, index) => {
    const boundedRanking = result.best.map(({ id, value }) => `${id} ${value}`).join();
    return boundedRanking === (best[index] ?? []).map(({ id, value }) => `${id} ${value}`).join();
  });
  logProgress(`${size}: the same for ${identical.length} of ${jobs.length}`);
  return {
    size,
    boundedMs,
    fullScanMs: scoreMs.map((ms) => ms + readMs),
    rowsScored: boundedResults.map(({ proof }) => proof.scored),
    rowsRead: boundedResults.map(({ proof }) => proof.rowsRead),
    jobsWithMatches: boundedResults.filter((result) => result.best.length > 0).length,
    identicalResults: identical.length,
    unproven: boundedResults.filter(({ proof }) => !proof.isExact).length,
    loadAverage,
  };
};

const formatMs = (value: number): string => (value < 10 ? value.toFixed(1) : formatInteger(value));

try {
  await createDatabase(postgres.adminUrl, "bench");
  await migrateDatabase(ownerUrl);
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await detachFromCandidates(owner);
  const pools = sizes.map((size) => ({ companyId: workspaceIdFor(size), firstSerial: size, count: size }));
  await fillPools(owner, ownerUrl, pools, logProgress);
  const measurements: Measurement[] = [];
  for (const size of sizes) measurements.push(await measure(size));
  const totalCount = sizes.reduce((sum, size) => sum + size, 0);
  const disk = await owner.query<{ rows: string; keys: string; bytes: string }>(
    "select pg_total_relation_size('candidate_match') as bytes, pg_size_pretty(pg_table_size('candidate_match')) as rows, pg_size_pretty(pg_relation_size('candidate_match_keys')) as keys",
  );
  await owner.end();

  const rows = measurements.map((measurement) => {
    const [p50, full] = [percentile(measurement.boundedMs, 0.5), percentile(measurement.fullScanMs, 0.5)];
    return `| ${formatInteger(measurement.size)} | ${formatMs(p50)} ms | **${formatMs(percentile(measurement.boundedMs, 0.95))} ms** | ${formatMs(Math.max(...measurement.boundedMs))} ms | ${formatMs(full)} ms | 1 : ${formatInteger(full / p50)} | ${formatInteger(percentile(measurement.rowsRead, 0.5))} / ${formatInteger(percentile(measurement.rowsRead, 0.95))} | ${formatInteger(percentile(measurement.rowsScored, 0.5))} / ${formatInteger(percentile(measurement.rowsScored, 0.95))} | ${measurement.identicalResults} of ${jobs.length} | ${measurement.loadAverage.toFixed(1)} |`;
  });
  const line = (name: string, metric: "boundedMs" | "fullScanMs") => ({
    name,
    points: measurements.map((each) => [each.size, percentile(each[metric], 0.5)] as const),
  });
  const isFullRun = !quick && requestedSizes === undefined;
  const chart = isFullRun
    ? writeChart("match-scale", {
        title: "The best fifty of a pool, median",
        x: "candidates",
        y: "ms",
        lines: [line("by the index", "boundedMs"), line("every row", "fullScanMs")],
      })
    : "";
  const report = `## Matching at scale

\`npm run bench:match-scale\`: the best ${maxMatchesPerResponse} of a pool for ${jobs.length} jobs, as the application's database user, on ${describeMachine()}. The p50, p95 and slowest columns time one match without
its written explanation: the pool's counts, retrieval, and the traces of the best. Each job is run ${rounds} times after a warm-up. "Every row" reads and scores the whole pool with the same scorer. Both must
return the same candidates with the same scores in the same order. Rows read and rows scored are p50 / p95 over the jobs. Targets at a million: p95 under 1 s, at most one eighth of "every row" at p50.

| candidates | p50 | p95 | slowest | every row, p50 | ratio | rows read | rows scored | same result | load average before |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join("\n")}

${chart}

On disk at ${formatInteger(totalCount)}: ${disk.rows[0]?.rows} of rows with their facts, ${disk.rows[0]?.keys} for the term index. ${measurements.at(-1)?.jobsWithMatches ?? 0} of the jobs have matches; ${measurements.reduce((sum, each) => sum + each.unproven, 0)} results were not proven exact.`;
  console.log(report);
  if (isFullRun) {
    writeSection("match-scale", report);
    saveMetrics("match-scale", {
      ...Object.fromEntries(measurements.map((each) => [`p50MsAt${each.size}`, percentile(each.boundedMs, 0.5)])),
      ...Object.fromEntries(measurements.map((each) => [`p95MsAt${each.size}`, percentile(each.boundedMs, 0.95)])),
      bytesPerCandidate: Number(disk.rows[0]?.bytes ?? 0) / totalCount,
    });
  }
  if (measurements.some((each) => each.identicalResults !== jobs.length)) process.exitCode = 1;
} finally {
  postgres.stop();
}
