/** What is still to be held goes with its application: withdrawn, rejected, its job closed, or its person erased. */
import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { asActor, type Database } from "../../db/client.ts";
import { users } from "../../db/tables/identity.ts";
import { interviewInvitations } from "../../db/tables/interview-panels.ts";
import { interviews } from "../../db/tables/interviews.ts";
import { isOver } from "../pipeline/ended-application.service.ts";
import { changeInterview, tellOf } from "./interview-row.ts";

interface Ended {
  readonly companyId: string;
  readonly applicationId: string;
  /** Nobody of the workspace, where the candidate has withdrawn. */
  readonly by: string | null;
}

/** Answers how many were called off: none, where the move was undone meanwhile. */
export const callOff = (db: Database, { companyId, applicationId, by: asker }: Ended, now: Date): Promise<number> =>
  asActor(db, { companyId }, async (db) => {
    if (!(await isOver(db, applicationId))) return 0;
    const by = asker !== null && (await db.$count(users, eq(users.id, asker))) === 1 ? asker : null;
    await db
      .update(interviewInvitations)
      .set({ revokedAt: now })
      .where(and(eq(interviewInvitations.applicationId, applicationId), isNull(interviewInvitations.revokedAt)));
    const ahead = await db
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
    let cancelled = 0;
    for (const { id } of ahead) {
      const row = await changeInterview(db, id, { status: "cancelled" });
      if (row === null) continue;
      await tellOf(db, { row, change: "cancelled", by, now });
      cancelled += 1;
    }
    return cancelled;
  });
