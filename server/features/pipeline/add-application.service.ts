/** Somebody the team knows comes onto a job's board. They have not applied, so no answer is promised to them yet. */
import { and, eq } from "drizzle-orm";
import type { Stage } from "#domain/pipeline/stages.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/errors.ts";
import type { Worker } from "../../infra/who.ts";

export interface Place {
  readonly companyId: string;
  readonly jobId: string;
  readonly candidateId: string;
}

interface Arrival {
  readonly stage: Stage;
  readonly source: string | null;
  readonly description: string;
  readonly userId: string;
}

/** The application that this makes; nothing where the person stands on the board already. */
export const bringToBoard = async (
  db: Database,
  place: Place,
  { stage, source, description, userId }: Arrival,
): Promise<typeof jobApplications.$inferSelect | undefined> => {
  const [made] = await db
    .insert(jobApplications)
    .values({ ...place, stage, source })
    .onConflictDoNothing()
    .returning();
  if (made === undefined) return undefined;
  await db.insert(pipelineActivities).values({
    companyId: place.companyId,
    applicationId: made.id,
    toStage: stage,
    activityType: "application_added",
    description,
    performedBy: userId,
  });
  return made;
};

const standsThere = async (db: Database, { jobId, candidateId }: Place): Promise<string | undefined> => {
  const [found] = await db
    .select({ stage: jobApplications.stage })
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobId), eq(jobApplications.candidateId, candidateId)));
  return found?.stage;
};

export const addApplication = (db: Database, { companyId, userId }: Worker, candidateId: string, jobId: string) =>
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
    if (job.status === "closed")
      throw new AppError("conflict", `${job.title} is closed. Open it again to add somebody.`);
    if (job.isSample !== person.isSample)
      throw new AppError("conflict", "Sample people and sample jobs stay among themselves.");
    const place = { companyId, jobId, candidateId };
    const arrival = { stage: "applied", source: person.source, description: "Added by the team", userId } as const;
    const made = await bringToBoard(db, place, arrival);
    if (made === undefined) {
      const stage = await standsThere(db, place);
      throw new AppError("conflict", `They are on this board already${stage === undefined ? "" : `, at ${stage}`}.`);
    }
    return { id: made.id, stage: "applied" as const };
  });
