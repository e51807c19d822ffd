/** Scores all applicants, each for the job they applied for, and not only the best. */
import { scorerFor } from "#domain/matching/score/score.ts";
import { asActor, type Database } from "../../db/client.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { refreshPool } from "./match-facts.service.ts";
import { readJob } from "./match-job.ts";
import { readFacts } from "./retrieval/match-pool.ts";

export interface Applicant {
  readonly applicationId: string;
  readonly candidateId: string;
  readonly jobId: string;
}

const factsAtOnce = 1000;
const timeoutMs = 20_000;

const scoresFor = (db: Database, context: WorkspaceContext, jobId: string, applicants: readonly Applicant[]) =>
  asActor(db, context, async (db) => {
    const { needs } = await readJob(db, jobId);
    const scorer = scorerFor(needs);
    const scores: (readonly [string, number])[] = [];
    for (let index = 0; index < applicants.length; index += factsAtOnce) {
      const some = applicants.slice(index, index + factsAtOnce);
      const facts = await readFacts(
        db,
        some.map(({ candidateId }) => candidateId),
      );
      for (const { applicationId, candidateId } of some) {
        const storedFacts = facts.get(candidateId);
        if (storedFacts !== undefined) scores.push([applicationId, Math.round(scorer.value(storedFacts.facts))]);
      }
    }
    return scores;
  });

/** By application id, with the current engine. Applicants who asked for human review are not included. */
export const scoreApplicants = async (
  db: Database,
  context: WorkspaceContext,
  applicants: readonly Applicant[],
  now: Date,
): Promise<ReadonlyMap<string, number>> => {
  if (!(await refreshPool(db, context.companyId, { now, withNetwork: false, timeoutMs }))) {
    throw new AppError(
      "conflict",
      "We're still processing recent changes to your candidates. Please try again in a minute.",
    );
  }
  const scores: (readonly [string, number])[] = [];
  for (const [jobId, some] of Map.groupBy(applicants, (each) => each.jobId)) {
    scores.push(...(await scoresFor(db, context, jobId, some)));
  }
  return new Map(scores);
};
