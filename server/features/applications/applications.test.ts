/** Applying: open to everyone, once per job and email. Only the mailbox learns about it. */
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ReceivedApplication } from "#domain/applications/application.ts";
import { answerDueAt } from "#domain/applications/answer-dates.ts";
import { consentTexts } from "#domain/rights/consent.ts";
import { noticesFor } from "#domain/rights/notices.ts";
import type { Pipeline } from "#domain/pipeline/pipeline.ts";
import { applicationConsents } from "../../db/tables/applications.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { files } from "../../db/tables/files.ts";
import { jobs, jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { createApplicationHelpers, form } from "../../test/fixtures/application-helpers.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aCandidate, aPublicJob } from "../../test/fixtures/factories.ts";

const built = await buildTestApp();
const { app, owner, files: store } = built;
const { anOpenJob, send, sentTo, theOnly, linkOf, confirm, deliver, mailsTo, stranger } =
  createApplicationHelpers(built);

const hash = (text: string) => createHash("sha256").update(text).digest("hex");

/** The reply's status and message. */
const ask = async (path: string) => {
  const response = await stranger().post(path, form());
  return [response.statusCode, response.json<{ message: string }>().message];
};

test("stores application, record, activity and consent and emails the link", async () => {
  const { admin, at, companyId, jobId } = await anOpenJob();
  const body = form();
  const response = await stranger().post(at, body);
  expect([response.statusCode, response.json<ReceivedApplication>()]).toEqual([
    201,
    { email: body.email, statusPath: null, code: null },
  ]);
  const { sent, application, candidate } = await theOnly(companyId);
  expect(candidate).toMatchObject({
    firstName: "Maya",
    email: body.email,
    currentTitle: "Staff Nurse",
    source: "Job page",
    availability: "unknown",
  });
  expect(application).toMatchObject({ stage: "applied", status: "active", jobId });
  expect(application.answerDueAt).toEqual(answerDueAt("applied", application.appliedAt));
  expect(sent).toMatchObject({ note: body.note, resumeState: "none", userId: null, spamSignals: [] });
  const activities = await owner.db
    .select()
    .from(pipelineActivities)
    .where(eq(pipelineActivities.applicationId, application.id));
  expect(activities).toMatchObject([{ activityType: "applied", toStage: "applied", performedBy: null }]);
  const consents = await owner.db
    .select()
    .from(applicationConsents)
    .where(eq(applicationConsents.applicationId, application.id));
  expect(consents.map(({ purpose, choice, textId, textHash }) => [purpose, choice, textId, textHash])).toEqual([
    ["application", "given", consentTexts.application.id, hash(consentTexts.application.text)],
    ...noticesFor("Dayton, OH").map(({ textId, text }) => ["ai-notice", "shown", textId, hash(text)]),
  ]);
  await deliver(companyId);
  await deliver(companyId);
  const mails = mailsTo(body.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Confirm your application: Night Ward Nurse at ${(await admin.get("/api/workspace")).json<{ name: string }>().name}`,
  ]);
  expect(mails[0]?.text).toContain(
    linkOf({ sent, application, candidate }).replace("/api/application-status/", "/applications/"),
  );
  expect(mails[0]?.text).toMatch(/Pay: \$[\d,]+ to \$[\d,]+ a year\nJob ad: \S+\/jobs\//);
  const { columns } = (await admin.get(`/api/jobs-enhanced/${jobId}/pipeline`)).json<Pipeline>();
  expect(columns[0]?.applications).toMatchObject([{ name: "Maya Okafor", source: "Job page" }]);
});

test("merges two identical simultaneous applications into one", async () => {
  const { at, companyId } = await anOpenJob();
  const body = form();
  const responses = await Promise.all([1, 2, 3, 4].map(() => stranger().post(at, body)));
  expect(new Set(responses.map(({ statusCode, body: text }) => `${statusCode} ${text}`)).size).toBe(1);
  await theOnly(companyId);
  expect(await owner.db.$count(candidates, eq(candidates.companyId, companyId))).toBe(1);
  await deliver(companyId);
  expect(
    mailsTo(body.email)
      .map(({ subject = "" }) => subject.slice(0, subject.indexOf(":")))
      .toSorted(),
  ).toEqual(["Confirm your application", "You already applied"]);
});

test("leaves the first application unchanged when a second uses its email", async () => {
  const { at, companyId } = await anOpenJob();
  const body = form({ phone: "", note: "" });
  await stranger().post(at, body);
  const before = await theOnly(companyId);
  const again = {
    ...body,
    firstName: "Mallory",
    email: body.email.toUpperCase(),
    phone: "666",
    location: "Nowhere",
    note: "Hire me",
  };
  expect((await send(at, again, "other.txt", Buffer.from("Mallory\nSkills\nTriage"))).statusCode).toBe(201);
  const rows = await sentTo(companyId);
  expect(rows.find(({ sent }) => sent.applicationId === before.sent.applicationId)).toEqual(before);
  expect(rows).toHaveLength(2);
});

test("stores one file for an application that is sent twice", async () => {
  const { at, companyId } = await anOpenJob();
  const body = form();
  const resume = Buffer.from("Maya\nSkills\nTriage");
  await send(at, body, "maya.txt", resume);
  await theOnly(companyId);
  const kept = await store.olderThan("application-resume", new Date(Date.now() + 60_000));
  expect((await send(at, body, "maya.txt", resume)).statusCode).toBe(201);
  await theOnly(companyId);
  expect(await owner.db.$count(files, eq(files.companyId, companyId))).toBe(1);
  expect(await store.olderThan("application-resume", new Date(Date.now() + 60_000))).toHaveLength(kept.length);
});

test("fills only gaps of a known record and stores the submission as sent", async () => {
  const { at, companyId } = await anOpenJob();
  const body = form();
  await aCandidate(owner.db, {
    companyId,
    email: body.email.replace("applicant", "Applicant"),
    firstName: "M.",
    lastName: "Okafor-Reyes",
    currentTitle: "Charge Nurse",
  });
  await stranger().post(at, body);
  await confirm(await theOnly(companyId));
  const { sent, candidate } = await theOnly(companyId);
  expect(candidate).toMatchObject({
    firstName: "M.",
    lastName: "Okafor-Reyes",
    currentTitle: "Charge Nurse",
    phone: body.phone,
  });
  expect(sent).toMatchObject({
    firstName: "Maya",
    lastName: "Okafor",
    currentTitle: "Staff Nurse",
    createdCandidateId: null,
  });
});

test("reuses the application that a recruiter added and sets its due date", async () => {
  const { at, companyId, jobId } = await anOpenJob();
  const body = form();
  const { id: candidateId } = await aCandidate(owner.db, { companyId, email: body.email });
  const [created] = await owner.db
    .insert(jobApplications)
    .values({ companyId, jobId, candidateId, stage: "screening" })
    .returning();
  await stranger().post(at, body);
  await confirm(await theOnly(companyId));
  const { application } = await theOnly(companyId);
  expect([application.id, application.stage]).toEqual([created?.id, "screening"]);
  expect(application.answerDueAt).toBeInstanceOf(Date);
});

test("rejects applications to closed, sample, expired or unknown jobs", async () => {
  const { slug, at, jobId, companyId } = await anOpenJob();
  const staffs = await aPublicJob(owner.db);
  const sample = await aPublicJob(owner.db, { isSample: true });
  expect(await ask(`/api/jobs/${staffs.slug}/applications`)).toEqual([
    409,
    "Our recruiters are filling this job. Contact us instead.",
  ]);
  expect(await ask(`/api/jobs/${sample.slug}/applications`)).toEqual([
    409,
    "This is a sample job. You can't apply for it.",
  ]);
  expect((await ask("/api/jobs/no-such-job/applications"))[0]).toBe(404);
  const closed = [409, "This job is no longer accepting applications."];
  await owner.db.update(jobsEnhanced).set({ status: "paused" }).where(eq(jobsEnhanced.id, jobId));
  expect(await ask(at)).toEqual(closed);
  await owner.db.update(jobsEnhanced).set({ status: "active" }).where(eq(jobsEnhanced.id, jobId));
  await owner.db
    .update(jobs)
    .set({ closesAt: new Date(Date.now() - 1000) })
    .where(eq(jobs.slug, slug));
  expect(await ask(at)).toEqual(closed);
  await owner.db.update(jobs).set({ closesAt: null, isActive: false }).where(eq(jobs.slug, slug));
  expect(await ask(at)).toEqual(closed);
  expect(await sentTo(companyId)).toEqual([]);
});

test("names missing fields and stores nothing without consent", async () => {
  const { at, companyId } = await anOpenJob();
  const response = await stranger().post(at, { firstName: " ", email: "maya", consent: false });
  expect([response.statusCode, response.json<{ errors: object }>().errors]).toEqual([
    400,
    {
      firstName: "First name is required",
      lastName: expect.any(String),
      email: "Please enter a valid email address",
      consent: "Check this box so the company can keep your application",
    },
  ]);
  expect((await stranger().post(at, form({ note: "x".repeat(2001) }))).statusCode).toBe(400);
  expect(await sentTo(companyId)).toEqual([]);
});

test("stores suspected spam and shows the team why", async () => {
  const { at, companyId } = await anOpenJob();
  const response = await app.inject({
    method: "POST",
    url: at,
    headers: { origin: "http://localhost:3000", "x-form-trap": "Acme", "x-form-filled-ms": "200" },
    payload: form({ requestsHumanReview: true }),
  });
  expect(response.statusCode).toBe(201);
  const { sent, application } = await theOnly(companyId);
  expect(sent.spamSignals).toEqual(["trap_filled", "too_fast"]);
  const [activity] = await owner.db
    .select()
    .from(pipelineActivities)
    .where(eq(pipelineActivities.applicationId, application.id));
  expect(activity?.description).toBe(
    "I have worked nights for six years.\nEmail not confirmed: the link we emailed hasn't been used yet.\nRequested a human review. The matching engine won't score this candidate.\nPossible spam: trap filled, too fast",
  );
});

test("limits applications per email to thirty a day", async () => {
  const { at } = await anOpenJob();
  const body = form();
  const statuses: number[] = [];
  for (let times = 0; times < 31; times += 1) statuses.push((await stranger().post(at, body)).statusCode);
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([201]));
  const refused = await stranger().post(at, body);
  expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
});
