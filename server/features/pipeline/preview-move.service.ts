/** What a move would do, to whom, and whom it would leave out. Nothing is held: the move itself looks again. */
import { and, count, desc, eq } from "drizzle-orm";
import { storedStep } from "#domain/pipeline/board-steps.ts";
import { mostMovedAtOnce, type MovedPeople, type Skipped } from "#domain/pipeline/moves.ts";
import { asActor, type Database } from "../../db/client.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/errors.ts";
import { type Board, readBoard } from "./board-steps.service.ts";
import { allIds, describeSkipped, judge, readStandings } from "./standing.ts";

const wholeColumn = async (
  db: Database,
  { jobId, steps }: Board,
  key: string,
): Promise<{ people: MovedPeople; left: number }> => {
  const step = steps.find((each) => each.key === key);
  if (step === undefined)
    throw new AppError("validation_failed", "This step is not there any more.", { allIn: "is gone" });
  const there = and(
    eq(jobApplications.jobId, jobId),
    eq(jobApplications.stage, step.stage),
    eq(jobApplications.step, storedStep(steps, step)),
  );
  const rows = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(there)
    .orderBy(desc(jobApplications.lastActivity), desc(jobApplications.id))
    .limit(mostMovedAtOnce);
  const [all] = await db.select({ n: count() }).from(jobApplications).where(there);
  return { people: [{ from: key, ids: rows.map(({ id }) => id) }], left: (all?.n ?? 0) - rows.length };
};

interface Asked {
  readonly people?: MovedPeople | undefined;
  readonly allIn?: string | undefined;
  readonly to: string;
}

export const previewMove = (db: Database, companyId: string, jobId: string, { people, allIn, to }: Asked) =>
  asActor(db, { companyId }, async (db) => {
    const board = await readBoard(db, jobId);
    const wanted = allIn === undefined ? { people: people ?? [], left: 0 } : await wholeColumn(db, board, allIn);
    const standings = await readStandings(db, jobId, board.steps, allIds(wanted.people), false);
    const { moved, leftOut } = judge(wanted.people, to, standings);
    const skipped: Skipped[] = await describeSkipped(db, companyId, board.steps, standings, leftOut);
    return {
      moved: moved.map(({ id, from }) => ({
        id,
        from,
        name: standings.get(id)?.name ?? "",
        getsMail: standings.get(id)?.getsMail === true,
      })),
      skipped,
      left: wanted.left,
    };
  });
