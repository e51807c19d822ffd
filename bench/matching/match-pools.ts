/** Pools of invented candidates for the match engine, each a separate workspace in one table, as in the product. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import type pg from "pg";

export interface PoolSpec {
  readonly companyId: string;
  /** The serial number of the first person. The same serial numbers produce the same people. */
  readonly firstSerial: number;
  readonly count: number;
}

const script = fileURLToPath(new URL("./fill-match-pool.ts", import.meta.url));
/** The engine reads at most this many; the rest are variations of these. */
const maxParsedCandidates = 10_000;

/** Matching does not read the candidate records, so the constraint and triggers that need them are removed. */
export const detachFromCandidates = async (owner: pg.Client): Promise<void> => {
  await owner.query("alter table candidate_match drop constraint if exists candidate_match_candidate");
  for (const name of ["added", "changed", "removed"])
    await owner.query(`alter table candidate_match disable trigger match_key_counts_${name}`);
};

const isFilled = async (owner: pg.Client, { companyId, count }: PoolSpec): Promise<boolean> => {
  const { rows } = await owner.query<{ n: number }>(
    "select holders as n from match_key_counts where pool_id = $1 and key = -1",
    [companyId],
  );
  return rows[0]?.n === count;
};

/** Inserts the rows first, then rebuilds the indexes, then counts once how many candidates have each term. */
export const fillPools = async (
  owner: pg.Client,
  ownerUrl: string,
  pools: readonly PoolSpec[],
  log: (text: string) => void = () => undefined,
): Promise<void> => {
  const missing: PoolSpec[] = [];
  for (const pool of pools) if (!(await isFilled(owner, pool))) missing.push(pool);
  if (missing.length === 0) return;
  const indexes = await owner.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid = 'candidate_match'::regclass and not i.indisprimary`,
  );
  for (const { name } of indexes.rows) await owner.query(`drop index ${name}`);
  const parts = Math.min(2, cpus().length);
  for (const { companyId, firstSerial, count } of missing) {
    await owner.query("insert into companies (id, name) values ($1, 'Bench') on conflict do nothing", [companyId]);
    const share = Math.ceil(count / parts);
    const children = Array.from({ length: parts }, (_, part) => {
      const partCount = Math.min(share, count - part * share);
      return fork(
        script,
        [ownerUrl, companyId, firstSerial + part * share, partCount, Math.min(partCount, maxParsedCandidates)].map(
          String,
        ),
      );
    });
    const exitCodes = await Promise.all(children.map(async (child) => ((await once(child, "exit")) as [number])[0]));
    if (exitCodes.some((code) => code !== 0)) throw new Error("the pool could not be filled");
    log(`${count}: filled`);
  }
  await owner.query("set maintenance_work_mem = '1GB'");
  for (const { definition } of indexes.rows) await owner.query(definition);
  await owner.query("vacuum analyze candidate_match");
  await owner.query("delete from match_key_counts");
  await owner.query(
    `insert into match_key_counts (pool_id, key, holders)
     select pool_id, k, count(*) from candidate_match, unnest(array_append(keys, -1)) as k group by 1, 2`,
  );
  await owner.query("vacuum analyze match_key_counts");
  log("indexes built");
};
