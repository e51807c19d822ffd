/** What a person wants to be told about new jobs, and what is told: each job to each person once. */
import { and, desc, eq, gte, notExists, sql } from "drizzle-orm";
import {
  alertDays,
  alertFrequencies,
  type AlertFrequency,
  type AlertWishes,
  defaultAlerts,
  type JobAlerts,
} from "#domain/openings/job-alerts.ts";
import { asActor, type Database } from "../../db/client.ts";
import { users } from "../../db/tables/identity.ts";
import { jobAlerts, jobAlertTellings } from "../../db/tables/job-alerts.ts";
import { jobs } from "../../db/tables/jobs.ts";
import { recordConsent } from "../rights/consent.service.ts";
import { readMatchable, readOpenJobs, scoreAds } from "../openings/openings.service.ts";

const dayMs = 86_400_000;

/** What opened longer ago is no news, whenever the alerts were switched on. */
const newForMs = 30 * dayMs;

/** A mail names so many at most; the others stand in the next. */
export const jobsPerMail = 10;

type AlertRow = typeof jobAlerts.$inferSelect;

const isFrequency = (text: string): text is AlertFrequency => (alertFrequencies as readonly string[]).includes(text);

const wishesOf = ({ isOn, frequency, leastScore }: AlertRow): AlertWishes => ({
  isOn,
  frequency: isFrequency(frequency) ? frequency : defaultAlerts.frequency,
  leastScore: leastScore === 40 || leastScore === 80 ? leastScore : 60,
});

const findAlerts = async (db: Database, userId: string): Promise<AlertRow | undefined> =>
  (await db.select().from(jobAlerts).where(eq(jobAlerts.userId, userId)))[0];

/** The account the mails would go to; null for a visitor. */
export interface AlertOwner {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

export const readJobAlerts = (db: Database, owner: AlertOwner | null): Promise<JobAlerts> => {
  if (owner === null)
    return Promise.resolve({ ...defaultAlerts, standing: "no-account", email: null, lastToldAt: null });
  return asActor(db, { userId: owner.id }, async (db) => {
    const row = await findAlerts(db, owner.id);
    const [last] = await db
      .select({ at: jobAlertTellings.createdAt })
      .from(jobAlertTellings)
      .orderBy(desc(jobAlertTellings.createdAt))
      .limit(1);
    return {
      ...(row === undefined ? defaultAlerts : wishesOf(row)),
      standing: owner.emailVerified ? "ready" : "unconfirmed",
      email: owner.email,
      lastToldAt: last?.at.toISOString() ?? null,
    };
  });
};

/** Switched on anew, they begin with what opens from now on; otherwise only the wishes change. */
export const changeJobAlerts = async (db: Database, userId: string, wishes: AlertWishes, now: Date): Promise<void> => {
  const wasOn = await asActor(db, { userId }, async (db) => {
    const before = await findAlerts(db, userId);
    const isNew = wishes.isOn && before?.isOn !== true;
    const nextAt = new Date(now.getTime() + alertDays[wishes.frequency] * dayMs);
    const since = before === undefined || isNew ? now : before.since;
    const dueAt = before === undefined || isNew || before.dueAt > nextAt ? nextAt : before.dueAt;
    const row = { ...wishes, since, dueAt };
    await db
      .insert(jobAlerts)
      .values({ ...row, userId })
      .onConflictDoUpdate({ target: jobAlerts.userId, set: row });
    return before?.isOn === true;
  });
  if (wasOn === wishes.isOn) return;
  const choice = wishes.isOn ? "given" : "withdrawn";
  await recordConsent(db, userId, { purpose: "job-alerts", choice, place: "Job alerts" });
};

export const switchOffJobAlerts = async (db: Database, userId: string): Promise<void> => {
  const off = await asActor(db, { userId }, (db) =>
    db
      .update(jobAlerts)
      .set({ isOn: false })
      .where(and(eq(jobAlerts.userId, userId), eq(jobAlerts.isOn, true))),
  );
  if ((off.rowCount ?? 0) === 0) return;
  await recordConsent(db, userId, { purpose: "job-alerts", choice: "withdrawn", place: "Link in a mail" });
};

export interface ToldJob {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly salary: string;
  readonly score: number;
}

/** Jobs of one mail, while they are open, the best first. */
const toldIn = (db: Database, round: string): Promise<ToldJob[]> =>
  db
    .select({
      title: jobs.title,
      company: jobs.company,
      location: jobs.location,
      salary: jobs.salary,
      score: jobAlertTellings.score,
    })
    .from(jobAlertTellings)
    .innerJoin(jobs, eq(jobs.id, jobAlertTellings.jobId))
    .where(and(eq(jobAlertTellings.round, round), eq(jobs.isActive, true)))
    .orderBy(desc(jobAlertTellings.score), jobs.title);

/** Open jobs that are new to this person and reach the score they asked for, the best first. */
const findNews = async (db: Database, alerts: AlertRow, now: Date) => {
  const own = await readMatchable(db, alerts.userId, now);
  if (own === null) return [];
  const from = new Date(Math.max(alerts.since.getTime(), now.getTime() - newForMs));
  const isTold = db
    .select({ one: sql`1` })
    .from(jobAlertTellings)
    .where(and(eq(jobAlertTellings.userId, alerts.userId), eq(jobAlertTellings.jobId, jobs.id)));
  // Inside the wall of whoever is told; a sample is nobody's job and goes into no mail.
  const ads = await asActor(db, { userId: alerts.userId }, (db) =>
    readOpenJobs(db, and(gte(jobs.publishedAt, from), eq(jobs.isSample, false), notExists(isTold))),
  );
  return scoreAds(ads, own)
    .map(({ ad, value }) => ({ jobId: ad.id, score: Math.round(value) }))
    .filter(({ score }) => score >= alerts.leastScore)
    .slice(0, jobsPerMail);
};

export interface AlertMail {
  readonly to: string;
  readonly name: string;
  readonly wishes: AlertWishes;
  readonly told: readonly ToldJob[];
}

/**
 * What the mail of this round says; null where there is nothing to say or nobody who wants it. What it tells is written down
 * before it is sent, so a second run says the same, and no other round can say it again.
 */
export const prepareAlertMail = async (
  db: Database,
  { userId, round }: { readonly userId: string; readonly round: string },
  now: Date,
): Promise<AlertMail | null> => {
  const actor = { userId };
  const [alerts, isWritten] = await asActor(db, actor, async (db) => [
    await findAlerts(db, userId),
    (await db.$count(jobAlertTellings, eq(jobAlertTellings.round, round))) > 0,
  ]);
  const [person] = await db.select().from(users).where(eq(users.id, userId));
  if (alerts?.isOn !== true || person?.emailVerified !== true || person.isAnonymous) return null;
  const news = isWritten ? [] : await findNews(db, alerts, now);
  if (news.length > 0) {
    await asActor(db, actor, (db) =>
      db
        .insert(jobAlertTellings)
        .values(news.map((each) => ({ ...each, userId, round })))
        .onConflictDoNothing(),
    );
  }
  const told = await asActor(db, actor, (db) => toldIn(db, round));
  return told.length === 0 ? null : { to: person.username, name: person.name, wishes: wishesOf(alerts), told };
};
