/** The rows behind a figure. */
import { Link } from "react-router";
import { listFigureRows } from "#domain/desk/figures.ts";
import type { InboxRow } from "#domain/desk/inbox.ts";
import { leadKindWords } from "#domain/desk/lead-kinds.ts";
import type { Input, Reply } from "#domain/endpoint.ts";
import { call } from "../../lib/api.ts";
import { useMoreRows } from "../../lib/use-more-rows.ts";
import { Button } from "../../ui/button.tsx";
import { Moment } from "../../ui/moment.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { stateWords } from "./desk-words.ts";
import { PromiseClock } from "./promise-clock.tsx";

const FigureRow = ({ row }: { readonly row: InboxRow }) => (
  <li>
    <Link
      to={`/staff/leads/${row.id}?view=all`}
      className="grid gap-x-6 gap-y-0.5 px-5 py-3 text-[13px]/5 hover:bg-paper-2 focus-visible:-outline-offset-2 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_170px_176px] md:items-baseline"
    >
      <span className="truncate text-[15px]/6">
        <span className="font-[580]">{row.name}</span>
        <span className="text-ink-2"> {row.company}</span>
      </span>
      <span className="truncate text-ink-2">
        {leadKindWords[row.kind]} · {stateWords[row.state]}
        {row.assignee !== null && ` · ${row.assignee.name}`}
      </span>
      <span className="text-ink-3">
        <Moment iso={row.receivedAt} to="minute" />
      </span>
      <PromiseClock of={row} className="md:text-right" />
    </Link>
  </li>
);

interface FigureListProps {
  readonly query: Input<typeof listFigureRows>["query"];
  readonly first: Reply<typeof listFigureRows>;
}

export const FigureList = ({ query, first }: FigureListProps) => {
  const { rows, hasMore, busy, failure, read } = useMoreRows(first, (after) =>
    call(listFigureRows, { query: { ...query, after } }),
  );
  if (first.rows.length === 0)
    return <EmptyState title="No lead behind this figure" text="The figure is zero, and so is this list." />;
  return (
    <>
      <ul aria-label="Leads" className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        {rows.map((row) => (
          <FigureRow key={row.id} row={row} />
        ))}
      </ul>
      <FailureNotice text={failure} className="mt-4" />
      {hasMore && (
        <Button look="secondary" className="mt-5" onClick={read} busy={busy && "Reading"}>
          Show more
        </Button>
      )}
    </>
  );
};
