/** The score of each application: its candidate for its job, computed again after a change of either and of the engine. */
import { and, asc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { CandidateFacts } from "#domain/matching/facts/candidate-facts.ts";
import { type Scorer, scorerFor } from "#domain/matching/score/score.ts";
import { engineVersion } from "#domain/matching/score/trace.ts";
import { matchTextOf } from "#domain/matching/words/match-text.ts";
import { asActor, type Database } from "../../db/client.ts";
import { aiJobMatches } from "../../db/tables/matches.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { needsInTime } from "../reading/read-text.service.ts";
import { refreshCandidateFacts } from "./match-facts.service.ts";
import { readJobRecord, type ReadJob } from "./match-job.ts";
import { columnsOf } from "./match-runs.ts";
import { readFacts } from "./retrieval/match-pool.ts";
import { readMatchedPeople } from "./retrieval/matched-people.ts";
import { shownScoreOf } from "./shown-match.ts";

const applicationsPerBatch = 500;
const maxLiveUpdates = 20;
const firstId = "00000000-0000-0000-0000-000000000000";

/** As three conditions, because no index supports IS DISTINCT FROM. */
const isStale: SQL | undefined = or(
  isNull(jobApplications.scoreEngine),
  lt(jobApplications.scoreEngine, engineVersion),
  gt(jobApplications.scoreEngine, engineVersion),
);

interface Applicant {
  readonly id: string;
  readonly candidateId: string;
}

/** Facts of these candidates wait to be computed, so a score would be one of an earlier record or engine. */
const readWaiting = async (db: Database, candidateIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const ids = sql.param(candidateIds);
  const { rows } = await db.execute<{ id: string }>(
    sql`select subject_id as id from match_stale where subject_id = any(${ids}::uuid[])
      union select subject_id from candidate_match where subject_id = any(${ids}::uuid[]) and engine_version <> ${engineVersion}`,
  );
  return new Set(rows.map(({ id }) => id));
};

/** The matches of the newest run show the same score, with its reasons. */
const updateMatches = async (
  db: Database,
  companyId: string,
  { row, record }: Omit<ReadJob, "needs">,
  scored: readonly { readonly candidateId: string; readonly facts: CandidateFacts | undefined }[],
  scorer: Scorer | undefined,
  now: Date,
): Promise<void> => {
  const factsById = new Map(scored.map(({ candidateId, facts }) => [candidateId, facts]));
  const matches = await db
    .select()
    .from(aiJobMatches)
    .where(and(eq(aiJobMatches.jobId, row.id), inArray(aiJobMatches.candidateId, [...factsById.keys()])));
  if (matches.length === 0) return;
  const found = matches.map(({ candidateId }) => ({ id: candidateId, isNetwork: false }));
  const people = await readMatchedPeople(db, companyId, found, row.id);
  for (const match of matches) {
    const facts = factsById.get(match.candidateId);
    const person = people.get(match.candidateId);
    if (scorer === undefined || facts === undefined || person === undefined) {
      await db.delete(aiJobMatches).where(eq(aiJobMatches.id, match.id));
      continue;
    }
    const trace = scorer.trace(facts);
    const columns = columnsOf(shownScoreOf(trace, person.record, matchTextOf(trace, record)));
    // The same trace keeps its text, which a model may have written.
    const newTrace = sql`${JSON.stringify(columns.matchingFactors.trace)}::jsonb`;
    await db
      .update(aiJobMatches)
      .set({ ...columns, createdAt: now })
      .where(
        and(
          eq(aiJobMatches.id, match.id),
          sql`${aiJobMatches.matchingFactors} -> 'trace' is distinct from ${newTrace}`,
        ),
      );
  }
};

/**
 * Scores one batch of a job's stale applications after this id; returns the last id, or undefined at the end. The rows are locked before
 * anything is read: a change of the record or the job marks them in its own transaction and so waits for this one, and then they are stale
 * again.
 */
const scoreBatch = (
  db: Database,
  companyId: string,
  jobId: string,
  after: string,
  now: Date,
): Promise<string | undefined> =>
  asActor(db, { companyId }, async (db) => {
    const applicants: readonly Applicant[] = await db
      .select({ id: jobApplications.id, candidateId: jobApplications.candidateId })
      .from(jobApplications)
      .where(
        and(
          eq(jobApplications.companyId, companyId),
          eq(jobApplications.jobId, jobId),
          gt(jobApplications.id, after),
          isStale,
        ),
      )
      .orderBy(asc(jobApplications.id))
      .limit(applicationsPerBatch)
      .for("no key update", { skipLocked: true });
    const last = applicants.at(-1);
    if (last === undefined) return undefined;
    const job = await readJobRecord(db, jobId);
    const needs = await needsInTime(job.record);
    const scorer = needs === undefined ? undefined : scorerFor(needs);
    const candidateIds = applicants.map(({ candidateId }) => candidateId);
    const waiting = await readWaiting(db, candidateIds);
    const storedFacts = await readFacts(db, candidateIds);
    const scored = applicants
      .filter(({ candidateId }) => !waiting.has(candidateId))
      .map(({ id, candidateId }) => ({ id, candidateId, facts: storedFacts.get(candidateId)?.facts }));
    // Without facts or needs there is no score: the candidate asked for human review, or the text takes too long to read.
    const scores = scored.map(({ facts }) =>
      facts === undefined || scorer === undefined ? null : Math.round(scorer.value(facts)),
    );
    const ids = scored.map(({ id }) => id);
    await db.execute(sql`
      update job_applications a set score = s.score, score_engine = ${engineVersion}, scored_at = ${now.toISOString()}::timestamptz
      from unnest(${sql.param(ids)}::uuid[], ${sql.param(scores)}::integer[]) s(id, score) where a.company_id = ${companyId} and a.id = s.id`);
    await updateMatches(db, companyId, job, scored, scorer, now);
    if (ids.length > 0) {
      const change = { companyId, jobId, ...(ids.length <= maxLiveUpdates ? { applicationIds: ids } : {}) };
      await db.execute(sql`select pg_notify('pipeline_changed', ${JSON.stringify(change)})`);
    }
    return last.id;
  });

/** Before the rows are locked, so that no one waits for a text to be read. The result is cached. */
const prepareNeeds = async (db: Database, companyId: string, jobId: string): Promise<void> => {
  const { record } = await asActor(db, { companyId }, (db) => readJobRecord(db, jobId));
  await needsInTime(record);
};

/** Scores the stale applications of a workspace until the time is up. It may run at any time and any number of times. */
export const scoreApplications = async (db: Database, companyId: string, now: Date, until: Date): Promise<void> => {
  await asActor(db, { companyId }, (db) =>
    db.execute(sql`select queue_outdated_facts_of_applicants(${engineVersion})`),
  );
  while (Date.now() < until.getTime() && (await refreshCandidateFacts(db, companyId, now)) > 0);
  const jobs = await asActor(db, { companyId }, (db) =>
    db
      .selectDistinct({ id: jobApplications.jobId })
      .from(jobApplications)
      .where(and(eq(jobApplications.companyId, companyId), isStale)),
  );
  for (const { id } of jobs) {
    if (Date.now() > until.getTime()) return;
    await prepareNeeds(db, companyId, id);
    for (let after: string | undefined = firstId; after !== undefined && Date.now() < until.getTime();)
      after = await scoreBatch(db, companyId, id, after, now);
  }
};

/** All workspaces with stale scores, which is what queued tasks have missed, and everything after an engine change. */
export const scoreAllApplications = async (db: Database, now: Date, until: Date): Promise<void> => {
  const { rows } = await db.execute<{ id: string }>(sql`select stale_score_companies(${engineVersion}) as id`);
  for (const { id } of rows) if (Date.now() < until.getTime()) await scoreApplications(db, id, now, until);
};
