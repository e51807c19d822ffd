/** The job that is matched, as the engine reads it. Inside `asActor`. */
import { eq } from "drizzle-orm";
import type { JobNeeds, JobRecord } from "#domain/matching/job-needs.ts";
import { jobTerms } from "#domain/matching/job-terms.ts";
import type { Pool } from "#domain/matching/pool-weights.ts";
import type { Database } from "../../db/client.ts";
import { companies } from "../../db/tables/companies.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { AppError } from "../../infra/errors.ts";
import { requireNeeds } from "../reading/read-text.service.ts";
import { recordOfJob } from "./match-records.ts";
import { type PoolSize, readPool } from "./match-pool.ts";

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id of any other shape names nothing. */
export const requireId = (id: string): string => {
  if (!uuidShape.test(id)) throw new AppError("not_found");
  return id.toLowerCase();
};

export interface ReadJob {
  readonly row: typeof jobsEnhanced.$inferSelect;
  readonly record: JobRecord;
  readonly needs: JobNeeds;
}

/** Without its needs, for those who only ask whose it is. */
export const readJobRecord = async (db: Database, jobId: string): Promise<Omit<ReadJob, "needs">> => {
  const [found] = await db
    .select({ row: jobsEnhanced, industry: companies.industry })
    .from(jobsEnhanced)
    .innerJoin(companies, eq(companies.id, jobsEnhanced.companyId))
    .where(eq(jobsEnhanced.id, requireId(jobId)));
  if (found === undefined) throw new AppError("not_found");
  return { row: found.row, record: recordOfJob(found.row, found.industry) };
};

/** Refuses for now where the job takes too long to read. */
export const readJob = async (db: Database, jobId: string): Promise<ReadJob> => {
  const job = await readJobRecord(db, jobId);
  return { ...job, needs: await requireNeeds(job.record) };
};

/** Weights come from how many of the pool hold each term that the job can be met by. */
export const poolFor = (db: Database, companyId: string, size: PoolSize, needs: JobNeeds): Promise<Pool> =>
  readPool(db, companyId, size, jobTerms(needs));
