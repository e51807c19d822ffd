/** Cancels the upcoming interviews of an application that has ended: withdrawn, rejected, job closed, or candidate erased. */
import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { asActor, type Database } from "../../db/client.ts";
import { users } from "../../db/tables/identity.ts";
import { interviewInvitations } from "../../db/tables/interview-panels.ts";
import { interviews } from "../../db/tables/interviews.ts";
import { isOver } from "../pipeline/ended-application.service.ts";
import { changeInterview, recordInterviewEvent } from "./interview-row.ts";

interface EndedApplication {
  readonly companyId: string;
  readonly applicationId: string;
  /** Null where the candidate has withdrawn. */
  readonly by: string | null;
}

/** Returns how many were canceled: 0 if the move was undone in the meantime. */
export const cancelUpcomingInterviews = (
  db: Database,
  { companyId, applicationId, by: actorId }: EndedApplication,
  now: Date,
): Promise<number> =>
  asActor(db, { companyId }, async (db) => {
    if (!(await isOver(db, applicationId))) return 0;
    const by = actorId !== null && (await db.$count(users, eq(users.id, actorId))) === 1 ? actorId : null;
    await db
      .update(interviewInvitations)
      .set({ revokedAt: now })
      .where(and(eq(interviewInvitations.applicationId, applicationId), isNull(interviewInvitations.revokedAt)));
    const upcoming = await db
      .select({ id: interviews.id })
      .from(interviews)
      .where(
        and(
          eq(interviews.applicationId, applicationId),
          eq(interviews.status, "scheduled"),
          gt(interviews.scheduledAt, now),
        ),
      )
      .orderBy(asc(interviews.scheduledAt), asc(interviews.id));
    let canceled = 0;
    for (const { id } of upcoming) {
      const row = await changeInterview(db, id, { status: "cancelled" });
      if (row === null) continue;
      await recordInterviewEvent(db, { row, change: "cancelled", by, now });
      canceled += 1;
    }
    return canceled;
  });
