/** Whether nothing more comes of an application: withdrawn, rejected, its job closed, or its person erased. Inside `asActor`. */
import { eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";

export const readEnd = async (db: Database, id: string, hold: boolean) => {
  const asked = db
    .select({ application: jobApplications, job: jobsEnhanced.status, email: candidates.email })
    .from(jobApplications)
    .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
    .innerJoin(candidates, eq(candidates.id, jobApplications.candidateId))
    .where(eq(jobApplications.id, id));
  const [found] = await (hold ? asked.for("update", { of: jobApplications }) : asked);
  if (found === undefined) return undefined;
  const { stage, status } = found.application;
  const hasEnded = status === "withdrawn" || stage === "rejected" || found.email.endsWith("@erased.invalid");
  return { application: found.application, isOver: hasEnded || (stage !== "hired" && found.job === "closed") };
};

/** Held, so that whoever undoes it in this moment comes before or after. */
export const isOver = async (db: Database, id: string): Promise<boolean> =>
  (await readEnd(db, id, true))?.isOver ?? false;
