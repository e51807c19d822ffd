/** The leads behind a metric. */
import { clsx } from "clsx";
import { Link } from "react-router";
import { listMetricRows } from "#domain/desk/response-metrics.ts";
import type { InboxRow } from "#domain/desk/inbox.ts";
import { leadKindLabels } from "#domain/desk/lead-kinds.ts";
import type { Input, Reply } from "#domain/endpoint.ts";
import { call } from "../../../lib/api/api.ts";
import { useLoadMore } from "../../../lib/api/use-load-more.ts";
import type { ListColumn } from "../../../sections/workspace/list/list-column.ts";
import { listLinkClass, ListTable } from "../../../sections/workspace/list/list-table.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { Timestamp } from "../../../ui/timestamp.tsx";
import { stateLabels } from "../desk-labels.ts";
import { ResponseClock } from "../lead/response-clock.tsx";

const pathOf = ({ id }: InboxRow): string => `/staff/leads/${id}?view=all`;

/** The server orders the rows, and the browser has only the first pages. */
const columns: readonly ListColumn<InboxRow>[] = [
  {
    key: "name",
    title: "Lead",
    canSort: false,
    value: ({ name }) => name,
    cell: (row) => (
      <Link to={pathOf(row)} className={clsx(listLinkClass, "block")}>
        {row.name}
        <span className="font-normal text-ink-2"> {row.company}</span>
      </Link>
    ),
  },
  {
    key: "company",
    title: "Company",
    width: 200,
    isHidden: true,
    canSort: false,
    value: ({ company }) => company,
    cell: ({ company }) => <span className="text-ink-2">{company}</span>,
  },
  {
    key: "type",
    title: "Type",
    width: 170,
    canSort: false,
    value: ({ kind }) => leadKindLabels[kind],
    cell: ({ kind }) => <span className="text-ink-2">{leadKindLabels[kind]}</span>,
  },
  {
    key: "status",
    title: "Status",
    width: 110,
    canSort: false,
    value: ({ state }) => stateLabels[state],
    cell: ({ state }) => stateLabels[state],
  },
  {
    key: "assignee",
    title: "Assignee",
    width: 160,
    from: 1160,
    canSort: false,
    value: ({ assignee }) => assignee?.name ?? null,
    cell: ({ assignee }) => <span className="text-ink-2">{assignee?.name}</span>,
  },
  {
    key: "received",
    title: "Received",
    width: 180,
    from: 1000,
    canSort: false,
    value: ({ receivedAt }) => receivedAt,
    cell: ({ receivedAt }) => <Timestamp iso={receivedAt} precision="minute" />,
  },
  {
    key: "reply",
    title: "First reply",
    width: 190,
    align: "right",
    canSort: false,
    value: ({ firstRepliedAt }) => firstRepliedAt,
    cell: (row) => <ResponseClock lead={row} />,
  },
];

const phoneRow = (row: InboxRow) => (
  <>
    <p className="flex items-center justify-between gap-3">
      <Link to={pathOf(row)} className={clsx(listLinkClass, "after:absolute after:inset-0")}>
        {row.name}
        <span className="font-normal text-ink-2"> {row.company}</span>
      </Link>
      <ResponseClock lead={row} />
    </p>
    <p className="truncate text-sm/5 text-ink-3">
      {leadKindLabels[row.kind]} · {stateLabels[row.state]}
    </p>
  </>
);

interface MetricListProps {
  readonly query: Input<typeof listMetricRows>["query"];
  readonly firstPage: Reply<typeof listMetricRows>;
}

export const MetricList = ({ query, firstPage }: MetricListProps) => {
  const { rows, hasMore, busy, failure, read } = useLoadMore(firstPage, (after) =>
    call(listMetricRows, { query: { ...query, after } }),
  );
  return (
    <ListTable
      name="metric-leads"
      label="Leads"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={pathOf}
      phoneRow={phoneRow}
      toolbar={null}
      summary={hasMore ? `${rows.length.toLocaleString("en-US")} of ${firstPage.count.toLocaleString("en-US")}` : null}
      onNearEnd={() => {
        if (hasMore && !busy && failure === undefined) read();
      }}
      footer={
        rows.length === 0 ? (
          <EmptyState className="m-4 md:m-6" title="No leads" text="No leads match this metric." />
        ) : (
          failure !== undefined && (
            <ErrorState className="m-4 md:m-6" title="We couldn't load more leads" text={failure} onRetry={read} />
          )
        )
      }
    />
  );
};
