/** Emails about new jobs: opt-in, each job to each person once, and one-click unsubscribe. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { AlertPreferences, JobAlerts } from "#domain/openings/job-alerts.ts";
import { users } from "../../db/tables/identity.ts";
import { jobAlerts, jobAlertDeliveries } from "../../db/tables/job-alerts.ts";
import { jobs } from "../../db/tables/jobs.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aProfile, aPublicJob, aUser } from "../../test/fixtures/factories.ts";
import { aBrowser, goodPassword } from "../../test/browsers.ts";
import { claimJobAlerts } from "./find-job-alerts.task.ts";
import { changeJobAlerts, switchOffJobAlerts } from "./job-alerts.service.ts";
import { sendJobAlert } from "./send-job-alert.task.ts";
import { eventually } from "../../test/eventually.ts";

const { app, db, owner, catcher, tools } = await buildTestApp();
const url = "/api/candidate/job-alerts";
const on: AlertPreferences = { isOn: true, frequency: "daily", minScore: 60 };
const hourMs = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hourMs);

/** A nurse whose alerts have been on for two days. */
const aNurse = async (wishes: Partial<AlertPreferences> = {}) => {
  const user = await aUser(owner.db, { name: "Maya Okafor", emailVerified: true });
  await aProfile(owner.db, {
    userId: user.id,
    title: "Registered Nurse",
    location: "Dayton, OH",
    skills: ["Triage", "Epic", "Wound care"],
    experience: [
      {
        title: "Registered Nurse",
        company: "Northside",
        industry: "Healthcare",
        start: "2018-03",
        end: null,
        description: "Triage, wound care and charting in Epic.",
      },
    ],
  });
  await changeJobAlerts(db, user.id, { ...on, ...wishes }, ago(48));
  return user;
};
const emailsTo = (to: string) => catcher.caught.filter((each) => each.to.includes(to)).map(({ mail }) => mail);
const runAlertTask = (userId: string, round = randomUUID()) => sendJobAlert.handle({ userId, round }, tools);

beforeEach(async () => {
  await owner.db.delete(jobs);
});

test("sends a new job above the score once; skips sample, closed, old and lower ones", async () => {
  const nurse = await aNurse();
  const alerted = await aPublicJob(owner.db, { title: "Registered Nurse" });
  await aPublicJob(owner.db, { title: "Registered Nurse, sample", isSample: true });
  await aPublicJob(owner.db, { title: "Registered Nurse, closed", isActive: false });
  await aPublicJob(owner.db, { title: "Registered Nurse, old", publishedAt: ago(72) });
  await aPublicJob(owner.db, { title: "Line Cook", requirements: ["One year on a grill line"], industry: null });
  await runAlertTask(nurse.id);
  await runAlertTask(nurse.id);
  const mails = emailsTo(nurse.username);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe("New job match: Registered Nurse");
  expect(mails[0]?.text).toContain("Harbor Clinics · Dayton, OH · $80k - $95k");
  expect(mails[0]?.text).not.toMatch(/sample|closed|, old|Cook/);
  const rows = await owner.db.select().from(jobAlertDeliveries).where(eq(jobAlertDeliveries.userId, nurse.id));
  expect(rows.map(({ jobId }) => jobId)).toEqual([alerted.id]);
});

test("a job that was drafted earlier and opens now is new", async () => {
  const nurse = await aNurse();
  const job = await aPublicJob(owner.db, { isActive: false, createdAt: ago(500), publishedAt: ago(500) });
  await runAlertTask(nurse.id);
  expect(emailsTo(nurse.username)).toEqual([]);
  await owner.db.update(jobs).set({ isActive: true }).where(eq(jobs.id, job.id));
  await runAlertTask(nurse.id);
  expect(emailsTo(nurse.username)).toHaveLength(1);
});

test("a worker that crashes at any point sends no email twice and loses none", async () => {
  const nurse = await aNurse();
  await aPublicJob(owner.db);
  const round = randomUUID();
  // Crashes after recording the jobs, before the email.
  const mail = { ...tools.mail, deliver: () => Promise.reject(new Error("killed")) };
  await expect(sendJobAlert.handle({ userId: nurse.id, round }, { ...tools, mail })).rejects.toThrow("killed");
  expect(emailsTo(nurse.username)).toEqual([]);
  await aPublicJob(owner.db, { title: "Registered Nurse, later" });
  // Another round sends only the later job; then the first round is retried, twice.
  await runAlertTask(nurse.id);
  await runAlertTask(nurse.id, round);
  await runAlertTask(nurse.id, round);
  expect(emailsTo(nurse.username).map(({ subject }) => subject)).toEqual([
    "New job match: Registered Nurse, later",
    "New job match: Registered Nurse",
  ]);
  // Two rounds at once.
  await aPublicJob(owner.db, { title: "Registered Nurse, third" });
  await Promise.all([runAlertTask(nurse.id), runAlertTask(nurse.id)]);
  expect(emailsTo(nurse.username)).toHaveLength(3);
});

test("claims due alerts once, keeps their hour, and requires a confirmed address", async () => {
  await owner.db.delete(jobAlerts);
  const [daily, weekly, unproved] = [await aNurse(), await aNurse({ frequency: "weekly" }), await aNurse()];
  await owner.db.update(users).set({ emailVerified: false }).where(eq(users.id, unproved.id));
  const now = new Date();
  const dueOf = async (id: string) =>
    (await owner.db.select().from(jobAlerts).where(eq(jobAlerts.userId, id)))[0]?.dueAt.getTime() ?? 0;
  const before = await dueOf(daily.id);
  expect(await Promise.all([claimJobAlerts(db, now), claimJobAlerts(db, now)]).then(([a, b]) => a + b)).toBe(1);
  expect((await dueOf(daily.id)) - now.getTime()).toBeGreaterThan(0);
  expect(await dueOf(daily.id)).not.toBe(before);
  const { rows } = await owner.db.execute<{ data: { userId: string } }>(
    sql`select data from pgboss.job_common where name = 'send-job-alert'`,
  );
  expect(rows.map(({ data }) => data.userId)).toEqual([daily.id]);
  expect(await claimJobAlerts(db, new Date(now.getTime() + 6 * 24 * hourMs))).toBe(2);
  expect((await dueOf(weekly.id)) - now.getTime()).toBeGreaterThan(11 * 24 * hourMs);
});

test("the email's link unsubscribes from alerts only, with one click per RFC 8058", async () => {
  const nurse = await aNurse();
  await aPublicJob(owner.db);
  await runAlertTask(nurse.id);
  const [mail] = emailsTo(nurse.username);
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const link = new URL(/^<(.*)>$/.exec(header("list-unsubscribe") ?? "")?.[1] ?? "").pathname;
  expect((await app.inject({ url: link })).json()).toEqual({ setting: "jobAlerts" });
  const press = await app.inject({
    method: "POST",
    url: link,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect(press.statusCode).toBe(200);
  const [row] = await owner.db.select().from(jobAlerts).where(eq(jobAlerts.userId, nurse.id));
  expect(row?.isOn).toBe(false);
  await aPublicJob(owner.db, { title: "Registered Nurse, after" });
  await runAlertTask(nurse.id);
  expect(emailsTo(nurse.username)).toHaveLength(1);
});

test("sends nothing if switched off between finding the jobs and the email", async () => {
  const nurse = await aNurse();
  await aPublicJob(owner.db);
  const round = randomUUID();
  const mail = { ...tools.mail, deliver: () => Promise.reject(new Error("killed")) };
  await expect(sendJobAlert.handle({ userId: nurse.id, round }, { ...tools, mail })).rejects.toThrow("killed");
  await switchOffJobAlerts(db, nurse.id);
  await runAlertTask(nurse.id, round);
  expect(emailsTo(nurse.username)).toEqual([]);
});

test("requires an account with a confirmed address; stores preferences", async () => {
  const browser = aBrowser(app);
  const readAlerts = async () => (await browser.get(url)).json<JobAlerts>();
  expect(await readAlerts()).toMatchObject({ isOn: false, standing: "no-account", email: null });
  expect((await browser.put(url, on)).statusCode).toBe(401);
  const account = { name: "Maya Okafor", email: "alerts@people.example", password: goodPassword };
  await browser.post("/api/auth/sign-up/email", account);
  expect(await readAlerts()).toMatchObject({ standing: "unconfirmed", email: account.email });
  expect((await browser.put(url, on)).statusCode).toBe(403);
  await owner.db.update(users).set({ emailVerified: true }).where(eq(users.username, account.email));
  await eventually(async () => expect((await readAlerts()).standing).toBe("ready"));
  const wishes = { isOn: true, frequency: "weekly", minScore: 80 };
  expect((await browser.put(url, wishes)).json()).toMatchObject(wishes);
  const dueIn = async () => {
    const [row] = await owner.db
      .select()
      .from(jobAlerts)
      .innerJoin(users, eq(users.id, jobAlerts.userId))
      .where(eq(users.username, account.email));
    return Math.round(((row?.job_alerts.dueAt.getTime() ?? 0) - Date.now()) / (24 * hourMs));
  };
  expect(await dueIn()).toBe(7);
  await browser.put(url, { ...wishes, frequency: "daily" });
  expect(await dueIn()).toBe(1);
  expect((await browser.put(url, { ...wishes, minScore: 1 })).statusCode).toBe(400);
});
