import { engineVersion } from "#domain/matching/score/trace.ts";
import { queryDatabase } from "../environment/browser-database.ts";

/** Keeps the invented scores of a job's applications, which the worker would compute from their records. */
export const markScored = (jobId: string) =>
  queryDatabase("update job_applications set score_engine = $2, scored_at = now() where job_id = $1", [
    jobId,
    engineVersion,
  ]);
