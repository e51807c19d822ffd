import { and, eq, sql } from "drizzle-orm";
import { maxCounted, maxPinnedJobs, type Navigation } from "#domain/navigation/navigation.ts";
import { openOfferStatuses } from "#domain/offers/offer-terms.ts";
import { asActor, type Database } from "../../db/client.ts";
import { jobsEnhanced, pinnedJobs } from "../../db/tables/jobs.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { AppError } from "../../infra/http/errors.ts";

/** Counts no further than the limit, so that a large workspace costs the same as a small one. */
const countOf = (rows: ReturnType<typeof sql>) =>
  sql`(select count(*) from (select ${rows} limit ${maxCounted + 1}) counted)`;

/** A visitor of the demo is nobody and has no pins. */
export const readNavigation = (db: Database, companyId: string, userId: string | null): Promise<Navigation> =>
  asActor(db, { companyId, ...(userId !== null && { userId }) }, async (db) => {
    const { rows } = await db.execute<{ navigation: Navigation }>(sql`
      select jsonb_build_object(
        'counts', jsonb_build_object(
          'activeJobs', ${countOf(sql`from jobs_enhanced where status = 'active'`)},
          'candidates', ${countOf(sql`from candidates`)},
          'scheduledInterviews', ${countOf(sql`from interviews where status = 'scheduled'`)},
          'openOffers', ${countOf(sql`from offers where status = any(${sql.param([...openOfferStatuses])}::text[])`)}),
        'pinnedJobs', coalesce((select jsonb_agg(jsonb_build_object('id', j.id, 'title', j.title) order by p.created_at, j.id)
          from pinned_jobs p join jobs_enhanced j on j.id = p.job_id), '[]')) as navigation`);
    const navigation = rows[0]?.navigation;
    if (navigation === undefined) throw new AppError("internal");
    return navigation;
  });

export const pinJob = (db: Database, context: WorkspaceContext, jobId: string): Promise<void> =>
  asActor(db, context, async (db) => {
    const { companyId, userId } = context;
    const [job] = await db.select({ id: jobsEnhanced.id }).from(jobsEnhanced).where(eq(jobsEnhanced.id, jobId));
    if (job === undefined) throw new AppError("not_found");
    const pinned = await db.select({ jobId: pinnedJobs.jobId }).from(pinnedJobs);
    if (pinned.some((each) => each.jobId === jobId)) return;
    if (pinned.length >= maxPinnedJobs)
      throw new AppError("conflict", `You can pin up to ${maxPinnedJobs} jobs. Unpin one first.`);
    await db.insert(pinnedJobs).values({ companyId, userId, jobId }).onConflictDoNothing();
  });

export const unpinJob = (db: Database, context: WorkspaceContext, jobId: string): Promise<void> =>
  asActor(db, context, async (db) => {
    await db.delete(pinnedJobs).where(and(eq(pinnedJobs.jobId, jobId), eq(pinnedJobs.userId, context.userId)));
  });
