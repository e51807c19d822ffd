/** Creates a job as a draft in the author's workspace. */
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { newJob } from "#domain/jobs/draft-job.ts";
import { asActor, type Database } from "../../db/client.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { hiringTeams } from "../../db/tables/teams.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";

export const requireTeam = (db: Database, { companyId }: WorkspaceContext, teamId: string): Promise<void> =>
  asActor(db, { companyId }, async (db) => {
    const rows = await db.select({ id: hiringTeams.id }).from(hiringTeams).where(eq(hiringTeams.id, teamId));
    if (rows.length === 0) throw new AppError("not_found");
  });

export const draftJob = (
  db: Database,
  { companyId, userId }: WorkspaceContext,
  { title, department, hiringTeamId, priority, description, requirements }: z.output<typeof newJob>,
) =>
  asActor(db, { companyId }, async (db) => {
    const [job] = await db
      .insert(jobsEnhanced)
      .values({
        companyId,
        title,
        department: department || null,
        description: description || null,
        requirements: requirements || null,
        hiringTeamId,
        priority,
        createdBy: userId,
      })
      .returning({ id: jobsEnhanced.id, title: jobsEnhanced.title });
    if (job === undefined) throw new AppError("internal");
    await recordAudit(db, { companyId, userId, action: "job.drafted", subject: title, subjectId: job.id });
    return { ...job, status: "draft" as const };
  });
