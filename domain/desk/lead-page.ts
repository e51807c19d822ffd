/** One lead, the person behind it, and everything that happened. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { entryKinds } from "./entry-kinds.ts";
import { inboxRow, staffMember } from "./inbox.ts";
import { leadKinds } from "./lead-kinds.ts";
import { leadStatuses } from "../leads/lead-status.ts";

const attachment = z.object({ id: z.uuid(), fileName: z.string(), sizeBytes: z.int() });

const timelineEntry = z.object({
  id: z.uuid(),
  /** Which of the person's leads it belongs to. */
  leadId: z.uuid(),
  kind: z.enum(entryKinds),
  author: staffMember.nullable(),
  subject: z.string().nullable(),
  body: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  isAutomatic: z.boolean(),
  sentAt: z.iso.datetime().nullable(),
  failedAt: z.iso.datetime().nullable(),
  /** For a change of state: from and to. For an assignment: the assignee. */
  details: z.record(z.string(), z.unknown()).nullable(),
  files: z.array(attachment),
  createdAt: z.iso.datetime(),
});

export type TimelineEntry = z.infer<typeof timelineEntry>;

const contact = z.object({
  id: z.uuid(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** Why our emails don't reach them; null if they do. */
  suppressed: z.object({ reason: z.string(), since: z.iso.datetime() }).nullable(),
});

/** A contact that may be the same person: the same phone number under another email address. */
const possibleDuplicate = contact.pick({ id: true, name: true, company: true, email: true }).extend({ leads: z.int() });

const pendingMerge = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  mergedAt: z.iso.datetime(),
  mergedBy: z.string().nullable(),
});

const leadPage = z.object({
  lead: inboxRow.extend({
    firstName: z.string(),
    phone: z.string().nullable(),
    /** The submitted values with the labels of their form fields. */
    facts: z.array(z.tuple([z.string(), z.string()])),
    files: z.array(attachment),
    spamSignals: z.array(z.string()),
    warnedAt: z.iso.datetime().nullable(),
    breachedAt: z.iso.datetime().nullable(),
    workspace: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    /** The booked call, for a strategy call. */
    call: z.object({ startsAt: z.iso.datetime(), timeZone: z.string(), status: z.string() }).nullable(),
  }),
  contact,
  /** The person's other leads, the newest first. */
  others: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(leadKinds),
      state: z.enum(leadStatuses),
      summary: z.string(),
      receivedAt: z.iso.datetime(),
    }),
  ),
  /** Of all the person's leads, the oldest first. */
  timeline: z.array(timelineEntry),
  lookAlikes: z.array(possibleDuplicate),
  merges: z.array(pendingMerge),
});

export type LeadPage = z.infer<typeof leadPage>;

export const readLead = endpoint({
  method: "GET",
  path: "/api/desk/leads/:id",
  params: z.object({ id: z.uuid() }),
  reply: leadPage,
});
