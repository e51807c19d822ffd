/** An interview from its first mail to its last, by a member and by the candidate's own link. */
import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { InterviewByLink } from "#domain/interviews/interview-by-link.ts";
import type { ShownKit } from "#domain/interviews/interview-kit.ts";
import type { PanelTimes } from "#domain/interviews/panel-times.ts";
import { usualWorkingHours } from "#domain/interviews/working-hours.ts";
import { interviews } from "../../db/tables/interviews.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { buildTestApp, otherKeys } from "../../test/build-test-app.ts";
import { eventIn, eventOf, mailsIn } from "../../test/interview-mails.ts";
import { anInterviewTable, linkApi, type Seat, slotsBy } from "../../test/interviews.ts";
import { aBrowser } from "../../test/people.ts";
import { interviewToken } from "./interview-link.ts";

const { app, owner, catcher, work } = await buildTestApp();
beforeAll(async () => {
  await work();
});

const mailTo = mailsIn(catcher);

const historyOf = async (applicationId: string) =>
  (await owner.db.select().from(pipelineActivities).where(eq(pipelineActivities.applicationId, applicationId))).map(
    ({ activityType }) => activityType,
  );

const stageOf = async (applicationId: string) => {
  const [row] = await owner.db.select().from(jobApplications).where(eq(jobApplications.id, applicationId));
  return row?.stage;
};

const schedule = (by: Seat, jobId: string, candidateId: string, scheduledAt: string, panel: readonly Seat[]) =>
  by.post("/api/interviews", {
    jobId,
    candidateId,
    scheduledAt,
    duration: 45,
    panel: panel.map((each) => each.userId),
  });

test("scheduled, moved, cancelled: one event in every calendar, and nobody's address told to the other side", async () => {
  const { admin, job, colleague, applicant } = await anInterviewTable(app, owner.db);
  const tom = await colleague("viewer", "Tom Brandt");
  const { candidateId, applicationId, email } = await applicant("screening");
  const made = await schedule(admin, job.id, candidateId, "2039-02-01T15:00:00Z", [admin, tom]);
  expect(made.statusCode).toBe(201);
  expect(await stageOf(applicationId)).toBe("interview");
  const { id } = made.json<{ id: string }>();
  const first = eventIn(await mailTo(email, "Your interview:"));
  expect(first).toMatchObject({
    method: "REQUEST",
    sequence: 0,
    start: "2039-02-01T15:00:00.000Z",
    minutes: 45,
    attendees: [`mailto:${email}`],
  });
  const toTom = await mailTo(tom.email, "Interview: Maya Okafor");
  expect(eventIn(toTom)).toMatchObject({ uid: first.uid, sequence: 0, start: first.start });
  expect(toTom.raw.toString()).not.toContain(email);
  expect((await mailTo(email, "Your interview:")).mail.text).toContain("Tom Brandt");

  expect((await admin.post(`/api/interviews/${id}/move`, { scheduledAt: "2039-02-02T16:00:00Z" })).statusCode).toBe(
    200,
  );
  const second = eventIn(await mailTo(email, "has moved"));
  expect(second).toMatchObject({ method: "REQUEST", uid: first.uid, sequence: 1, start: "2039-02-02T16:00:00.000Z" });
  expect((await admin.post(`/api/interviews/${id}/cancel`)).statusCode).toBe(200);
  const third = eventIn(await mailTo(email, "is cancelled"));
  expect(third).toMatchObject({ method: "CANCEL", uid: first.uid, sequence: 2 });
  expect(eventIn(await mailTo(tom.email, "Interview cancelled"))).toMatchObject({ method: "CANCEL", uid: first.uid });
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

test("nobody of a panel and no candidate sits in two interviews at once; a cancelled one takes no time", async () => {
  const { admin, job, colleague, applicant } = await anInterviewTable(app, owner.db);
  const tom = await colleague("viewer", "Tom Brandt");
  const [one, other] = [await applicant(), await applicant()];
  const at = "2039-03-01T15:00:00Z";
  const made = await schedule(admin, job.id, one.candidateId, at, [tom]);
  const { id } = made.json<{ id: string }>();
  const clash = await schedule(admin, job.id, other.candidateId, "2039-03-01T15:30:00Z", [admin, tom]);
  expect([clash.statusCode, clash.json<{ message: string }>().message]).toMatchObject([
    409,
    expect.stringContaining("Somebody of the panel") as string,
  ]);
  // Nothing of what failed is left: the application stands where it stood.
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

test("people from elsewhere are no panel, a time that has passed is none, and who has come further stays there", async () => {
  const { admin, job, applicant } = await anInterviewTable(app, owner.db);
  const elsewhere = await anInterviewTable(app, owner.db);
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

const invited = async (by: Seat, applicationId: string, panel: readonly Seat[], more: object = {}) => {
  const answer = await by.post(`/api/applications/${applicationId}/interview-invitations`, {
    panel: panel.map(({ userId }) => userId),
    duration: 60,
    noticeHours: 2,
    bufferMinutes: 0,
    ...more,
  });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: string; link: string }>();
};

test("by the link: what the whole panel has free, one choice, another choice, calling it off, and the file", async () => {
  const { admin, colleague, applicant } = await anInterviewTable(app, owner.db);
  const tom = await colleague("viewer", "Tom Brandt");
  await admin.put("/api/interviews/own-hours", { timeZone: "America/New_York", week: everyDay });
  await tom.put("/api/interviews/own-hours", { timeZone: "Asia/Kolkata", week: everyDay });
  const { applicationId, email } = await applicant();
  const { link } = await invited(admin, applicationId, [admin, tom], { meetingLink: "https://meet.example/1" });
  expect((await mailTo(email, "Choose a time")).mail.text).toContain(link);
  expect(await stageOf(applicationId)).toBe("interview");

  const candidate = aBrowser(app);
  const page = (await candidate.get(linkApi(link))).json<InterviewByLink>();
  expect(page).toMatchObject({ firstName: "Maya", panel: ["Ada Reyes", "Tom Brandt"], booked: null, duration: 60 });
  expect(JSON.stringify(page)).not.toContain("@");
  const [wanted = "", other = ""] = [page.slots[3], page.slots[40]];
  const choose = (startsAt: string, url = linkApi(link, "/booking")) =>
    candidate.post(url, { startsAt, timeZone: "Europe/Berlin" });
  expect((await candidate.get(linkApi(link, "/interview.ics"))).statusCode).toBe(404);
  const booked = (await choose(wanted)).json<InterviewByLink>();
  expect(booked.booked).toMatchObject({ startsAt: wanted, meetingLink: "https://meet.example/1" });
  expect((await mailTo(email, "Your interview:")).mail.text).toContain("(Berlin)");
  expect((await choose(wanted)).statusCode).toBe(200);

  const moved = (await choose(other)).json<InterviewByLink>();
  expect(moved.booked?.startsAt).toBe(other);
  const file = await candidate.get(linkApi(link, "/interview.ics"));
  expect(file.headers["content-type"]).toContain("text/calendar");
  expect(eventOf(file.body)).toMatchObject({ start: other, sequence: 1 });
  const rows = await owner.db.select().from(interviews).where(eq(interviews.applicationId, applicationId));
  expect(rows).toHaveLength(1);

  const off = (await candidate.post(linkApi(link, "/cancel"))).json<InterviewByLink>();
  expect([off.booked, off.calledOff]).toEqual([null, other]);
  expect(off.slots).toContain(wanted);
  // Whoever called it off may choose once more, by the same link.
  expect((await choose(wanted)).statusCode).toBe(200);
  expect(await historyOf(applicationId)).toEqual([
    "stage_change",
    "interview_scheduled",
    "interview_moved",
    "interview_cancelled",
    "interview_scheduled",
  ]);
});

test("a time that is not free, a forged, revoked or replaced link, a closed application", async () => {
  const { admin, companyId, applicant } = await anInterviewTable(app, owner.db);
  await admin.put("/api/interviews/own-hours", { timeZone: "UTC", week: everyDay });
  const { applicationId } = await applicant();
  const first = await invited(admin, applicationId, [admin]);
  const candidate = aBrowser(app);
  const late = await candidate.post(linkApi(first.link, "/booking"), {
    startsAt: "2039-01-01T10:00:00.000Z",
    timeZone: "UTC",
  });
  expect(late.statusCode).toBe(409);
  expect(late.json<{ slots: string[] }>().slots.length).toBeGreaterThan(100);
  // A new link ends the one before it.
  const second = await invited(admin, applicationId, [admin]);
  const gone = await candidate.get(linkApi(first.link));
  expect([gone.statusCode, gone.json<{ message: string }>().message]).toEqual([404, "This link has ended."]);
  const forged = interviewToken({ id: second.id, companyId }, otherKeys);
  const answer = await candidate.get(`/api/interview-links/${forged}`);
  expect([answer.statusCode, answer.body]).toEqual([404, gone.body]);
  expect((await candidate.get(linkApi(second.link))).statusCode).toBe(200);
  await owner.db.update(jobApplications).set({ status: "withdrawn" }).where(eq(jobApplications.id, applicationId));
  expect((await candidate.get(linkApi(second.link))).statusCode).toBe(404);
  await owner.db.update(jobApplications).set({ status: "active" }).where(eq(jobApplications.id, applicationId));
  expect((await admin.post(`/api/interview-invitations/${second.id}/revoke`)).statusCode).toBe(200);
  expect((await candidate.get(linkApi(second.link))).statusCode).toBe(404);
});

test("what the team calls off is over by the link too, and what a candidate has agreed to elsewhere is not offered", async () => {
  const { admin, colleague, job, applicant } = await anInterviewTable(app, owner.db);
  const tom = await colleague("viewer", "Tom Brandt");
  await admin.put("/api/interviews/own-hours", { timeZone: "UTC", week: everyDay });
  const { applicationId, candidateId } = await applicant();
  const { link } = await invited(admin, applicationId, [admin]);
  const candidate = aBrowser(app);
  const offered = await slotsBy(candidate, link);
  const [wanted, other] = [offered[0] ?? "", offered[6] ?? ""];
  expect((await schedule(admin, job.id, candidateId, other, [tom])).statusCode).toBe(201);
  const left = await slotsBy(candidate, link);
  expect([left.includes(wanted), left.includes(other)]).toEqual([true, false]);
  await candidate.post(linkApi(link, "/booking"), { startsAt: wanted, timeZone: "UTC" });
  const [booked] = await owner.db
    .select()
    .from(interviews)
    .where(and(eq(interviews.applicationId, applicationId), eq(interviews.scheduledAt, new Date(wanted))));
  expect((await admin.post(`/api/interviews/${booked?.id}/cancel`)).statusCode).toBe(200);
  expect((await candidate.get(linkApi(link))).statusCode).toBe(404);
});

test("hours, notice, buffers and what is taken bound the slots; interviews in another workspace count too", async () => {
  const { admin, colleague, job, applicant } = await anInterviewTable(app, owner.db);
  await admin.put("/api/interviews/own-hours", { timeZone: "UTC", week: everyDay });
  const [one, other] = [await applicant(), await applicant()];
  const { link } = await invited(admin, one.applicationId, [admin], {
    noticeHours: 48,
    bufferMinutes: 30,
    daysAhead: 5,
  });
  const slots = await slotsBy(aBrowser(app), link);
  expect(Date.parse(slots[0] ?? "") - Date.now()).toBeGreaterThanOrEqual(48 * 3_600_000);
  // The middle noon of the three: far from midnight, where the day's hours end, and from both ends of what is offered.
  const busyAt = slots.filter((slot) => slot.slice(11, 16) === "12:00")[1] ?? "";
  expect((await schedule(admin, job.id, other.candidateId, busyAt, [admin])).statusCode).toBe(201);
  const left = await slotsBy(aBrowser(app), link);
  const near = slots.filter((slot) => {
    const apart = Date.parse(slot) - Date.parse(busyAt);
    // An hour, half an hour of buffer, and the 45 minutes of the other.
    return apart > -90 * 60_000 && apart < 75 * 60_000;
  });
  expect(near.length).toBeGreaterThan(3);
  expect(left).toEqual(slots.filter((slot) => !near.includes(slot)));

  const asked = { panel: [admin.userId], from: new Date().toISOString(), days: 5, duration: 60 };
  const times = (await admin.post("/api/interviews/panel-times", asked)).json<PanelTimes>();
  expect(times.members).toMatchObject([
    { timeZone: "UTC", hasSetHours: true, busy: [{ startsAt: busyAt }], lacks: null },
  ]);
  const noDay = Object.fromEntries(Object.keys(everyDay).map((day) => [day, []]));
  await admin.put("/api/interviews/own-hours", { timeZone: "UTC", week: noDay });
  const none = (await admin.post("/api/interviews/panel-times", asked)).json<PanelTimes>();
  expect(none).toMatchObject({ slots: [], members: [{ lacks: "hours" }] });
  // Nobody has set these, so they are the usual ones.
  const tom = await colleague("viewer", "Tom Brandt");
  const usual = (await tom.get("/api/interviews/own-hours")).json<{ hours: object; isSet: boolean }>();
  expect(usual).toEqual({ hours: usualWorkingHours, isSet: false });
  const wrong = await tom.put("/api/interviews/own-hours", { timeZone: "Mars/Olympus", week: everyDay });
  expect(wrong.statusCode).toBe(400);
});

test("a kit is proposed from what the job asks for, kept once edited, and never asks what may not be asked", async () => {
  const { admin, job, colleague } = await anInterviewTable(app, owner.db);
  const at = `/api/jobs-enhanced/${job.id}/interview-kit`;
  const proposed = (await admin.get(at)).json<ShownKit>();
  expect(proposed.revision).toBe(0);
  expect(proposed.attributes.map(({ name }) => name)).toEqual([
    "Wound care",
    "Active RN license",
    "Judgement in the work",
    "Working with others",
  ]);
  expect(proposed.questions.map(({ question }) => question).join("\n")).toMatch(/wound care/i);
  const kit = {
    questions: [{ question: "What did you learn last?", goodAnswer: "" }],
    attributes: proposed.attributes,
  };
  expect((await admin.put(at, { ...kit, revision: 0 })).json()).toMatchObject({ ...kit, revision: 1 });
  expect((await admin.put(at, { ...kit, revision: 0 })).statusCode).toBe(409);
  expect((await admin.put(at, { ...kit, attributes: [], revision: 1 })).statusCode).toBe(400);
  const viewer = await colleague("viewer", "Vic Viewer");
  expect((await viewer.put(at, { ...kit, revision: 1 })).statusCode).toBe(403);
});

test("my interviews: those of whose panel I am, with where my card stands", async () => {
  const { admin, job, colleague, applicant } = await anInterviewTable(app, owner.db);
  const tom = await colleague("viewer", "Tom Brandt");
  const { candidateId } = await applicant();
  const made = await schedule(admin, job.id, candidateId, "2039-05-02T15:00:00Z", [tom]);
  const { id } = made.json<{ id: string }>();
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
