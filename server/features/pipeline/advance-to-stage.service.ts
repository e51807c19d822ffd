/** Moves a candidate to the stage of what was agreed with them, unless they are further along. */
import { hasReached, type Stage } from "#domain/pipeline/stages.ts";
import type { Database } from "../../db/client.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { OpenWorkspaceContext } from "../../infra/auth/auth-context.ts";
import { moveApplication } from "./pipeline.service.ts";

export interface ApplicationStage {
  readonly id: string;
  readonly stage: string;
}

export const advanceToStage = async (
  db: Database,
  context: OpenWorkspaceContext,
  { id, stage }: ApplicationStage,
  goal: Stage,
  now: Date,
): Promise<void> => {
  const from = stage as Stage;
  if (hasReached(from, goal)) return;
  try {
    await moveApplication(db, context, id, { from, to: goal }, now);
  } catch (error) {
    // The team has just moved the candidate: their move counts.
    if (!(error instanceof AppError && error.code === "conflict")) throw error;
  }
};
