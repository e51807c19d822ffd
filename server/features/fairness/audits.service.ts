/** Bias audit tables: computed when an admin asks for them, and stored unchanged. */
import { and, asc, desc, eq, exists, isNull, ne, sql } from "drizzle-orm";
import {
  type Audit,
  auditDenialReasons,
  type AuditSummary,
  daysBetweenAudits,
  type Fairness,
  minChanges,
} from "#domain/fairness/audits.ts";
import { medianOf } from "#domain/fairness/rates.ts";
import { type AnswerCount, auditTables, minAnswers } from "#domain/fairness/tables.ts";
import { engineVersion } from "#domain/matching/score/trace.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { fairnessAudits } from "../../db/tables/fairness.ts";
import { users } from "../../db/tables/identity.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { type Applicant, scoreApplicants } from "../matching/score-applicants.service.ts";

const maxAudits = 100;
const maxJobs = 500;
const dayMs = 86_400_000;
const allJobsLabel = "Every job";

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

export const readFairness = (db: Database, context: WorkspaceContext): Promise<Fairness> =>
  asActor(db, context, async (db) => {
    const { id, madeAt, jobId, jobTitle } = fairnessAudits;
    const audits = await db
      .select({ row: { id, madeAt, jobId, jobTitle }, by: users.name })
      .from(fairnessAudits)
      .leftJoin(users, eq(users.id, fairnessAudits.madeBy))
      .orderBy(desc(fairnessAudits.madeAt), desc(fairnessAudits.id))
      .limit(maxAudits);
    const applied = db
      .select({ id: jobApplications.id })
      .from(jobApplications)
      .where(eq(jobApplications.jobId, jobsEnhanced.id));
    const jobs = await db
      .select({ id: jobsEnhanced.id, title: jobsEnhanced.title })
      .from(jobsEnhanced)
      .where(and(eq(jobsEnhanced.isSample, false), exists(applied)))
      .orderBy(asc(jobsEnhanced.title), asc(jobsEnhanced.id))
      .limit(maxJobs);
    return { audits: audits.map(({ row, by }) => summaryOf(row, by)), jobs };
  });

export const readAudit = (db: Database, context: WorkspaceContext, id: string): Promise<Audit> =>
  asActor(db, context, async (db) => {
    const [fairnessAudit] = await db
      .select({ row: fairnessAudits, by: users.name })
      .from(fairnessAudits)
      .leftJoin(users, eq(users.id, fairnessAudits.madeBy))
      .where(eq(fairnessAudits.id, id));
    if (fairnessAudit === undefined) throw new AppError("not_found");
    const { row, by } = fairnessAudit;
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

/** Individual answers stay in the database: it gets who is above the median and returns counts. */
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

const countAnswered = (counts: readonly AnswerCount[]): number =>
  counts.filter(({ sex, race }) => sex !== null || race !== null).reduce((total, { people }) => total + people, 0);

/** The job's title; null for all jobs. */
const requireJob = async (db: Database, jobId: string | null): Promise<string | null> => {
  if (jobId === null) return null;
  const [job] = await db.select({ title: jobsEnhanced.title }).from(jobsEnhanced).where(eq(jobsEnhanced.id, jobId));
  if (job === undefined) throw new AppError("not_found");
  return job.title;
};

const formatDate = (day: Date): string =>
  day.toLocaleDateString("en-US", { month: "long", day: "numeric", year: "numeric", timeZone: "UTC" });

/** Audits must be far enough apart that their difference does not reveal individual answers. */
const requireAuditInterval = async (db: Database, jobId: string | null, now: Date): Promise<void> => {
  const [last] = await db
    .select({ madeAt: fairnessAudits.madeAt })
    .from(fairnessAudits)
    .where(jobId === null ? isNull(fairnessAudits.jobId) : eq(fairnessAudits.jobId, jobId))
    .orderBy(desc(fairnessAudits.madeAt))
    .limit(1);
  if (last === undefined) return;
  const from = new Date(last.madeAt.getTime() + daysBetweenAudits * dayMs);
  if (now < from) {
    const message = `This analysis last ran on ${formatDate(last.madeAt)}. You can run it again starting ${formatDate(from)}. The wait keeps the difference between two runs from revealing anyone's answer.`;
    throw new AppError("conflict", message);
  }
  const { rows } = await db.execute<{ n: number }>(
    sql`select fairness_changes(${jobId}::uuid, ${last.madeAt.toISOString()}::timestamptz) as n`,
  );
  if ((rows[0]?.n ?? 0) < minChanges) throw new AppError("conflict", auditDenialReasons.same);
};

/** Subtracting a job's tables from the workspace's tables gives the rest, so the rest must also have enough answers. */
const requireEnoughOthers = async (db: Database, jobId: string | null): Promise<void> => {
  if (jobId === null) return;
  const others = countAnswered(await readCounts(db, null, {})) - countAnswered(await readCounts(db, jobId, {}));
  if (others > 0 && others < minAnswers) throw new AppError("conflict", auditDenialReasons.elsewhere);
};

export const createAudit = async (
  db: Database,
  context: WorkspaceContext,
  jobId: string | null,
  now: Date,
): Promise<Audit> => {
  const applicants = await asActor(db, context, async (db) => {
    await requireJob(db, jobId);
    await requireAuditInterval(db, jobId, now);
    if (countAnswered(await readCounts(db, jobId, {})) < minAnswers)
      throw new AppError("conflict", auditDenialReasons.few);
    await requireEnoughOthers(db, jobId);
    return readApplicants(db, jobId);
  });
  const scores = await scoreApplicants(db, context, applicants, now);
  const median = medianOf([...scores.values()]);
  const above = Object.fromEntries([...scores].map(([id, score]) => [id, median !== null && score > median]));
  const id = await asActor(db, context, async (db) => {
    // The lock serializes simultaneous requests; the second gets a conflict error.
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`fairness audit ${context.companyId}`}, 0))`);
    await requireAuditInterval(db, jobId, now);
    const title = await requireJob(db, jobId);
    const counts = await readCounts(db, jobId, above);
    const tables = auditTables(counts);
    if (tables.every(({ status }) => status !== "shown")) throw new AppError("conflict", auditDenialReasons.few);
    const [created] = await db
      .insert(fairnessAudits)
      .values({
        companyId: context.companyId,
        jobId,
        jobTitle: title,
        applicants: counts.reduce((total, { people }) => total + people, 0),
        medianScore: median,
        engineVersion,
        tables,
        madeBy: context.userId,
        madeAt: now,
      })
      .returning({ id: fairnessAudits.id });
    if (created === undefined) throw new AppError("internal");
    await recordAudit(db, {
      ...context,
      action: "fairness.audited",
      subject: title ?? allJobsLabel,
      subjectId: created.id,
    });
    return created.id;
  });
  return readAudit(db, context, id);
};

export const downloadAudit = async (db: Database, context: WorkspaceContext, id: string): Promise<Audit> => {
  const audit = await readAudit(db, context, id);
  const subject = audit.job?.title ?? allJobsLabel;
  await asActor(db, context, (db) =>
    recordAudit(db, { ...context, action: "fairness.downloaded", subject, subjectId: id }),
  );
  return audit;
};
