/** Response time metrics of the desk, counted from the leads themselves. Samples and spam never count. */
import { z } from "zod";
import { calendarDay } from "../calendar-day.ts";
import { endpoint } from "../endpoint.ts";
import { inboxRow } from "./inbox.ts";
import { leadKinds } from "./lead-kinds.ts";

/**
 * A lead counts once its outcome is known: answered, or past its response deadline. Other open leads don't count yet.
 */
const responseMetrics = z.object({
  /** Leads with a known outcome. */
  counted: z.int(),
  answeredInTime: z.int(),
  /** Minutes to the first answer by a person, over answered leads; null without any. */
  medianMinutes: z.number().nullable(),
  p90Minutes: z.number().nullable(),
  /** Open and not due yet. */
  waiting: z.int(),
});

export type ResponseMetrics = z.infer<typeof responseMetrics>;

export const readDeskMetrics = endpoint({
  method: "GET",
  path: "/api/desk/metrics",
  query: z.object({ weeks: z.coerce.number().int().min(1).max(52).default(12) }),
  reply: z.object({
    since: z.iso.datetime(),
    all: responseMetrics,
    byKind: z.array(responseMetrics.extend({ kind: z.enum(leadKinds) })),
    /** Weeks begin on Monday in the firm's time zone; newest first. */
    byWeek: z.array(responseMetrics.extend({ week: z.iso.date() })),
  }),
});

export type DeskMetrics = z.infer<typeof readDeskMetrics.reply>;

/** The rows behind a metric. */
export const listMetricRows = endpoint({
  method: "GET",
  path: "/api/desk/metrics/rows",
  query: z.object({
    weeks: z.coerce.number().int().min(1).max(52).default(12),
    kind: z.enum([...leadKinds, ""]).default(""),
    week: z.union([calendarDay, z.literal("")]).default(""),
    outcome: z.enum(["counted", "in-time", "late", "waiting"]).default("counted"),
    after: z.string().max(200).default(""),
  }),
  reply: z.object({ rows: z.array(inboxRow), next: z.string().nullable(), count: z.int() }),
});
