/** Reading security events: a page for admins, a person's own, and JSON lines for other systems. */
import { z } from "zod";
import { calendarDay } from "../calendar-day.ts";
import { endpoint } from "../endpoint.ts";
import { eventKindNames, eventOutcomes } from "./security-events.ts";

const kind = z.enum(eventKindNames);

const securityEvent = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind,
  outcome: z.enum(eventOutcomes),
  /** The acting or targeted account; null if it was deleted. */
  person: z.string().nullable(),
  /** The account that the event affected. */
  subject: z.string().nullable(),
  /** A block of addresses such as "203.0.113.0/24"; cleared after 90 days. */
  network: z.string().nullable(),
  device: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type SecurityEvent = z.infer<typeof securityEvent>;

const page = z.object({ events: z.array(securityEvent), more: z.boolean() });

export const listSecurityEvents = endpoint({
  method: "GET",
  path: "/api/workspace/security-events",
  query: z.object({ before: z.uuid().optional(), kind: kind.optional(), person: z.uuid().optional() }),
  reply: page,
});

export const listOwnSecurityEvents = endpoint({
  method: "GET",
  path: "/api/me/security-events",
  query: z.object({ before: z.uuid().optional() }),
  reply: page,
});

/** Days in UTC, the last one included. Answers application/x-ndjson, one object a line, the oldest first. */
export const exportSecurityEvents = endpoint({
  method: "GET",
  path: "/api/workspace/security-events/lines",
  query: z.object({ from: calendarDay.optional(), to: calendarDay.optional() }),
  reply: z.string(),
});

/** One line of the export and of `npm run security-events`. */
export const securityEventLine = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind,
  outcome: z.enum(eventOutcomes),
  workspaceId: z.uuid().nullable(),
  userId: z.uuid().nullable(),
  userEmail: z.string().nullable(),
  subjectUserId: z.uuid().nullable(),
  subjectEmail: z.string().nullable(),
  sessionId: z.uuid().nullable(),
  network: z.string().nullable(),
  device: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type SecurityEventLine = z.infer<typeof securityEventLine>;
