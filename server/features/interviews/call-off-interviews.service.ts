/** What is still to be held goes with its application: withdrawn, rejected, its job closed, or its person erased. */
import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { users } from "../../db/tables/identity.ts";
import { interviewInvitations } from "../../db/tables/interview-panels.ts";
import { interviews } from "../../db/tables/interviews.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { changeInterview, tellOf } from "./interview-row.ts";

interface Ended {
  readonly companyId: string;
  readonly applicationId: string;
  /** Nobody of the workspace, where the candidate has withdrawn. */
  readonly by: string | null;
}

/** Held, so that whoever undoes it in this moment comes before or after. */
const isOver = async (db: Database, id: string): Promise<boolean> => {
  const [found] = await db
    .select({ application: jobApplications, job: jobsEnhanced.status, email: candidates.email })
    .from(jobApplications)
    .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
    .innerJoin(candidates, eq(candidates.id, jobApplications.candidateId))
    .where(eq(jobApplications.id, id))
    .for("update", { of: jobApplications });
  if (found === undefined) return false;
  const { stage, status } = found.application;
  if (status === "withdrawn" || stage === "rejected" || found.email.endsWith("@erased.invalid")) return true;
  return stage !== "hired" && found.job === "closed";
};

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
