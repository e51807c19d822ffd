/**
 * Compares the match engine on two PostgreSQL clusters that have half of the pool each with one cluster that has all of it. Counts are
 * summed over the shards and each shard returns its best fifty. The best fifty of those must be the same candidates with the same scores in
 * the same order.
 */
import pg from "pg";
import { jobTerms } from "#domain/matching/ad/job-terms.ts";
import { maxMatchesPerResponse } from "#domain/matching/endpoints/match-candidates.ts";
import { needsOf } from "#domain/matching/ad/needs-of.ts";
import type { Pool } from "#domain/matching/retrieval/pool.ts";
import type { Term } from "#domain/matching/retrieval/terms.ts";
import { asActor, type DatabaseHandle, openDatabase } from "#server/db/client.ts";
import { findHolders, readFacts, readPool, readPoolSize } from "#server/features/matching/retrieval/match-pool.ts";
import { byValue } from "#server/features/matching/retrieval/rank-found.ts";
import { retrieveBest } from "#server/features/matching/retrieval/retrieve.ts";
import { jobsToMatch } from "#server/test/generated/match-jobs.ts";
import { fillPools, detachFromCandidates } from "./match-pools.ts";
import { saveMetrics, describeMachine, percentile, formatInteger, writeSection } from "../support/report.ts";
import { type BenchDatabase, startDatabase } from "../support/bench-processes.ts";

const quick = process.argv.includes("--quick");
const shardSize = quick ? 2000 : 250_000;
const rounds = quick ? 1 : 3;
const jobs = jobsToMatch(quick ? 10 : 50).map((job) => needsOf(job));
const companyId = "01900000-0000-7000-8000-0000005ba4d0";
const settings = ["max_wal_size=8GB", "shared_buffers=768MB"];

interface Shard {
  readonly handle: DatabaseHandle;
  readonly stop: () => Promise<void>;
}

/** Each part has a fixed range of serial numbers, so that one cluster has exactly the candidates that the two have together. */
const startFilledShard = async (parts: readonly number[]): Promise<Shard> => {
  const database: BenchDatabase = await startDatabase(settings);
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await detachFromCandidates(owner);
  for (const firstSerial of parts) {
    await owner.query("truncate match_key_counts");
    await fillPools(owner, database.ownerUrl, [{ companyId, firstSerial, count: shardSize }]);
  }
  await owner.end();
  const handle = openDatabase(database.serverUrl, { max: 1 });
  return {
    handle,
    stop: async () => {
      await handle.close();
      database.stop();
    },
  };
};

type Needs = (typeof jobs)[number];

const poolOf = (shard: Shard, needs: Needs): Promise<Pool> =>
  asActor(shard.handle.db, { companyId }, async (db) =>
    readPool(db, companyId, await readPoolSize(db), jobTerms(needs)),
  );

const bestOf = (shard: Shard, needs: Needs, pool: Pool) =>
  asActor(shard.handle.db, { companyId }, async (db) =>
    retrieveBest(
      { find: (...args) => findHolders(db, companyId, ...args), facts: (ids) => readFacts(db, ids) },
      needs,
      pool,
    ),
  );

/** Sums the number of candidates with each term over all shards. */
const sumPools = (pools: readonly Pool[]): Pool => {
  const holders = new Map<Term, number>();
  for (const pool of pools) for (const [term, n] of pool.holders) holders.set(term, (holders.get(term) ?? 0) + n);
  return { size: pools.reduce((sum, pool) => sum + pool.size, 0), holders };
};

const match = async (shards: readonly Shard[], needs: Needs) => {
  const pool = sumPools(await Promise.all(shards.map((shard) => poolOf(shard, needs))));
  const shardResults = await Promise.all(shards.map((shard) => bestOf(shard, needs, pool)));
  const best = shardResults.flatMap((each) => each.best.map(({ id, value }) => ({ id, value })));
  return {
    best: best.toSorted(byValue).slice(0, maxMatchesPerResponse),
    isExact: shardResults.every(({ proof }) => proof.isExact),
  };
};

const row = (name: string, times: readonly number[]): string =>
  `| ${name} | ${percentile(times, 0.5).toFixed(0)} ms | ${percentile(times, 0.95).toFixed(0)} ms | ${Math.max(...times).toFixed(0)} ms |`;

const firstSerial = shardSize;
const secondSerial = 2 * shardSize;
const one = await startFilledShard([firstSerial, secondSerial]);
const two = [await startFilledShard([firstSerial]), await startFilledShard([secondSerial])];
try {
  const times: { one: number[]; two: number[] } = { one: [], two: [] };
  let identicalCount = 0;
  let exact = 0;
  for (const needs of jobs) {
    const [unsharded, sharded] = [await match([one], needs), await match(two, needs)];
    if (JSON.stringify(unsharded.best) === JSON.stringify(sharded.best)) identicalCount += 1;
    if (sharded.isExact) exact += 1;
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const needs of jobs) {
      for (const [name, shards] of [
        ["one", [one]],
        ["two", two],
      ] as const) {
        const started = performance.now();
        await match(shards, needs);
        times[name].push(performance.now() - started);
      }
    }
  }
  const report = `## Matching over shards

\`npm run bench:match-shards\`: ${formatInteger(2 * shardSize)} candidates in one PostgreSQL cluster, and the same in two of ${formatInteger(shardSize)} each; ${jobs.length} jobs, each run ${rounds} times after a
warm-up, all clusters on the same ${describeMachine()}. Counts are summed over the shards, each shard returns its best ${maxMatchesPerResponse}, and the best of those are used.

| candidates in | p50 | p95 | slowest |
| --- | --- | --- | --- |
${row("one cluster", times.one)}
${row("two clusters", times.two)}

Same candidates with the same scores in the same order: **${identicalCount} of ${jobs.length}**; proven exact by both shards: ${exact} of ${jobs.length}.`;
  console.log(report);
  if (!quick) {
    writeSection("match-shards", report);
    saveMetrics("match-shards", {
      oneP95Ms: percentile(times.one, 0.95),
      twoP95Ms: percentile(times.two, 0.95),
      candidates: 2 * shardSize,
    });
  }
  if (identicalCount !== jobs.length) process.exitCode = 1;
} finally {
  for (const shard of [one, ...two]) await shard.stop();
}
