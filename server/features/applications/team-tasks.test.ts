/** Missed answer dates: one task and one email to the responsible members, closed by a stage move or a new date. */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ApplicationStatusPage } from "#domain/applications/application-status.ts";
import { answerDueAt, endOfDay } from "#domain/applications/answer-dates.ts";
import type { TeamTask } from "#domain/applications/team-tasks.ts";
import { applicationSubmissions, teamTasks } from "../../db/tables/applications.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { buildTestApp, testKeys } from "../../test/build-test-app.ts";
import { anApplication } from "../../test/fixtures/factories.ts";
import { anEmployer } from "../../test/fixtures/jobs.ts";
import { aBrowser } from "../../test/browsers.ts";
import { applicationToken } from "./application-link.ts";
import { createOverdueTasks } from "./flag-overdue-answers.task.ts";
import { notifyAnswerDate } from "./notify-answer-date.task.ts";
import { notifyOverdueAnswer } from "./notify-overdue-answer.task.ts";

const { app, db, owner, catcher, tools: deps } = await buildTestApp();
const yesterday = endOfDay(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** An applicant whose answer was due yesterday. */
const anOverdueApplication = async () => {
  const admin = await anEmployer(app);
  const { companyId } = admin;
  const application = await anApplication(owner.db, companyId);
  const { id } = application;
  await owner.db.update(jobApplications).set({ answerDueAt: yesterday }).where(eq(jobApplications.id, id));
  await owner.db.insert(applicationSubmissions).values({
    applicationId: id,
    companyId,
    firstName: "Maya",
    lastName: "Okafor",
    email: `waiting-${id}@people.example`,
  });
  const page = async () => {
    const token = applicationToken({ id, companyId }, testKeys);
    return (await aBrowser(app).get(`/api/application-status/${token}`)).json<ApplicationStatusPage>();
  };
  const tasks = () => owner.db.select().from(teamTasks).where(eq(teamTasks.applicationId, id));
  const listed = async () => (await admin.get("/api/team-tasks")).json<{ tasks: TeamTask[]; count: number }>();
  const queued = async (name: string) => {
    const { rows } = await owner.db.execute<{ data: never }>(
      sql`select data from pgboss.job_common where name = ${name} and data ->> 'id' = ${id}`,
    );
    return rows.map(({ data }) => data);
  };
  return { admin, companyId, application, id, page, tasks, listed, queued };
};

test("creates one task and one email per missed date across two workers", async () => {
  const { id, tasks, listed, page, queued, application } = await anOverdueApplication();
  const raised = await Promise.all([1, 2, 3].map(() => createOverdueTasks(db, new Date())));
  expect(raised.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(1);
  await createOverdueTasks(db, new Date());
  expect(await tasks()).toMatchObject([{ kind: "answer_overdue", dueAt: yesterday, doneAt: null }]);
  expect(await queued("notify-overdue-answer")).toHaveLength(1);
  expect(await listed()).toMatchObject({
    count: 1,
    tasks: [{ applicationId: id, candidate: "Maya Okafor", jobId: application.jobId, stage: "applied" }],
  });
  expect(await page()).toMatchObject({ standing: { isExpired: true } });
  expect((await page()).standing.by).toMatch(/^You should have heard by .+ We've reminded the team\.$/);
  // The database rejects a second task even if it is inserted directly.
  const [task] = await tasks();
  await expect(owner.db.insert(teamTasks).values({ ...task, id: undefined } as never)).rejects.toMatchObject({
    cause: { constraint: "team_tasks_once" },
  });
});

test("continues with the next batch after each batch of overdue answers", async () => {
  await createOverdueTasks(db, new Date());
  const two = [await anOverdueApplication(), await anOverdueApplication()];
  await db.execute(sql`select flag_overdue_answers(now(), 1)`);
  await db.execute(sql`select flag_overdue_answers(now(), 1)`);
  for (const workspace of two) expect(await workspace.tasks()).toHaveLength(1);
});

test("creates no task for not-yet-due, answered, withdrawn or sample applications", async () => {
  const cases = [
    { answerDueAt: endOfDay(inDays(0)) },
    { answerDueAt: null },
    { status: "withdrawn" },
    { status: "closed", stage: "rejected" },
  ] as const;
  const workspaces = await Promise.all(
    cases.map(async (change) => {
      const workspace = await anOverdueApplication();
      await owner.db.update(jobApplications).set(change).where(eq(jobApplications.id, workspace.id));
      return workspace;
    }),
  );
  const sample = await anOverdueApplication();
  await owner.db.update(candidates).set({ isSample: true }).where(eq(candidates.id, sample.application.candidateId));
  await createOverdueTasks(db, new Date());
  for (const workspace of [...workspaces, sample]) expect(await workspace.tasks()).toEqual([]);
});

test("closes the task on a stage move and sets the next due date", async () => {
  const { admin, id, tasks, listed } = await anOverdueApplication();
  await createOverdueTasks(db, new Date());
  const readStored = async () => (await owner.db.select().from(jobApplications).where(eq(jobApplications.id, id)))[0];
  await admin.post(`/api/applications/${id}/stage`, { from: "applied", to: "offer" });
  expect((await tasks())[0]?.doneAt).toBeInstanceOf(Date);
  expect((await listed()).count).toBe(0);
  const moved = await readStored();
  expect(moved?.answerDueAt).toEqual(answerDueAt("offer", moved?.lastActivity ?? new Date()));
  await admin.post(`/api/applications/${id}/stage`, { from: "offer", to: "hired" });
  expect((await readStored())?.answerDueAt).toBeNull();
});

test("closes the task on a new date, emails the applicant, and can repeat", async () => {
  const { admin, id, tasks, page, queued } = await anOverdueApplication();
  await createOverdueTasks(db, new Date());
  const set = (date: string) => admin.put(`/api/applications/${id}/answer-date`, { date });
  for (const invalidDate of [inDays(-1), inDays(61), "soon"])
    expect((await set(invalidDate)).statusCode, invalidDate).toBe(400);
  const date = inDays(7);
  expect((await set(date)).json()).toEqual({ answerDueAt: `${date}T23:59:59.999Z` });
  expect((await tasks())[0]?.doneAt).toBeInstanceOf(Date);
  expect((await page()).standing).toMatchObject({ isExpired: false });
  await set(date);
  const queuedData = await queued("notify-answer-date");
  expect(queuedData).toHaveLength(1);
  for (const data of [...queuedData, ...queuedData]) await notifyAnswerDate.handle(data, deps);
  const to = `waiting-${id}@people.example`;
  expect(catcher.caught.filter((each) => each.to.includes(to)).map(({ mail }) => mail.subject)).toEqual([
    expect.stringMatching(/^New response date: ICU Nurse Manager/),
  ]);
  await createOverdueTasks(db, new Date(Date.now() + 9 * 86_400_000));
  expect((await tasks()).map(({ doneAt }) => doneAt === null)).toEqual([false, true]);
  const other = await anEmployer(app);
  expect((await other.put(`/api/applications/${id}/answer-date`, { date })).statusCode).toBe(404);
  await owner.db.update(jobApplications).set({ status: "withdrawn" }).where(eq(jobApplications.id, id));
  expect((await set(inDays(3))).statusCode).toBe(409);
});

test("emails the responsible members once, and no one after an answer", async () => {
  const { admin, application, queued } = await anOverdueApplication();
  await createOverdueTasks(db, new Date());
  const [queuedData] = await queued("notify-overdue-answer");
  const { person } = (await admin.get("/api/me")).json<{ person: { id: string; email: string } }>();
  await owner.db
    .update(jobsEnhanced)
    .set({ assignedRecruiterId: person.id })
    .where(eq(jobsEnhanced.id, application.jobId));
  const subjects = () =>
    catcher.caught
      .filter((each) => each.to.includes(person.email) && each.mail.subject?.startsWith("Response overdue") === true)
      .map(({ mail }) => mail.subject);
  await notifyOverdueAnswer.handle(queuedData as never, deps);
  await notifyOverdueAnswer.handle(queuedData as never, deps);
  expect(subjects()).toEqual(["Response overdue: Maya Okafor, ICU Nurse Manager"]);
  const answered = await anOverdueApplication();
  await createOverdueTasks(db, new Date());
  await answered.admin.post(`/api/applications/${answered.id}/stage`, { from: "applied", to: "screening" });
  const before = catcher.caught.length;
  await notifyOverdueAnswer.handle({ id: answered.id, companyId: answered.companyId }, deps);
  expect(catcher.caught.length).toBe(before);
});
