/** Overdue answers of a team, and setting a new due date. */
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { endOfDay, maxAnswerDaysAhead } from "#domain/applications/answer-dates.ts";
import { maxShownTasks, type TeamTask } from "#domain/applications/team-tasks.ts";
import { asActor, type Database } from "../../db/client.ts";
import { applicationSubmissions, teamTasks } from "../../db/tables/applications.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { WakeWorker } from "../../infra/work/queue.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";

/** The task name is here so that the service does not import the task. */
export const answerDateTask = "notify-answer-date";

export const listTeamTasks = (
  db: Database,
  companyId: string,
): Promise<{ readonly tasks: TeamTask[]; readonly count: number }> =>
  asActor(db, { companyId }, async (db) => {
    const rows = await db
      .select({
        id: teamTasks.id,
        applicationId: teamTasks.applicationId,
        candidateId: jobApplications.candidateId,
        candidate: sql<string>`concat_ws(' ', ${candidates.firstName}, ${candidates.lastName})`,
        jobId: jobApplications.jobId,
        job: jobsEnhanced.title,
        stage: jobApplications.stage,
        dueAt: teamTasks.dueAt,
      })
      .from(teamTasks)
      .innerJoin(jobApplications, eq(jobApplications.id, teamTasks.applicationId))
      .innerJoin(candidates, eq(candidates.id, jobApplications.candidateId))
      .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
      .where(and(eq(teamTasks.companyId, companyId), isNull(teamTasks.doneAt)))
      .orderBy(asc(teamTasks.dueAt), asc(teamTasks.id))
      .limit(maxShownTasks);
    const count = await db.$count(teamTasks, and(eq(teamTasks.companyId, companyId), isNull(teamTasks.doneAt)));
    const tasks = rows.map((row) => ({ ...row, kind: "answer_overdue" as const, dueAt: row.dueAt.toISOString() }));
    return { tasks, count };
  });

const dayMs = 86_400_000;

const requireDay = (date: string, now: Date): Date => {
  const [today, last] = [now, new Date(now.getTime() + maxAnswerDaysAhead * dayMs)].map((at) =>
    at.toISOString().slice(0, 10),
  );
  if (today === undefined || last === undefined || date < today || date > last) {
    const message = `Choose a date within the next ${maxAnswerDaysAhead} days`;
    throw new AppError("validation_failed", message, { date: message });
  }
  return endOfDay(date);
};

/** Closes the open team task. The applicant gets an email unless the date is unchanged. */
export const setAnswerDate = async (
  { db, wakeWorker }: { readonly db: Database; readonly wakeWorker: WakeWorker },
  { companyId, userId }: WorkspaceContext,
  id: string,
  date: string,
  now: Date,
): Promise<{ readonly answerDueAt: string }> => {
  const dueDate = requireDay(date, now);
  await asActor(db, { companyId, userId }, async (db) => {
    const [current] = await db
      .select({ status: jobApplications.status, answerDueAt: jobApplications.answerDueAt })
      .from(jobApplications)
      .where(eq(jobApplications.id, id))
      .for("update");
    if (current === undefined) throw new AppError("not_found");
    if (current.status !== "active")
      throw new AppError("conflict", "This application isn't active, so no response is due.");
    if (current.answerDueAt?.getTime() === dueDate.getTime()) return;
    await db.update(jobApplications).set({ answerDueAt: dueDate }).where(eq(jobApplications.id, id));
    if ((await db.$count(applicationSubmissions, eq(applicationSubmissions.applicationId, id))) === 0) return;
    const payload = { id, companyId, dueAt: dueDate.toISOString() };
    await db.execute(sql`select enqueue_task(${answerDateTask}, ${JSON.stringify(payload)}::jsonb)`);
  });
  wakeWorker(answerDateTask);
  return { answerDueAt: dueDate.toISOString() };
};
