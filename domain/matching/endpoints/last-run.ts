/** The last stored run of a job, with each candidate's applications and score as they are now. */
import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { anyId } from "./any-id.ts";
import { matchCandidates } from "./match-candidates.ts";

export const readLastRun = endpoint({
  method: "GET",
  path: "/api/ai/match-runs/:jobId/last",
  params: z.object({ jobId: anyId }),
  /** Null where the job was never matched. Runs of the demo aren't stored. */
  reply: z.object({ result: matchCandidates.reply.nullable() }),
});
