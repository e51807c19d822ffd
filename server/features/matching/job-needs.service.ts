/** What a job asks for, as the engine read it, and its correction by a person. */
import { eq } from "drizzle-orm";
import { isAssumed } from "#domain/matching/ad/assumed-needs.ts";
import type { ShownJobNeeds } from "#domain/matching/ad/correct-needs.ts";
import { asActor, type Database } from "../../db/client.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { refreshCard } from "../jobs/public-card.service.ts";
import { readJob, readJobRecord, type ReadJob } from "./match-job.ts";

const toShownNeeds = ({ row, needs }: ReadJob): ShownJobNeeds => ({
  jobId: row.id,
  jobTitle: row.title,
  isCorrected: row.mustHave.length + row.niceToHave.length > 0,
  isAssumed: needs.needs.every(({ id }) => isAssumed(id)),
  mustHave: needs.needs.filter((need) => need.must).map((need) => need.words),
  niceToHave: needs.needs.filter((need) => !need.must).map((need) => need.words),
  needs: needs.needs.map(({ id, words, must, nonNegotiable, kind, elements }) => ({
    id,
    words,
    isMust: must,
    isNonNegotiable: nonNegotiable,
    kind,
    elements: elements.map(({ label, terms }) => ({ label, isKnown: terms.length > 0 })),
  })),
  minimumYears: needs.minimumMonths === null ? null : Math.round(needs.minimumMonths / 1.2) / 10,
});

export const readNeeds = (db: Database, companyId: string, jobId: string): Promise<ShownJobNeeds> =>
  asActor(db, { companyId }, async (db) => toShownNeeds(await readJob(db, jobId)));

/** The hiring team that decides who may edit the job. Another company's job is not found. */
export const teamOfJob = (db: Database, companyId: string, jobId: string): Promise<string | null> =>
  asActor(db, { companyId }, async (db) => (await readJobRecord(db, jobId)).row.hiringTeamId);

export const correctNeeds = (
  db: Database,
  { companyId, userId }: WorkspaceContext,
  jobId: string,
  { mustHave, niceToHave }: { readonly mustHave: readonly string[]; readonly niceToHave: readonly string[] },
): Promise<ShownJobNeeds> =>
  asActor(db, { companyId }, async (db) => {
    await db
      .update(jobsEnhanced)
      .set({ mustHave: [...mustHave], niceToHave: [...niceToHave] })
      .where(eq(jobsEnhanced.id, jobId));
    await refreshCard(db, jobId, new Date());
    const job = await readJob(db, jobId);
    const subject = job.row.title;
    await recordAudit(db, { companyId, userId, action: "job.needs-corrected", subject, subjectId: jobId });
    return toShownNeeds(job);
  });
