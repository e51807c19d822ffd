/** Writes an interview in one transaction: the row, its panel, its activity and the task that notifies everyone. */
import { and, eq, sql } from "drizzle-orm";
import { slotText, formatSlot } from "#domain/bookings/call-times.ts";
import type { InterviewStatus } from "#domain/interviews/interview-status.ts";
import { defaultWorkingHours } from "#domain/interviews/working-hours.ts";
import type { ActivityType } from "#domain/pipeline/activities.ts";
import type { Database } from "../../db/client.ts";
import { interviewPanelists, memberHours } from "../../db/tables/interview-panels.ts";
import { interviews } from "../../db/tables/interviews.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/http/errors.ts";

export type InterviewRow = typeof interviews.$inferSelect;
export type InterviewChange = "booked" | "moved" | "cancelled";

export const notifyAboutInterviewTask = "notify-about-interview";

const exclusionViolation = "23P01";
const deadlock = "40P01";

/** A panelist has another interview at that time, or two swaps deadlocked and the database ended one. */
export const isOverlapError = (error: unknown): boolean => {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (code === exclusionViolation || code === deadlock) return true;
  return cause instanceof Error && isOverlapError(cause);
};

export const isCandidateOverlapError = (error: unknown): boolean => {
  const { constraint, cause } = error as { constraint?: unknown; cause?: unknown };
  return (
    constraint === "interviews_candidate_never_overlaps" || (cause instanceof Error && isCandidateOverlapError(cause))
  );
};

const activities: Readonly<Record<InterviewChange, ActivityType>> = {
  booked: "interview_scheduled",
  moved: "interview_moved",
  cancelled: "interview_cancelled",
};

export interface InterviewEvent {
  readonly row: InterviewRow;
  readonly change: InterviewChange;
  readonly movedFrom?: Date;
  /** Null where the candidate did it by their link. */
  readonly by: string | null;
  readonly now: Date;
}

/** Activities are read by the workspace, so their times are in the interviewer's zone. */
const zoneOf = async (db: Database, { interviewerId }: InterviewRow): Promise<string> => {
  if (interviewerId === null) return defaultWorkingHours.timeZone;
  const [ownHours] = await db
    .select({ timeZone: memberHours.timeZone })
    .from(memberHours)
    .where(eq(memberHours.userId, interviewerId));
  return ownHours?.timeZone ?? defaultWorkingHours.timeZone;
};

const slotLabel = (date: Date, timeZone: string): string => slotText(formatSlot(date, timeZone));

/** Records the activity and enqueues the emails, in the transaction of the change. */
export const recordInterviewEvent = async (
  db: Database,
  { row, change, movedFrom, by, now }: InterviewEvent,
): Promise<void> => {
  const { companyId, applicationId, id, sequence } = row;
  const zone = await zoneOf(db, row);
  const words = slotLabel(row.scheduledAt, zone);
  await db.insert(pipelineActivities).values({
    companyId,
    applicationId,
    activityType: activities[change],
    description: movedFrom === undefined ? words : `${slotLabel(movedFrom, zone)} to ${words}`,
    performedBy: by,
    createdAt: now,
  });
  await db.update(jobApplications).set({ lastActivity: now }).where(eq(jobApplications.id, applicationId));
  const news = {
    id,
    companyId,
    change,
    sequence,
    at: now.toISOString(),
    ...(movedFrom === undefined ? {} : { movedFrom: movedFrom.toISOString() }),
  };
  await db.execute(sql`select enqueue_task(${notifyAboutInterviewTask}, ${JSON.stringify(news)}::jsonb)`);
};

export interface NewRow {
  readonly companyId: string;
  readonly applicationId: string;
  readonly candidateId: string;
  readonly scheduledAt: Date;
  readonly duration: number;
  readonly type: string;
  readonly location: string | null;
  readonly meetingLink: string | null;
  readonly timeZone: string | null;
  readonly createdBy: string | null;
  /** Sorted as `requirePanel` returns them. */
  readonly panel: readonly string[];
}

export const insertInterview = async (db: Database, { candidateId, panel, ...values }: NewRow) => {
  const [row] = await db
    .insert(interviews)
    .values({ ...values, busyCandidateId: candidateId, interviewerId: panel[0] ?? null })
    .returning();
  if (row === undefined) throw new AppError("internal");
  // The trigger replaces these times with those of the interview.
  const times = { startsAt: row.scheduledAt, endsAt: row.endsAt ?? row.scheduledAt };
  await db
    .insert(interviewPanelists)
    .values(panel.map((userId) => ({ companyId: row.companyId, interviewId: row.id, userId, ...times })));
  return row;
};

/** Changes scheduled interviews only; returns null for any other status. */
export const changeInterview = async (
  db: Database,
  id: string,
  change: { readonly scheduledAt?: Date; readonly status?: InterviewStatus; readonly timeZone?: string },
): Promise<InterviewRow | null> => {
  const [row] = await db
    .update(interviews)
    .set({ ...change, sequence: sql`${interviews.sequence} + 1` })
    .where(and(eq(interviews.id, id), eq(interviews.status, "scheduled")))
    .returning();
  return row ?? null;
};
