/** What applicants see: by the emailed link, and in the list of their own session. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ApplicationStatusPage, OwnApplication } from "#domain/applications/application-status.ts";
import type { ApplyContext, ReceivedApplication } from "#domain/applications/application.ts";
import { users } from "../../db/tables/identity.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { consentLog } from "../../db/tables/rights.ts";
import { anEmail, createApplicationHelpers, form } from "../../test/fixtures/application-helpers.ts";
import { buildTestApp, otherKeys, testKeys } from "../../test/build-test-app.ts";
import { anApplication, aPublicJob } from "../../test/fixtures/factories.ts";
import { anEmployer } from "../../test/fixtures/jobs.ts";
import { type Browser, goodPassword } from "../../test/browsers.ts";
import { applicationToken } from "./application-link.ts";

const built = await buildTestApp();
const { app, owner } = built;
const { anOpenJob, theOnly, linkOf, confirm, stranger } = createApplicationHelpers(built);

test("shows the status by its link and nothing by a forged or cut one", async () => {
  const { admin, at, companyId } = await anOpenJob();
  await stranger().post(at, form());
  const row = await theOnly(companyId);
  const page = (await stranger().get(linkOf(row))).json<ApplicationStatusPage>();
  expect(page).toMatchObject({
    firstName: "Maya",
    job: { title: "Night Ward Nurse", location: "Dayton, OH", path: expect.stringMatching(/^\/jobs\//) },
    standing: { short: "Received", isExpired: false, isOver: false },
    history: [{ text: "You applied" }],
    isWithdrawn: false,
  });
  expect(page.standing.by).toMatch(/^You'll hear from the team by \w+day, \w+ \d+\.$/);
  const { id } = row.application;
  await admin.post(`/api/applications/${id}/stage`, { from: "applied", to: "interview" });
  await owner.db.insert(pipelineActivities).values({
    companyId,
    applicationId: id,
    activityType: "note",
    description: "Too expensive for us",
  });
  const moveResponse = await stranger().get(linkOf(row));
  expect(moveResponse.body).not.toMatch(/expensive|Ada|Reyes/);
  expect(moveResponse.json<ApplicationStatusPage>()).toMatchObject({
    standing: { short: "Interview" },
    history: [{ text: "You applied" }, { text: "The team wants to talk with you" }],
  });
  const { id: other } = await anApplication(owner.db, companyId);
  const { companyId: foreign } = await anEmployer(app);
  for (const token of [
    applicationToken({ id, companyId }, otherKeys),
    applicationToken({ id, companyId: foreign }, testKeys),
    // A recruiter added this one, so it has no link.
    applicationToken({ id: other, companyId }, testKeys),
    applicationToken({ id, companyId }, testKeys).slice(0, -1),
    "x",
  ]) {
    expect((await stranger().get(`/api/application-status/${token}`)).statusCode, token).toBe(404);
    expect((await stranger().post(`/api/application-status/${token}/withdrawal`)).statusCode, token).toBe(404);
  }
});

test("shows an interview until it is canceled, first its link and then its time", async () => {
  const { admin, at, companyId } = await anOpenJob();
  await stranger().post(at, form());
  const row = await theOnly(companyId);
  await confirm(row);
  const interview = async () => (await stranger().get(linkOf(row))).json<ApplicationStatusPage>().interview;
  expect(await interview()).toBeNull();
  const { id: userId } = (await admin.get("/api/me")).json<{ person: { id: string } }>().person;
  const askResponse = await admin.post(`/api/applications/${row.application.id}/interview-invitations`, {
    panel: [userId],
    duration: 30,
  });
  const { id, link } = askResponse.json<{ id: string; link: string }>();
  const path = new URL(link).pathname;
  expect(await interview()).toEqual({ startsAt: null, path });
  const byLink = `/api/interview-links/${path.split("/").at(-1)}`;
  const [startsAt] = (await stranger().get(byLink)).json<{ slots: string[] }>().slots;
  expect((await stranger().post(`${byLink}/booking`, { startsAt, timeZone: "UTC" })).statusCode).toBe(200);
  expect(await interview()).toEqual({ startsAt, path });
  await stranger().post(`${byLink}/cancel`, {});
  await admin.post(`/api/interview-invitations/${id}/revoke`);
  expect(await interview()).toBeNull();
});

test("withdraws an application once and not after a decision", async () => {
  const { admin, at, companyId } = await anOpenJob();
  await stranger().post(at, form());
  const row = await theOnly(companyId);
  const { id } = row.application;
  for (const press of ["first", "second"]) {
    const page = (await stranger().post(`${linkOf(row)}/withdrawal`)).json<ApplicationStatusPage>();
    expect(page, press).toMatchObject({
      isWithdrawn: true,
      standing: { short: "Withdrawn", by: null, isOver: true },
      history: [{ text: "You applied" }, { text: "You withdrew your application" }],
    });
  }
  expect((await theOnly(companyId)).application).toMatchObject({ status: "withdrawn", answerDueAt: null });
  expect((await admin.post(`/api/applications/${id}/stage`, { from: "applied", to: "offer" })).statusCode).toBe(409);
  await owner.db.update(jobApplications).set({ status: "closed", stage: "rejected" }).where(eq(jobApplications.id, id));
  expect((await stranger().post(`${linkOf(row)}/withdrawal`)).statusCode).toBe(409);
});

/** A visitor who has built a profile. */
const aVisitor = async (profile: object): Promise<Browser> => {
  const browser = stranger();
  const saveResponse = await browser.patch("/api/candidate/profile", {
    profileId: null,
    revision: 0,
    base: {},
    changes: profile,
  });
  expect(saveResponse.statusCode).toBe(200);
  return browser;
};

test("sends the profile in one click and lists it once confirmed", async () => {
  const { at, slug, companyId } = await anOpenJob();
  const email = anEmail();
  const browser = await aVisitor({ firstName: "Noor", lastName: "Haddad", title: "Nurse", skills: ["Triage"] });
  const readOwnStatus = async () => (await browser.get(`/api/jobs/${slug}/own-application`)).json<ApplyContext>();
  expect(await readOwnStatus()).toMatchObject({
    statusPath: null,
    profile: { firstName: "Noor", skills: 1, missing: ["email"] },
  });
  const click = () => browser.post(`/api/jobs/${slug}/profile-applications`, { consent: true, notices: [] });
  expect((await click()).statusCode).toBe(400);
  const { profileId } = (await browser.get("/api/candidate/profile")).json<{ profileId: string }>();
  await browser.patch("/api/candidate/profile", { profileId, revision: 1, base: {}, changes: { email } });
  const response = await click();
  expect([response.statusCode, response.json<ReceivedApplication>()]).toEqual([
    201,
    { email, statusPath: null, code: null },
  ]);
  expect((await readOwnStatus()).statusPath).toBeNull();
  expect((await browser.get("/api/candidate/applications")).json()).toEqual({ applications: [] });
  const statusPath = await confirm(await theOnly(companyId), browser);
  const { sent, candidate } = await theOnly(companyId);
  expect(candidate).toMatchObject({ firstName: "Noor", email, skills: ["Triage"], source: "Profile" });
  expect((await readOwnStatus()).statusPath).toBe(statusPath);
  const { applications } = (await browser.get("/api/candidate/applications")).json<{
    applications: OwnApplication[];
  }>();
  expect(applications).toMatchObject([{ id: sent.applicationId, standing: { short: "Received" }, statusPath }]);
  const log = await owner.db
    .select()
    .from(consentLog)
    .where(eq(consentLog.userId, sent.userId ?? ""));
  expect(log.filter(({ purpose }) => purpose === "application")).toHaveLength(1);
  // No other session sees it, whatever email it types.
  expect((await stranger().get("/api/candidate/applications")).json()).toEqual({ applications: [] });
  const other = await aVisitor({ firstName: "Eve", lastName: "Doe", email });
  expect((await other.post(at, form({ email }))).json<ReceivedApplication>().statusPath).toBeNull();
  expect((await other.get("/api/candidate/applications")).json()).toEqual({ applications: [] });
  expect((await stranger().post(`/api/jobs/${slug}/profile-applications`, { consent: true })).statusCode).toBe(401);
});

test("lists earlier applications only for an account with a confirmed email", async () => {
  const { at } = await anOpenJob();
  const email = anEmail();
  await stranger().post(at, form({ email }));
  const browser = stranger();
  const signedUp = await browser.post("/api/auth/sign-up/email", {
    name: "Maya Okafor",
    email,
    password: goodPassword,
  });
  expect(signedUp.statusCode).toBe(200);
  await browser.post("/api/auth/sign-in/email", { email, password: goodPassword });
  const titles = async () =>
    (await browser.get("/api/candidate/applications"))
      .json<{ applications: OwnApplication[] }>()
      .applications.map(({ title }) => title);
  expect(await titles()).toEqual([]);
  await owner.db.update(users).set({ emailVerified: true }).where(eq(users.username, email));
  expect(await titles()).toEqual(["Night Ward Nurse"]);
});

const takes = async (which: string) =>
  (await stranger().get(`/api/job-board/${which}`)).json<{ job: { takesApplications: boolean } }>().job
    .takesApplications;

test("states on the job page whether our form takes applications", async () => {
  const { slug } = await anOpenJob();
  const staffs = await aPublicJob(owner.db);
  expect([await takes(slug), await takes(staffs.slug)]).toEqual([true, false]);
});
