/** A job's kit: what its panel asks and rates. */
import { and, eq, sql } from "drizzle-orm";
import type { InterviewKit, ShownKit } from "#domain/interviews/interview-kit.ts";
import { proposeKit } from "#domain/interviews/propose-kit.ts";
import { asActor, type Database } from "../../db/client.ts";
import { interviewKits } from "../../db/tables/interview-panels.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { AppError } from "../../infra/errors.ts";
import type { Worker } from "../../infra/who.ts";
import { requireNeeds } from "../reading/read-text.service.ts";

/** Inside the wall. */
export const kitOfJob = async (db: Database, jobId: string): Promise<ShownKit> => {
  const [job] = await db.select().from(jobsEnhanced).where(eq(jobsEnhanced.id, jobId));
  if (job === undefined) throw new AppError("not_found");
  const [kept] = await db.select().from(interviewKits).where(eq(interviewKits.jobId, jobId));
  if (kept !== undefined)
    return { questions: kept.questions, attributes: kept.attributes, revision: kept.revision, jobTitle: job.title };
  const { title, description, requirements, mustHave, niceToHave, minYears } = job;
  const needs = await requireNeeds({ title, description, requirements, mustHave, niceToHave, minYears });
  return { ...proposeKit(title, needs), revision: 0, jobTitle: title };
};

export const readKit = (db: Database, { companyId }: Pick<Worker, "companyId">, jobId: string): Promise<ShownKit> =>
  asActor(db, { companyId }, (db) => kitOfJob(db, jobId));

/** On the revision that was read; 0 is the proposal. */
export const saveKit = (
  db: Database,
  worker: Worker,
  jobId: string,
  { revision, questions, attributes }: InterviewKit & { readonly revision: number },
): Promise<ShownKit> =>
  asActor(db, worker, async (db) => {
    await kitOfJob(db, jobId);
    const { companyId } = worker;
    const saved =
      revision === 0
        ? await db
            .insert(interviewKits)
            .values({ jobId, companyId, questions, attributes })
            .onConflictDoNothing()
            .returning()
        : await db
            .update(interviewKits)
            .set({ questions, attributes, revision: sql`${interviewKits.revision} + 1` })
            .where(and(eq(interviewKits.jobId, jobId), eq(interviewKits.revision, revision)))
            .returning();
    if (saved.length === 0) throw new AppError("conflict", "Somebody else has changed this kit. Please look again.");
    return kitOfJob(db, jobId);
  });
