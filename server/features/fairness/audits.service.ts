/** The tables of a bias audit: made when an admin asks for them, shown as they were made. */
import { and, asc, desc, eq, exists, isNull, ne, sql } from "drizzle-orm";
import {
  type Audit,
  auditRefusals,
  type AuditSummary,
  daysBetweenAudits,
  type Fairness,
  fewestChanges,
} from "#domain/fairness/audits.ts";
import { medianOf } from "#domain/fairness/rates.ts";
import { type AnswerCount, auditTables, fewestAnswers } from "#domain/fairness/tables.ts";
import { engineVersion } from "#domain/matching/trace.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { fairnessAudits } from "../../db/tables/fairness.ts";
import { users } from "../../db/tables/identity.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { writeDown } from "../../infra/audit.ts";
import { AppError } from "../../infra/errors.ts";
import { type Applicant, scoreApplicants } from "../matching/score-applicants.service.ts";

interface Place {
  readonly companyId: string;
  readonly userId: string;
}

const mostAudits = 100;
const mostJobs = 500;
const dayMs = 86_400_000;
const everyJob = "Every job";

type Row = typeof fairnessAudits.$inferSelect;

const summaryOf = (row: Pick<Row, "id" | "madeAt" | "jobId" | "jobTitle">, by: string | null): AuditSummary => ({
  id: row.id,
  madeAt: row.madeAt.toISOString(),
  by,
  job: row.jobId === null ? null : { id: row.jobId, title: row.jobTitle ?? "" },
});

const isCounted = and(
  ne(jobApplications.status, "withdrawn"),
  eq(candidates.isSample, false),
  eq(jobsEnhanced.isSample, false),
);

export const readFairness = (db: Database, place: Place): Promise<Fairness> =>
  asActor(db, place, async (db) => {
    const { id, madeAt, jobId, jobTitle } = fairnessAudits;
    const audits = await db
      .select({ row: { id, madeAt, jobId, jobTitle }, by: users.name })
      .from(fairnessAudits)
      .leftJoin(users, eq(users.id, fairnessAudits.madeBy))
      .orderBy(desc(fairnessAudits.madeAt), desc(fairnessAudits.id))
      .limit(mostAudits);
    const applied = db
      .select({ id: jobApplications.id })
      .from(jobApplications)
      .where(eq(jobApplications.jobId, jobsEnhanced.id));
    const jobs = await db
      .select({ id: jobsEnhanced.id, title: jobsEnhanced.title })
      .from(jobsEnhanced)
      .where(and(eq(jobsEnhanced.isSample, false), exists(applied)))
      .orderBy(asc(jobsEnhanced.title), asc(jobsEnhanced.id))
      .limit(mostJobs);
    return { audits: audits.map(({ row, by }) => summaryOf(row, by)), jobs };
  });

export const readAudit = (db: Database, place: Place, id: string): Promise<Audit> =>
  asActor(db, place, async (db) => {
    const [found] = await db
      .select({ row: fairnessAudits, by: users.name })
      .from(fairnessAudits)
      .leftJoin(users, eq(users.id, fairnessAudits.madeBy))
      .where(eq(fairnessAudits.id, id));
    if (found === undefined) throw new AppError("not_found");
    const { row, by } = found;
    const { applicants, medianScore, engineVersion: version, tables } = row;
    return {
      ...summaryOf(row, by),
      applicants,
      medianScore,
      engineVersion: version,
      tables: tables.map((table) => ({ ...table, rows: [...table.rows] })),
    };
  });

const readApplicants = (db: Database, jobId: string | null): Promise<readonly Applicant[]> =>
  db
    .select({
      applicationId: jobApplications.id,
      candidateId: jobApplications.candidateId,
      jobId: jobApplications.jobId,
    })
    .from(jobApplications)
    .innerJoin(candidates, eq(candidates.id, jobApplications.candidateId))
    .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
    .where(and(isCounted, jobId === null ? undefined : eq(jobApplications.jobId, jobId)));

/** Answers stay in the database: it is told who is above the median and answers how many of whom. */
const readCounts = async (
  db: Database,
  jobId: string | null,
  above: Readonly<Record<string, boolean>>,
): Promise<readonly AnswerCount[]> => {
  const { rows } = await db.execute<{ [key in keyof AnswerCount]: never } & { with_score: number }>(
    sql`select sex, race, people, interviewed, hired, with_score, above from fairness_counts(${jobId}::uuid, ${JSON.stringify(above)}::jsonb)`,
  );
  return rows.map(({ with_score: scored, ...counts }) => ({ ...counts, scored }));
};

const answeredIn = (counts: readonly AnswerCount[]): number =>
  counts.filter(({ sex, race }) => sex !== null || race !== null).reduce((total, { people }) => total + people, 0);

/** A job as it is named; nothing for every job. */
const requireJob = async (db: Database, jobId: string | null): Promise<string | null> => {
  if (jobId === null) return null;
  const [job] = await db.select({ title: jobsEnhanced.title }).from(jobsEnhanced).where(eq(jobsEnhanced.id, jobId));
  if (job === undefined) throw new AppError("not_found");
  return job.title;
};

const spokenDate = (day: Date): string =>
  day.toLocaleDateString("en-US", { month: "long", day: "numeric", year: "numeric", timeZone: "UTC" });

/** Two audits too near each other would tell about whom they differ in. */
const requireDistance = async (db: Database, jobId: string | null, now: Date): Promise<void> => {
  const [last] = await db
    .select({ madeAt: fairnessAudits.madeAt })
    .from(fairnessAudits)
    .where(jobId === null ? isNull(fairnessAudits.jobId) : eq(fairnessAudits.jobId, jobId))
    .orderBy(desc(fairnessAudits.madeAt))
    .limit(1);
  if (last === undefined) return;
  const from = new Date(last.madeAt.getTime() + daysBetweenAudits * dayMs);
  if (now < from) {
    const message = `These tables were made on ${spokenDate(last.madeAt)}. They can be made anew from ${spokenDate(from)} on, so that nobody's answer can be read off the difference.`;
    throw new AppError("conflict", message);
  }
  const { rows } = await db.execute<{ n: number }>(
    sql`select fairness_changes(${jobId}::uuid, ${last.madeAt.toISOString()}::timestamptz) as n`,
  );
  if ((rows[0]?.n ?? 0) < fewestChanges) throw new AppError("conflict", auditRefusals.same);
};

/** The rest of the workspace is what its own tables tell when those of the job are taken off. */
const requireOthers = async (db: Database, jobId: string | null): Promise<void> => {
  if (jobId === null) return;
  const others = answeredIn(await readCounts(db, null, {})) - answeredIn(await readCounts(db, jobId, {}));
  if (others > 0 && others < fewestAnswers) throw new AppError("conflict", auditRefusals.elsewhere);
};

export const makeAudit = async (db: Database, place: Place, jobId: string | null, now: Date): Promise<Audit> => {
  const applicants = await asActor(db, place, async (db) => {
    await requireJob(db, jobId);
    await requireDistance(db, jobId, now);
    if (answeredIn(await readCounts(db, jobId, {})) < fewestAnswers) throw new AppError("conflict", auditRefusals.few);
    await requireOthers(db, jobId);
    return readApplicants(db, jobId);
  });
  const scores = await scoreApplicants(db, place, applicants, now);
  const median = medianOf([...scores.values()]);
  const above = Object.fromEntries([...scores].map(([id, score]) => [id, median !== null && score > median]));
  const id = await asActor(db, place, async (db) => {
    // Two who ask at once wait for each other, and the second is told that they were made.
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`fairness audit ${place.companyId}`}, 0))`);
    await requireDistance(db, jobId, now);
    const title = await requireJob(db, jobId);
    const counts = await readCounts(db, jobId, above);
    const tables = auditTables(counts);
    if (tables.every(({ status }) => status !== "shown")) throw new AppError("conflict", auditRefusals.few);
    const [made] = await db
      .insert(fairnessAudits)
      .values({
        companyId: place.companyId,
        jobId,
        jobTitle: title,
        applicants: counts.reduce((total, { people }) => total + people, 0),
        medianScore: median,
        engineVersion,
        tables,
        madeBy: place.userId,
        madeAt: now,
      })
      .returning({ id: fairnessAudits.id });
    if (made === undefined) throw new AppError("internal");
    await writeDown(db, { ...place, deed: "fairness.audited", subject: title ?? everyJob, subjectId: made.id });
    return made.id;
  });
  return readAudit(db, place, id);
};

export const takeAuditFile = async (db: Database, place: Place, id: string): Promise<Audit> => {
  const audit = await readAudit(db, place, id);
  const subject = audit.job?.title ?? everyJob;
  await asActor(db, place, (db) => writeDown(db, { ...place, deed: "fairness.downloaded", subject, subjectId: id }));
  return audit;
};
