/** Everything that happened with this person, the oldest first. */
import { clsx } from "clsx";
import { Link } from "react-router";
import type { InboxFilter } from "#domain/desk/inbox.ts";
import { leadKindWords } from "#domain/desk/lead-kinds.ts";
import type { LeadPage, TimelineEntry } from "#domain/desk/lead-page.ts";
import { Moment } from "../../ui/moment.tsx";
import { quietWords } from "./entry-words.ts";
import { leadPath } from "./inbox-address.ts";
import { isCardKind, TimelineCard } from "./timeline-card.tsx";

const urgent: readonly TimelineEntry["kind"][] = ["warning", "breach"];

const QuietLine = ({ entry }: { readonly entry: TimelineEntry }) => (
  <p className="flex flex-wrap items-baseline gap-x-2.5 px-4 text-[13px]/5 text-ink-3">
    <span
      aria-hidden="true"
      className={clsx(
        "mx-[5px] size-1.5 self-center rounded-full",
        urgent.includes(entry.kind) ? "bg-bad" : "bg-edge/60",
      )}
    />
    <span className={clsx("min-w-0 flex-1 basis-48 wrap-anywhere", urgent.includes(entry.kind) && "text-bad")}>
      {quietWords(entry)}
    </span>
    <Moment iso={entry.createdAt} to="near" />
  </p>
);

type Part =
  | { readonly at: string; readonly id: string; readonly entry: TimelineEntry }
  | { readonly at: string; readonly id: string; readonly other: LeadPage["others"][number] };

/** The person's other leads stand in it too, where they came in. */
const partsOf = ({ timeline, others }: LeadPage): readonly Part[] =>
  [
    ...timeline.map((entry) => ({ at: entry.createdAt, id: entry.id, entry })),
    ...others.map((other) => ({ at: other.receivedAt, id: other.id, other })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));

interface TimelineProps {
  readonly page: LeadPage;
  readonly filter: InboxFilter;
}

export const Timeline = ({ page, filter }: TimelineProps) => {
  const parts = partsOf(page);
  const kindOf = (leadId: string) => page.others.find(({ id }) => id === leadId)?.kind;
  if (parts.length === 0)
    return (
      <p className="pl-4 text-[13px]/5 text-ink-3">Nothing has happened yet. The clock stops with the first answer.</p>
    );
  return (
    <ol aria-label="Timeline" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      {parts.map((part) => {
        if ("other" in part)
          return (
            <li key={part.id} className="flex flex-wrap items-baseline gap-x-2.5 px-4 text-[13px]/5 text-ink-3">
              <span aria-hidden="true" className="mx-[5px] size-1.5 self-center rounded-full bg-brand" />
              <span className="min-w-0 flex-1 basis-48">
                They also sent this:{" "}
                <Link to={leadPath(part.id, filter)} className="font-[560] text-ink-2 underline underline-offset-4">
                  {leadKindWords[part.other.kind]}
                </Link>
              </span>
              <Moment iso={part.at} to="near" />
            </li>
          );
        const { entry } = part;
        const otherKind = entry.leadId === page.lead.id ? undefined : kindOf(entry.leadId);
        return (
          <li key={part.id}>
            {otherKind !== undefined && (
              <p className="mb-1 pl-4 text-xs/4 text-ink-3">On their {leadKindWords[otherKind].toLowerCase()}</p>
            )}
            {isCardKind(entry.kind) ? (
              <TimelineCard entry={entry} kind={entry.kind} person={page.lead} />
            ) : (
              <QuietLine entry={entry} />
            )}
          </li>
        );
      })}
    </ol>
  );
};
