/** An interview belongs to an application. Where a match has brought somebody who never applied, the application is made here. */
import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { newInterview, scheduleInterview as endpoint } from "#domain/interviews/schedule-interview.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { interviews } from "../../db/tables/interviews.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { writeDown } from "../../infra/audit.ts";
import { AppError } from "../../infra/errors.ts";
import type { Worker } from "../../infra/who.ts";

type Input = z.output<typeof newInterview>;
type Scheduled = z.output<typeof endpoint.reply>;

const matchSource = "Matching";

interface Place {
  readonly companyId: string;
  readonly jobId: string;
  readonly candidateId: string;
}

/** Whoever was added by a match stands where the interview puts them; an application that was there keeps its stage. */
const applicationFor = async (db: Database, place: Place, userId: string) => {
  const { companyId, jobId, candidateId } = place;
  const [made] = await db
    .insert(jobApplications)
    .values({ ...place, stage: "interview", source: matchSource })
    .onConflictDoNothing()
    .returning();
  if (made !== undefined) {
    await db.insert(pipelineActivities).values({
      companyId,
      applicationId: made.id,
      toStage: "interview",
      activityType: "application_added",
      description: "Added from a match",
      performedBy: userId,
    });
    return made;
  }
  const [found] = await db
    .select()
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobId), eq(jobApplications.candidateId, candidateId)));
  if (found === undefined) throw new AppError("not_found");
  return found;
};

export const scheduleInterview = (
  db: Database,
  { companyId, userId }: Worker,
  { jobId, candidateId, scheduledAt, duration, type, location, meetingLink }: Input,
  now: Date,
): Promise<Scheduled> =>
  asActor(db, { companyId, userId }, async (db) => {
    const [job] = await db.select({ title: jobsEnhanced.title }).from(jobsEnhanced).where(eq(jobsEnhanced.id, jobId));
    const [candidate] = await db
      .select({ firstName: candidates.firstName, lastName: candidates.lastName })
      .from(candidates)
      .where(eq(candidates.id, candidateId));
    if (job === undefined || candidate === undefined) throw new AppError("not_found");
    const at = new Date(scheduledAt);
    if (at <= now) throw new AppError("validation_failed", undefined, { scheduledAt: "Please choose a time to come" });
    const application = await applicationFor(db, { companyId, jobId, candidateId }, userId);
    if (application.status !== "active")
      throw new AppError("conflict", "This application is closed. Reopen it before you schedule an interview.");
    const [interview] = await db
      .insert(interviews)
      .values({
        companyId,
        applicationId: application.id,
        interviewerId: userId,
        type,
        scheduledAt: at,
        duration,
        location: location || null,
        meetingLink: meetingLink || null,
      })
      .returning();
    if (interview === undefined) throw new AppError("internal");
    await db.insert(pipelineActivities).values({
      companyId,
      applicationId: application.id,
      activityType: "interview_scheduled",
      description: `Interview on ${at.toISOString()}`,
      performedBy: userId,
    });
    await db
      .update(jobApplications)
      .set({ lastActivity: sql`now()` })
      .where(eq(jobApplications.id, application.id));
    const subject = `${candidate.firstName} ${candidate.lastName}, ${job.title}`;
    await writeDown(db, { companyId, userId, deed: "interview.scheduled", subject, subjectId: interview.id });
    return {
      id: interview.id,
      applicationId: application.id,
      scheduledAt: interview.scheduledAt.toISOString(),
      duration: interview.duration,
      type: interview.type,
      status: "scheduled",
    };
  });
