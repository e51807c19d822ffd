/** The text of a one-line timeline entry. */
import { leadStatuses } from "#domain/leads/lead-status.ts";
import type { TimelineEntry } from "#domain/desk/lead-page.ts";
import { stateLabels } from "../desk-labels.ts";

const stateLabel = (value: unknown): string => {
  const known = leadStatuses.find((state) => state === value);
  return known === undefined ? "another state" : stateLabels[known];
};

const nonEmptyText = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

export const entryText = ({ kind, author, details, body }: TimelineEntry): string => {
  const actor = author?.name ?? "The desk";
  switch (kind) {
    case "state":
      return `${actor} moved it from ${stateLabel(details?.["from"])} to ${stateLabel(details?.["to"])}`;
    case "assignment": {
      const to = nonEmptyText(details?.["name"]);
      if (to === undefined) return `${actor} gave it back: nobody has it`;
      return to === author?.name ? `${actor} took it` : `${actor} gave it to ${to}`;
    }
    case "warning":
      return "Four hours were left: everyone on the desk was told by mail";
    case "breach":
      return "The 24 hours passed without an answer; the desk was told by mail";
    case "won":
      return `${actor} made them a client${nonEmptyText(details?.["company"]) === undefined ? "" : `: ${String(details?.["company"])}`}`;
    default:
      return body ?? "Something happened";
  }
};
