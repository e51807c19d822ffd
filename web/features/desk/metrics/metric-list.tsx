/** The leads behind a metric. */
import { Link } from "react-router";
import { listMetricRows } from "#domain/desk/response-metrics.ts";
import type { InboxRow } from "#domain/desk/inbox.ts";
import { leadKindLabels } from "#domain/desk/lead-kinds.ts";
import type { Input, Reply } from "#domain/endpoint.ts";
import { call } from "../../../lib/api/api.ts";
import { useLoadMore } from "../../../lib/api/use-load-more.ts";
import { Button } from "../../../ui/button.tsx";
import { Timestamp } from "../../../ui/timestamp.tsx";
import { FailureNotice } from "../../../ui/notice.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { stateLabels } from "../desk-labels.ts";
import { ResponseClock } from "../lead/response-clock.tsx";

const MetricRow = ({ row }: { readonly row: InboxRow }) => (
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
        {leadKindLabels[row.kind]} · {stateLabels[row.state]}
        {row.assignee !== null && ` · ${row.assignee.name}`}
      </span>
      <span className="text-ink-3">
        <Timestamp iso={row.receivedAt} precision="minute" />
      </span>
      <ResponseClock lead={row} className="md:text-right" />
    </Link>
  </li>
);

interface MetricListProps {
  readonly query: Input<typeof listMetricRows>["query"];
  readonly firstPage: Reply<typeof listMetricRows>;
}

export const MetricList = ({ query, firstPage }: MetricListProps) => {
  const { rows, hasMore, busy, failure, read } = useLoadMore(firstPage, (after) =>
    call(listMetricRows, { query: { ...query, after } }),
  );
  if (firstPage.rows.length === 0) return <EmptyState title="No leads" text="No leads match this metric." />;
  return (
    <>
      <ul aria-label="Leads" className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        {rows.map((row) => (
          <MetricRow key={row.id} row={row} />
        ))}
      </ul>
      <FailureNotice text={failure} className="mt-4" />
      {hasMore && (
        <Button variant="secondary" className="mt-5" onClick={read} busy={busy && "Loading"}>
          Show more
        </Button>
      )}
    </>
  );
};
