/** The steps of a job's board. Whoever moves somebody holds them still until the move is written. */
import { and, eq, sql } from "drizzle-orm";
import { type BoardStep, faultOfSteps, resettle, usualSteps } from "#domain/pipeline/board-steps.ts";
import { asActor, type Database } from "../../db/client.ts";
import { jobBoards } from "../../db/tables/board.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/errors.ts";
import type { Worker } from "../../infra/who.ts";

export interface Board {
  readonly jobId: string;
  readonly title: string;
  readonly revision: number;
  readonly steps: readonly BoardStep[];
}

/** Inside `asActor`. Another company's job is not there. `hold`: "share" against changes of the steps, "change" against every move. */
export const readBoard = async (db: Database, jobId: string, hold?: "share" | "change"): Promise<Board> => {
  const asked = db.select({ title: jobsEnhanced.title }).from(jobsEnhanced).where(eq(jobsEnhanced.id, jobId));
  const [job] = await (hold === undefined ? asked : asked.for(hold === "share" ? "share" : "no key update"));
  if (job === undefined) throw new AppError("not_found");
  const [own] = await db
    .select({ steps: jobBoards.steps, revision: jobBoards.revision })
    .from(jobBoards)
    .where(eq(jobBoards.jobId, jobId));
  return { jobId, title: job.title, steps: own?.steps ?? usualSteps, revision: own?.revision ?? 0 };
};

interface Saving {
  readonly revision: number;
  readonly steps: readonly BoardStep[];
  readonly heirs: Readonly<Record<string, string>>;
}

const refuse = (message: string): never => {
  throw new AppError("validation_failed", message, { steps: message });
};

export const saveSteps = (
  db: Database,
  { companyId, userId }: Worker,
  jobId: string,
  { revision, steps, heirs }: Saving,
): Promise<{ revision: number; steps: BoardStep[] }> =>
  asActor(db, { companyId, userId }, async (db) => {
    const before = await readBoard(db, jobId, "change");
    if (before.revision !== revision)
      throw new AppError("conflict", "Somebody has changed these steps in the meantime. Please look again.");
    const fault = faultOfSteps(steps);
    if (fault !== null) refuse(fault);
    const people = await db.execute<{ stage: string; step: string }>(sql`
      select distinct stage, step from job_applications where company_id = ${companyId} and job_id = ${jobId}`);
    const settled = resettle(before.steps, steps, heirsOfEmpty(before.steps, steps, heirs, people.rows));
    if (typeof settled === "string") throw new AppError("validation_failed", settled, { heirs: settled });
    // In the order of the steps before: who stood at the first of a stage has left it before anybody else comes to be there.
    for (const { from, to } of settled) await resettleAll(db, jobId, from, to.step);
    const [saved] = await db
      .insert(jobBoards)
      .values({ jobId, companyId, steps: [...steps], revision: revision + 1 })
      .onConflictDoUpdate({ target: jobBoards.jobId, set: { steps: [...steps], revision: revision + 1 } })
      .returning({ revision: jobBoards.revision });
    await tellBoards(db, companyId, jobId);
    return { revision: saved?.revision ?? revision + 1, steps: [...steps] };
  });

/** For a step without people it makes no difference who inherits them: the first of its stage. */
const heirsOfEmpty = (
  before: readonly BoardStep[],
  after: readonly BoardStep[],
  heirs: Readonly<Record<string, string>>,
  people: readonly { stage: string; step: string }[],
): Readonly<Record<string, string>> => {
  const isEmpty = ({ key, stage }: BoardStep): boolean => {
    const stored = before.find((each) => each.stage === stage)?.key === key ? "" : key;
    return !people.some((each) => each.stage === stage && each.step === stored);
  };
  const first = (stage: string): string => after.find((each) => each.stage === stage)?.key ?? "";
  return { ...Object.fromEntries(before.filter(isEmpty).map(({ key, stage }) => [key, first(stage)])), ...heirs };
};

const resettleAll = (db: Database, jobId: string, from: { stage: string; step: string }, step: string) =>
  db
    .update(jobApplications)
    .set({ step })
    .where(
      and(eq(jobApplications.jobId, jobId), eq(jobApplications.stage, from.stage), eq(jobApplications.step, from.step)),
    );

/** For what changes a board without a word in anybody's history. Sent with the commit. */
export const tellBoards = async (db: Database, companyId: string, jobId: string): Promise<void> => {
  await db.execute(sql`select pg_notify('pipeline_changed', ${JSON.stringify({ companyId, jobId })})`);
};
