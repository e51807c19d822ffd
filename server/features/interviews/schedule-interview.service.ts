/** An interview belongs to an application. Where a match has brought somebody who never applied, the application is made here. */
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
import { writeDown } from "../../infra/audit.ts";
import { AppError } from "../../infra/errors.ts";
import type { Nudge } from "../../infra/queue.ts";
import type { Worker } from "../../infra/who.ts";
import { bringToBoard, type Place } from "../pipeline/add-application.service.ts";
import { bringToStage, type Standing } from "../pipeline/bring-to-stage.service.ts";
import type { Mover } from "../pipeline/pipeline.service.ts";
import {
  changeInterview,
  insertInterview,
  type InterviewRow,
  isCandidateTaken,
  isTaken,
  tellAboutInterviewTask,
  tellOf,
} from "./interview-row.ts";
import { requirePanel } from "./panel.service.ts";

type Input = z.output<typeof newInterview>;
type Scheduled = z.output<typeof endpoint.reply>;

export interface InterviewTools {
  readonly db: Database;
  readonly nudge: Nudge;
}

const matchSource = "Matching";

/** Whoever was added by a match stands where the interview puts them. */
const applicationFor = async (db: Database, place: Place, userId: string) => {
  const arrival = { stage: "interview", source: matchSource, description: "Added from a match", userId } as const;
  const made = await bringToBoard(db, place, arrival);
  if (made !== undefined) return made;
  const { jobId, candidateId } = place;
  const [found] = await db
    .select()
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobId), eq(jobApplications.candidateId, candidateId)));
  if (found === undefined) throw new AppError("not_found");
  return found;
};

/** Who is asked to an interview stands at the interview, unless they have come further. */
export const bringToInterview = (db: Database, mover: Mover, application: Standing, now: Date): Promise<void> =>
  bringToStage(db, mover, application, "interview", now);

export const requireOpen = ({ status }: { readonly status: string }): void => {
  if (status === "active") return;
  throw new AppError("conflict", "This application is closed. Reopen it before you schedule an interview.");
};

const requireFuture = (at: Date, now: Date): void => {
  if (at <= now) throw new AppError("validation_failed", undefined, { scheduledAt: "Please choose a time to come" });
};

/** Says whose time it is that is taken. */
export const sayingWhoIsTaken = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (!isTaken(error)) throw error;
    const message = isCandidateTaken(error)
      ? "The candidate has another interview at this time."
      : "Somebody of the panel has another interview at this time. Please choose another time or another panel.";
    throw new AppError("conflict", message, { scheduledAt: message });
  }
};

export const nameFor = async (db: Database, { jobId, candidateId }: Omit<Place, "companyId">): Promise<string> => {
  const [job] = await db.select({ title: jobsEnhanced.title }).from(jobsEnhanced).where(eq(jobsEnhanced.id, jobId));
  const [candidate] = await db
    .select({ firstName: candidates.firstName, lastName: candidates.lastName })
    .from(candidates)
    .where(eq(candidates.id, candidateId));
  if (job === undefined || candidate === undefined) throw new AppError("not_found");
  return `${candidate.firstName} ${candidate.lastName}, ${job.title}`;
};

export const scheduleInterview = async (
  { db, nudge }: InterviewTools,
  worker: Worker,
  input: Input,
  now: Date,
): Promise<Scheduled> => {
  const { companyId, userId } = worker;
  const { jobId, candidateId, location, meetingLink, duration, type } = input;
  const done = asActor(db, { companyId, userId }, async (db) => {
    const subject = await nameFor(db, { jobId, candidateId });
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
    await bringToInterview(db, worker, application, now);
    await tellOf(db, { row, change: "booked", by: userId, now });
    await writeDown(db, { companyId, userId, deed: "interview.scheduled", subject, subjectId: row.id });
    return row;
  });
  const row = await sayingWhoIsTaken(done);
  nudge(tellAboutInterviewTask);
  return { ...row, scheduledAt: row.scheduledAt.toISOString(), status: "scheduled" };
};

export const requireRow = async (db: Database, id: string) => {
  const [found] = await db
    .select({ row: interviews, application: jobApplications })
    .from(interviews)
    .innerJoin(jobApplications, eq(jobApplications.id, interviews.applicationId))
    .where(eq(interviews.id, id));
  if (found === undefined) throw new AppError("not_found");
  return found;
};

export const over = () => new AppError("conflict", "This interview was held or cancelled already.");

const answerOf = (row: InterviewRow) => ({
  id: row.id,
  scheduledAt: row.scheduledAt.toISOString(),
  status: row.status as InterviewStatus,
});

export const moveInterview = async (
  { db, nudge }: InterviewTools,
  worker: Worker,
  { id, scheduledAt }: { readonly id: string; readonly scheduledAt: string },
  now: Date,
) => {
  const { companyId, userId } = worker;
  const done = asActor(db, worker, async (db) => {
    const { row: before, application } = await requireRow(db, id);
    const at = new Date(scheduledAt);
    requireFuture(at, now);
    if (at.getTime() === before.scheduledAt.getTime()) return before;
    const row = await changeInterview(db, id, { scheduledAt: at });
    if (row === null) throw over();
    await tellOf(db, { row, change: "moved", movedFrom: before.scheduledAt, by: userId, now });
    const subject = await nameFor(db, application);
    await writeDown(db, { companyId, userId, deed: "interview.moved", subject, subjectId: id });
    return row;
  });
  const row = await sayingWhoIsTaken(done);
  nudge(tellAboutInterviewTask);
  return answerOf(row);
};

export const cancelInterview = async ({ db, nudge }: InterviewTools, worker: Worker, id: string, now: Date) => {
  const { companyId, userId } = worker;
  const row = await asActor(db, worker, async (db) => {
    const { application } = await requireRow(db, id);
    const row = await changeInterview(db, id, { status: "cancelled" });
    if (row === null) throw over();
    // What the team has called off is not chosen again by the link it came from.
    await db
      .update(interviewInvitations)
      .set({ revokedAt: now })
      .where(and(eq(interviewInvitations.interviewId, id), isNull(interviewInvitations.revokedAt)));
    await tellOf(db, { row, change: "cancelled", by: userId, now });
    const subject = await nameFor(db, application);
    await writeDown(db, { companyId, userId, deed: "interview.cancelled", subject, subjectId: id });
    return row;
  });
  nudge(tellAboutInterviewTask);
  return answerOf(row);
};
