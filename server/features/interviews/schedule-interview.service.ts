/** An interview belongs to an application. If a match found a candidate who never applied, this creates the application. */
import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import type { newInterview, scheduleInterview as endpoint } from "#domain/interviews/schedule-interview.ts";
import type { InterviewStatus } from "#domain/interviews/interview-status.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { interviewInvitations } from "../../db/tables/interview-panels.ts";
import { interviews } from "../../db/tables/interviews.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { WakeWorker } from "../../infra/work/queue.ts";
import type { OpenWorkspaceContext, WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { addToBoard, type JobCandidate } from "../pipeline/add-application.service.ts";
import { advanceToStage, type ApplicationStage } from "../pipeline/advance-to-stage.service.ts";
import {
  changeInterview,
  insertInterview,
  type InterviewRow,
  isCandidateOverlapError,
  isOverlapError,
  notifyAboutInterviewTask,
  recordInterviewEvent,
} from "./interview-row.ts";
import { requirePanel } from "./panel/panel.service.ts";

type Input = z.output<typeof newInterview>;
type Scheduled = z.output<typeof endpoint.reply>;

export interface InterviewDeps {
  readonly db: Database;
  readonly wakeWorker: WakeWorker;
}

const matchSource = "Matching";

/** A candidate who was added by a match starts at the interview stage. */
const applicationFor = async (db: Database, jobCandidate: JobCandidate, userId: string) => {
  const origin = { stage: "interview", source: matchSource, description: "Added from a match", userId } as const;
  const created = await addToBoard(db, jobCandidate, origin);
  if (created !== undefined) return created;
  const { jobId, candidateId } = jobCandidate;
  const [jobApplication] = await db
    .select()
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobId), eq(jobApplications.candidateId, candidateId)));
  if (jobApplication === undefined) throw new AppError("not_found");
  return jobApplication;
};

/** Moves the candidate to the interview stage, unless they are further along. */
export const moveToInterview = (
  db: Database,
  context: OpenWorkspaceContext,
  application: ApplicationStage,
  now: Date,
): Promise<void> => advanceToStage(db, context, application, "interview", now);

export const requireOpen = ({ status }: { readonly status: string }): void => {
  if (status === "active") return;
  throw new AppError("conflict", "This application is closed. Reopen it before you schedule an interview.");
};

const requireFuture = (startsAt: Date, now: Date): void => {
  if (startsAt <= now)
    throw new AppError("validation_failed", undefined, { scheduledAt: "Choose a time in the future" });
};

/** Names whose calendar has the conflict. */
export const explainOverlap = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (!isOverlapError(error)) throw error;
    const message = isCandidateOverlapError(error)
      ? "The candidate has another interview at this time."
      : "Someone on the panel has another interview at this time. Choose another time or panel.";
    throw new AppError("conflict", message, { scheduledAt: message });
  }
};

export const subjectOf = async (
  db: Database,
  { jobId, candidateId }: Omit<JobCandidate, "companyId">,
): Promise<string> => {
  const [job] = await db.select({ title: jobsEnhanced.title }).from(jobsEnhanced).where(eq(jobsEnhanced.id, jobId));
  const [candidate] = await db
    .select({ firstName: candidates.firstName, lastName: candidates.lastName })
    .from(candidates)
    .where(eq(candidates.id, candidateId));
  if (job === undefined || candidate === undefined) throw new AppError("not_found");
  return `${candidate.firstName} ${candidate.lastName}, ${job.title}`;
};

export const scheduleInterview = async (
  { db, wakeWorker }: InterviewDeps,
  context: WorkspaceContext,
  input: Input,
  now: Date,
): Promise<Scheduled> => {
  const { companyId, userId } = context;
  const { jobId, candidateId, location, meetingLink, duration, type } = input;
  const work = asActor(db, { companyId, userId }, async (db) => {
    const subject = await subjectOf(db, { jobId, candidateId });
    const scheduledAt = new Date(input.scheduledAt);
    requireFuture(scheduledAt, now);
    const panel = await requirePanel(db, companyId, input.panel ?? [userId]);
    const application = await applicationFor(db, { companyId, jobId, candidateId }, userId);
    requireOpen(application);
    const row = await insertInterview(db, {
      companyId,
      applicationId: application.id,
      candidateId,
      scheduledAt,
      duration,
      type,
      location: location || null,
      meetingLink: meetingLink || null,
      timeZone: null,
      createdBy: userId,
      panel: panel.map((each) => each.userId),
    });
    await moveToInterview(db, context, application, now);
    await recordInterviewEvent(db, { row, change: "booked", by: userId, now });
    await recordAudit(db, { companyId, userId, action: "interview.scheduled", subject, subjectId: row.id });
    return row;
  });
  const row = await explainOverlap(work);
  wakeWorker(notifyAboutInterviewTask);
  return { ...row, scheduledAt: row.scheduledAt.toISOString(), status: "scheduled" };
};

export const requireRow = async (db: Database, id: string) => {
  const [interview] = await db
    .select({ row: interviews, application: jobApplications })
    .from(interviews)
    .innerJoin(jobApplications, eq(jobApplications.id, interviews.applicationId))
    .where(eq(interviews.id, id));
  if (interview === undefined) throw new AppError("not_found");
  return interview;
};

export const alreadyEnded = () => new AppError("conflict", "This interview has already taken place or was canceled.");

const toReply = (row: InterviewRow) => ({
  id: row.id,
  scheduledAt: row.scheduledAt.toISOString(),
  status: row.status as InterviewStatus,
});

export const moveInterview = async (
  { db, wakeWorker }: InterviewDeps,
  context: WorkspaceContext,
  { id, scheduledAt }: { readonly id: string; readonly scheduledAt: string },
  now: Date,
) => {
  const { companyId, userId } = context;
  const work = asActor(db, context, async (db) => {
    const { row: before, application } = await requireRow(db, id);
    const startsAt = new Date(scheduledAt);
    requireFuture(startsAt, now);
    if (startsAt.getTime() === before.scheduledAt.getTime()) return before;
    const row = await changeInterview(db, id, { scheduledAt: startsAt });
    if (row === null) throw alreadyEnded();
    await recordInterviewEvent(db, { row, change: "moved", movedFrom: before.scheduledAt, by: userId, now });
    const subject = await subjectOf(db, application);
    await recordAudit(db, { companyId, userId, action: "interview.moved", subject, subjectId: id });
    return row;
  });
  const row = await explainOverlap(work);
  wakeWorker(notifyAboutInterviewTask);
  return toReply(row);
};

export const cancelInterview = async (
  { db, wakeWorker }: InterviewDeps,
  context: WorkspaceContext,
  id: string,
  now: Date,
) => {
  const { companyId, userId } = context;
  const row = await asActor(db, context, async (db) => {
    const { application } = await requireRow(db, id);
    const row = await changeInterview(db, id, { status: "cancelled" });
    if (row === null) throw alreadyEnded();
    // A link to an interview that the team canceled cannot book again.
    await db
      .update(interviewInvitations)
      .set({ revokedAt: now })
      .where(and(eq(interviewInvitations.interviewId, id), isNull(interviewInvitations.revokedAt)));
    await recordInterviewEvent(db, { row, change: "cancelled", by: userId, now });
    const subject = await subjectOf(db, application);
    await recordAudit(db, { companyId, userId, action: "interview.cancelled", subject, subjectId: id });
    return row;
  });
  wakeWorker(notifyAboutInterviewTask);
  return toReply(row);
};
