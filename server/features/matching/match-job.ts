/** The job that is matched, as the engine reads it. Call inside `asActor`. */
import { eq } from "drizzle-orm";
import type { JobNeeds, JobRecord } from "#domain/matching/ad/job-needs.ts";
import { jobTerms } from "#domain/matching/ad/job-terms.ts";
import type { Pool } from "#domain/matching/retrieval/pool.ts";
import type { Database } from "../../db/client.ts";
import { companies } from "../../db/tables/companies.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { AppError } from "../../infra/http/errors.ts";
import { requireNeeds } from "../reading/read-text.service.ts";
import { recordOfJob } from "./retrieval/match-records.ts";
import { type PoolSize, readPool } from "./retrieval/match-pool.ts";

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id of any other format is not found. */
export const requireUuid = (id: string): string => {
  if (!uuidPattern.test(id)) throw new AppError("not_found");
  return id.toLowerCase();
};

export interface ReadJob {
  readonly row: typeof jobsEnhanced.$inferSelect;
  readonly record: JobRecord;
  readonly needs: JobNeeds;
}

/** Without its needs, for callers who only need its owner. */
export const readJobRecord = async (db: Database, jobId: string): Promise<Omit<ReadJob, "needs">> => {
  const [jobRow] = await db
    .select({ row: jobsEnhanced, industry: companies.industry })
    .from(jobsEnhanced)
    .innerJoin(companies, eq(companies.id, jobsEnhanced.companyId))
    .where(eq(jobsEnhanced.id, requireUuid(jobId)));
  if (jobRow === undefined) throw new AppError("not_found");
  return { row: jobRow.row, record: recordOfJob(jobRow.row, jobRow.industry) };
};

/** Throws a temporary error if the job takes too long to read. */
export const readJob = async (db: Database, jobId: string): Promise<ReadJob> => {
  const job = await readJobRecord(db, jobId);
  return { ...job, needs: await requireNeeds(job.record) };
};

/** How many candidates of the pool hold each term of the job, which decides what a search costs. */
export const poolFor = (db: Database, companyId: string, size: PoolSize, needs: JobNeeds): Promise<Pool> =>
  readPool(db, companyId, size, jobTerms(needs));
