/** How interviews end: with their application, job, candidate, or panelists. */
import { and, eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { defaultWorkingHours } from "#domain/interviews/working-hours.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { interviewInvitations, interviewPanelists, memberHours, scorecards } from "../../db/tables/interview-panels.ts";
import { interviews } from "../../db/tables/interviews.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { auditLog, mailLog } from "../../db/tables/records.ts";
import { rejectionWithoutEmail } from "../../test/fixtures/board.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { eventIn, emailIn } from "../../test/email/interview-emails.ts";
import { anInterviewWorkspace, linkApi } from "../../test/fixtures/interviews.ts";
import { aBrowser } from "../../test/browsers.ts";
import { cancelInterviews } from "./cancel-interviews.task.ts";

const { app, owner, catcher, work, tools } = await buildTestApp();
beforeAll(async () => {
  await work();
});
const emailTo = emailIn(catcher);

let hour = 0;
const aTime = () => new Date(Date.UTC(2040, 0, 3, 12) + (hour += 1) * 7_200_000).toISOString();

/** A scheduled interview with Tom, and a link for another one. */
const agreed = async () => {
  const table = await anInterviewWorkspace(app, owner.db);
  const tom = await table.teamMember("viewer", "Tom Brandt");
  const person = await table.applicant("interview");
  const response = await table.admin.post("/api/interviews", {
    jobId: table.job.id,
    candidateId: person.candidateId,
    scheduledAt: aTime(),
    panel: [tom.userId],
  });
  expect(response.statusCode, response.body).toBe(201);
  const { id } = response.json<{ id: string }>();
  const invited = await table.admin.post(`/api/applications/${person.applicationId}/interview-invitations`, {
    panel: [tom.userId],
  });
  const { link } = invited.json<{ link: string }>();
  await emailTo(person.email, "Your interview:");
  return { ...table, tom, person, id, link };
};

const statusOf = async (id: string) =>
  (await owner.db.select().from(interviews).where(eq(interviews.id, id)))[0]?.status;

const waiting = async (applicationId: string) => {
  const { rows } = await owner.db.execute<{ data: { by: string | null }; later: boolean }>(sql`
    select data, start_after > now() + interval '30 seconds' as later from pgboss.job
    where name = 'cancel-interviews' and data ->> 'applicationId' = ${applicationId}`);
  return rows;
};

/** Simulates the end of the undo window. */
const dueTasks = async (applicationId: string) => {
  for (const { data } of await waiting(applicationId))
    await cancelInterviews.handle(cancelInterviews.payload.parse(data), tools);
};

test("withdrawing cancels the interview in every calendar and ends the link", async () => {
  const { person, tom, id, link } = await agreed();
  expect((await aBrowser(app).get(linkApi(link))).statusCode).toBe(200);
  await owner.db
    .update(jobApplications)
    .set({ status: "withdrawn" })
    .where(eq(jobApplications.id, person.applicationId));
  const mail = await emailTo(person.email, "Interview canceled");
  expect(eventIn(mail)).toMatchObject({ method: "CANCEL", sequence: 1 });
  expect(mail.mail.text).not.toContain("/interviews/");
  expect(eventIn(await emailTo(tom.email, "Interview canceled"))).toMatchObject({ method: "CANCEL" });
  expect(await statusOf(id)).toBe("cancelled");
  const [entry] = await owner.db
    .select()
    .from(pipelineActivities)
    .where(
      and(
        eq(pipelineActivities.applicationId, person.applicationId),
        eq(pipelineActivities.activityType, "interview_cancelled"),
      ),
    );
  expect(entry?.performedBy).toBeNull();
  // Also after the application was reopened.
  await owner.db.update(jobApplications).set({ status: "active" }).where(eq(jobApplications.id, person.applicationId));
  expect((await aBrowser(app).get(linkApi(link))).statusCode).toBe(404);
});

test("a rejection cancels it after the undo window; an undo in time changes nothing", async () => {
  const { admin, person, tom, id, link } = await agreed();
  const reject = () =>
    admin.post(`/api/applications/${person.applicationId}/stage`, {
      from: "interview",
      to: "rejected",
      rejection: rejectionWithoutEmail,
    });
  const { moveId } = (await reject()).json<{ moveId: string }>();
  expect(await waiting(person.applicationId)).toMatchObject([{ data: { by: admin.userId }, later: true }]);
  expect((await aBrowser(app).get(linkApi(link))).statusCode).toBe(404);
  expect((await admin.post(`/api/pipeline-moves/${moveId}/undo`)).statusCode).toBe(200);
  await dueTasks(person.applicationId);
  expect(await statusOf(id)).toBe("scheduled");
  expect((await aBrowser(app).get(linkApi(link))).statusCode).toBe(200);

  await reject();
  await dueTasks(person.applicationId);
  expect(await statusOf(id)).toBe("cancelled");
  expect(eventIn(await emailTo(tom.email, "Interview canceled"))).toMatchObject({ method: "CANCEL" });
  const [invitation] = await owner.db
    .select()
    .from(interviewInvitations)
    .where(eq(interviewInvitations.applicationId, person.applicationId));
  expect(invitation?.revokedAt).not.toBeNull();
  // A second run changes nothing.
  await dueTasks(person.applicationId);
  const [row] = await owner.db.select().from(interviews).where(eq(interviews.id, id));
  expect(row?.sequence).toBe(1);
});

test("a hire keeps scheduled interviews, a closed job cancels them; past ones stay", async () => {
  const { admin, person, id, job, applicant, tom } = await agreed();
  const past = await applicant("interview", "Nils");
  const [completedInterview] = await owner.db
    .insert(interviews)
    .values({
      companyId: job.companyId,
      applicationId: past.applicationId,
      scheduledAt: new Date("2025-01-06T15:00:00Z"),
    })
    .returning();
  const hired = await applicant("interview", "Hanna");
  const response = await admin.post("/api/interviews", {
    jobId: job.id,
    candidateId: hired.candidateId,
    scheduledAt: aTime(),
    panel: [tom.userId],
  });
  await admin.post(`/api/applications/${hired.applicationId}/stage`, { from: "interview", to: "hired" });
  expect(await waiting(hired.applicationId)).toEqual([]);
  await owner.db.update(jobsEnhanced).set({ status: "closed" }).where(eq(jobsEnhanced.id, job.id));
  expect(await waiting(past.applicationId)).toEqual([]);
  await dueTasks(person.applicationId);
  await dueTasks(hired.applicationId);
  expect([
    await statusOf(id),
    await statusOf(completedInterview?.id ?? ""),
    await statusOf(response.json<{ id: string }>().id),
  ]).toEqual(["cancelled", "scheduled", "scheduled"]);
});

test("erasing a candidate cancels interviews and removes the name from emails and logs", async () => {
  const { person, tom, id } = await agreed();
  await emailTo(tom.email, "Interview: Maya");
  await owner.db
    .update(candidates)
    .set({ firstName: "Erased", lastName: "person", email: `erased-${person.candidateId}@erased.invalid` })
    .where(eq(candidates.id, person.candidateId));
  expect(eventIn(await emailTo(tom.email, "Interview canceled: Erased person"))).toMatchObject({ method: "CANCEL" });
  expect(await statusOf(id)).toBe("cancelled");
  const subjects = await owner.db.select().from(mailLog).where(eq(mailLog.toAddress, tom.email));
  expect(JSON.stringify(subjects)).not.toContain("Maya");
  const auditRows = await owner.db
    .select()
    .from(auditLog)
    .where(sql`details::text like '%Maya Okafor%'`);
  expect(auditRows.map(({ subjectId }) => subjectId)).not.toContain(id);
  expect(
    catcher.caught.filter(({ to: [address] }) => address === person.email).map(({ mail }) => mail.subject),
  ).not.toContain("Interview canceled");
});

test("leaving the workspace removes a member's panel seats and hours", async () => {
  const { admin, tom, id, companyId, person } = await agreed();
  await tom.put("/api/interviews/own-hours", defaultWorkingHours);
  expect((await tom.put(`/api/interviews/${id}/panel`, { panel: [tom.userId] })).statusCode).toBe(403);
  await owner.db
    .delete(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, tom.userId)));
  expect(eventIn(await emailTo(tom.email, "You're no longer on the panel"))).toMatchObject({
    method: "CANCEL",
  });
  expect(await owner.db.$count(memberHours, eq(memberHours.userId, tom.userId))).toBe(0);
  expect(await owner.db.$count(interviewPanelists, eq(interviewPanelists.interviewId, id))).toBe(0);
  expect(await statusOf(id)).toBe("scheduled");
  const history = (await admin.get(`/api/candidates/${person.candidateId}/history`)).body;
  expect(history).toContain("Tom Brandt has left the workspace");
});

test("merging two records of one person joins their interviews", async () => {
  const { person, id, applicant, job, admin } = await agreed();
  const other = await applicant("interview", "Maja");
  const heldBy = async () =>
    (await owner.db.select().from(interviews).where(eq(interviews.id, id)))[0]?.busyCandidateId;
  expect(await heldBy()).toBe(person.candidateId);
  // The merge assigns the job to one of the two records.
  await owner.db.delete(jobApplications).where(eq(jobApplications.id, other.applicationId));
  await owner.db
    .update(jobApplications)
    .set({ candidateId: other.candidateId })
    .where(eq(jobApplications.id, person.applicationId));
  expect(await heldBy()).toBe(other.candidateId);
  const [row] = await owner.db.select().from(interviews).where(eq(interviews.id, id));
  const twice = await admin.post("/api/interviews", {
    jobId: job.id,
    candidateId: other.candidateId,
    scheduledAt: row?.scheduledAt.toISOString(),
    panel: [admin.userId],
  });
  expect([twice.statusCode, twice.body]).toEqual([409, expect.stringContaining("The candidate has another interview")]);
});

test("changing a panel notifies joining and leaving members and the candidate only", async () => {
  const { admin, teamMember, tom, person, id, job, applicant } = await agreed();
  const [ana, bo] = [await teamMember("editor", "Ana Ruiz"), await teamMember("viewer", "Bo Lind")];
  const seat = (panel: readonly { readonly userId: string }[]) =>
    admin.put(`/api/interviews/${id}/panel`, { panel: panel.map(({ userId }) => userId) });
  expect((await seat([])).statusCode).toBe(400);
  const elsewhere = await anInterviewWorkspace(app, owner.db);
  expect((await seat([elsewhere.admin])).statusCode).toBe(404);
  const response = await seat([tom, ana, bo]);
  expect(response.statusCode, response.body).toBe(200);
  expect(response.json<{ panel: string[] }>().panel.toSorted()).toEqual([tom.userId, ana.userId, bo.userId].toSorted());
  const toAna = eventIn(await emailTo(ana.email, "You're on the interview panel"));
  expect(toAna).toMatchObject({ method: "REQUEST", minutes: 60 });
  expect(toAna.attendees).toHaveLength(3);
  const toThem = await emailTo(person.email, "Your interview panel has changed");
  expect(toThem.mail.text).toContain("Ana Ruiz, Bo Lind, Tom Brandt");
  expect(eventIn(toThem).uid).toBe(toAna.uid);

  expect((await seat([ana, bo])).statusCode).toBe(200);
  expect(eventIn(await emailTo(tom.email, "You're no longer on the panel"))).toMatchObject({
    method: "CANCEL",
    uid: toAna.uid,
  });
  const [row] = await owner.db.select().from(interviews).where(eq(interviews.id, id));
  expect([ana.userId, bo.userId]).toContain(row?.interviewerId);
  // The time is busy for new panelists and free for removed ones.
  const other = await applicant("interview", "Nils");
  const book = (panel: readonly string[]) =>
    admin.post("/api/interviews", {
      jobId: job.id,
      candidateId: other.candidateId,
      scheduledAt: row?.scheduledAt.toISOString(),
      panel,
    });
  expect((await book([ana.userId])).statusCode).toBe(409);
  expect((await book([tom.userId])).statusCode).toBe(201);
  const clash = await seat([ana, bo, tom]);
  expect([clash.statusCode, clash.body]).toEqual([409, expect.stringContaining("another interview at this time")]);
  // Nothing of the failed change is stored.
  expect(await owner.db.$count(interviewPanelists, eq(interviewPanelists.interviewId, id))).toBe(2);
  const history = (await admin.get(`/api/candidates/${person.candidateId}/history`)).body;
  expect(history).toContain("Ana Ruiz, Bo Lind added");
  expect(history).toContain("Tom Brandt removed");
  // Bo got one email, when he joined.
  expect(
    catcher.caught.filter(
      ({ to: [address], mail }) => address === bo.email && mail.subject?.includes("panel") === true,
    ),
  ).toHaveLength(1);
});

test("rejects removing a panelist with a scorecard, and changing a canceled panel", async () => {
  const { admin, tom, id, companyId } = await agreed();
  // Earlier releases accepted scorecards before the start.
  const notes = "Spoke with them before the day";
  await owner.db
    .insert(scorecards)
    .values({ companyId, interviewId: id, userId: tom.userId, status: "submitted", submittedAt: new Date(), notes });
  const off = await admin.put(`/api/interviews/${id}/panel`, { panel: [admin.userId] });
  expect([off.statusCode, off.body]).toEqual([409, expect.stringContaining("submitted a scorecard")]);
  expect((await admin.put(`/api/interviews/${id}/panel`, { panel: [admin.userId, tom.userId] })).statusCode).toBe(200);
  await admin.post(`/api/interviews/${id}/cancel`);
  expect((await admin.put(`/api/interviews/${id}/panel`, { panel: [tom.userId] })).statusCode).toBe(409);
});
