/** Labels of the desk's views and states. */
import { type InboxView, maxCounted } from "#domain/desk/inbox.ts";
import type { LeadStatus } from "#domain/leads/lead-status.ts";

export const viewLabels: Readonly<Record<InboxView, string>> = {
  open: "Open",
  mine: "Mine",
  unassigned: "Unassigned",
  replied: "Replied",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
  all: "All",
};

interface EmptyViewText {
  readonly title: string;
  readonly text: string;
}

export const emptyViewText: Readonly<Record<InboxView, EmptyViewText>> = {
  open: { title: "You're all caught up", text: "New leads appear here. Each is due for a reply within 24 hours." },
  mine: { title: "No open leads assigned to you", text: "Open leads assigned to you appear here." },
  unassigned: {
    title: "No unassigned leads",
    text: "New leads appear here until someone is assigned.",
  },
  replied: {
    title: "No replied leads",
    text: "Leads you've replied to appear here until they write back.",
  },
  won: { title: "No won leads yet", text: "Leads that became clients appear here with their workspaces." },
  lost: { title: "No lost leads", text: "Leads marked as lost appear here." },
  spam: { title: "No spam", text: "Messages that look like spam appear here instead of being discarded." },
  all: { title: "No leads yet", text: "Form submissions, booked calls and emails appear here as soon as they arrive." },
};

export const stateLabels: Readonly<Record<LeadStatus, string>> = {
  new: "New",
  in_progress: "In progress",
  replied: "Replied",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
};

/** Why we stopped emailing an address. */
export const suppressionLabels: Readonly<Record<string, string>> = {
  bounced: "emails bounced",
  unsubscribed: "unsubscribed",
  complained: "marked as spam",
};

/** The server stops counting early while a search is active. */
export const formatCount = (count: number, isCapped: boolean): string =>
  isCapped && count >= maxCounted ? `${maxCounted.toLocaleString("en-US")}+` : count.toLocaleString("en-US");
