/** What a move would do, and which applications it would skip. Takes no locks: the move itself checks again. */
import { and, count, desc, eq } from "drizzle-orm";
import { storedStepKey } from "#domain/pipeline/board-steps.ts";
import { maxMovedAtOnce, type MovedCandidates, type Skipped } from "#domain/pipeline/moves.ts";
import { asActor, type Database } from "../../db/client.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/http/errors.ts";
import { type Board, readBoard } from "./board-steps.service.ts";
import { allIds, describeSkipped, splitMovable, readPositions } from "./application-position.ts";

const wholeColumn = async (
  db: Database,
  { jobId, steps }: Board,
  key: string,
): Promise<{ people: MovedCandidates; left: number }> => {
  const step = steps.find((each) => each.key === key);
  if (step === undefined)
    throw new AppError("validation_failed", "This stage no longer exists.", { allIn: "no longer exists" });
  const there = and(
    eq(jobApplications.jobId, jobId),
    eq(jobApplications.stage, step.stage),
    eq(jobApplications.step, storedStepKey(steps, step)),
  );
  const rows = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(there)
    .orderBy(desc(jobApplications.lastActivity), desc(jobApplications.id))
    .limit(maxMovedAtOnce);
  const [all] = await db.select({ n: count() }).from(jobApplications).where(there);
  return { people: [{ from: key, ids: rows.map(({ id }) => id) }], left: (all?.n ?? 0) - rows.length };
};

interface PreviewInput {
  readonly people?: MovedCandidates | undefined;
  readonly allIn?: string | undefined;
  readonly to: string;
}

export const previewMove = (db: Database, companyId: string, jobId: string, { people, allIn, to }: PreviewInput) =>
  asActor(db, { companyId }, async (db) => {
    const board = await readBoard(db, jobId);
    const selection = allIn === undefined ? { people: people ?? [], left: 0 } : await wholeColumn(db, board, allIn);
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
