/** The team adds a candidate to a job's board. They have not applied, so no response is due. */
import { and, eq } from "drizzle-orm";
import type { Stage } from "#domain/pipeline/stages.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";

export interface JobCandidate {
  readonly companyId: string;
  readonly jobId: string;
  readonly candidateId: string;
}

interface NewApplication {
  readonly stage: Stage;
  readonly source: string | null;
  readonly description: string;
  readonly userId: string;
}

/** The new application; undefined if the candidate is on the board already. */
export const addToBoard = async (
  db: Database,
  jobCandidate: JobCandidate,
  { stage, source, description, userId }: NewApplication,
): Promise<typeof jobApplications.$inferSelect | undefined> => {
  const [created] = await db
    .insert(jobApplications)
    .values({ ...jobCandidate, stage, source })
    .onConflictDoNothing()
    .returning();
  if (created === undefined) return undefined;
  await db.insert(pipelineActivities).values({
    companyId: jobCandidate.companyId,
    applicationId: created.id,
    toStage: stage,
    activityType: "application_added",
    description,
    performedBy: userId,
  });
  return created;
};

const stageOnBoard = async (db: Database, { jobId, candidateId }: JobCandidate): Promise<string | undefined> => {
  const [jobApplication] = await db
    .select({ stage: jobApplications.stage })
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobId), eq(jobApplications.candidateId, candidateId)));
  return jobApplication?.stage;
};

export const addApplication = (
  db: Database,
  { companyId, userId }: WorkspaceContext,
  candidateId: string,
  jobId: string,
) =>
  asActor(db, { companyId, userId }, async (db) => {
    const [job] = await db
      .select({ title: jobsEnhanced.title, status: jobsEnhanced.status, isSample: jobsEnhanced.isSample })
      .from(jobsEnhanced)
      .where(eq(jobsEnhanced.id, jobId));
    const [person] = await db
      .select({ source: candidates.source, isSample: candidates.isSample })
      .from(candidates)
      .where(eq(candidates.id, candidateId));
    if (job === undefined || person === undefined) throw new AppError("not_found");
    if (job.status === "closed") throw new AppError("conflict", `${job.title} is closed. Reopen it to add candidates.`);
    if (job.isSample !== person.isSample)
      throw new AppError(
        "conflict",
        "Sample candidates can be added only to sample jobs, and real candidates only to real jobs.",
      );
    const jobCandidate = { companyId, jobId, candidateId };
    const newApplication = {
      stage: "applied",
      source: person.source,
      description: "Added by the team",
      userId,
    } as const;
    const created = await addToBoard(db, jobCandidate, newApplication);
    if (created === undefined) {
      const stage = await stageOnBoard(db, jobCandidate);
      throw new AppError(
        "conflict",
        `This candidate is already on this board${stage === undefined ? "" : `, in ${stage}`}.`,
      );
    }
    return { id: created.id, stage: "applied" as const };
  });
