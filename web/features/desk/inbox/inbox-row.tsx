import { clsx } from "clsx";
import { memo } from "react";
import { Link } from "react-router";
import type { InboxRow } from "#domain/desk/inbox.ts";
import { leadKindLabels } from "#domain/desk/lead-kinds.ts";
import { SampleBadge } from "../../../sections/workspace/sample-badge.tsx";
import { getInitials } from "../../../ui/initials.tsx";
import { stateLabels } from "../desk-labels.ts";
import { ResponseClock } from "../lead/response-clock.tsx";

/** All rows have the same height, so that a long list needs no measuring. */
export const rowHeightPx = 84;

const stateDotClasses: Readonly<Record<InboxRow["state"], string>> = {
  new: "bg-brand",
  in_progress: "border-[1.5px] border-brand",
  replied: "bg-edge/50",
  won: "bg-good",
  lost: "border-[1.5px] border-edge",
  spam: "border-[1.5px] border-dashed border-edge",
};

/** A source that is a path of our site is shown as words. */
const formatSource = (source: string): string =>
  source.startsWith("/") ? source.slice(1).replaceAll("-", " ") : source;

/** These sources repeat the kind and are not shown. */
const impliedSources = ["", "Quote dialog", "Inquiry form", "Recruiter form", "Strategy call"];

interface InboxRowProps {
  readonly row: InboxRow;
  readonly to: string;
  readonly isOpen: boolean;
  /** True for the one row that is a tab stop. */
  readonly isTabStop: boolean;
}

export const InboxRowLink = memo(({ row, to, isOpen, isTabStop }: InboxRowProps) => (
  <Link
    to={to}
    state={{ focus: "lead" }}
    data-lead={row.id}
    aria-current={isOpen ? "true" : undefined}
    tabIndex={isTabStop ? 0 : -1}
    className={clsx(
      "relative grid h-full grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 border-b border-line pr-4 pl-5 text-[13px]/5 focus-visible:-outline-offset-2",
      "before:absolute before:inset-y-0 before:left-0 before:w-[3px] aria-[current]:before:bg-brand",
      isOpen ? "bg-brand-soft" : "hover:bg-paper-2",
    )}
  >
    <span className="truncate text-[15px]/[22px]">
      <span
        aria-hidden="true"
        className={clsx("mr-2 inline-block size-2 rounded-full align-[1px]", stateDotClasses[row.state])}
      />
      <span className={row.state === "new" ? "font-[640]" : "font-[560]"}>{row.name}</span>
      {row.isSample && <SampleBadge />}
    </span>
    <ResponseClock lead={row} className="text-right leading-[22px]!" />
    <span className="col-span-2 truncate text-ink-3">
      {row.company !== "" && <span className="font-[520] text-ink-2">{row.company} · </span>}
      {leadKindLabels[row.kind]}
      {row.kind !== "mail" && !impliedSources.includes(row.source) && ` · ${formatSource(row.source)}`}
    </span>
    <span className="col-span-2 flex gap-3 text-ink-3">
      <span className="min-w-0 flex-1 truncate text-ink-2">{row.summary.replaceAll("\n", " · ")}</span>
      {/* The dot marks a new lead, so only the other states are written out. */}
      <span className={row.state === "new" ? "sr-only" : "shrink-0"}>{stateLabels[row.state]}</span>
      {row.assignee !== null && (
        <span
          title={row.assignee.name}
          className="grid h-5 min-w-6.5 place-items-center rounded-full bg-tag px-1.5 text-[11px]/none font-[620] text-ink-2"
        >
          <span aria-hidden="true">{getInitials(row.assignee.name)}</span>
          <span className="sr-only">, {row.assignee.name}</span>
        </span>
      )}
    </span>
  </Link>
));
