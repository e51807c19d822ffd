/** The placeholder while no lead is open: counts and shortcuts. */
import { useQuery } from "@tanstack/react-query";
import type { InboxFilter } from "#domain/desk/inbox.ts";
import { countOptions } from "../desk.queries.ts";
import { formatCount } from "../desk-labels.ts";

const Key = ({ children }: { readonly children: string }) => (
  <kbd className="rounded-xs border border-edge/60 px-1.5 font-text text-[13px]/5 font-[560] text-ink-2">
    {children}
  </kbd>
);

export const NoLeadOpen = ({ filter }: { readonly filter: InboxFilter }) => {
  const { data: counts } = useQuery(countOptions(filter));
  const isFiltered = filter.q !== "" || filter.kind !== "";
  const format = (count: number) => formatCount(count, counts?.isCapped ?? false);
  return (
    <div className="grid flex-1 content-center justify-items-center gap-3 bg-paper-2/50 p-8 text-center">
      {counts !== undefined && (
        <p className="font-display text-[22px]/7 font-[620] tracking-[-0.015em] tabular-nums">
          {counts.views.open === 0 && !isFiltered ? "No open leads" : `${format(counts.views.open)} open`}
          {counts.overdue > 0 && <span className="text-bad">, {format(counts.overdue)} overdue</span>}
          {isFiltered && " in these results"}
        </p>
      )}
      {(counts?.views[filter.view] ?? 1) > 0 && (
        <p className="text-[15px]/7 text-ink-2">
          Select a lead, or press <Key>J</Key> and <Key>K</Key> to move and <Key>Enter</Key> to open
        </p>
      )}
      <p className="text-[13px]/5 text-ink-3">
        Press <Key>?</Key> for all shortcuts
      </p>
    </div>
  );
};
