/** Undoes a move: every application that was not moved since gets back all its columns. */
import { and, eq, sql } from "drizzle-orm";
import { type SkipReason, type UndoOutcome } from "#domain/pipeline/moves.ts";
import { asActor, type Database } from "../../db/client.ts";
import { pipelineMoveParts, pipelineMoves } from "../../db/tables/board.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { readBoard } from "./board-steps.service.ts";
import { movedColumns } from "./pipeline.service.ts";
import { cancelEmails } from "./rejection-email.service.ts";
import { describeSkipped, readPositions, type ApplicationPosition } from "./application-position.ts";

/** The hiring team that decides who may undo it. */
export const teamOfMove = (db: Database, companyId: string, id: string): Promise<string | null> =>
  asActor(db, { companyId }, async (db) => {
    const [pipelineMove] = await db
      .select({ teamId: jobsEnhanced.hiringTeamId })
      .from(pipelineMoves)
      .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, pipelineMoves.jobId))
      .where(eq(pipelineMoves.id, id));
    if (pipelineMove === undefined) throw new AppError("not_found");
    return pipelineMove.teamId;
  });

const skipReason = (position: ApplicationPosition | undefined, moveId: string): SkipReason | null => {
  if (position === undefined) return "gone";
  if (position.lastMoveId !== moveId) return "moved";
  return position.status === "withdrawn" ? "withdrawn" : null;
};

const restoredColumns = sql.raw(movedColumns.filter((column) => column !== "last_activity").join(", "));

export const undoMove = (db: Database, context: WorkspaceContext, id: string, now: Date): Promise<UndoOutcome> =>
  asActor(db, context, async (db) => {
    const { companyId, userId } = context;
    const [move] = await db.select().from(pipelineMoves).where(eq(pipelineMoves.id, id)).for("update");
    if (move === undefined) throw new AppError("not_found");
    if (move.undoneAt !== null) throw new AppError("conflict", "This move was already undone.");
    const { steps } = await readBoard(db, move.jobId, "share");
    const parts = await db.select().from(pipelineMoveParts).where(eq(pipelineMoveParts.moveId, id));
    const positions = await readPositions(
      db,
      move.jobId,
      steps,
      parts.map((part) => part.applicationId),
      true,
    );
    const checked = parts.map(({ applicationId }) => ({
      id: applicationId,
      why: skipReason(positions.get(applicationId), id),
    }));
    const ids = checked.filter(({ why }) => why === null).map((each) => each.id);
    const leftOut = checked.flatMap((each) => (each.why === null ? [] : [{ id: each.id, why: each.why }]));
    const movedIds = sql`any(${sql.param(ids)}::uuid[])`;
    const canceledEmailCount = await cancelEmails(db, ids);
    const sentEmailCount = await db.$count(
      pipelineMoveParts,
      and(
        eq(pipelineMoveParts.moveId, id),
        sql`${pipelineMoveParts.applicationId} = ${movedIds}`,
        sql`${pipelineMoveParts.mailState} in ('sending', 'sent')`,
      ),
    );
    await db.execute(sql`
      insert into pipeline_activities (company_id, application_id, from_stage, to_stage, activity_type, performed_by, created_at)
      select a.company_id, a.id, a.stage, p.before ->> 'stage', 'undone', ${userId}, ${now.toISOString()}::timestamptz
      from pipeline_move_parts p join job_applications a on a.id = p.application_id where p.move_id = ${id} and a.id = ${movedIds}`);
    // Activity since the move, such as a note, keeps its time.
    await db.execute(sql`
      update job_applications a set (${restoredColumns}) = (select ${restoredColumns} from jsonb_populate_record(null::job_applications, p.before)),
        last_activity = case when a.last_activity = ${move.createdAt.toISOString()}::timestamptz
          then (p.before ->> 'last_activity')::timestamptz else a.last_activity end
      from pipeline_move_parts p where p.move_id = ${id} and a.id = p.application_id and a.id = ${movedIds}`);
    // If its step was removed since, the application goes to the first step of its stage.
    await db.execute(sql`
      update job_applications a set step = '' where a.id = ${movedIds} and a.step <> '' and not exists (
        select 1 from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) s(key text, stage text) where s.key = a.step and s.stage = a.stage)`);
    await db.update(pipelineMoves).set({ undoneAt: now }).where(eq(pipelineMoves.id, id));
    const skipped = await describeSkipped(db, companyId, steps, positions, leftOut);
    return { undone: ids, skipped, mailsCancelled: canceledEmailCount, mailsGone: sentEmailCount };
  });
