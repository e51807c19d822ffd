/** A person's job alert preferences, and which jobs were sent: each job to each person once. */
import { and, desc, eq, gte, notExists, sql } from "drizzle-orm";
import {
  alertDays,
  alertFrequencies,
  type AlertFrequency,
  type AlertPreferences,
  defaultAlerts,
  type JobAlerts,
} from "#domain/openings/job-alerts.ts";
import { asActor, type Database } from "../../db/client.ts";
import { users } from "../../db/tables/identity.ts";
import { jobAlerts, jobAlertDeliveries } from "../../db/tables/job-alerts.ts";
import { jobs } from "../../db/tables/jobs.ts";
import { recordConsent } from "../rights/consent.service.ts";
import { readMatchable, readOpenJobs, scoreAds } from "../openings/openings.service.ts";

const dayMs = 86_400_000;

/** Jobs that are older are not sent, even if the alerts were switched on before. */
const maxJobAgeMs = 30 * dayMs;

/** Jobs per email; the others follow in the next one. */
const maxJobsPerEmail = 10;

type AlertRow = typeof jobAlerts.$inferSelect;

const isFrequency = (text: string): text is AlertFrequency => (alertFrequencies as readonly string[]).includes(text);

const preferencesOf = ({ isOn, frequency, minScore }: AlertRow): AlertPreferences => ({
  isOn,
  frequency: isFrequency(frequency) ? frequency : defaultAlerts.frequency,
  minScore: minScore === 40 || minScore === 80 ? minScore : 60,
});

const findAlerts = async (db: Database, userId: string): Promise<AlertRow | undefined> =>
  (await db.select().from(jobAlerts).where(eq(jobAlerts.userId, userId)))[0];

/** The account that gets the emails; null for a visitor. */
export interface AlertOwner {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

export const readJobAlerts = (db: Database, owner: AlertOwner | null): Promise<JobAlerts> => {
  if (owner === null)
    return Promise.resolve({ ...defaultAlerts, standing: "no-account", email: null, lastNotifiedAt: null });
  return asActor(db, { userId: owner.id }, async (db) => {
    const row = await findAlerts(db, owner.id);
    const [last] = await db
      .select({ at: jobAlertDeliveries.createdAt })
      .from(jobAlertDeliveries)
      .orderBy(desc(jobAlertDeliveries.createdAt))
      .limit(1);
    return {
      ...(row === undefined ? defaultAlerts : preferencesOf(row)),
      standing: owner.emailVerified ? "ready" : "unconfirmed",
      email: owner.email,
      lastNotifiedAt: last?.at.toISOString() ?? null,
    };
  });
};

/** Switching on starts with jobs that open from now on; otherwise only the preferences change. */
export const changeJobAlerts = async (
  db: Database,
  userId: string,
  preferences: AlertPreferences,
  now: Date,
): Promise<void> => {
  const wasOn = await asActor(db, { userId }, async (db) => {
    const before = await findAlerts(db, userId);
    const isNew = preferences.isOn && before?.isOn !== true;
    const nextAt = new Date(now.getTime() + alertDays[preferences.frequency] * dayMs);
    const since = before === undefined || isNew ? now : before.since;
    const dueAt = before === undefined || isNew || before.dueAt > nextAt ? nextAt : before.dueAt;
    const row = { ...preferences, since, dueAt };
    await db
      .insert(jobAlerts)
      .values({ ...row, userId })
      .onConflictDoUpdate({ target: jobAlerts.userId, set: row });
    return before?.isOn === true;
  });
  if (wasOn === preferences.isOn) return;
  const choice = preferences.isOn ? "given" : "withdrawn";
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
  await recordConsent(db, userId, { purpose: "job-alerts", choice: "withdrawn", place: "Link in an email" });
};

export interface AlertedJob {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly salary: string;
  readonly score: number;
}

/** The jobs of one email that are still open, best first. */
const jobsOfRound = (db: Database, round: string): Promise<AlertedJob[]> =>
  db
    .select({
      title: jobs.title,
      company: jobs.company,
      location: jobs.location,
      salary: jobs.salary,
      score: jobAlertDeliveries.score,
    })
    .from(jobAlertDeliveries)
    .innerJoin(jobs, eq(jobs.id, jobAlertDeliveries.jobId))
    .where(and(eq(jobAlertDeliveries.round, round), eq(jobs.isActive, true)))
    .orderBy(desc(jobAlertDeliveries.score), jobs.title);

/** Open jobs that are new to this person and reach their minimum score, best first. */
const findNewJobs = async (db: Database, alerts: AlertRow, now: Date) => {
  const ownRecord = await readMatchable(db, alerts.userId, now);
  if (ownRecord === null) return [];
  const from = new Date(Math.max(alerts.since.getTime(), now.getTime() - maxJobAgeMs));
  const wasSent = db
    .select({ one: sql`1` })
    .from(jobAlertDeliveries)
    .where(and(eq(jobAlertDeliveries.userId, alerts.userId), eq(jobAlertDeliveries.jobId, jobs.id)));
  // Inside the recipient's `asActor`. Sample jobs are never emailed.
  const ads = await asActor(db, { userId: alerts.userId }, (db) =>
    readOpenJobs(db, and(gte(jobs.publishedAt, from), eq(jobs.isSample, false), notExists(wasSent))),
  );
  return scoreAds(ads, ownRecord)
    .map(({ ad, value }) => ({ jobId: ad.id, score: Math.round(value) }))
    .filter(({ score }) => score >= alerts.minScore)
    .slice(0, maxJobsPerEmail);
};

export interface AlertEmail {
  readonly to: string;
  readonly name: string;
  readonly preferences: AlertPreferences;
  readonly alertedJobs: readonly AlertedJob[];
}

/**
 * The email of this round; null if there is nothing to send or the person does not want it. The jobs are recorded before
 * the email is sent, so a second run sends the same jobs, and no other round repeats them.
 */
export const prepareAlertEmail = async (
  db: Database,
  { userId, round }: { readonly userId: string; readonly round: string },
  now: Date,
): Promise<AlertEmail | null> => {
  const actor = { userId };
  const [alerts, isRecorded] = await asActor(db, actor, async (db) => [
    await findAlerts(db, userId),
    (await db.$count(jobAlertDeliveries, eq(jobAlertDeliveries.round, round))) > 0,
  ]);
  const [person] = await db.select().from(users).where(eq(users.id, userId));
  if (alerts?.isOn !== true || person?.emailVerified !== true || person.isAnonymous) return null;
  const newJobs = isRecorded ? [] : await findNewJobs(db, alerts, now);
  if (newJobs.length > 0) {
    await asActor(db, actor, (db) =>
      db
        .insert(jobAlertDeliveries)
        .values(newJobs.map((each) => ({ ...each, userId, round })))
        .onConflictDoNothing(),
    );
  }
  const alertedJobs = await asActor(db, actor, (db) => jobsOfRound(db, round));
  return alertedJobs.length === 0
    ? null
    : { to: person.username, name: person.name, preferences: preferencesOf(alerts), alertedJobs };
};
