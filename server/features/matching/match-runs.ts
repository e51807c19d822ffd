/** What a run stores: a row of the immutable log, and the matches of the workspace's own candidates. */
import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { ShownMatch } from "#domain/matching/endpoints/match-candidates.ts";
import { matchSettings } from "#domain/matching/score/settings.ts";
import { engineVersion } from "#domain/matching/score/trace.ts";
import type { Database } from "../../db/client.ts";
import { aiJobMatches, matchRuns } from "../../db/tables/matches.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { ReadJob } from "./match-job.ts";
import type { PoolSize } from "./retrieval/match-pool.ts";
import type { Ranked } from "./retrieval/rank-found.ts";
import type { Proof } from "./retrieval/retrieve.ts";
import type { ShownScore } from "./shown-match.ts";

const hashOf = (...texts: readonly string[]): string => {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\0");
  return hash.digest("hex");
};

const settingsHash = hashOf(JSON.stringify(matchSettings));

export interface FinishedRun {
  readonly companyId: string;
  readonly userId: string;
  readonly job: ReadJob;
  readonly size: PoolSize;
  readonly best: readonly Ranked[];
  readonly proof: Proof;
  readonly durationMs: number;
  readonly at: Date;
}

/** Numbered consecutively per workspace; the lock makes simultaneous runs wait. */
export const saveRun = async (db: Database, run: FinishedRun): Promise<{ id: string; number: number }> => {
  const { companyId, job, size, best, proof } = run;
  const inputs = { needs: job.needs, poolSize: size.own + size.network };
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`match run ${companyId}`}, 0))`);
  const [savedRun] = await db
    .insert(matchRuns)
    .values({
      companyId,
      number: sql`(select coalesce(max(number), 0) + 1 from match_runs where company_id = ${companyId})`,
      jobId: job.row.id,
      jobTitle: job.row.title,
      engineVersion,
      settingsHash,
      inputsHash: hashOf(JSON.stringify(inputs), settingsHash, ...best.map(({ text }) => text)),
      poolSize: size.own + size.network,
      networkSize: size.network,
      scored: proof.scored,
      proof,
      inputs,
      results: best.map(({ id, isNetwork, value }) => ({ id, isNetwork, overall: Math.round(value), value })),
      actorUserId: run.userId,
      durationMs: run.durationMs,
      at: run.at,
    })
    .returning({ id: matchRuns.id, number: matchRuns.number });
  if (savedRun === undefined) throw new AppError("internal");
  return savedRun;
};

/** A score as it is stored in `ai_job_matches`. */
export const columnsOf = (match: ShownScore) => ({
  overallScore: match.overallScore,
  skillsMatch: match.skillsMatch,
  experienceMatch: match.experienceMatch,
  locationMatch: match.locationMatch,
  salaryMatch: match.salaryMatch,
  matchingFactors: {
    domainMatch: match.domainMatch,
    reasoning: match.reasoning,
    redFlags: match.redFlags,
    trace: match.trace,
  },
  recommendations: match.recommendations,
});

/** Only the newest run's matches are stored for the job; older ones are in the log. */
export const saveMatches = async (
  db: Database,
  companyId: string,
  jobId: string,
  matches: readonly ShownMatch[],
): Promise<void> => {
  await db.delete(aiJobMatches).where(eq(aiJobMatches.jobId, jobId));
  const ownMatches = matches.filter((match) => !match.isNetwork);
  if (ownMatches.length === 0) return;
  await db
    .insert(aiJobMatches)
    .values(ownMatches.map((match) => ({ companyId, jobId, candidateId: match.candidateId, ...columnsOf(match) })));
};
