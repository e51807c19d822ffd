/** What the desk calls its views and states. */
import { type InboxView, mostCounted } from "#domain/desk/inbox.ts";
import type { LeadStatus } from "#domain/leads/lead-status.ts";
import type { Tone } from "../../ui/badge.tsx";

export const viewWords: Readonly<Record<InboxView, string>> = {
  open: "Open",
  mine: "Mine",
  unassigned: "Unassigned",
  replied: "Replied",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
  all: "All",
};

interface EmptyWords {
  readonly title: string;
  readonly text: string;
}

export const emptyWords: Readonly<Record<InboxView, EmptyWords>> = {
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

export const stateWords: Readonly<Record<LeadStatus, string>> = {
  new: "New",
  in_progress: "In progress",
  replied: "Replied",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
};

export const stateTones: Readonly<Record<LeadStatus, Tone>> = {
  new: "soft",
  in_progress: "plain",
  replied: "outline",
  won: "good",
  lost: "outline",
  spam: "outline",
};

/** With words to look for, counting stops early. */
export const countWords = (count: number, isCapped: boolean): string =>
  isCapped && count >= mostCounted ? `${mostCounted.toLocaleString("en-US")}+` : count.toLocaleString("en-US");
