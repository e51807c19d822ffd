/** The current stage and step of applications, and who moved them there. Call inside `asActor`. */
import { sql } from "drizzle-orm";
import { movingActivities } from "#domain/pipeline/activities.ts";
import { type BoardStep, stepAt } from "#domain/pipeline/board-steps.ts";
import { type MovedCandidates, type Skipped, type SkipReason, skipReasonFor } from "#domain/pipeline/moves.ts";
import type { ApplicationStatus, Stage } from "#domain/pipeline/stages.ts";
import type { Database } from "../../db/client.ts";

export interface ApplicationPosition extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly stage: Stage;
  readonly status: ApplicationStatus;
  /** The key of the column. */
  readonly step: string;
  readonly lastMoveId: string | null;
  /** Samples and candidates without an address get no email. */
  readonly canReceiveEmail: boolean;
}

/** Ordered by id, so that simultaneous moves of the same applications cannot deadlock. */
export const readPositions = async (
  db: Database,
  jobId: string,
  steps: readonly BoardStep[],
  ids: readonly string[],
  lock: boolean,
): Promise<ReadonlyMap<string, ApplicationPosition>> => {
  const { rows } = await db.execute<ApplicationPosition>(sql`
    select a.id, concat_ws(' ', c.first_name, c.last_name) as name, a.stage, a.step, a.status, a.last_move_id as "lastMoveId",
      not c.is_sample and c.email like '_%@_%' and c.email not like '%@erased.invalid' as "getsMail"
    from job_applications a join candidates c on c.id = a.candidate_id
    where a.job_id = ${jobId} and a.id = any(${sql.param([...ids])}::uuid[])
    order by a.id ${lock ? sql`for update of a` : sql``}`);
  return new Map(rows.map((row) => [row.id, { ...row, step: stepAt(steps, row.stage, row.step)?.key ?? row.stage }]));
};

interface Mover extends Record<string, unknown> {
  readonly id: string;
  readonly by: string | null;
  readonly at: string;
}

const readMovers = async (db: Database, companyId: string, ids: readonly string[]): Promise<readonly Mover[]> => {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Mover>(sql`
    select distinct on (t.application_id) t.application_id as id, u.name as by, to_jsonb(t.created_at) #>> '{}' as at
    from pipeline_activities t left join users u on u.id = t.performed_by
    where t.company_id = ${companyId} and t.application_id = any(${sql.param([...ids])}::uuid[])
      and t.activity_type = any(${sql.param([...movingActivities])}::text[])
    order by t.application_id, t.created_at desc, t.id desc`);
  return rows;
};

export interface SkippedApplication {
  readonly id: string;
  readonly why: SkipReason;
}

export const describeSkipped = async (
  db: Database,
  companyId: string,
  steps: readonly BoardStep[],
  positions: ReadonlyMap<string, ApplicationPosition>,
  leftOut: readonly SkippedApplication[],
): Promise<Skipped[]> => {
  const movers = await readMovers(
    db,
    companyId,
    leftOut.filter(({ why }) => why === "moved" || why === "there").map(({ id }) => id),
  );
  return leftOut.map(({ id, why }) => {
    const position = positions.get(id);
    const mover = movers.find((each) => each.id === id);
    return {
      id,
      why,
      name: position?.name ?? "",
      step: position?.step ?? null,
      stepName: steps.find(({ key }) => key === position?.step)?.name ?? null,
      by: mover?.by ?? null,
      at: mover?.at ?? null,
    };
  });
};

export const allIds = (people: MovedCandidates): readonly string[] => [...new Set(people.flatMap(({ ids }) => ids))];

/** Each application once, by the place where it was seen first. */
export const splitMovable = (
  people: MovedCandidates,
  to: string,
  positions: ReadonlyMap<string, ApplicationPosition>,
) => {
  const seenAt = new Map(people.toReversed().flatMap(({ from, ids }) => ids.map((id) => [id, from] as const)));
  const checked = [...seenAt].map(([id, from]) => ({ id, from, why: skipReasonFor(positions.get(id), from, to) }));
  return {
    moved: checked.filter(({ why }) => why === null).map(({ id, from }) => ({ id, from })),
    leftOut: checked.flatMap(({ id, why }) => (why === null ? [] : [{ id, why }])),
  };
};
