/** Moving people on a board: one or many, looked at before, taken back after. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { rejection } from "./rejection.ts";
import { type ApplicationStatus, stages } from "./stages.ts";

const params = z.object({ id: z.uuid() });
const stepKey = z.string().min(1).max(40);

/** As many as fit into one call. */
export const mostMovedAtOnce = 5000;

/** People by the step where whoever moves them has seen them. */
const people = z
  .array(z.object({ from: stepKey, ids: z.array(z.uuid()).min(1) }))
  .min(1)
  .refine((groups) => groups.reduce((sum, { ids }) => sum + ids.length, 0) <= mostMovedAtOnce, {
    message: `At most ${mostMovedAtOnce} people at once`,
  });
export type MovedPeople = z.infer<typeof people>;

export const skipReasons = ["withdrawn", "moved", "there", "gone"] as const;
export type SkipReason = (typeof skipReasons)[number];

const skipped = z.object({
  id: z.uuid(),
  name: z.string(),
  why: z.enum(skipReasons),
  /** Where it stands now. */
  step: z.string().nullable(),
  stepName: z.string().nullable(),
  by: z.string().nullable(),
  at: z.iso.datetime({ offset: true }).nullable(),
});
export type Skipped = z.infer<typeof skipped>;

interface Standing {
  readonly status: ApplicationStatus;
  readonly step: string;
}

/** Why somebody who was seen at `from` does not go to `to`; null when they do. */
export const whyNotMoved = (now: Standing | undefined, from: string, to: string): SkipReason | null => {
  if (now === undefined) return "gone";
  if (now.status === "withdrawn") return "withdrawn";
  if (now.step === to) return "there";
  return now.step === from ? null : "moved";
};

const named = z.object({ id: z.uuid(), name: z.string() });

/** What a move would do, before it is done. `allIn` is a whole column, with those nobody has scrolled to. */
export const previewMove = endpoint({
  method: "POST",
  path: "/api/jobs-enhanced/:id/moves/preview",
  params,
  body: z.object({ people: people.optional(), allIn: stepKey.optional(), to: stepKey }),
  reply: z.object({
    moved: z.array(named.extend({ from: z.string(), getsMail: z.boolean() })),
    skipped: z.array(skipped),
    /** How many more there are than one move can take. */
    left: z.int(),
  }),
});

export const movePeople = endpoint({
  method: "POST",
  path: "/api/jobs-enhanced/:id/moves",
  params,
  body: z.object({ people, to: stepKey, rejection: rejection.optional() }),
  /** Without an id nobody was moved. */
  reply: z.object({
    moveId: z.uuid().nullable(),
    moved: z.array(z.uuid()),
    skipped: z.array(skipped),
    mails: z.int(),
  }),
});
export type MoveOutcome = z.infer<typeof movePeople.reply>;

export const undoMove = endpoint({
  method: "POST",
  path: "/api/pipeline-moves/:id/undo",
  params,
  reply: z.object({
    undone: z.array(z.uuid()),
    skipped: z.array(skipped),
    mailsCancelled: z.int(),
    /** Mails that had left before. */
    mailsGone: z.int(),
  }),
});
export type UndoOutcome = z.infer<typeof undoMove.reply>;

/** One person by stage, for whoever does not see the board. `from` is where they were seen; the conflict says where they stand. */
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
