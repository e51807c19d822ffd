/** What needs a member: each group, its order, and who sees it. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ActionItems } from "#domain/dashboard/action-items.ts";
import type { Navigation } from "#domain/navigation/navigation.ts";
import { teamTasks } from "../../db/tables/applications.ts";
import { interviewPanelists, memberHours, scorecards } from "../../db/tables/interview-panels.ts";
import { interviews } from "../../db/tables/interviews.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { hiringTeamMembers, hiringTeams } from "../../db/tables/teams.ts";
import { seedDatabase } from "../../db/seed/seed.ts";
import { aBrowser, type Browser } from "../../test/browsers.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { anInterviewWorkspace, type Interviewer } from "../../test/fixtures/interviews.ts";
import { aDraftOffer, aSentOffer } from "../../test/fixtures/offer-factories.ts";
import { listActionItems } from "./action-items.service.ts";

const { app, db, owner, ownerUrl } = await buildTestApp();

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const now = new Date("2039-03-01T15:00:00Z");
const after = (ms: number) => new Date(now.getTime() + ms);
const nothing = { interviews: 0, replies: 0, scorecards: 0, offers: 0, applicants: 0, reviews: 0, mentions: 0 };
const countsOf = (items: ActionItems) =>
  Object.fromEntries(Object.keys(nothing).map((key) => [key, items[key as keyof typeof nothing].count]));
const readItems = async (browser: Browser) => (await browser.get("/api/action-items")).json<ActionItems>();

const aBusyWorkspace = async () => {
  const workspace = await anInterviewWorkspace(app, owner.db);
  const { companyId } = workspace;
  const itemsOf = ({ userId }: Interviewer, level: "viewer" | "editor" | "admin" = "admin", teams = {}) =>
    listActionItems(db, { companyId, userId, actor: { kind: "member", userId, companyId, level, teams } }, now);
  const interview = async (startsAt: Date, panel: readonly Interviewer[], firstName = "Maya") => {
    const { applicationId } = await workspace.applicant("interview", firstName);
    const [row] = await owner.db
      .insert(interviews)
      .values({ companyId, applicationId, scheduledAt: startsAt, meetingLink: "https://meet.example/1" })
      .returning();
    const interviewId = row?.id ?? "";
    for (const { userId } of panel)
      await owner.db
        .insert(interviewPanelists)
        .values({ companyId, interviewId, userId, startsAt, endsAt: new Date(startsAt.getTime() + hourMs) });
    return interviewId;
  };
  const dueAt = async (at: Date, firstName: string) => {
    const person = await workspace.applicant("applied", firstName);
    await owner.db.update(jobApplications).set({ answerDueAt: at }).where(eq(jobApplications.id, person.applicationId));
    return person;
  };
  return { ...workspace, itemsOf, interview, dueAt };
};

test("lists interviews until the end of the member's day, their own first, and then the next one", async () => {
  const { admin, companyId, teamMember, itemsOf, interview } = await aBusyWorkspace();
  const mira = await teamMember("viewer", "Mira Lund");
  await interview(after(hourMs), [mira], "Ana");
  await interview(after(-0.5 * hourMs), [admin, mira], "Ben");
  await interview(after(-2 * hourMs), [], "Over");
  // 1 AM in New York, 10 PM in Los Angeles.
  await interview(new Date("2039-03-02T06:00:00Z"), [admin], "Late");
  const shown = async () => (await itemsOf(admin)).interviews;
  expect(await shown()).toMatchObject({
    count: 2,
    rows: [
      { candidate: "Ben Okafor", isOwn: true, meetingLink: "https://meet.example/1", job: "ICU Nurse Manager" },
      { candidate: "Ana Okafor", isOwn: false, meetingLink: null },
    ],
  });
  expect((await itemsOf(admin)).nextInterview).toMatchObject({ candidate: "Late Okafor", isOwn: true });
  expect((await itemsOf(mira, "viewer")).nextInterview).toMatchObject({ candidate: "Ana Okafor", isOwn: true });
  await owner.db.insert(memberHours).values({
    companyId,
    userId: admin.userId,
    timeZone: "America/Los_Angeles",
    week: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
  });
  expect((await shown()).rows.map(({ candidate }) => candidate)).toEqual(["Ben Okafor", "Late Okafor", "Ana Okafor"]);
});

test("lists replies due today or overdue once each, and other applicants who still wait at Applied", async () => {
  const { admin, companyId, applicant, itemsOf, dueAt } = await aBusyWorkspace();
  const overdue = await dueAt(after(-2 * dayMs), "Overdue");
  await owner.db
    .insert(teamTasks)
    .values({ companyId, applicationId: overdue.applicationId, kind: "answer_overdue", dueAt: after(-2 * dayMs) });
  await dueAt(after(2 * hourMs), "Today");
  await dueAt(after(dayMs), "Tomorrow");
  await applicant("screening", "Moved");
  const added = await applicant("applied", "Added");
  await owner.db
    .update(jobApplications)
    .set({ appliedAt: after(-dayMs) })
    .where(eq(jobApplications.id, added.applicationId));
  const { replies, applicants } = await itemsOf(admin);
  expect(replies).toMatchObject({
    count: 2,
    rows: [
      { candidate: "Overdue Okafor", isOverdue: true, applicationId: overdue.applicationId },
      { candidate: "Today Okafor", isOverdue: false },
    ],
  });
  expect(applicants.count).toBe(2);
  expect(applicants.rows.map(({ candidate }) => candidate)).toEqual(["Added Okafor", "Tomorrow Okafor"]);
});

test("lists the scorecards that the member owes, also as a viewer, and at most five rows", async () => {
  const { admin, companyId, teamMember, itemsOf, interview } = await aBusyWorkspace();
  const mira = await teamMember("viewer", "Mira Lund");
  const ids: string[] = [];
  for (let days = 1; days <= 7; days += 1) ids.push(await interview(after(-days * dayMs), [mira], `Day${days}`));
  const write = (interviewId: string | undefined, status: "draft" | "submitted") =>
    owner.db.insert(scorecards).values({ companyId, interviewId: interviewId ?? "", userId: mira.userId, status });
  await write(ids[0], "draft");
  await write(ids[1], "submitted");
  const { scorecards: owed } = await itemsOf(mira, "viewer");
  expect(owed.count).toBe(6);
  expect(owed.rows.map(({ candidate, hasDraft }) => [candidate, hasDraft])).toEqual([
    ["Day1 Okafor", true],
    ...[3, 4, 5, 6].map((day) => [`Day${day} Okafor`, false]),
  ]);
  expect(new Date(owed.rows[0]?.startsAt ?? "")).toEqual(after(-dayMs));
  expect((await itemsOf(admin)).scorecards.count).toBe(0);
});

test("lists open offers by deadline, drafts last, for those who may make offers", async () => {
  const { companyId, admin, teamMember, applicant, itemsOf } = await aBusyWorkspace();
  const [viewer, editor] = [await teamMember("viewer", "Mira Lund"), await teamMember("editor", "Theo Vance")];
  const applicationOf = async (firstName: string) => (await applicant("offer", firstName)).applicationId;
  await aDraftOffer(owner.db, companyId, { applicationId: await applicationOf("Draft") });
  for (const [firstName, days] of [
    ["Later", 9],
    ["Soon", 2],
  ] as const)
    await aSentOffer(owner.db, undefined, companyId, {
      applicationId: await applicationOf(firstName),
      answerBy: new Date(Date.now() + days * dayMs),
    });
  for (const member of [admin, editor])
    expect((await itemsOf(member, "editor")).offers.rows.map(({ candidate, status }) => [candidate, status])).toEqual([
      ["Soon Okafor", "sent"],
      ["Later Okafor", "sent"],
      ["Draft Okafor", "draft"],
    ]);
  // The sidebar counts the same offers.
  const { counts } = (await admin.get("/api/navigation")).json<Navigation>();
  expect(counts.openOffers).toBe((await itemsOf(admin)).offers.count);
  // The policy hides them even from a route that asks with a wrong level.
  for (const level of ["viewer", "admin"] as const) expect((await itemsOf(viewer, level)).offers.count).toBe(0);
});

test("shows candidates to act on by the member's level in the job's team", async () => {
  const { companyId, job, teamMember, applicant, itemsOf } = await aBusyWorkspace();
  const mira = await teamMember("viewer", "Mira Lund");
  await applicant();
  const [team] = await owner.db.insert(hiringTeams).values({ companyId, name: "Wards" }).returning();
  const teamId = team?.id ?? "";
  const seen = async (level: "viewer" | "editor", teams = {}) => (await itemsOf(mira, level, teams)).applicants.count;
  expect([await seen("viewer"), await seen("editor")]).toEqual([0, 1]);
  await owner.db
    .insert(hiringTeamMembers)
    .values({ companyId, teamId, userId: mira.userId, role: "Nurse", permissions: "editor" });
  await owner.db.update(jobsEnhanced).set({ hiringTeamId: teamId }).where(eq(jobsEnhanced.id, job.id));
  expect([await seen("viewer", { [teamId]: "editor" }), await seen("editor", { [teamId]: "viewer" })]).toEqual([1, 0]);
});

test("lists unread mentions until they are read", async () => {
  const { admin, teamMember, applicant } = await anInterviewWorkspace(app, owner.db);
  const mira = await teamMember("viewer", "Mira Lund");
  const { candidateId } = await applicant("screening");
  await admin.post(`/api/candidates/${candidateId}/notes`, { text: "Ask @Mira Lund", mentions: [mira.userId] });
  expect((await readItems(mira)).mentions).toMatchObject({
    count: 1,
    rows: [{ candidateId, candidate: "Maya Okafor", author: "Ada Reyes", text: "Ask @Mira Lund" }],
  });
  expect(countsOf(await readItems(admin))).toEqual(nothing);
  await mira.post("/api/mentions/read", {});
  expect(countsOf(await readItems(mira))).toEqual(nothing);
});

test("shows nothing of another workspace, and visitors what waits in the demo", async () => {
  const other = await aBusyWorkspace();
  await other.interview(after(hourMs), [other.admin]);
  await other.dueAt(after(hourMs), "Today");
  const { admin, itemsOf } = await aBusyWorkspace();
  expect(await itemsOf(admin)).toMatchObject({ nextInterview: null });
  expect(countsOf(await itemsOf(admin))).toEqual(nothing);
  await seedDatabase(ownerUrl, new Date());
  const inDemo = await readItems(aBrowser(app));
  expect(countsOf(inDemo)).toMatchObject({ ...nothing, applicants: expect.any(Number) as number });
  expect(inDemo.applicants.rows).toHaveLength(5);
  expect(inDemo.nextInterview).not.toBeNull();
});
