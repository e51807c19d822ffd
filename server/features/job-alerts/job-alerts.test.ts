/** Mails about new jobs: asked for, once a job and person, and stopped by one press. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { AlertWishes, JobAlerts } from "#domain/openings/job-alerts.ts";
import { users } from "../../db/tables/identity.ts";
import { jobAlerts, jobAlertTellings } from "../../db/tables/job-alerts.ts";
import { jobs } from "../../db/tables/jobs.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aProfile, aPublicJob, aUser } from "../../test/factories.ts";
import { aBrowser, goodPassword } from "../../test/people.ts";
import { claimJobAlerts } from "./find-job-alerts.task.ts";
import { changeJobAlerts, switchOffJobAlerts } from "./job-alerts.service.ts";
import { sendJobAlert } from "./send-job-alert.task.ts";
import { eventually } from "../../test/eventually.ts";

const { app, db, owner, catcher, tools } = await buildTestApp();
const url = "/api/candidate/job-alerts";
const on: AlertWishes = { isOn: true, frequency: "daily", leastScore: 60 };
const hourMs = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hourMs);

/** A nurse whose alerts have been on for two days. */
const aNurse = async (wishes: Partial<AlertWishes> = {}) => {
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
const mailsTo = (to: string) => catcher.caught.filter((each) => each.to.includes(to)).map(({ mail }) => mail);
const tell = (userId: string, round = randomUUID()) => sendJobAlert.handle({ userId, round }, tools);

beforeEach(async () => {
  await owner.db.delete(jobs);
});

test("a new job above the score is told once, and what is sample, closed, old or below it is not", async () => {
  const nurse = await aNurse();
  const told = await aPublicJob(owner.db, { title: "Registered Nurse" });
  await aPublicJob(owner.db, { title: "Registered Nurse, sample", isSample: true });
  await aPublicJob(owner.db, { title: "Registered Nurse, closed", isActive: false });
  await aPublicJob(owner.db, { title: "Registered Nurse, old", publishedAt: ago(72) });
  await aPublicJob(owner.db, { title: "Line Cook", requirements: ["One year on a grill line"], industry: null });
  await tell(nurse.id);
  await tell(nurse.id);
  const mails = mailsTo(nurse.username);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe("A new job that matches your profile: Registered Nurse");
  expect(mails[0]?.text).toContain("Harbor Clinics · Dayton, OH · $80k - $95k");
  expect(mails[0]?.text).not.toMatch(/sample|closed|, old|Cook/);
  const rows = await owner.db.select().from(jobAlertTellings).where(eq(jobAlertTellings.userId, nurse.id));
  expect(rows.map(({ jobId }) => jobId)).toEqual([told.id]);
});

test("a job that was written before and opens now is new", async () => {
  const nurse = await aNurse();
  const job = await aPublicJob(owner.db, { isActive: false, createdAt: ago(500), publishedAt: ago(500) });
  await tell(nurse.id);
  expect(mailsTo(nurse.username)).toEqual([]);
  await owner.db.update(jobs).set({ isActive: true }).where(eq(jobs.id, job.id));
  await tell(nurse.id);
  expect(mailsTo(nurse.username)).toHaveLength(1);
});

test("a worker that dies at any point sends no mail twice and forgets none", async () => {
  const nurse = await aNurse();
  await aPublicJob(owner.db);
  const round = randomUUID();
  // Dies after it has written down what it tells, before the mail.
  const mail = { ...tools.mail, deliver: () => Promise.reject(new Error("killed")) };
  await expect(sendJobAlert.handle({ userId: nurse.id, round }, { ...tools, mail })).rejects.toThrow("killed");
  expect(mailsTo(nurse.username)).toEqual([]);
  await aPublicJob(owner.db, { title: "Registered Nurse, later" });
  // Another round meanwhile tells the later job and not the first again; then the first is tried again, twice.
  await tell(nurse.id);
  await tell(nurse.id, round);
  await tell(nurse.id, round);
  expect(mailsTo(nurse.username).map(({ subject }) => subject)).toEqual([
    "A new job that matches your profile: Registered Nurse, later",
    "A new job that matches your profile: Registered Nurse",
  ]);
  // Two at once, in rounds of their own.
  await aPublicJob(owner.db, { title: "Registered Nurse, third" });
  await Promise.all([tell(nurse.id), tell(nurse.id)]);
  expect(mailsTo(nurse.username)).toHaveLength(3);
});

test("who is due is claimed once, keeps the hour, and only where the address is proved", async () => {
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

test("the link in the mail switches the alerts off and nothing else, with one press as RFC 8058 has it", async () => {
  const nurse = await aNurse();
  await aPublicJob(owner.db);
  await tell(nurse.id);
  const [mail] = mailsTo(nurse.username);
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
  await tell(nurse.id);
  expect(mailsTo(nurse.username)).toHaveLength(1);
});

test("switched off after the jobs were found and before the mail, nothing is sent", async () => {
  const nurse = await aNurse();
  await aPublicJob(owner.db);
  const round = randomUUID();
  const mail = { ...tools.mail, deliver: () => Promise.reject(new Error("killed")) };
  await expect(sendJobAlert.handle({ userId: nurse.id, round }, { ...tools, mail })).rejects.toThrow("killed");
  await switchOffJobAlerts(db, nurse.id);
  await tell(nurse.id, round);
  expect(mailsTo(nurse.username)).toEqual([]);
});

test("a visitor cannot, an account must prove its address first, then wishes are kept and due sooner when asked", async () => {
  const browser = aBrowser(app);
  const read = async () => (await browser.get(url)).json<JobAlerts>();
  expect(await read()).toMatchObject({ isOn: false, standing: "no-account", email: null });
  expect((await browser.put(url, on)).statusCode).toBe(401);
  const account = { name: "Maya Okafor", email: "alerts@people.example", password: goodPassword };
  await browser.post("/api/auth/sign-up/email", account);
  expect(await read()).toMatchObject({ standing: "unconfirmed", email: account.email });
  expect((await browser.put(url, on)).statusCode).toBe(403);
  await owner.db.update(users).set({ emailVerified: true }).where(eq(users.username, account.email));
  await eventually(async () => expect((await read()).standing).toBe("ready"));
  const wishes = { isOn: true, frequency: "weekly", leastScore: 80 };
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
  expect((await browser.put(url, { ...wishes, leastScore: 1 })).statusCode).toBe(400);
});
