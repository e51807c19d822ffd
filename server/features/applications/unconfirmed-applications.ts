/** Applications with an unproven email address. Inside `asActor` of the workspace, after `lockAddress`. */
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { applicationSubmissions } from "../../db/tables/applications.ts";
import { files } from "../../db/tables/files.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";

interface AddressQuery {
  readonly companyId: string;
  readonly jobId: string;
  readonly email: string;
}

/** The active ones for this job, oldest first. */
export const unconfirmedForAddress = (db: Database, { companyId, jobId, email }: AddressQuery) =>
  db
    .select({
      id: applicationSubmissions.applicationId,
      firstName: applicationSubmissions.firstName,
      lastName: applicationSubmissions.lastName,
      phone: applicationSubmissions.phone,
      note: applicationSubmissions.note,
      sha256: files.sha256,
    })
    .from(applicationSubmissions)
    .innerJoin(jobApplications, eq(jobApplications.id, applicationSubmissions.applicationId))
    .leftJoin(files, eq(files.id, applicationSubmissions.fileId))
    .where(
      and(
        eq(applicationSubmissions.companyId, companyId),
        sql`lower(${applicationSubmissions.email}) = lower(${email})`,
        isNull(applicationSubmissions.confirmedAt),
        isNull(applicationSubmissions.verifiedAt),
        eq(jobApplications.jobId, jobId),
        eq(jobApplications.status, "active"),
      ),
    )
    .orderBy(asc(applicationSubmissions.createdAt), asc(applicationSubmissions.applicationId));

/** Withdraws them without deleting anything: the mailbox's owner can still confirm one. */
export const supersede = async (db: Database, ids: readonly string[], companyId: string, now: Date): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .update(jobApplications)
    .set({ status: "withdrawn", answerDueAt: null, lastActivity: now })
    .where(inArray(jobApplications.id, [...ids]));
  await db
    .insert(pipelineActivities)
    .values(ids.map((applicationId) => ({ companyId, applicationId, activityType: "superseded", createdAt: now })));
};
