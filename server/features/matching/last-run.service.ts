/** The last run of a job as it is shown on return: the people it found, with today's applications and the stored scores. */
import { and, desc, eq, isNull, ne, or } from "drizzle-orm";
import { z } from "zod";
import type { MatchResult, ShownMatch } from "#domain/matching/endpoints/match-candidates.ts";
import { scorerFor } from "#domain/matching/score/score.ts";
import { shownTrace } from "#domain/matching/score/shown-trace.ts";
import { engineVersion } from "#domain/matching/score/trace.ts";
import { matchTextOf } from "#domain/matching/words/match-text.ts";
import { asActor, type Database } from "../../db/client.ts";
import { aiJobMatches, matchRuns } from "../../db/tables/matches.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import type { OpenWorkspaceContext } from "../../infra/auth/auth-context.ts";
import { readJob, readJobRecord } from "./match-job.ts";
import { readFacts } from "./retrieval/match-pool.ts";
import { type MatchedPerson, readMatchedPeople } from "./retrieval/matched-people.ts";
import { type ShownScore, shownScoreOf, toShownMatch } from "./shown-match.ts";

const storedResults = z.array(z.object({ id: z.uuid(), isNetwork: z.boolean() }));
const storedFactors = z.object({
  domainMatch: z.int(),
  reasoning: z.string(),
  redFlags: z.array(z.string()),
  trace: shownTrace,
});

/** Undefined if an older engine stored a trace of another shape. */
const storedScoreOf = (row: typeof aiJobMatches.$inferSelect): ShownScore | undefined => {
  const { data: factors } = storedFactors.safeParse(row.matchingFactors);
  return factors === undefined ? undefined : { ...row, ...factors };
};

export const readLastRun = (
  db: Database,
  context: OpenWorkspaceContext,
  jobId: string,
): Promise<{ result: MatchResult | null }> =>
  asActor(db, context, async (db) => {
    const { companyId } = context;
    const { row: jobRow } = await readJobRecord(db, jobId);
    const { id } = jobRow;
    const [run] = await db
      .select()
      .from(matchRuns)
      .where(and(eq(matchRuns.companyId, companyId), eq(matchRuns.jobId, id)))
      .orderBy(desc(matchRuns.at))
      .limit(1);
    if (run === undefined) return { result: null };
    const { needs, record } = await readJob(db, id);
    // The workspace's own candidates come from their rows, which follow a merge and a change of the score.
    const rows = await db
      .selectDistinctOn([aiJobMatches.candidateId])
      .from(aiJobMatches)
      .where(and(eq(aiJobMatches.companyId, companyId), eq(aiJobMatches.jobId, id)))
      .orderBy(aiJobMatches.candidateId, desc(aiJobMatches.createdAt));
    const stored = new Map(rows.map((row) => [row.candidateId, storedScoreOf(row)]));
    const found = [
      ...rows.map(({ candidateId }) => ({ id: candidateId, isNetwork: false })),
      ...storedResults.parse(run.results).filter(({ isNetwork }) => isNetwork),
    ];
    const people = await readMatchedPeople(db, companyId, found, id);
    const facts = await readFacts(
      db,
      found.map((each) => each.id).filter((each) => stored.get(each) === undefined),
    );
    const scorer = scorerFor(needs);
    const staleRows = await db
      .select({ candidateId: jobApplications.candidateId })
      .from(jobApplications)
      .where(
        and(
          eq(jobApplications.companyId, companyId),
          eq(jobApplications.jobId, id),
          or(isNull(jobApplications.scoreEngine), ne(jobApplications.scoreEngine, engineVersion)),
        ),
      );
    const stale = new Set(staleRows.map(({ candidateId }) => candidateId));
    const scoreOf = (personId: string, person: MatchedPerson): ShownScore | undefined => {
      const read = facts.get(personId);
      if (read === undefined) return stored.get(personId);
      const trace = scorer.trace(read.facts);
      return shownScoreOf(trace, person.record, matchTextOf(trace, record));
    };
    const matches = found.flatMap((each): ShownMatch[] => {
      const person = people.get(each.id);
      const score = person === undefined ? undefined : scoreOf(each.id, person);
      if (person === undefined || score === undefined) return [];
      return [toShownMatch(each, id, person, score, stale.has(each.id))];
    });
    return {
      result: {
        jobId: id,
        jobTitle: jobRow.title,
        matchedCandidates: matches.length,
        totalCandidates: run.poolSize,
        networkCandidates: run.networkSize,
        matches: matches.toSorted(
          (a, b) => b.overallScore - a.overallScore || (a.candidateId < b.candidateId ? -1 : 1),
        ),
        run: {
          number: run.number,
          id: run.id,
          at: run.at.toISOString(),
          poolSize: run.poolSize,
          scored: run.scored,
          provenExact: (run.proof as { readonly isExact?: boolean }).isExact === true,
          engineVersion: run.engineVersion,
          durationMs: run.durationMs,
        },
      },
    };
  });
