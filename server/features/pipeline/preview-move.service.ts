/** What a move would do, and which applications it would skip. Takes no locks: the move itself checks again. */
import { and, desc, eq, type SQL } from "drizzle-orm";
import { stepAt, storedStepKey } from "#domain/pipeline/board-steps.ts";
import { maxMovedAtOnce, type MovedCandidates, type Skipped } from "#domain/pipeline/moves.ts";
import type { Stage } from "#domain/pipeline/stages.ts";
import { asActor, type Database } from "../../db/client.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/http/errors.ts";
import { type Board, readBoard } from "./board-steps.service.ts";
import { allIds, describeSkipped, splitMovable, readPositions } from "./application-position.ts";

interface Selection {
  readonly people: MovedCandidates;
  /** How many exceed the limit of one move. */
  readonly left: number;
}

/** The applications that match, latest activity first. */
const selectApplications = async (db: Database, { steps }: Board, condition: SQL | undefined): Promise<Selection> => {
  const rows = await db
    .select({ id: jobApplications.id, stage: jobApplications.stage, step: jobApplications.step })
    .from(jobApplications)
    .where(condition)
    .orderBy(desc(jobApplications.lastActivity), desc(jobApplications.id))
    .limit(maxMovedAtOnce);
  const groups = Map.groupBy(rows, ({ stage, step }) => stepAt(steps, stage as Stage, step)?.key ?? stage);
  const total = await db.$count(jobApplications, condition);
  return {
    people: [...groups].map(([from, group]) => ({ from, ids: group.map(({ id }) => id) })),
    left: total - rows.length,
  };
};

const wholeColumn = (db: Database, board: Board, key: string): Promise<Selection> => {
  const { jobId, steps } = board;
  const step = steps.find((each) => each.key === key);
  if (step === undefined)
    throw new AppError("validation_failed", "This stage no longer exists.", { allIn: "no longer exists" });
  return selectApplications(
    db,
    board,
    and(
      eq(jobApplications.jobId, jobId),
      eq(jobApplications.stage, step.stage),
      eq(jobApplications.step, storedStepKey(steps, step)),
    ),
  );
};

const allOpenApplications = (db: Database, board: Board): Promise<Selection> =>
  selectApplications(db, board, and(eq(jobApplications.jobId, board.jobId), eq(jobApplications.status, "active")));

interface PreviewInput {
  readonly people?: MovedCandidates | undefined;
  readonly allIn?: string | undefined;
  readonly allOpen?: true | undefined;
  readonly to: string;
}

export const previewMove = (
  db: Database,
  companyId: string,
  jobId: string,
  { people, allIn, allOpen, to }: PreviewInput,
) =>
  asActor(db, { companyId }, async (db) => {
    const board = await readBoard(db, jobId);
    const selection =
      allOpen === true
        ? await allOpenApplications(db, board)
        : allIn === undefined
          ? { people: people ?? [], left: 0 }
          : await wholeColumn(db, board, allIn);
    const positions = await readPositions(db, jobId, board.steps, allIds(selection.people), false);
    const { moved, leftOut } = splitMovable(selection.people, to, positions);
    const skipped: Skipped[] = await describeSkipped(db, companyId, board.steps, positions, leftOut);
    return {
      moved: moved.map(({ id, from }) => ({
        id,
        from,
        name: positions.get(id)?.name ?? "",
        getsMail: positions.get(id)?.getsMail === true,
      })),
      skipped,
      left: selection.left,
    };
  });
