/** The steps of a job's board. A move locks them until it is written. */
import { and, eq, sql } from "drizzle-orm";
import { type BoardStep, validateStages, reassignSteps, defaultSteps } from "#domain/pipeline/board-steps.ts";
import { asActor, type Database } from "../../db/client.ts";
import { jobBoards } from "../../db/tables/board.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";

export interface Board {
  readonly jobId: string;
  readonly title: string;
  readonly revision: number;
  readonly steps: readonly BoardStep[];
}

/** Call inside `asActor`. `lock`: "share" protects against changes of the steps, "change" also against moves. */
export const readBoard = async (db: Database, jobId: string, lock?: "share" | "change"): Promise<Board> => {
  const query = db.select({ title: jobsEnhanced.title }).from(jobsEnhanced).where(eq(jobsEnhanced.id, jobId));
  const [job] = await (lock === undefined ? query : query.for(lock === "share" ? "share" : "no key update"));
  if (job === undefined) throw new AppError("not_found");
  const [ownSteps] = await db
    .select({ steps: jobBoards.steps, revision: jobBoards.revision })
    .from(jobBoards)
    .where(eq(jobBoards.jobId, jobId));
  return { jobId, title: job.title, steps: ownSteps?.steps ?? defaultSteps, revision: ownSteps?.revision ?? 0 };
};

interface SaveStepsInput {
  readonly revision: number;
  readonly steps: readonly BoardStep[];
  readonly reassignments: Readonly<Record<string, string>>;
}

const rejectSteps = (message: string): never => {
  throw new AppError("validation_failed", message, { steps: message });
};

export const saveSteps = (
  db: Database,
  { companyId, userId }: WorkspaceContext,
  jobId: string,
  { revision, steps, reassignments }: SaveStepsInput,
): Promise<{ revision: number; steps: BoardStep[] }> =>
  asActor(db, { companyId, userId }, async (db) => {
    const before = await readBoard(db, jobId, "change");
    if (before.revision !== revision)
      throw new AppError("conflict", "Someone changed these stages in the meantime. Reload the page and try again.");
    const problem = validateStages(steps);
    if (problem !== null) rejectSteps(problem);
    const occupied = await db.execute<{ stage: string; step: string }>(sql`
      select distinct stage, step from job_applications where company_id = ${companyId} and job_id = ${jobId}`);
    const reassigned = reassignSteps(
      before.steps,
      steps,
      reassignEmptySteps(before.steps, steps, reassignments, occupied.rows),
    );
    if (typeof reassigned === "string")
      throw new AppError("validation_failed", reassigned, { reassignments: reassigned });
    // In the order of the old steps: a step is emptied before candidates of another step arrive in it.
    for (const { from, to } of reassigned) await moveApplications(db, jobId, from, to.step);
    const [savedRow] = await db
      .insert(jobBoards)
      .values({ jobId, companyId, steps: [...steps], revision: revision + 1 })
      .onConflictDoUpdate({ target: jobBoards.jobId, set: { steps: [...steps], revision: revision + 1 } })
      .returning({ revision: jobBoards.revision });
    await notifyBoards(db, companyId, jobId);
    return { revision: savedRow?.revision ?? revision + 1, steps: [...steps] };
  });

/** A step without candidates needs no explicit choice: it maps to the first step of its stage. */
const reassignEmptySteps = (
  before: readonly BoardStep[],
  after: readonly BoardStep[],
  reassignments: Readonly<Record<string, string>>,
  occupied: readonly { stage: string; step: string }[],
): Readonly<Record<string, string>> => {
  const isEmpty = ({ key, stage }: BoardStep): boolean => {
    const storedStep = before.find((each) => each.stage === stage)?.key === key ? "" : key;
    return !occupied.some((each) => each.stage === stage && each.step === storedStep);
  };
  const first = (stage: string): string => after.find((each) => each.stage === stage)?.key ?? "";
  return {
    ...Object.fromEntries(before.filter(isEmpty).map(({ key, stage }) => [key, first(stage)])),
    ...reassignments,
  };
};

const moveApplications = (db: Database, jobId: string, from: { stage: string; step: string }, step: string) =>
  db
    .update(jobApplications)
    .set({ step })
    .where(
      and(eq(jobApplications.jobId, jobId), eq(jobApplications.stage, from.stage), eq(jobApplications.step, from.step)),
    );

/** For board changes without an activity. The notification is sent with the commit. */
export const notifyBoards = async (db: Database, companyId: string, jobId: string): Promise<void> => {
  await db.execute(sql`select pg_notify('pipeline_changed', ${JSON.stringify({ companyId, jobId })})`);
};
