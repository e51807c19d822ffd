/** Matching, from a job to the best of everybody the workspace may see, each with all its reasons. */
import type { MatchResult, ShownMatch } from "#domain/matching/match-candidates.ts";
import { scorerFor } from "#domain/matching/score.ts";
import { engineVersion } from "#domain/matching/trace.ts";
import type { MatchWords } from "#domain/matching/words/match-words.ts";
import type { ShownQuestion } from "#domain/matching/interview-questions.ts";
import { asActor, type Database } from "../../db/client.ts";
import { writeDown } from "../../infra/audit.ts";
import { AppError } from "../../infra/errors.ts";
import type { Model } from "../../infra/model.ts";
import type { InTurn } from "../../infra/turns.ts";
import { freshenPool } from "./match-facts.service.ts";
import { poolFor, readJob, type ReadJob, requireId } from "./match-job.ts";
import { findHolders, readFacts, readPoolSize } from "./match-pool.ts";
import { keepMatches, keepRun } from "./match-runs.ts";
import { type MatchedPerson, readMatchedPeople } from "./matched-people.ts";
import { phraseMatches } from "./phrase-match.service.ts";
import { phraseQuestions } from "./phrase-questions.service.ts";
import { retrieveBest } from "./retrieve.ts";
import { partPercents, shownTraceOf } from "./shown-match.ts";

/** Whose workspace, and who asks; nobody in the demo, where nothing is kept. */
export interface Matcher {
  readonly companyId: string;
  readonly userId: string | null;
}

/** Facts of records that have just changed are made while the person waits, up to here. */
const patienceMs = 20_000;

/** Who looks counts, and not the workspace alone: a member of a blocked company sees nothing in any other. */
const lookerOf = ({ companyId, userId }: Matcher) => (userId === null ? { companyId } : { companyId, userId });

const freshen = (db: Database, { companyId, userId }: Matcher, now: Date): Promise<boolean> =>
  freshenPool(db, companyId, { now, withNetwork: userId !== null, patienceMs });

interface Scored {
  readonly id: string;
  readonly isNetwork: boolean;
  readonly trace: ReturnType<ReturnType<typeof scorerFor>["trace"]>;
}

const shownMatchOf = (
  { id, isNetwork, trace }: Scored,
  job: ReadJob,
  person: MatchedPerson,
  words: MatchWords | undefined,
): ShownMatch => {
  const { skills, experience, domain, location, salary } = partPercents(trace);
  return {
    candidateId: id,
    jobId: job.row.id,
    overallScore: trace.overall,
    skillsMatch: skills,
    experienceMatch: experience,
    domainMatch: domain,
    locationMatch: location,
    salaryMatch: salary,
    reasoning: words?.reasoning ?? "",
    recommendations: [...(words?.recommendations ?? [])],
    redFlags: [...(words?.redFlags ?? [])],
    name: person.name,
    currentTitle: person.currentTitle,
    location: person.location,
    isNetwork,
    introduction: person.introduction,
    stage: person.stage,
    trace: shownTraceOf(trace, person.record),
  };
};

/** Words that no text about a match may hold: who somebody is and where they went to school. */
const forbiddenFor = ({ name, schools }: MatchedPerson): readonly string[] => [...name.split(/\s+/), ...schools];

export interface MatchTools {
  readonly db: Database;
  /** Rewrites what templates say; absent where none is configured. */
  readonly model?: Model | undefined;
  /** Finding the best takes a processor; what a model does afterwards does not. */
  readonly inTurn: InTurn;
}

export const matchCandidates = async (
  { db, model, inTurn }: MatchTools,
  matcher: Matcher,
  jobId: string,
  now: Date,
): Promise<MatchResult> => {
  const { companyId, userId } = matcher;
  const started = performance.now();
  const id = requireId(jobId);
  await asActor(db, { companyId }, (db) => readJob(db, id));
  const isFresh = await freshen(db, matcher, now);
  const { job, size, pool, best, proof, scored } = await inTurn(() =>
    asActor(db, lookerOf(matcher), async (db) => {
      const job = await readJob(db, id);
      const size = await readPoolSize(db);
      const pool = await poolFor(db, companyId, size, job.needs);
      const { best, proof } = await retrieveBest(
        {
          find: (...asked) => findHolders(db, companyId, ...asked),
          facts: (ids) => readFacts(db, ids),
        },
        job.needs,
        pool,
      );
      const scorer = scorerFor(job.needs, pool);
      const people = await readMatchedPeople(db, companyId, best, id);
      const scored = best.flatMap(({ facts, ...ranked }) => {
        const person = people.get(ranked.id);
        return person === undefined ? [] : [{ ...ranked, person, trace: scorer.trace(facts) }];
      });
      return { job, size, pool, best, proof: { ...proof, isExact: proof.isExact && isFresh }, scored };
    }),
  );
  // A model may take its time, so no connection is held meanwhile.
  const words = await phraseMatches(
    model,
    companyId,
    scored.map(({ trace, person }) => ({ trace, job: job.record, forbidden: forbiddenFor(person) })),
  );
  const matches = scored.map((each, at) => shownMatchOf(each, job, each.person, words[at]));
  const durationMs = Math.round(performance.now() - started);
  const kept =
    userId === null
      ? null
      : await asActor(db, { companyId }, async (db) => {
          const run = await keepRun(db, { companyId, userId, job, size, pool, best, proof, durationMs, at: now });
          await keepMatches(db, companyId, id, matches);
          await writeDown(db, { companyId, userId, deed: "match.run", subject: job.row.title, subjectId: run.id });
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
      number: kept?.number ?? null,
      id: kept?.id ?? null,
      at: now.toISOString(),
      poolSize: size.own + size.network,
      scored: proof.scored,
      provenExact: proof.isExact,
      engineVersion,
      durationMs,
    },
  };
};

/** The same trace as in a match, for one pair: what it leaves open is what to ask about. */
export const writeInterviewQuestions = async (
  { db, model }: MatchTools,
  matcher: Matcher,
  { jobId, candidateId }: { readonly jobId: string; readonly candidateId: string },
  now: Date,
): Promise<readonly ShownQuestion[]> => {
  const { companyId } = matcher;
  const [job, candidate] = [requireId(jobId), requireId(candidateId)];
  await asActor(db, { companyId }, (db) => readJob(db, job));
  await freshen(db, matcher, now);
  const match = await asActor(db, lookerOf(matcher), async (db) => {
    const { needs, record } = await readJob(db, job);
    const size = await readPoolSize(db);
    const stored = size.hidden.includes(candidate) ? undefined : (await readFacts(db, [candidate])).get(candidate);
    if (stored === undefined) throw new AppError("not_found");
    const pool = await poolFor(db, companyId, size, needs);
    const people = await readMatchedPeople(db, companyId, [{ id: candidate, isNetwork: stored.isNetwork }], job);
    const person = people.get(candidate);
    const forbidden = person === undefined ? [] : forbiddenFor(person);
    return { trace: scorerFor(needs, pool).trace(stored.facts), job: record, forbidden };
  });
  return (await phraseQuestions(model, companyId, match)).questions;
};
