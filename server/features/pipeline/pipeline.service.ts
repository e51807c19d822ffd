/** A move is one transaction: the applications, what they were before, the history that says who moved them, and the mails. */
import { eq, inArray, sql } from "drizzle-orm";
import { answerDueAt } from "#domain/applications/answer-dates.ts";
import { type BoardStep, stepAt, storedStep } from "#domain/pipeline/board-steps.ts";
import type { MovedPeople, MoveOutcome } from "#domain/pipeline/moves.ts";
import { type Rejection, rejectionReasonWords } from "#domain/pipeline/rejection.ts";
import type { Stage } from "#domain/pipeline/stages.ts";
import { asActor, type Database } from "../../db/client.ts";
import { pipelineMoves } from "../../db/tables/board.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/errors.ts";
import type { Worker } from "../../infra/who.ts";
import { type Board, readBoard } from "./board-steps.service.ts";
import { cancelMails, queueMails, timeOfMail } from "./rejection-mail.service.ts";
import { allIds, describeSkipped, judge, readStandings, type Standing } from "./standing.ts";

/** Who moves somebody: one of the team, or nobody of it where the candidate's own answer does. */
export interface Mover {
  readonly companyId: string;
  readonly userId: string | null;
}

const actorOf = ({ companyId, userId }: Mover) => ({ companyId, ...(userId === null ? {} : { userId }) });

/** The team of an application's job, by which it is decided who may move it. */
export const teamOfApplication = (db: Database, companyId: string, id: string): Promise<string | null> =>
  asActor(db, { companyId }, async (db) => {
    const [found] = await db
      .select({ teamId: jobsEnhanced.hiringTeamId })
      .from(jobApplications)
      .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
      .where(eq(jobApplications.id, id));
    if (found === undefined) throw new AppError("not_found");
    return found.teamId;
  });

/** Hired and rejected are ends: the work on the application is done, and the day is kept. */
const columnsAt = (stage: Stage, now: Date) => ({
  stage,
  status: stage === "hired" || stage === "rejected" ? "closed" : "active",
  hiredAt: stage === "hired" ? now : null,
  rejectedAt: stage === "rejected" ? now : null,
  lastActivity: now,
  answerDueAt: answerDueAt(stage, now),
});

/** Every column that a move changes, by its name in the database: what an undo restores. */
export const movedColumns: readonly string[] = [
  ...Object.keys(columnsAt("applied", new Date(0))),
  "step",
  "rejectionKind",
  "rejectionReason",
  "lastMoveId",
].map((key) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

interface Moving {
  readonly people: MovedPeople;
  readonly to: string;
  readonly rejection?: Rejection | undefined;
}

const targetOf = ({ steps }: Board, key: string): BoardStep => {
  const target = steps.find((step) => step.key === key);
  if (target !== undefined) return target;
  const message = "This step is not there any more. Please look again.";
  throw new AppError("validation_failed", message, { to: message });
};

/** Of the given people those who stand where they were seen go on; all others are named with where they are. */
const move = async (
  db: Database,
  { companyId, userId }: Mover,
  board: Board,
  { people, to, rejection }: Moving,
  now: Date,
): Promise<MoveOutcome> => {
  const { steps, jobId } = board;
  const target = targetOf(board, to);
  if (rejection !== undefined && target.stage !== "rejected")
    throw new AppError("validation_failed", "Only who is rejected gets a rejection.", { rejection: "is not wanted" });
  const standings = await readStandings(db, jobId, steps, allIds(people), true);
  const { moved, leftOut } = judge(people, to, standings);
  const skipped = await describeSkipped(db, companyId, steps, standings, leftOut);
  if (moved.length === 0) return { moveId: null, moved: [], skipped, mails: 0 };

  const ids = moved.map(({ id }) => id);
  const mail = rejection?.mail ?? null;
  const [made] = await db
    .insert(pipelineMoves)
    .values({
      companyId,
      jobId,
      movedBy: userId,
      createdAt: now,
      ...(mail === null ? {} : { mailSubject: mail.subject, mailText: mail.text, mailAt: timeOfMail(mail.when, now) }),
    })
    .returning();
  if (made === undefined) throw new AppError("internal");
  await db.execute(sql`
    insert into pipeline_move_parts (move_id, company_id, application_id, before)
    select ${made.id}, a.company_id, a.id,
      (select jsonb_object_agg(k, to_jsonb(a) -> k) from unnest(${sql.param([...movedColumns])}::text[]) k)
    from job_applications a where a.id = any(${sql.param(ids)}::uuid[])`);
  await cancelMails(db, ids);
  await db
    .update(jobApplications)
    .set({
      ...columnsAt(target.stage, now),
      step: storedStep(steps, target),
      rejectionKind: rejection?.reason ?? null,
      rejectionReason: rejection === undefined || rejection.words === "" ? null : rejection.words,
      lastMoveId: made.id,
    })
    .where(inArray(jobApplications.id, ids));
  await writeHistory(
    db,
    { companyId, userId },
    moved.map(({ id }) => standings.get(id)),
    { target, steps, rejection },
    now,
  );
  const mails = mail === null ? [] : ids.filter((id) => standings.get(id)?.getsMail === true);
  await queueMails(db, { moveId: made.id, companyId, due: made.mailAt }, mails);
  return { moveId: made.id, moved: ids, skipped, mails: mails.length };
};

interface Where {
  readonly target: BoardStep;
  readonly steps: readonly BoardStep[];
  readonly rejection: Rejection | undefined;
}

/** Rows of one statement, so that a board hears of a thousand people once. */
const writeHistory = async (
  db: Database,
  { companyId, userId }: Mover,
  people: readonly (Standing | undefined)[],
  { target, steps, rejection }: Where,
  now: Date,
): Promise<void> => {
  const nameOf = (key: string): string => steps.find((step) => step.key === key)?.name ?? key;
  const rows = people.flatMap((person) => {
    if (person === undefined) return [];
    const way = `${nameOf(person.step)} to ${target.name}`;
    return {
      id: person.id,
      from_stage: person.stage,
      description: rejection === undefined ? way : rejectionReasonWords[rejection.reason],
    };
  });
  await db.execute(sql`
    insert into ${pipelineActivities} (company_id, application_id, from_stage, to_stage, activity_type, description, performed_by, created_at)
    select ${companyId}, r.id, r.from_stage, ${target.stage}, ${target.stage === "rejected" ? "rejected" : "stage_change"},
      r.description, ${userId}, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(id uuid, from_stage text, description text)`);
};

export const movePeople = (
  db: Database,
  worker: Worker,
  jobId: string,
  moving: Moving,
  now: Date,
): Promise<MoveOutcome> =>
  asActor(db, worker, async (db) => move(db, worker, await readBoard(db, jobId, "share"), moving, now));

interface ByStage {
  readonly from: Stage;
  readonly to: Stage;
  readonly rejection?: Rejection | undefined;
}

/** One person by stage: from wherever in that stage they stand to the first step of the other. */
export const moveApplication = (
  db: Database,
  mover: Mover,
  id: string,
  { from, to, rejection }: ByStage,
  now: Date,
): Promise<{ id: string; stage: Stage; moveId: string | null }> =>
  asActor(db, actorOf(mover), async (db) => {
    const [found] = await db.select().from(jobApplications).where(eq(jobApplications.id, id));
    if (found === undefined) throw new AppError("not_found");
    const board = await readBoard(db, found.jobId, "share");
    const standing = (await readStandings(db, found.jobId, board.steps, [id], true)).get(id);
    if (standing === undefined) throw new AppError("not_found");
    const target = stepAt(board.steps, to, "");
    if (target === undefined) throw new AppError("internal");
    if (standing.stage === to && from === to) return { id, stage: to, moveId: null };
    const seenAt = standing.stage === from ? standing.step : (stepAt(board.steps, from, "")?.key ?? from);
    const outcome = await move(
      db,
      mover,
      board,
      { people: [{ from: seenAt, ids: [id] }], to: target.key, rejection },
      now,
    );
    const [left] = outcome.skipped;
    if (left === undefined) return { id, stage: to, moveId: outcome.moveId };
    const { stage } = standing;
    if (left.why === "withdrawn")
      throw new AppError("conflict", "The candidate has withdrawn this application.", undefined, { stage });
    const who = left.by ?? "Somebody";
    throw new AppError(
      "conflict",
      `${who} has moved this application to ${left.stepName ?? stage} already.`,
      undefined,
      {
        stage,
        by: left.by,
        at: left.at,
      },
    );
  });
