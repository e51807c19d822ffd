/**
 * Matching at size, as the application's own database user: the best fifty of a pool by retrieval with a bound, against every row
 * scored. The same rows in the same order, or the bench fails.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import pg from "pg";
import { jobTerms } from "#domain/matching/job-terms.ts";
import type { CandidateFacts } from "#domain/matching/candidate-facts.ts";
import { matchesPerAnswer } from "#domain/matching/match-candidates.ts";
import { needsOf } from "#domain/matching/needs-of.ts";
import { scorerFor } from "#domain/matching/score.ts";
import { engineVersion } from "#domain/matching/trace.ts";
import { asActor, openDatabase } from "#server/db/client.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { findHolders, readFacts, readPool, readPoolSize } from "#server/features/matching/match-pool.ts";
import { byValue, leastValue } from "#server/features/matching/rank-found.ts";
import { retrieveBest } from "#server/features/matching/retrieve.ts";
import { startPostgres } from "#server/test/local-postgres.ts";
import { jobsToMatch } from "#server/test/match-jobs.ts";
import { machine, percentile, whole, writeSection } from "./report.ts";

const quick = process.argv.includes("--quick");
const wantedSizes = process.argv.find((each) => each.startsWith("--sizes="))?.slice(8);
const sizes = wantedSizes?.split(",").map(Number) ?? (quick ? [2000, 10_000] : [10_000, 100_000, 1_000_000]);
const jobs = jobsToMatch(quick ? 20 : 50).map((job) => needsOf(job));
const rounds = 3;
/** Kept between runs where given: filling a million takes longer than measuring it. */
const folder = process.argv.find((each) => each.startsWith("--folder="))?.slice(9);

const startedAt = performance.now();
const say = (text: string): void => console.error(`${((performance.now() - startedAt) / 1000).toFixed(0)} s  ${text}`);

const postgres = await startPostgres({
  settings: ["max_wal_size=8GB", "shared_buffers=1GB", "fsync=off", "synchronous_commit=off", "full_page_writes=off"],
  ...(folder === undefined ? {} : { folder }),
});
const ownerUrl = urlFor(postgres.adminUrl, "bench", databaseRoles.owner);
const serverUrl = urlFor(postgres.adminUrl, "bench", databaseRoles.server);

/** Each size is a workspace of its own, and all share one table, as in the product. */
const workspaceOf = (size: number): string =>
  `0190${size.toString(16).padStart(8, "0").slice(-4)}-0000-7000-8000-${size.toString().padStart(12, "0")}`;

/** Rows first, indexes afterwards, and how many hold each term counted once. */
const fill = async (owner: pg.Client): Promise<void> => {
  const missing: number[] = [];
  for (const size of sizes) {
    const { rows } = await owner.query<{ n: number }>(
      "select holders as n from match_holders where pool_id = $1 and key = -1",
      [workspaceOf(size)],
    );
    if (rows[0]?.n !== size) missing.push(size);
  }
  if (missing.length === 0) return;
  const indexes = await owner.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid = 'candidate_match'::regclass and not i.indisprimary`,
  );
  for (const { name } of indexes.rows) await owner.query(`drop index ${name}`);
  const parts = Math.min(2, cpus().length);
  const script = fileURLToPath(new URL("match-pool.ts", import.meta.url));
  for (const size of missing) {
    const companyId = workspaceOf(size);
    await owner.query("insert into companies (id, name) values ($1, 'Bench') on conflict do nothing", [companyId]);
    const share = Math.ceil(size / parts);
    const children = Array.from({ length: parts }, (_, part) => {
      const count = Math.min(share, size - part * share);
      return fork(script, [ownerUrl, companyId, size + part * share, count, Math.min(count, 10_000)].map(String));
    });
    const codes = await Promise.all(children.map(async (child) => ((await once(child, "exit")) as [number])[0]));
    if (codes.some((code) => code !== 0)) throw new Error("the pool could not be filled");
    say(`${size}: filled`);
  }
  await owner.query("set maintenance_work_mem = '1GB'");
  for (const { definition } of indexes.rows) await owner.query(definition);
  await owner.query("vacuum analyze candidate_match");
  await owner.query("delete from match_holders");
  await owner.query(
    `insert into match_holders (pool_id, key, holders)
     select pool_id, k, count(*) from candidate_match, unnest(array_append(keys, -1)) as k group by 1, 2`,
  );
  await owner.query("vacuum analyze match_holders");
  say("indexes built");
};

interface Measured {
  readonly size: number;
  readonly bounded: readonly number[];
  readonly full: readonly number[];
  readonly scored: readonly number[];
  readonly read: readonly number[];
  readonly found: number;
  readonly same: number;
  readonly unproven: number;
  readonly load: number;
}

const measure = async (size: number): Promise<Measured> => {
  const companyId = workspaceOf(size);
  const { db, close } = openDatabase(serverUrl, { max: 1 });
  const inWorkspace = <T>(work: (db: Parameters<Parameters<typeof asActor>[2]>[0]) => Promise<T>): Promise<T> =>
    asActor(db, { companyId }, work);
  const one = (needs: (typeof jobs)[number]) =>
    inWorkspace(async (db) => {
      const size = await readPoolSize(db);
      const pool = await readPool(db, companyId, size, jobTerms(needs));
      const found = await retrieveBest(
        { find: (...asked) => findHolders(db, companyId, ...asked), facts: (ids) => readFacts(db, ids) },
        needs,
        pool,
      );
      const scorer = scorerFor(needs, pool);
      for (const each of found.best) scorer.trace(each.facts);
      return { ...found, pool };
    });
  const answers: Awaited<ReturnType<typeof one>>[] = [];
  for (const needs of jobs) answers.push(await one(needs));
  say(`${size}: warm`);
  const bounded: number[] = [];
  const load = loadavg()[0] ?? 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const needs of jobs) {
      const started = performance.now();
      await one(needs);
      bounded.push(performance.now() - started);
    }
  }
  say(
    `${size}: p50 ${percentile(bounded, 0.5).toFixed(0)} ms, p95 ${percentile(bounded, 0.95).toFixed(0)} ms, max ${Math.max(...bounded).toFixed(0)} ms`,
  );

  // Every row, once for all jobs; what a job takes alone is the reading and its own scoring.
  const scorers = jobs.map((needs, at) => scorerFor(needs, answers[at]?.pool));
  const best: { id: string; value: number }[][] = jobs.map(() => []);
  const scoring = jobs.map(() => 0);
  let reading = 0;
  let after = "00000000-0000-0000-0000-000000000000";
  for (let rows = 1; rows > 0;) {
    const started = performance.now();
    const turn = await inWorkspace(async (db) => {
      const answer = await db.execute<{ subject_id: string; facts: string }>(
        sql`select subject_id, facts from match_everybody(${after}::uuid, 2000, ${engineVersion})`,
      );
      return answer.rows.map((row) => ({ id: row.subject_id, facts: JSON.parse(row.facts) as CandidateFacts }));
    });
    let mark = performance.now();
    reading += mark - started;
    for (const [at, scorer] of scorers.entries()) {
      const list = best[at] ?? [];
      const least = Math.max(leastValue, list[matchesPerAnswer - 1]?.value ?? leastValue);
      for (const { id, facts } of turn) {
        const value = scorer.value(facts);
        if (value >= least) list.push({ id, value });
      }
      best[at] =
        list.length > matchesPerAnswer ? list.toSorted(byValue).slice(0, matchesPerAnswer) : list.toSorted(byValue);
      const then = performance.now();
      scoring[at] = (scoring[at] ?? 0) + then - mark;
      mark = then;
    }
    rows = turn.length;
    after = turn.at(-1)?.id ?? after;
  }
  await close();
  const same = answers.filter((answer, at) => {
    const mine = answer.best.map(({ id, value }) => `${id} ${value}`).join();
    return mine === (best[at] ?? []).map(({ id, value }) => `${id} ${value}`).join();
  });
  say(`${size}: the same for ${same.length} of ${jobs.length}`);
  return {
    size,
    bounded,
    full: scoring.map((ms) => ms + reading),
    scored: answers.map(({ proof }) => proof.scored),
    read: answers.map(({ proof }) => proof.rowsRead),
    found: answers.filter((answer) => answer.best.length > 0).length,
    same: same.length,
    unproven: answers.filter(({ proof }) => !proof.isExact).length,
    load,
  };
};

const ms = (value: number): string => (value < 10 ? value.toFixed(1) : whole(value));

/** A bar as long as the logarithm of the time. */
const bar = (value: number): string => "█".repeat(Math.max(1, Math.round(Math.log10(Math.max(1, value)) * 8)));

try {
  await createDatabase(postgres.adminUrl, "bench");
  await migrateDatabase(ownerUrl);
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  // The records themselves are not looked at, so they need not be there.
  await owner.query("alter table candidate_match drop constraint if exists candidate_match_candidate");
  for (const name of ["added", "changed", "removed"])
    await owner.query(`alter table candidate_match disable trigger match_holders_${name}`);
  await fill(owner);
  const measured: Measured[] = [];
  for (const size of sizes) measured.push(await measure(size));
  const present = sizes.reduce((sum, size) => sum + size, 0);
  const disk = await owner.query<{ rows: string; keys: string }>(
    "select pg_size_pretty(pg_table_size('candidate_match')) as rows, pg_size_pretty(pg_relation_size('candidate_match_keys')) as keys",
  );
  await owner.end();

  const rows = measured.map((each) => {
    const [p50, full] = [percentile(each.bounded, 0.5), percentile(each.full, 0.5)];
    return `| ${whole(each.size)} | ${ms(p50)} ms | **${ms(percentile(each.bounded, 0.95))} ms** | ${ms(Math.max(...each.bounded))} ms | ${ms(full)} ms | 1 : ${whole(full / p50)} | ${whole(percentile(each.read, 0.5))} / ${whole(percentile(each.read, 0.95))} | ${whole(percentile(each.scored, 0.5))} / ${whole(percentile(each.scored, 0.95))} | ${each.same} of ${jobs.length} | ${each.load.toFixed(1)} |`;
  });
  const drawn = measured.flatMap((each) => {
    const [p50, full] = [percentile(each.bounded, 0.5), percentile(each.full, 0.5)];
    return [
      `${whole(each.size).padStart(9)}  bound ${bar(p50)} ${ms(p50)} ms`,
      `           every ${bar(full)} ${ms(full)} ms`,
    ];
  });
  const report = `## Matching at size

\`npm run bench:match-scale\`: the best ${matchesPerAnswer} of a pool for ${jobs.length} jobs, as the application's database user, on ${machine()}. "Bound" is one match without
its words: the pool's counts, retrieval, the traces of the best; each job asked ${rounds} times after a warm-up. "Every row" reads and scores the whole pool with the same scorer. Both must
give the same people with the same scores in the same order. Rows read and rows scored are p50 / p95 over the jobs. Targets at a million: p95 under 1 s, at most one eighth of every row at p50.

| candidates | p50 | p95 | slowest | every row, p50 | ratio | rows read | rows scored | same answer | load before |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join("\n")}

\`\`\`text
${drawn.join("\n")}
\`\`\`

On disk at ${whole(present)}: ${disk.rows[0]?.rows} of rows with their facts, ${disk.rows[0]?.keys} for the index of terms. ${measured.at(-1)?.found ?? 0} of the jobs have matches; ${measured.reduce((sum, each) => sum + each.unproven, 0)} answers were given without proof.`;
  console.log(report);
  if (!quick && wantedSizes === undefined) writeSection("match-scale", report);
  if (measured.some((each) => each.same !== jobs.length)) process.exitCode = 1;
} finally {
  postgres.stop();
}
