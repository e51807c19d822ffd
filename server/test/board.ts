/** A job with candidates on its board, for tests. */
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Database } from "../db/client.ts";
import type { MoveOutcome, UndoOutcome } from "#domain/pipeline/moves.ts";
import type { Pipeline } from "#domain/pipeline/pipeline.ts";
import type { Rejection } from "#domain/pipeline/rejection.ts";
import { jobApplications, pipelineActivities } from "../db/tables/pipeline.ts";
import { aCandidate, aJob } from "./factories.ts";
import { anEmployer, jobAt } from "./jobs.ts";
import type { Browser } from "./browsers.ts";

export const rejectionWithoutEmail: Rejection = { reason: "skills", words: "", mail: null };

export const aBoard = async (app: FastifyInstance, db: Database, names: readonly string[] = ["Maya"]) => {
  const admin = await anEmployer(app);
  const job = await aJob(db, { companyId: admin.companyId });
  const ids: string[] = [];
  for (const firstName of names) {
    const candidate = await aCandidate(db, { companyId: admin.companyId, firstName });
    const [row] = await db
      .insert(jobApplications)
      .values({ companyId: admin.companyId, jobId: job.id, candidateId: candidate.id })
      .returning();
    ids.push(row?.id ?? "");
  }
  const post = (path: string, body: object, as: Browser = admin) => as.post(jobAt(job.id, path), body);
  const move = async (from: string, to: string, which = ids, rejection?: Rejection, as: Browser = admin) => {
    const answer = await post("/moves", { people: [{ from, ids: which }], to, rejection }, as);
    return answer.json<MoveOutcome>();
  };
  return {
    admin,
    job,
    ids,
    first: ids[0] ?? "",
    post,
    move,
    undo: async (moveId: string | null, as: Browser = admin) =>
      (await as.post(`/api/pipeline-moves/${moveId}/undo`, {})).json<UndoOutcome>(),
    read: async () => (await admin.get(jobAt(job.id, "/pipeline"))).json<Pipeline>(),
    stored: async (id = ids[0] ?? "") => {
      const [row] = await db.select().from(jobApplications).where(eq(jobApplications.id, id));
      return row;
    },
    history: (id = ids[0] ?? "") =>
      db.select().from(pipelineActivities).where(eq(pipelineActivities.applicationId, id)),
  };
};
