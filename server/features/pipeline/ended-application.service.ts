/** Whether an application has ended: withdrawn, rejected, its job closed, or its candidate erased. Call inside `asActor`. */
import { eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";

export const readApplicationEnd = async (db: Database, id: string, lock: boolean) => {
  const query = db
    .select({ application: jobApplications, job: jobsEnhanced.status, email: candidates.email })
    .from(jobApplications)
    .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
    .innerJoin(candidates, eq(candidates.id, jobApplications.candidateId))
    .where(eq(jobApplications.id, id));
  const [found] = await (lock ? query.for("update", { of: jobApplications }) : query);
  if (found === undefined) return undefined;
  const { stage, status } = found.application;
  const hasEnded = status === "withdrawn" || stage === "rejected" || found.email.endsWith("@erased.invalid");
  return { application: found.application, isOver: hasEnded || (stage !== "hired" && found.job === "closed") };
};

/** Locked, so that a simultaneous undo runs before or after. */
export const isOver = async (db: Database, id: string): Promise<boolean> =>
  (await readApplicationEnd(db, id, true))?.isOver ?? false;
