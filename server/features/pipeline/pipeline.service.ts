/** A move is one transaction: the applications, their earlier state for an undo, the activities, and the emails. */
import { eq, inArray, sql } from "drizzle-orm";
import { answerDueAt } from "#domain/applications/answer-dates.ts";
import { type BoardStep, stepAt, storedStepKey } from "#domain/pipeline/board-steps.ts";
import type { MovedCandidates, MoveOutcome } from "#domain/pipeline/moves.ts";
import { type Rejection, rejectionReasonLabels } from "#domain/pipeline/rejection.ts";
import type { Stage } from "#domain/pipeline/stages.ts";
import { asActor, type Database } from "../../db/client.ts";
import { pipelineMoves } from "../../db/tables/board.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { OpenWorkspaceContext, WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { type Board, readBoard } from "./board-steps.service.ts";
import { cancelEmails, queueEmails, emailDueAt } from "./rejection-email.service.ts";
import {
  allIds,
  describeSkipped,
  splitMovable,
  readPositions,
  type ApplicationPosition,
} from "./application-position.ts";

/** The hiring team that decides who may move the application. */
export const teamOfApplication = (db: Database, companyId: string, id: string): Promise<string | null> =>
  asActor(db, { companyId }, async (db) => {
    const [jobApplication] = await db
      .select({ teamId: jobsEnhanced.hiringTeamId })
      .from(jobApplications)
      .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
      .where(eq(jobApplications.id, id));
    if (jobApplication === undefined) throw new AppError("not_found");
    return jobApplication.teamId;
  });

/** Hired and rejected close the application; their date is stored. */
const columnsAt = (stage: Stage, now: Date) => ({
  stage,
  status: stage === "hired" || stage === "rejected" ? "closed" : "active",
  hiredAt: stage === "hired" ? now : null,
  rejectedAt: stage === "rejected" ? now : null,
  lastActivity: now,
  answerDueAt: answerDueAt(stage, now),
});

/** Every column that a move changes, by its database name: an undo restores them. */
export const movedColumns: readonly string[] = [
  ...Object.keys(columnsAt("applied", new Date(0))),
  "step",
  "rejectionKind",
  "rejectionReason",
  "lastMoveId",
].map((key) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

interface MoveInput {
  readonly people: MovedCandidates;
  readonly to: string;
  readonly rejection?: Rejection | undefined;
}

const targetOf = ({ steps }: Board, key: string): BoardStep => {
  const target = steps.find((step) => step.key === key);
  if (target !== undefined) return target;
  const message = "This stage no longer exists. Reload the page and try again.";
  throw new AppError("validation_failed", message, { to: message });
};

/** Moves the applications that are still where the caller saw them; returns the others with their current place. */
const move = async (
  db: Database,
  { companyId, userId }: OpenWorkspaceContext,
  board: Board,
  { people, to, rejection }: MoveInput,
  now: Date,
): Promise<MoveOutcome> => {
  const { steps, jobId } = board;
  const target = targetOf(board, to);
  if (rejection !== undefined && target.stage !== "rejected")
    throw new AppError("validation_failed", "A rejection applies only to candidates you move to Rejected.", {
      rejection: "isn't allowed for this stage",
    });
  const positions = await readPositions(db, jobId, steps, allIds(people), true);
  const { moved, leftOut } = splitMovable(people, to, positions);
  const skipped = await describeSkipped(db, companyId, steps, positions, leftOut);
  if (moved.length === 0) return { moveId: null, moved: [], skipped, mails: 0 };

  const ids = moved.map(({ id }) => id);
  const mail = rejection?.mail ?? null;
  const [created] = await db
    .insert(pipelineMoves)
    .values({
      companyId,
      jobId,
      movedBy: userId,
      createdAt: now,
      ...(mail === null ? {} : { mailSubject: mail.subject, mailText: mail.text, mailAt: emailDueAt(mail.when, now) }),
    })
    .returning();
  if (created === undefined) throw new AppError("internal");
  await db.execute(sql`
    insert into pipeline_move_parts (move_id, company_id, application_id, before)
    select ${created.id}, a.company_id, a.id,
      (select jsonb_object_agg(k, to_jsonb(a) -> k) from unnest(${sql.param([...movedColumns])}::text[]) k)
    from job_applications a where a.id = any(${sql.param(ids)}::uuid[])`);
  await cancelEmails(db, ids);
  await db
    .update(jobApplications)
    .set({
      ...columnsAt(target.stage, now),
      step: storedStepKey(steps, target),
      rejectionKind: rejection?.reason ?? null,
      rejectionReason: rejection === undefined || rejection.words === "" ? null : rejection.words,
      lastMoveId: created.id,
    })
    .where(inArray(jobApplications.id, ids));
  await recordMoves(
    db,
    { companyId, userId },
    moved.map(({ id }) => positions.get(id)),
    { target, steps, rejection },
    now,
  );
  const mails = mail === null ? [] : ids.filter((id) => positions.get(id)?.getsMail === true);
  await queueEmails(db, { moveId: created.id, companyId, due: created.mailAt }, mails);
  return { moveId: created.id, moved: ids, skipped, mails: mails.length };
};

interface MoveTarget {
  readonly target: BoardStep;
  readonly steps: readonly BoardStep[];
  readonly rejection: Rejection | undefined;
}

/** One statement, so that a board is notified once per move. */
const recordMoves = async (
  db: Database,
  { companyId, userId }: OpenWorkspaceContext,
  positions: readonly (ApplicationPosition | undefined)[],
  { target, steps, rejection }: MoveTarget,
  now: Date,
): Promise<void> => {
  const nameOf = (key: string): string => steps.find((step) => step.key === key)?.name ?? key;
  const rows = positions.flatMap((position) => {
    if (position === undefined) return [];
    const description = `${nameOf(position.step)} to ${target.name}`;
    return {
      id: position.id,
      from_stage: position.stage,
      description: rejection === undefined ? description : rejectionReasonLabels[rejection.reason],
    };
  });
  await db.execute(sql`
    insert into ${pipelineActivities} (company_id, application_id, from_stage, to_stage, activity_type, description, performed_by, created_at)
    select ${companyId}, r.id, r.from_stage, ${target.stage}, ${target.stage === "rejected" ? "rejected" : "stage_change"},
      r.description, ${userId}, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(id uuid, from_stage text, description text)`);
};

export const moveCandidates = (
  db: Database,
  context: WorkspaceContext,
  jobId: string,
  input: MoveInput,
  now: Date,
): Promise<MoveOutcome> =>
  asActor(db, context, async (db) => move(db, context, await readBoard(db, jobId, "share"), input, now));

interface ByStage {
  readonly from: Stage;
  readonly to: Stage;
  readonly rejection?: Rejection | undefined;
}

/** Moves one application by stage: from any step of that stage to the first step of the other. */
export const moveApplication = (
  db: Database,
  context: OpenWorkspaceContext,
  id: string,
  { from, to, rejection }: ByStage,
  now: Date,
): Promise<{ id: string; stage: Stage; moveId: string | null }> =>
  asActor(db, context, async (db) => {
    const [jobApplication] = await db.select().from(jobApplications).where(eq(jobApplications.id, id));
    if (jobApplication === undefined) throw new AppError("not_found");
    const board = await readBoard(db, jobApplication.jobId, "share");
    const position = (await readPositions(db, jobApplication.jobId, board.steps, [id], true)).get(id);
    if (position === undefined) throw new AppError("not_found");
    const target = stepAt(board.steps, to, "");
    if (target === undefined) throw new AppError("internal");
    if (position.stage === to && from === to) return { id, stage: to, moveId: null };
    const seenAt = position.stage === from ? position.step : (stepAt(board.steps, from, "")?.key ?? from);
    const outcome = await move(
      db,
      context,
      board,
      { people: [{ from: seenAt, ids: [id] }], to: target.key, rejection },
      now,
    );
    const [skipped] = outcome.skipped;
    if (skipped === undefined) return { id, stage: to, moveId: outcome.moveId };
    const { stage } = position;
    if (skipped.why === "withdrawn")
      throw new AppError("conflict", "You can't move this application because the candidate withdrew it.", undefined, {
        stage,
      });
    const moverName = skipped.by ?? "Someone";
    throw new AppError(
      "conflict",
      `${moverName} already moved this application to ${skipped.stepName ?? stage}.`,
      undefined,
      {
        stage,
        by: skipped.by,
        at: skipped.at,
      },
    );
  });
