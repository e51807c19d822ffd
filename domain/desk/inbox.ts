/** The inbox: every lead of the desk, page by page, by view, form and search text. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { leadStatuses } from "../leads/lead-status.ts";
import { leadKinds } from "./lead-kinds.ts";

/** Views of open leads are sorted by due date, all others newest first. */
export const inboxViews = ["open", "mine", "unassigned", "replied", "won", "lost", "spam", "all"] as const;

export type InboxView = (typeof inboxViews)[number];

export const openViews: readonly InboxView[] = ["open", "mine", "unassigned"];

export const inboxPageSize = 50;

export const staffMember = z.object({ id: z.uuid(), name: z.string() });

export type StaffMember = z.infer<typeof staffMember>;

export const inboxRow = z.object({
  id: z.uuid(),
  kind: z.enum(leadKinds),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  /** The beginning of the request. */
  summary: z.string(),
  source: z.string(),
  state: z.enum(leadStatuses),
  assignee: staffMember.nullable(),
  receivedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  firstRepliedAt: z.iso.datetime().nullable(),
  lastActivityAt: z.iso.datetime(),
  isSample: z.boolean(),
});

export type InboxRow = z.infer<typeof inboxRow>;

const inboxFilter = z.object({
  view: z.enum(inboxViews).default("open"),
  kind: z.enum([...leadKinds, ""]).default(""),
  /** Matches part of a name, company, email address, phone number or message. */
  q: z.string().trim().max(100).default(""),
});

export type InboxFilter = z.infer<typeof inboxFilter>;

export const listInbox = endpoint({
  method: "GET",
  path: "/api/desk/leads",
  query: inboxFilter.extend({ after: z.string().max(200).default("") }),
  reply: z.object({
    rows: z.array(inboxRow),
    /** Where the next page begins; null on the last one. */
    next: z.string().nullable(),
  }),
});

/** Counting stops here: more is shown as "1,000+". */
export const maxCounted = 1000;

export const countInbox = endpoint({
  method: "GET",
  path: "/api/desk/counts",
  query: inboxFilter.omit({ view: true }),
  reply: z.object({
    views: z.record(z.enum(inboxViews), z.int()),
    /** Open and past their response deadline. */
    overdue: z.int(),
    /** With a search text, no count goes beyond `maxCounted`. */
    isCapped: z.boolean(),
  }),
});

export type InboxCounts = z.infer<typeof countInbox.reply>;

export const listStaff = endpoint({
  method: "GET",
  path: "/api/desk/staff",
  reply: z.array(staffMember),
});
