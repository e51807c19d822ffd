/** The timeline of this person, oldest first. */
import { clsx } from "clsx";
import { Link } from "react-router";
import type { InboxFilter } from "#domain/desk/inbox.ts";
import { leadKindLabels } from "#domain/desk/lead-kinds.ts";
import type { LeadPage, TimelineEntry } from "#domain/desk/lead-page.ts";
import { Timestamp } from "../../../ui/timestamp.tsx";
import { leadPath } from "../inbox/inbox-url.ts";
import { isCardKind, TimelineCard } from "./timeline-card.tsx";
import { leadStatuses } from "#domain/leads/lead-status.ts";
import { stateLabels } from "../desk-labels.ts";

/** The text of a one-line timeline entry. */
const stateLabel = (value: unknown): string => {
  const knownStatus = leadStatuses.find((state) => state === value);
  return knownStatus === undefined ? "another status" : stateLabels[knownStatus];
};

const nonEmptyText = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

const entryText = ({ kind, author, details, body }: TimelineEntry): string => {
  const actor = author?.name ?? "Someone";
  switch (kind) {
    case "state": {
      const change = `from ${stateLabel(details?.["from"])} to ${stateLabel(details?.["to"])}`;
      return author === null ? `Status changed ${change}` : `${author.name} changed the status ${change}`;
    }
    case "assignment": {
      const to = nonEmptyText(details?.["name"]);
      if (to === undefined) return `${actor} removed the assignee`;
      return to === author?.name ? `${actor} took this lead` : `${actor} assigned this lead to ${to}`;
    }
    case "warning":
      return "Less than 4 hours left to reply. We emailed the team.";
    case "breach":
      return "Overdue: no reply in time. We emailed the team.";
    case "won":
      return `${actor} marked this lead as won${nonEmptyText(details?.["company"]) === undefined ? "" : `: ${String(details?.["company"])}`}`;
    default:
      return body ?? "Activity";
  }
};

const urgentKinds: readonly TimelineEntry["kind"][] = ["warning", "breach"];

const ActivityLine = ({ entry }: { readonly entry: TimelineEntry }) => (
  <p className="flex flex-wrap items-baseline gap-x-2.5 px-4 text-[13px]/5 text-ink-3">
    <span
      aria-hidden="true"
      className={clsx(
        "mx-[5px] size-1.5 self-center rounded-full",
        urgentKinds.includes(entry.kind) ? "bg-bad" : "bg-edge/60",
      )}
    />
    <span className={clsx("min-w-0 flex-1 basis-48 wrap-anywhere", urgentKinds.includes(entry.kind) && "text-bad")}>
      {entryText(entry)}
    </span>
    <Timestamp iso={entry.createdAt} precision="near" />
  </p>
);

type TimelineItem =
  | { readonly at: string; readonly id: string; readonly entry: TimelineEntry }
  | { readonly at: string; readonly id: string; readonly other: LeadPage["others"][number] };

/** Timeline entries and the person's other leads in one list, sorted by time. */
const buildTimelineItems = ({ timeline, others }: LeadPage): readonly TimelineItem[] =>
  [
    ...timeline.map((entry) => ({ at: entry.createdAt, id: entry.id, entry })),
    ...others.map((other) => ({ at: other.receivedAt, id: other.id, other })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));

interface TimelineProps {
  readonly page: LeadPage;
  readonly filter: InboxFilter;
}

export const Timeline = ({ page, filter }: TimelineProps) => {
  const items = buildTimelineItems(page);
  const kindOf = (leadId: string) => page.others.find(({ id }) => id === leadId)?.kind;
  if (items.length === 0)
    return <p className="pl-4 text-[13px]/5 text-ink-3">No activity yet. Reply to stop the clock.</p>;
  return (
    <ol aria-label="Timeline" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      {items.map((item) => {
        if ("other" in item)
          return (
            <li key={item.id} className="flex flex-wrap items-baseline gap-x-2.5 px-4 text-[13px]/5 text-ink-3">
              <span aria-hidden="true" className="mx-[5px] size-1.5 self-center rounded-full bg-brand" />
              <span className="min-w-0 flex-1 basis-48">
                Also sent:{" "}
                <Link to={leadPath(item.id, filter)} className="font-[560] text-ink-2 underline underline-offset-4">
                  {leadKindLabels[item.other.kind]}
                </Link>
              </span>
              <Timestamp iso={item.at} precision="near" />
            </li>
          );
        const { entry } = item;
        const otherKind = entry.leadId === page.lead.id ? undefined : kindOf(entry.leadId);
        return (
          <li key={item.id}>
            {otherKind !== undefined && (
              <p className="mb-1 pl-4 text-xs/4 text-ink-3">About their {leadKindLabels[otherKind].toLowerCase()}</p>
            )}
            {isCardKind(entry.kind) ? (
              <TimelineCard entry={entry} kind={entry.kind} person={page.lead} />
            ) : (
              <ActivityLine entry={entry} />
            )}
          </li>
        );
      })}
    </ol>
  );
};
