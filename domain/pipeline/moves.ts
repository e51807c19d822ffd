/** Moving one or many applications on a board, with a preview before and an undo after. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { rejection } from "./rejection.ts";
import { type ApplicationStatus, stages } from "./stages.ts";

const params = z.object({ id: z.uuid() });
const stepKey = z.string().min(1).max(40);

/** The limit of one call. */
export const maxMovedAtOnce = 5000;

/** Application ids by the step where the caller saw them. */
const people = z
  .array(z.object({ from: stepKey, ids: z.array(z.uuid()).min(1) }))
  .min(1)
  .refine((groups) => groups.reduce((sum, { ids }) => sum + ids.length, 0) <= maxMovedAtOnce, {
    message: `You can move at most ${maxMovedAtOnce.toLocaleString("en-US")} candidates at a time`,
  });
export type MovedCandidates = z.infer<typeof people>;

const skipReasons = ["withdrawn", "moved", "there", "gone"] as const;
export type SkipReason = (typeof skipReasons)[number];

const skipped = z.object({
  id: z.uuid(),
  name: z.string(),
  why: z.enum(skipReasons),
  /** The current step. */
  step: z.string().nullable(),
  stepName: z.string().nullable(),
  by: z.string().nullable(),
  at: z.iso.datetime({ offset: true }).nullable(),
});
export type Skipped = z.infer<typeof skipped>;

interface CurrentPosition {
  readonly status: ApplicationStatus;
  readonly step: string;
}

/** Why an application that was seen at `from` is not moved to `to`; null if it is. */
export const skipReasonFor = (now: CurrentPosition | undefined, from: string, to: string): SkipReason | null => {
  if (now === undefined) return "gone";
  if (now.status === "withdrawn") return "withdrawn";
  if (now.step === to) return "there";
  return now.step === from ? null : "moved";
};

const namedRef = z.object({ id: z.uuid(), name: z.string() });

/**
 * Previews a move. `allIn` selects a whole column, `allOpen` every application that waits for a decision, both including
 * applications that are not loaded.
 */
export const previewMove = endpoint({
  method: "POST",
  path: "/api/jobs-enhanced/:id/moves/preview",
  params,
  body: z.object({
    people: people.optional(),
    allIn: stepKey.optional(),
    allOpen: z.literal(true).optional(),
    to: stepKey,
  }),
  reply: z.object({
    moved: z.array(namedRef.extend({ from: z.string(), getsMail: z.boolean() })),
    skipped: z.array(skipped),
    /** How many applications exceed the limit of one move. */
    left: z.int(),
  }),
});

export const moveApplications = endpoint({
  method: "POST",
  path: "/api/jobs-enhanced/:id/moves",
  params,
  body: z.object({ people, to: stepKey, rejection: rejection.optional() }),
  /** `moveId` is null if no application was moved. */
  reply: z.object({
    moveId: z.uuid().nullable(),
    moved: z.array(z.uuid()),
    skipped: z.array(skipped),
    mails: z.int(),
  }),
});
export type MoveOutcome = z.infer<typeof moveApplications.reply>;

export const undoMove = endpoint({
  method: "POST",
  path: "/api/pipeline-moves/:id/undo",
  params,
  reply: z.object({
    undone: z.array(z.uuid()),
    skipped: z.array(skipped),
    mailsCancelled: z.int(),
    /** Emails that were sent before the undo. */
    mailsGone: z.int(),
  }),
});
export type UndoOutcome = z.infer<typeof undoMove.reply>;

/** Moves one application by stage, for callers without the board. `from` is the stage the caller saw; the conflict has the current one. */
export const moveApplication = endpoint({
  method: "POST",
  path: "/api/applications/:id/stage",
  params,
  body: z.object({ from: z.enum(stages), to: z.enum(stages), rejection: rejection.optional() }),
  reply: z.object({ id: z.uuid(), stage: z.enum(stages), moveId: z.uuid().nullable() }),
  conflict: z.object({
    stage: z.enum(stages),
    by: z.string().nullable(),
    at: z.iso.datetime({ offset: true }).nullable(),
  }),
});
