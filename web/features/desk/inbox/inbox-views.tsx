/** The views of the inbox with their counts: a rail on wide screens, a row of chips on narrow ones. */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { type InboxFilter, type InboxView, inboxViews } from "#domain/desk/inbox.ts";
import { countOptions } from "../desk.queries.ts";
import { formatCount, viewLabels } from "../desk-labels.ts";
import { inboxPath } from "./inbox-url.ts";

/** A gap separates the open views from the closed ones. */
const firstClosedView: InboxView = "replied";

export const InboxViews = ({ filter }: { readonly filter: InboxFilter }) => {
  const { data: counts } = useQuery(countOptions(filter));
  const row = useRef<HTMLUListElement>(null);
  // Scrolls only the row itself, never the page.
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>(`[data-view="${filter.view}"]`);
    if (row.current !== null && chip !== null && chip !== undefined) {
      row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
    }
  }, [filter.view]);
  return (
    <nav aria-label="Views" className="min-w-0 xl:py-3">
      <ul
        ref={row}
        className="relative flex gap-1 overflow-x-auto px-3 pt-2.5 [scrollbar-width:none] xl:flex-col xl:gap-0.5 xl:pt-0"
      >
        {inboxViews.map((view) => (
          <li key={view} data-view={view} className={view === firstClosedView ? "xl:mt-4" : undefined}>
            <Link
              to={inboxPath({ ...filter, view })}
              aria-current={view === filter.view ? "page" : undefined}
              className="flex h-9 items-center justify-between gap-2 rounded-control px-3 text-sm font-[520] whitespace-nowrap text-ink-2 transition-colors hover:bg-paper-2 hover:text-ink aria-[current]:bg-tag aria-[current]:text-ink pointer-coarse:h-11 focus-visible:-outline-offset-2"
            >
              {viewLabels[view]}
              <span className="min-w-4 text-right text-[13px] font-[480] text-ink-3 tabular-nums">
                {counts === undefined ? "" : formatCount(counts.views[view], counts.isCapped)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {counts !== undefined && counts.overdue > 0 && (
        <p className="mt-4 px-6 text-[13px]/5 font-[560] text-bad tabular-nums max-xl:mt-1.5">
          {formatCount(counts.overdue, counts.isCapped)} overdue
        </p>
      )}
    </nav>
  );
};
