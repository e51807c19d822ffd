/** A job's interview kit: what its panel asks and rates. */
import { and, eq, sql } from "drizzle-orm";
import type { InterviewKit, ShownKit } from "#domain/interviews/interview-kit.ts";
import { proposeKit } from "#domain/interviews/propose-kit.ts";
import { asActor, type Database } from "../../db/client.ts";
import { interviewKits } from "../../db/tables/interview-panels.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { requireNeeds } from "../reading/read-text.service.ts";

/** Call inside `asActor`. */
export const kitOfJob = async (db: Database, jobId: string): Promise<ShownKit> => {
  const [job] = await db.select().from(jobsEnhanced).where(eq(jobsEnhanced.id, jobId));
  if (job === undefined) throw new AppError("not_found");
  const [savedKit] = await db.select().from(interviewKits).where(eq(interviewKits.jobId, jobId));
  if (savedKit !== undefined)
    return {
      questions: savedKit.questions,
      attributes: savedKit.attributes,
      revision: savedKit.revision,
      jobTitle: job.title,
    };
  const { title, description, requirements, mustHave, niceToHave, minYears } = job;
  const needs = await requireNeeds({ title, description, requirements, mustHave, niceToHave, minYears });
  return { ...proposeKit(title, needs), revision: 0, jobTitle: title };
};

export const readKit = (
  db: Database,
  { companyId }: Pick<WorkspaceContext, "companyId">,
  jobId: string,
): Promise<ShownKit> => asActor(db, { companyId }, (db) => kitOfJob(db, jobId));

/** Saves on top of the revision that was read; 0 is the proposal. */
export const saveKit = (
  db: Database,
  context: WorkspaceContext,
  jobId: string,
  { revision, questions, attributes }: InterviewKit & { readonly revision: number },
): Promise<ShownKit> =>
  asActor(db, context, async (db) => {
    await kitOfJob(db, jobId);
    const { companyId } = context;
    const updated =
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
    if (updated.length === 0)
      throw new AppError(
        "conflict",
        "Someone else changed this interview kit. Close it, open it again and repeat your changes.",
      );
    return kitOfJob(db, jobId);
  });
