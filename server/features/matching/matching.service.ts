/** Matching, from a job to the best candidates that the workspace may see, with the reasons for each. */
import type { MatchResult } from "#domain/matching/endpoints/match-candidates.ts";
import { scorerFor } from "#domain/matching/score/score.ts";
import { engineVersion } from "#domain/matching/score/trace.ts";
import type { ShownQuestion } from "#domain/matching/endpoints/interview-questions.ts";
import { asActor, type Database } from "../../db/client.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { Model } from "../../infra/outbound/model.ts";
import type { Bulkhead } from "../../infra/work/bulkhead.ts";
import type { OpenWorkspaceContext } from "../../infra/auth/auth-context.ts";
import { refreshPool } from "./match-facts.service.ts";
import { poolFor, readJob, requireUuid } from "./match-job.ts";
import { findHolders, readFacts, readPoolSize } from "./retrieval/match-pool.ts";
import { saveMatches, saveRun } from "./match-runs.ts";
import { type MatchedPerson, readMatchedPeople } from "./retrieval/matched-people.ts";
import { phraseMatches } from "./phrasing/phrase-match.service.ts";
import { phraseQuestions } from "./phrasing/phrase-questions.service.ts";
import { retrieveBest } from "./retrieval/retrieve.ts";
import { shownScoreOf, toShownMatch } from "./shown-match.ts";

/** Facts of records that have just changed are computed while the caller waits, up to this time. */
const timeoutMs = 20_000;

const refresh = (db: Database, { companyId, userId }: OpenWorkspaceContext, now: Date): Promise<boolean> =>
  refreshPool(db, companyId, { now, withNetwork: userId !== null, timeoutMs });

/** Words that no text about a match may contain: names and schools. */
const forbiddenWordsFor = ({ name, schools }: MatchedPerson): readonly string[] => [...name.split(/\s+/), ...schools];

export interface MatchDeps {
  readonly db: Database;
  /** Rewrites the template text; undefined if none is configured. */
  readonly model?: Model | undefined;
  /** Limits concurrent retrieval, which is CPU-bound. The model runs outside of it. */
  readonly bulkhead: Bulkhead;
}

export const matchCandidates = async (
  { db, model, bulkhead }: MatchDeps,
  context: OpenWorkspaceContext,
  jobId: string,
  now: Date,
): Promise<MatchResult> => {
  const { companyId, userId } = context;
  const started = performance.now();
  const id = requireUuid(jobId);
  await asActor(db, { companyId }, (db) => readJob(db, id));
  const isFresh = await refresh(db, context, now);
  const { job, size, best, proof, scored } = await bulkhead(() =>
    // With the user, not only the workspace: a member of a blocked company sees nothing in any workspace.
    asActor(db, context, async (db) => {
      const job = await readJob(db, id);
      const size = await readPoolSize(db);
      const pool = await poolFor(db, companyId, size, job.needs);
      const { best, proof } = await retrieveBest(
        {
          find: (...args) => findHolders(db, companyId, ...args),
          facts: (ids) => readFacts(db, ids),
        },
        job.needs,
        pool,
      );
      const scorer = scorerFor(job.needs);
      const people = await readMatchedPeople(db, companyId, best, id);
      const scored = best.flatMap(({ facts, ...ranked }) => {
        const person = people.get(ranked.id);
        return person === undefined ? [] : [{ ...ranked, person, trace: scorer.trace(facts) }];
      });
      return { job, size, best, proof: { ...proof, isExact: proof.isExact && isFresh }, scored };
    }),
  );
  // A model may take long, so no connection is held here.
  const words = await phraseMatches(
    model,
    companyId,
    scored.map(({ trace, person }) => ({ trace, job: job.record, forbidden: forbiddenWordsFor(person) })),
  );
  const matches = scored.flatMap((each, index) => {
    const text = words[index];
    if (text === undefined) return [];
    const score = shownScoreOf(each.trace, each.person.record, text);
    return [toShownMatch(each, id, each.person, score, false)];
  });
  const durationMs = Math.round(performance.now() - started);
  const savedRun =
    userId === null
      ? null
      : await asActor(db, { companyId }, async (db) => {
          const run = await saveRun(db, { companyId, userId, job, size, best, proof, durationMs, at: now });
          await saveMatches(db, companyId, id, matches);
          await recordAudit(db, { companyId, userId, action: "match.run", subject: job.row.title, subjectId: run.id });
          return run;
        });
  return {
    jobId: id,
    jobTitle: job.row.title,
    matchedCandidates: matches.length,
    totalCandidates: size.own + size.network,
    networkCandidates: size.network,
    matches,
    run: {
      number: savedRun?.number ?? null,
      id: savedRun?.id ?? null,
      at: now.toISOString(),
      poolSize: size.own + size.network,
      scored: proof.scored,
      provenExact: proof.isExact,
      engineVersion,
      durationMs,
    },
  };
};

/** The same trace as in a match, for one pair: its open points become questions. */
export const writeInterviewQuestions = async (
  { db, model }: MatchDeps,
  context: OpenWorkspaceContext,
  { jobId, candidateId }: { readonly jobId: string; readonly candidateId: string },
  now: Date,
): Promise<readonly ShownQuestion[]> => {
  const { companyId } = context;
  const [job, candidate] = [requireUuid(jobId), requireUuid(candidateId)];
  await asActor(db, { companyId }, (db) => readJob(db, job));
  await refresh(db, context, now);
  const match = await asActor(db, context, async (db) => {
    const { needs, record } = await readJob(db, job);
    const size = await readPoolSize(db);
    const storedFacts = size.hidden.includes(candidate) ? undefined : (await readFacts(db, [candidate])).get(candidate);
    if (storedFacts === undefined) throw new AppError("not_found");
    const people = await readMatchedPeople(db, companyId, [{ id: candidate, isNetwork: storedFacts.isNetwork }], job);
    const person = people.get(candidate);
    const forbidden = person === undefined ? [] : forbiddenWordsFor(person);
    return { trace: scorerFor(needs).trace(storedFacts.facts), job: record, forbidden };
  });
  return (await phraseQuestions(model, companyId, match)).questions;
};
