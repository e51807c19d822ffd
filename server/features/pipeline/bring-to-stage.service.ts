/** What is agreed with a candidate brings them to the stage where that happens, unless they have come further. */
import { hasReached, type Stage } from "#domain/pipeline/stages.ts";
import type { Database } from "../../db/client.ts";
import { AppError } from "../../infra/errors.ts";
import { moveApplication, type Mover } from "./pipeline.service.ts";

export interface Standing {
  readonly id: string;
  readonly stage: string;
}

export const bringToStage = async (
  db: Database,
  mover: Mover,
  { id, stage }: Standing,
  goal: Stage,
  now: Date,
): Promise<void> => {
  const from = stage as Stage;
  if (hasReached(from, goal)) return;
  try {
    await moveApplication(db, mover, id, { from, to: goal }, now);
  } catch (error) {
    // Whoever has moved them in this very moment has decided where they stand.
    if (!(error instanceof AppError && error.code === "conflict")) throw error;
  }
};
