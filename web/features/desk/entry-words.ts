/** What a quiet line of the timeline says. */
import { leadStatuses } from "#domain/leads/lead-status.ts";
import type { TimelineEntry } from "#domain/desk/lead-page.ts";
import { stateWords } from "./desk-words.ts";

const stateIn = (value: unknown): string => {
  const known = leadStatuses.find((state) => state === value);
  return known === undefined ? "another state" : stateWords[known];
};

const wordIn = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

export const quietWords = ({ kind, author, details, body }: TimelineEntry): string => {
  const who = author?.name ?? "The desk";
  switch (kind) {
    case "state":
      return `${who} moved it from ${stateIn(details?.["from"])} to ${stateIn(details?.["to"])}`;
    case "assignment": {
      const to = wordIn(details?.["name"]);
      if (to === undefined) return `${who} gave it back: nobody has it`;
      return to === author?.name ? `${who} took it` : `${who} gave it to ${to}`;
    }
    case "warning":
      return "Four hours were left: everyone on the desk was told by mail";
    case "breach":
      return "The 24 hours passed without an answer; the desk was told by mail";
    case "won":
      return `${who} made them a client${wordIn(details?.["company"]) === undefined ? "" : `: ${String(details?.["company"])}`}`;
    default:
      return body ?? "Something happened";
  }
};
