/** Brute force: every row of the pool is scored. Slow by design; what retrieval answers must be the same, row for row. */
import { sql } from "drizzle-orm";
import type { CandidateFacts } from "#domain/matching/candidate-facts.ts";
import type { JobNeeds } from "#domain/matching/job-needs.ts";
import { matchesPerAnswer } from "#domain/matching/match-candidates.ts";
import type { Pool } from "#domain/matching/pool-weights.ts";
import { scorerFor } from "#domain/matching/score.ts";
import { engineVersion } from "#domain/matching/trace.ts";
import type { Database } from "../../db/client.ts";
import { byValue, leastValue, type Ranked } from "./rank-found.ts";

const rowsPerTurn = 5000;
const beforeAll = "00000000-0000-0000-0000-000000000000";

type Unread = Pick<Ranked, "id" | "isNetwork" | "value">;

/** The best for each of several jobs in one pass, so that a bench reads the pool once. */
export const scoreEverybody = async (
  db: Database,
  jobs: readonly { readonly needs: JobNeeds; readonly pool: Pool }[],
): Promise<readonly (readonly Unread[])[]> => {
  const scorers = jobs.map(({ needs, pool }) => scorerFor(needs, pool));
  const best: Unread[][] = jobs.map(() => []);
  for (let after = beforeAll; ;) {
    const { rows } = await db.execute<{ subject_id: string; is_network: boolean; facts: string }>(
      sql`select subject_id, is_network, facts from match_everybody(${after}::uuid, ${rowsPerTurn}, ${engineVersion})`,
    );
    for (const row of rows) {
      const facts = JSON.parse(row.facts) as CandidateFacts;
      for (const [at, scorer] of scorers.entries()) {
        const value = scorer.value(facts);
        if (value >= leastValue) best[at]?.push({ id: row.subject_id, isNetwork: row.is_network, value });
      }
    }
    for (const [at, list] of best.entries()) best[at] = list.toSorted(byValue).slice(0, matchesPerAnswer);
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsPerTurn) return best;
    after = last.subject_id;
  }
};
