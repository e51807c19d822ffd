/** How the promise is kept, counted from the rows themselves. Samples and spam never count. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { inboxRow } from "./inbox.ts";
import { leadKinds } from "./lead-kinds.ts";

/**
 * A lead counts once its outcome is known: answered, or past its promise. One that is young and open says nothing yet.
 */
const promiseFigures = z.object({
  /** Whose outcome is known. */
  counted: z.int(),
  answeredInTime: z.int(),
  /** Minutes to the first answer of a person, over those that were answered; null without any. */
  medianMinutes: z.number().nullable(),
  p90Minutes: z.number().nullable(),
  /** Young and open. */
  waiting: z.int(),
});

export type PromiseFigures = z.infer<typeof promiseFigures>;

export const readFigures = endpoint({
  method: "GET",
  path: "/api/desk/figures",
  query: z.object({ weeks: z.coerce.number().int().min(1).max(52).default(12) }),
  reply: z.object({
    since: z.iso.datetime(),
    all: promiseFigures,
    byKind: z.array(promiseFigures.extend({ kind: z.enum(leadKinds) })),
    /** Weeks begin on Monday by the firm's clock; the newest first. */
    byWeek: z.array(promiseFigures.extend({ week: z.iso.date() })),
  }),
});

export type DeskFigures = z.infer<typeof readFigures.reply>;

/** The rows behind a figure. */
export const listFigureRows = endpoint({
  method: "GET",
  path: "/api/desk/figures/rows",
  query: z.object({
    weeks: z.coerce.number().int().min(1).max(52).default(12),
    kind: z.enum([...leadKinds, ""]).default(""),
    week: z.union([z.iso.date(), z.literal("")]).default(""),
    outcome: z.enum(["counted", "in-time", "late", "waiting"]).default("counted"),
    after: z.string().max(200).default(""),
  }),
  reply: z.object({ rows: z.array(inboxRow), next: z.string().nullable(), count: z.int() }),
});
