/** Brute force: scores every row of the pool. Slow by design; `retrieveBest` must return exactly the same rows. */
import { sql } from "drizzle-orm";
import type { CandidateFacts } from "#domain/matching/facts/candidate-facts.ts";
import type { JobNeeds } from "#domain/matching/ad/job-needs.ts";
import { maxMatchesPerResponse } from "#domain/matching/endpoints/match-candidates.ts";
import { scorerFor } from "#domain/matching/score/score.ts";
import { engineVersion } from "#domain/matching/score/trace.ts";
import type { Database } from "../../../db/client.ts";
import { byValue, minValue, type Ranked } from "./rank-found.ts";

const rowsPerBatch = 5000;
const firstId = "00000000-0000-0000-0000-000000000000";

type ScoredRow = Pick<Ranked, "id" | "isNetwork" | "value">;

/** The best for each of several jobs in one pass, so that a benchmark reads the pool once. */
export const scoreAll = async (db: Database, jobs: readonly JobNeeds[]): Promise<readonly (readonly ScoredRow[])[]> => {
  const scorers = jobs.map((needs) => scorerFor(needs));
  const best: ScoredRow[][] = jobs.map(() => []);
  for (let after = firstId; ;) {
    const { rows } = await db.execute<{ subject_id: string; is_network: boolean; facts: string }>(
      sql`select subject_id, is_network, facts from match_all_facts(${after}::uuid, ${rowsPerBatch}, ${engineVersion})`,
    );
    for (const row of rows) {
      const facts = JSON.parse(row.facts) as CandidateFacts;
      for (const [index, scorer] of scorers.entries()) {
        const value = scorer.value(facts);
        if (value >= minValue) best[index]?.push({ id: row.subject_id, isNetwork: row.is_network, value });
      }
    }
    for (const [index, list] of best.entries()) best[index] = list.toSorted(byValue).slice(0, maxMatchesPerResponse);
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsPerBatch) return best;
    after = last.subject_id;
  }
};
