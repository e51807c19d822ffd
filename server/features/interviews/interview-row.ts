/** Writing an interview: the row, its panel, its place in the history and the task that tells everybody; one transaction. */
import { and, eq, sql } from "drizzle-orm";
import { slotText, slotWords } from "#domain/bookings/call-times.ts";
import type { InterviewStatus } from "#domain/interviews/interview-status.ts";
import { usualWorkingHours } from "#domain/interviews/working-hours.ts";
import type { ActivityType } from "#domain/pipeline/activities.ts";
import type { Database } from "../../db/client.ts";
import { interviewPanelists, memberHours } from "../../db/tables/interview-panels.ts";
import { interviews } from "../../db/tables/interviews.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/errors.ts";

export type InterviewRow = typeof interviews.$inferSelect;
export type InterviewChange = "booked" | "moved" | "cancelled";

export const tellAboutInterviewTask = "tell-about-interview";

const exclusionViolation = "23P01";
const deadlock = "40P01";

/** Somebody of them has another interview then; or two wanted to change places, and the database let neither wait for ever. */
export const isTaken = (error: unknown): boolean => {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (code === exclusionViolation || code === deadlock) return true;
  return cause instanceof Error && isTaken(cause);
};

export const isCandidateTaken = (error: unknown): boolean => {
  const { constraint, cause } = error as { constraint?: unknown; cause?: unknown };
  return constraint === "interviews_candidate_never_overlaps" || (cause instanceof Error && isCandidateTaken(cause));
};

const activities: Readonly<Record<InterviewChange, ActivityType>> = {
  booked: "interview_scheduled",
  moved: "interview_moved",
  cancelled: "interview_cancelled",
};

export interface Telling {
  readonly row: InterviewRow;
  readonly change: InterviewChange;
  readonly movedFrom?: Date;
  /** Empty where the candidate did it by their link. */
  readonly by: string | null;
  readonly now: Date;
}

/** The history is read by the workspace: its clock is that of whoever interviews. */
const zoneOf = async (db: Database, { interviewerId }: InterviewRow): Promise<string> => {
  if (interviewerId === null) return usualWorkingHours.timeZone;
  const [own] = await db
    .select({ timeZone: memberHours.timeZone })
    .from(memberHours)
    .where(eq(memberHours.userId, interviewerId));
  return own?.timeZone ?? usualWorkingHours.timeZone;
};

const inWords = (at: Date, timeZone: string): string => slotText(slotWords(at, timeZone));

/** History of the application and mails to everybody, with the change itself. */
export const tellOf = async (db: Database, { row, change, movedFrom, by, now }: Telling): Promise<void> => {
  const { companyId, applicationId, id, sequence } = row;
  const zone = await zoneOf(db, row);
  const words = inWords(row.scheduledAt, zone);
  await db.insert(pipelineActivities).values({
    companyId,
    applicationId,
    activityType: activities[change],
    description: movedFrom === undefined ? words : `${inWords(movedFrom, zone)} to ${words}`,
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
  await db.execute(sql`select enqueue_task(${tellAboutInterviewTask}, ${JSON.stringify(news)}::jsonb)`);
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
  /** Sorted, as requirePanel answers them. */
  readonly panel: readonly string[];
}

export const insertInterview = async (db: Database, { candidateId, panel, ...values }: NewRow) => {
  const [row] = await db
    .insert(interviews)
    .values({ ...values, heldCandidateId: candidateId, interviewerId: panel[0] ?? null })
    .returning();
  if (row === undefined) throw new AppError("internal");
  // The times stand in the row only until the trigger takes them from the interview.
  const times = { startsAt: row.scheduledAt, endsAt: row.endsAt ?? row.scheduledAt };
  await db
    .insert(interviewPanelists)
    .values(panel.map((userId) => ({ companyId: row.companyId, interviewId: row.id, userId, ...times })));
  return row;
};

/** Only what is still to be held changes; null where it is not any more. */
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
