/** An interview from the first email to the last, by a member and by the candidate's own link. */
import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { InterviewByLink } from "#domain/interviews/interview-by-link.ts";
import type { ShownKit } from "#domain/interviews/interview-kit.ts";
import type { PanelTimes } from "#domain/interviews/panel-times.ts";
import { defaultWorkingHours } from "#domain/interviews/working-hours.ts";
import { interviews } from "../../db/tables/interviews.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { buildTestApp, otherKeys } from "../../test/build-test-app.ts";
import { eventIn, eventOf, emailIn } from "../../test/email/interview-emails.ts";
import { anInterviewWorkspace, linkApi, type Interviewer, slotsBy } from "../../test/fixtures/interviews.ts";
import { aBrowser } from "../../test/browsers.ts";
import { interviewToken } from "./interview-link.ts";

const { app, owner, catcher, work: startWorker } = await buildTestApp();
beforeAll(async () => {
  await startWorker();
});

const emailTo = emailIn(catcher);

const historyOf = async (applicationId: string) =>
  (await owner.db.select().from(pipelineActivities).where(eq(pipelineActivities.applicationId, applicationId))).map(
    ({ activityType }) => activityType,
  );

const stageOf = async (applicationId: string) => {
  const [row] = await owner.db.select().from(jobApplications).where(eq(jobApplications.id, applicationId));
  return row?.stage;
};

const schedule = (
  by: Interviewer,
  jobId: string,
  candidateId: string,
  scheduledAt: string,
  panel: readonly Interviewer[],
) =>
  by.post("/api/interviews", {
    jobId,
    candidateId,
    scheduledAt,
    duration: 45,
    panel: panel.map((each) => each.userId),
  });

test("moves and cancels one calendar event; neither side gets the other's address", async () => {
  const { admin, job, teamMember, applicant } = await anInterviewWorkspace(app, owner.db);
  const tom = await teamMember("viewer", "Tom Brandt");
  const { candidateId, applicationId, email } = await applicant("screening");
  const createResponse = await schedule(admin, job.id, candidateId, "2039-02-01T15:00:00Z", [admin, tom]);
  expect(createResponse.statusCode).toBe(201);
  expect(await stageOf(applicationId)).toBe("interview");
  const { id } = createResponse.json<{ id: string }>();
  const first = eventIn(await emailTo(email, "Your interview:"));
  expect(first).toMatchObject({
    method: "REQUEST",
    sequence: 0,
    start: "2039-02-01T15:00:00.000Z",
    minutes: 45,
    attendees: [`mailto:${email}`],
  });
  const toTom = await emailTo(tom.email, "Interview: Maya Okafor");
  expect(eventIn(toTom)).toMatchObject({ uid: first.uid, sequence: 0, start: first.start });
  expect(toTom.raw.toString()).not.toContain(email);
  const toCandidate = await emailTo(email, "Your interview:");
  expect(toCandidate.mail.text).toContain("Tom Brandt");
  expect(toCandidate.raw.toString()).not.toContain(tom.email);

  expect((await admin.post(`/api/interviews/${id}/move`, { scheduledAt: "2039-02-02T16:00:00Z" })).statusCode).toBe(
    200,
  );
  const second = eventIn(await emailTo(email, "was rescheduled"));
  expect(second).toMatchObject({ method: "REQUEST", uid: first.uid, sequence: 1, start: "2039-02-02T16:00:00.000Z" });
  expect((await admin.post(`/api/interviews/${id}/cancel`)).statusCode).toBe(200);
  const third = eventIn(await emailTo(email, "Interview canceled"));
  expect(third).toMatchObject({ method: "CANCEL", uid: first.uid, sequence: 2 });
  expect(eventIn(await emailTo(tom.email, "Interview canceled"))).toMatchObject({ method: "CANCEL", uid: first.uid });
  expect((await admin.post(`/api/interviews/${id}/move`, { scheduledAt: "2039-02-03T16:00:00Z" })).statusCode).toBe(
    409,
  );
  expect(await historyOf(applicationId)).toEqual([
    "stage_change",
    "interview_scheduled",
    "interview_moved",
    "interview_cancelled",
  ]);
});

test("no panelist or candidate is double-booked; a canceled interview frees its time", async () => {
  const { admin, job, teamMember, applicant } = await anInterviewWorkspace(app, owner.db);
  const tom = await teamMember("viewer", "Tom Brandt");
  const [one, other] = [await applicant(), await applicant()];
  const at = "2039-03-01T15:00:00Z";
  const createResponse = await schedule(admin, job.id, one.candidateId, at, [tom]);
  const { id } = createResponse.json<{ id: string }>();
  const clash = await schedule(admin, job.id, other.candidateId, "2039-03-01T15:30:00Z", [admin, tom]);
  expect([clash.statusCode, clash.json<{ message: string }>().message]).toMatchObject([
    409,
    expect.stringContaining("Someone on the panel") as string,
  ]);
  // Nothing of the failed request is stored: the application keeps its stage.
  expect(await stageOf(other.applicationId)).toBe("applied");
  const twice = await schedule(admin, job.id, one.candidateId, at, [admin]);
  expect([twice.statusCode, twice.json<{ message: string }>().message]).toEqual([
    409,
    "The candidate has another interview at this time.",
  ]);
  const next = await schedule(admin, job.id, other.candidateId, "2039-03-01T15:45:00Z", [tom]);
  expect(next.statusCode).toBe(201);
  const later = next.json<{ id: string }>().id;
  expect((await admin.post(`/api/interviews/${later}/move`, { scheduledAt: at })).statusCode).toBe(409);
  await admin.post(`/api/interviews/${id}/cancel`);
  expect((await admin.post(`/api/interviews/${later}/move`, { scheduledAt: at })).statusCode).toBe(200);
});

test("rejects panelists of another workspace and past times; keeps a later stage", async () => {
  const { admin, job, applicant } = await anInterviewWorkspace(app, owner.db);
  const elsewhere = await anInterviewWorkspace(app, owner.db);
  const { candidateId, applicationId } = await applicant("offer");
  expect((await schedule(admin, job.id, candidateId, "2039-04-01T15:00:00Z", [elsewhere.admin])).statusCode).toBe(404);
  expect((await schedule(admin, job.id, candidateId, "2020-04-01T15:00:00Z", [admin])).statusCode).toBe(400);
  expect((await schedule(admin, job.id, candidateId, "2039-04-01T15:00:00Z", [admin])).statusCode).toBe(201);
  expect(await stageOf(applicationId)).toBe("offer");
});

const allDay = [{ from: "00:00", to: "23:59" }];
const everyDay = {
  monday: allDay,
  tuesday: allDay,
  wednesday: allDay,
  thursday: allDay,
  friday: allDay,
  saturday: allDay,
  sunday: allDay,
};

const invite = async (
  by: Interviewer,
  applicationId: string,
  panel: readonly Interviewer[],
  overrides: object = {},
) => {
  const response = await by.post(`/api/applications/${applicationId}/interview-invitations`, {
    panel: panel.map(({ userId }) => userId),
    duration: 60,
    noticeHours: 2,
    bufferMinutes: 0,
    ...overrides,
  });
  expect(response.statusCode).toBe(201);
  return response.json<{ id: string; link: string }>();
};

test("by link: lists free times, books, rebooks, cancels, serves the calendar file", async () => {
  const { admin, teamMember, applicant } = await anInterviewWorkspace(app, owner.db);
  const tom = await teamMember("viewer", "Tom Brandt");
  await admin.put("/api/interviews/own-hours", { timeZone: "America/New_York", week: everyDay });
  await tom.put("/api/interviews/own-hours", { timeZone: "Asia/Kolkata", week: everyDay });
  const { applicationId, email } = await applicant();
  const { link } = await invite(admin, applicationId, [admin, tom], { meetingLink: "https://meet.example/1" });
  expect((await emailTo(email, "Choose a time")).mail.text).toContain(link);
  expect(await stageOf(applicationId)).toBe("interview");

  const candidate = aBrowser(app);
  const page = (await candidate.get(linkApi(link))).json<InterviewByLink>();
  expect(page).toMatchObject({ firstName: "Maya", panel: ["Ada Reyes", "Tom Brandt"], booked: null, duration: 60 });
  expect(JSON.stringify(page)).not.toContain("@");
  const [chosenSlot = "", other = ""] = [page.slots[3], page.slots[40]];
  const choose = (startsAt: string, url = linkApi(link, "/booking")) =>
    candidate.post(url, { startsAt, timeZone: "Europe/Berlin" });
  expect((await candidate.get(linkApi(link, "/interview.ics"))).statusCode).toBe(404);
  const booked = (await choose(chosenSlot)).json<InterviewByLink>();
  expect(booked.booked).toMatchObject({ startsAt: chosenSlot, meetingLink: "https://meet.example/1" });
  expect((await emailTo(email, "Your interview:")).mail.text).toContain("(Berlin)");
  expect((await choose(chosenSlot)).statusCode).toBe(200);

  const moved = (await choose(other)).json<InterviewByLink>();
  expect(moved.booked?.startsAt).toBe(other);
  const file = await candidate.get(linkApi(link, "/interview.ics"));
  expect(file.headers["content-type"]).toContain("text/calendar");
  expect(eventOf(file.body)).toMatchObject({ start: other, sequence: 1 });
  const rows = await owner.db.select().from(interviews).where(eq(interviews.applicationId, applicationId));
  expect(rows).toHaveLength(1);

  const afterCancel = (await candidate.post(linkApi(link, "/cancel"))).json<InterviewByLink>();
  expect([afterCancel.booked, afterCancel.calledOff]).toEqual([null, other]);
  expect(afterCancel.slots).toContain(chosenSlot);
  // After canceling, the candidate can choose again by the same link.
  expect((await choose(chosenSlot)).statusCode).toBe(200);
  expect(await historyOf(applicationId)).toEqual([
    "stage_change",
    "interview_scheduled",
    "interview_moved",
    "interview_cancelled",
    "interview_scheduled",
  ]);
});

test("rejects a time that is not free, invalid links, and a closed application", async () => {
  const { admin, companyId, applicant } = await anInterviewWorkspace(app, owner.db);
  await admin.put("/api/interviews/own-hours", { timeZone: "UTC", week: everyDay });
  const { applicationId } = await applicant();
  const first = await invite(admin, applicationId, [admin]);
  const candidate = aBrowser(app);
  const unavailableResponse = await candidate.post(linkApi(first.link, "/booking"), {
    startsAt: "2039-01-01T10:00:00.000Z",
    timeZone: "UTC",
  });
  expect(unavailableResponse.statusCode).toBe(409);
  expect(unavailableResponse.json<{ slots: string[] }>().slots.length).toBeGreaterThan(100);
  // A new link revokes the previous one.
  const second = await invite(admin, applicationId, [admin]);
  const goneResponse = await candidate.get(linkApi(first.link));
  expect([goneResponse.statusCode, goneResponse.json<{ message: string }>().message]).toEqual([
    404,
    "This link no longer works.",
  ]);
  const forged = interviewToken({ id: second.id, companyId }, otherKeys);
  const response = await candidate.get(`/api/interview-links/${forged}`);
  expect([response.statusCode, response.body]).toEqual([404, goneResponse.body]);
  expect((await candidate.get(linkApi(second.link))).statusCode).toBe(200);
  await owner.db.update(jobApplications).set({ status: "withdrawn" }).where(eq(jobApplications.id, applicationId));
  expect((await candidate.get(linkApi(second.link))).statusCode).toBe(404);
  await owner.db.update(jobApplications).set({ status: "active" }).where(eq(jobApplications.id, applicationId));
  expect((await admin.post(`/api/interview-invitations/${second.id}/revoke`)).statusCode).toBe(200);
  expect((await candidate.get(linkApi(second.link))).statusCode).toBe(404);
});

test("a team cancellation ends the link; a candidate's other interviews block times", async () => {
  const { admin, teamMember, job, applicant } = await anInterviewWorkspace(app, owner.db);
  const tom = await teamMember("viewer", "Tom Brandt");
  await admin.put("/api/interviews/own-hours", { timeZone: "UTC", week: everyDay });
  const { applicationId, candidateId } = await applicant();
  const { link } = await invite(admin, applicationId, [admin]);
  const candidate = aBrowser(app);
  const offered = await slotsBy(candidate, link);
  const [chosenSlot, other] = [offered[0] ?? "", offered[6] ?? ""];
  expect((await schedule(admin, job.id, candidateId, other, [tom])).statusCode).toBe(201);
  const freeSlots = await slotsBy(candidate, link);
  expect([freeSlots.includes(chosenSlot), freeSlots.includes(other)]).toEqual([true, false]);
  await candidate.post(linkApi(link, "/booking"), { startsAt: chosenSlot, timeZone: "UTC" });
  const [booked] = await owner.db
    .select()
    .from(interviews)
    .where(and(eq(interviews.applicationId, applicationId), eq(interviews.scheduledAt, new Date(chosenSlot))));
  expect((await admin.post(`/api/interviews/${booked?.id}/cancel`)).statusCode).toBe(200);
  expect((await candidate.get(linkApi(link))).statusCode).toBe(404);
});

test("working hours, notice, buffers and busy times limit the slots", async () => {
  const { admin, teamMember, job, applicant } = await anInterviewWorkspace(app, owner.db);
  await admin.put("/api/interviews/own-hours", { timeZone: "UTC", week: everyDay });
  const [one, other] = [await applicant(), await applicant()];
  const { link } = await invite(admin, one.applicationId, [admin], {
    noticeHours: 48,
    bufferMinutes: 30,
    daysAhead: 5,
  });
  const slots = await slotsBy(aBrowser(app), link);
  expect(Date.parse(slots[0] ?? "") - Date.now()).toBeGreaterThanOrEqual(48 * 3_600_000);
  // The middle one of three noons: far from midnight and from both ends of the range.
  const busyAt = slots.filter((slot) => slot.slice(11, 16) === "12:00")[1] ?? "";
  expect((await schedule(admin, job.id, other.candidateId, busyAt, [admin])).statusCode).toBe(201);
  const freeSlots = await slotsBy(aBrowser(app), link);
  const blockedSlots = slots.filter((slot) => {
    const apart = Date.parse(slot) - Date.parse(busyAt);
    // One hour, half an hour of buffer, and the 45 minutes of the other interview.
    return apart > -90 * 60_000 && apart < 75 * 60_000;
  });
  expect(blockedSlots.length).toBeGreaterThan(3);
  expect(freeSlots).toEqual(slots.filter((slot) => !blockedSlots.includes(slot)));

  const slotQuery = { panel: [admin.userId], from: new Date().toISOString(), days: 5, duration: 60 };
  const times = (await admin.post("/api/interviews/panel-times", slotQuery)).json<PanelTimes>();
  expect(times.members).toMatchObject([
    { timeZone: "UTC", hasSetHours: true, busy: [{ startsAt: busyAt }], lacks: null },
  ]);
  const emptyWeek = Object.fromEntries(Object.keys(everyDay).map((day) => [day, []]));
  await admin.put("/api/interviews/own-hours", { timeZone: "UTC", week: emptyWeek });
  const timesWithoutHours = (await admin.post("/api/interviews/panel-times", slotQuery)).json<PanelTimes>();
  expect(timesWithoutHours).toMatchObject({ slots: [], members: [{ lacks: "hours" }] });
  // Not set, so they are the default hours.
  const tom = await teamMember("viewer", "Tom Brandt");
  const defaultHours = (await tom.get("/api/interviews/own-hours")).json<{ hours: object; isSet: boolean }>();
  expect(defaultHours).toEqual({ hours: defaultWorkingHours, isSet: false });
  const wrongResponse = await tom.put("/api/interviews/own-hours", { timeZone: "Mars/Olympus", week: everyDay });
  expect(wrongResponse.statusCode).toBe(400);
});

test("proposes a kit from the job's needs, saves edits, rejects unlawful questions", async () => {
  const { admin, job, teamMember } = await anInterviewWorkspace(app, owner.db);
  const kitUrl = `/api/jobs-enhanced/${job.id}/interview-kit`;
  const proposed = (await admin.get(kitUrl)).json<ShownKit>();
  expect(proposed.revision).toBe(0);
  expect(proposed.attributes.map(({ name }) => name)).toEqual([
    "Wound care",
    "Active RN license",
    "Judgment",
    "Working with others",
  ]);
  expect(proposed.questions.map(({ question }) => question).join("\n")).toMatch(/wound care/i);
  const kit = {
    questions: [{ question: "What did you learn last?", goodAnswer: "" }],
    attributes: proposed.attributes,
  };
  expect((await admin.put(kitUrl, { ...kit, revision: 0 })).json()).toMatchObject({ ...kit, revision: 1 });
  expect((await admin.put(kitUrl, { ...kit, revision: 0 })).statusCode).toBe(409);
  expect((await admin.put(kitUrl, { ...kit, attributes: [], revision: 1 })).statusCode).toBe(400);
  const viewer = await teamMember("viewer", "Vic Viewer");
  expect((await viewer.put(kitUrl, { ...kit, revision: 1 })).statusCode).toBe(403);
});

test("lists a panelist's interviews with the status of their scorecard", async () => {
  const { admin, job, teamMember, applicant } = await anInterviewWorkspace(app, owner.db);
  const tom = await teamMember("viewer", "Tom Brandt");
  const { candidateId } = await applicant();
  const createResponse = await schedule(admin, job.id, candidateId, "2039-05-02T15:00:00Z", [tom]);
  const { id } = createResponse.json<{ id: string }>();
  expect((await admin.get("/api/interviews/mine")).json()).toEqual({ interviews: [] });
  expect((await tom.get("/api/interviews/mine")).json()).toMatchObject({
    interviews: [{ id, candidate: "Maya Okafor", card: "none" }],
  });
  const page = (await tom.get(`/api/interviews/${id}`)).json<object>();
  expect(page).toMatchObject({
    isOnPanel: true,
    card: null,
    kit: { attributes: [{ name: "Wound care" }, {}, {}, {}] },
  });
  expect((await admin.get(`/api/interviews/${id}`)).json()).toMatchObject({ isOnPanel: false });
});
