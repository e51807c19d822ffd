/** The score of everybody who applied, each for the job they applied for, and not of the best alone. */
import { scorerFor } from "#domain/matching/score.ts";
import { asActor, type Database } from "../../db/client.ts";
import { AppError } from "../../infra/errors.ts";
import { freshenPool } from "./match-facts.service.ts";
import { poolFor, readJob } from "./match-job.ts";
import { readFacts, readPoolSize } from "./match-pool.ts";

export interface Applicant {
  readonly applicationId: string;
  readonly candidateId: string;
  readonly jobId: string;
}

interface Place {
  readonly companyId: string;
  readonly userId: string;
}

const factsAtOnce = 1000;
const patienceMs = 20_000;

const scoresFor = (db: Database, place: Place, jobId: string, applicants: readonly Applicant[]) =>
  asActor(db, place, async (db) => {
    const { needs } = await readJob(db, jobId);
    const scorer = scorerFor(needs, await poolFor(db, place.companyId, await readPoolSize(db), needs));
    const scores: (readonly [string, number])[] = [];
    for (let at = 0; at < applicants.length; at += factsAtOnce) {
      const some = applicants.slice(at, at + factsAtOnce);
      const facts = await readFacts(
        db,
        some.map(({ candidateId }) => candidateId),
      );
      for (const { applicationId, candidateId } of some) {
        const found = facts.get(candidateId);
        if (found !== undefined) scores.push([applicationId, Math.round(scorer.value(found.facts))]);
      }
    }
    return scores;
  });

/** By application, as the engine of today scores them. Whoever wants a person is not among them. */
export const scoreApplicants = async (
  db: Database,
  place: Place,
  applicants: readonly Applicant[],
  now: Date,
): Promise<ReadonlyMap<string, number>> => {
  if (!(await freshenPool(db, place.companyId, { now, withNetwork: false, patienceMs }))) {
    throw new AppError(
      "conflict",
      "Many records have just changed and are still being read. Please try again in a minute.",
    );
  }
  const scores: (readonly [string, number])[] = [];
  for (const [jobId, some] of Map.groupBy(applicants, (each) => each.jobId)) {
    scores.push(...(await scoresFor(db, place, jobId, some)));
  }
  return new Map(scores);
};
