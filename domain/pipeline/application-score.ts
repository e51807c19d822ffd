import { z } from "zod";

/** The thresholds that lists filter by. */
export const scoreSteps = [40, 60, 80] as const;

/** The score of an application's candidate for its job, the same number wherever it is shown. */
export const applicationScore = {
  /** Null where nothing has been scored, as after a request for human review. */
  score: z.int().min(0).max(100).nullable(),
  /** True while a change of the candidate, the job or the engine waits to be scored. Then `score` is the one before. */
  isScoreStale: z.boolean(),
  scoredAt: z.iso.datetime({ offset: true }).nullable(),
};
