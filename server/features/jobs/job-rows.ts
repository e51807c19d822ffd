/** Jobs as rows and as form facts. Call inside `asActor`. */
import { eq, type InferSelectModel, sql } from "drizzle-orm";
import type { JobFacts } from "#domain/jobs/job-facts.ts";
import type { JobPriority, JobType } from "#domain/jobs/job-status.ts";
import type { Database } from "../../db/client.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { AppError } from "../../infra/http/errors.ts";

export type JobRow = InferSelectModel<typeof jobsEnhanced>;

export const readRow = async (db: Database, id: string, forUpdate = false): Promise<JobRow> => {
  const query = db.select().from(jobsEnhanced).where(eq(jobsEnhanced.id, id));
  const [row] = await (forUpdate ? query.for("update") : query);
  if (row === undefined) throw new AppError("not_found");
  return row;
};

export const factsOf = (row: JobRow): JobFacts => ({
  title: row.title,
  department: row.department ?? "",
  description: row.description ?? "",
  requirements: row.requirements ?? "",
  mustHave: row.mustHave,
  niceToHave: row.niceToHave,
  benefits: row.benefits ?? "",
  location: row.location ?? "",
  remote: row.remote,
  salaryMin: row.salaryMin,
  salaryMax: row.salaryMax,
  minYears: row.minYears,
  type: row.type as JobType,
  priority: row.priority as JobPriority,
  deadline: row.applicationDeadline?.toISOString().slice(0, 10) ?? null,
  targetStart: row.targetStartDate,
  hiringTeamId: row.hiringTeamId,
  recruiterId: row.assignedRecruiterId,
});

const orNull = (text: string): string | null => (text === "" ? null : text);

/** A deadline is stored as the end of its day. */
const endOfDay = (day: string | null): Date | null => (day === null ? null : new Date(`${day}T23:59:59Z`));

export const columnsOf = (facts: JobFacts) => ({
  title: facts.title,
  department: orNull(facts.department),
  description: orNull(facts.description),
  requirements: orNull(facts.requirements),
  mustHave: facts.mustHave,
  niceToHave: facts.niceToHave,
  benefits: orNull(facts.benefits),
  location: orNull(facts.location),
  remote: facts.remote,
  salaryMin: facts.salaryMin,
  salaryMax: facts.salaryMax,
  minYears: facts.minYears,
  type: facts.type,
  priority: facts.priority,
  applicationDeadline: endOfDay(facts.deadline),
  targetStartDate: facts.targetStart,
  hiringTeamId: facts.hiringTeamId,
  assignedRecruiterId: facts.recruiterId,
});

/** The last editor, according to the audit log. */
const lastEditor = async (db: Database, id: string): Promise<string> => {
  const { rows } = await db.execute<{ name: string | null }>(sql`
    select u.name from audit_log a left join users u on u.id = a.actor_user_id
    where a.subject_type = 'job' and a.subject_id = ${id} order by a.created_at desc, a.id desc limit 1`);
  return rows[0]?.name ?? "Someone else";
};

/** Locks the row until the transaction ends; throws if its revision is not the one that was read. */
export const requireUnchanged = async (db: Database, id: string, revision: number): Promise<JobRow> => {
  const row = await readRow(db, id, true);
  if (row.revision === revision) return row;
  const message = `${await lastEditor(db, id)} changed this job in the meantime. Load the latest version to see the changes. Your edits stay here until you do.`;
  throw new AppError("conflict", message);
};
