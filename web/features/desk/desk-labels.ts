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
  open: { title: "Everyone has been answered", text: "A new lead appears here by itself, with its 24 hours running." },
  mine: { title: "Nothing waits for you", text: "Leads that are assigned to you and still open stand here." },
  unassigned: {
    title: "Every open lead has somebody",
    text: "New ones come in without anyone; they stand here first.",
  },
  replied: {
    title: "Nothing is waiting for their answer",
    text: "Leads we have answered stand here until they go on.",
  },
  won: { title: "No client yet", text: "A lead that becomes a client stands here with its workspace." },
  lost: { title: "Nothing was lost", text: "Leads that came to nothing are kept here, with why." },
  spam: { title: "No spam", text: "What looks like spam is put here and never dropped." },
  all: { title: "No leads yet", text: "Whatever a visitor sends from the site lands here in the same moment." },
};

export const stateLabels: Readonly<Record<LeadStatus, string>> = {
  new: "New",
  in_progress: "In progress",
  replied: "Replied",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
};

/** The server stops counting early while a search is active. */
export const formatCount = (count: number, isCapped: boolean): string =>
  isCapped && count >= maxCounted ? `${maxCounted.toLocaleString("en-US")}+` : count.toLocaleString("en-US");
