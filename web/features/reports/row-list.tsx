/** The rows behind a metric. */
import { Link } from "react-router";
import { stageNames } from "#domain/pipeline/board-steps.ts";
import type { MetricKey } from "#domain/reports/definitions.ts";
import { listReportRows, type ReportRow, type ReportRows, type RowsQuery } from "#domain/reports/reports.ts";
import { formatDuration } from "#domain/reports/tally.ts";
import { call } from "../../lib/api/api.ts";
import { useLoadMore } from "../../lib/api/use-load-more.ts";
import { CandidateLink } from "../../sections/workspace/candidate/candidate-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { type Column, Table } from "../../ui/table.tsx";

const linkClass = "underline decoration-edge/40 underline-offset-4 wrap-anywhere hover:decoration-current";

const statusText = ({ stage, status }: ReportRow): string =>
  status === "withdrawn" ? `Withdrew in ${stageNames[stage]}` : stageNames[stage];

const isTimed = (metric: MetricKey): boolean => metric === "time-to-hire" || metric === "time-in-stage";

const timeColumn: Column<ReportRow> = {
  key: "time",
  title: "Time",
  align: "right",
  cell: ({ seconds, to }) => (
    <span className="font-[560] whitespace-nowrap tabular-nums">
      {seconds === null ? "" : `${formatDuration(seconds)}${to === null ? " so far" : ""}`}
    </span>
  ),
};

const buildColumns = (metric: MetricKey, { reached }: RowsQuery): readonly Column<ReportRow>[] => [
  {
    key: "name",
    title: "Candidate",
    cell: ({ name, candidateId }) => (
      <div className="min-w-32">
        <CandidateLink candidateId={candidateId} className={`${linkClass} font-[560]`}>
          {name === "" ? "No name" : name}
        </CandidateLink>
      </div>
    ),
  },
  ...(isTimed(metric) ? [timeColumn] : []),
  {
    key: "job",
    title: "Job",
    cell: ({ job, jobId }) => (
      <div className="min-w-44">
        <Link to={`/platform/jobs/${jobId}`} className={linkClass}>
          {job}
        </Link>
      </div>
    ),
  },
  { key: "source", title: "Source", cell: ({ source }) => <div className="min-w-24 wrap-anywhere">{source}</div> },
  ...(metric === "time-in-stage"
    ? [
        {
          key: "stage",
          title: "Stage",
          cell: ({ group }: ReportRow) => stageNames[group as keyof typeof stageNames],
        },
      ]
    : []),
  {
    key: "from",
    title: metric === "time-in-stage" ? "Entered" : "Applied",
    cell: ({ from }) => <Timestamp iso={from} />,
  },
  isTimed(metric)
    ? {
        key: "to",
        title: metric === "time-in-stage" ? "Left" : "Hired",
        cell: ({ to }) => (to === null ? <span className="text-ink-3">Still in stage</span> : <Timestamp iso={to} />),
      }
    : { key: "furthest", title: "Furthest stage", cell: ({ furthest }) => stageNames[furthest] },
  // Hidden if every row is hired, because the status would be the same in each.
  ...(metric === "time-to-hire" || reached === "hired"
    ? []
    : [
        {
          key: "now",
          title: "Current stage",
          cell: (row: ReportRow) => <span className="whitespace-nowrap">{statusText(row)}</span>,
        },
      ]),
];

const buildPhoneRow = (metric: MetricKey) => (row: ReportRow) => (
  <>
    <p className="flex items-baseline justify-between gap-4 text-[15px]/6">
      <CandidateLink candidateId={row.candidateId} className={`${linkClass} min-w-0 font-[560]`}>
        {row.name === "" ? "No name" : row.name}
      </CandidateLink>
      {isTimed(metric) ? timeColumn.cell(row) : <span className="shrink-0 text-sm/5">{statusText(row)}</span>}
    </p>
    <p className="mt-1 text-sm/5 text-ink-2">
      {metric === "time-in-stage" && `${stageNames[row.group as keyof typeof stageNames]}, `}
      <Link to={`/platform/jobs/${row.jobId}`} className={linkClass}>
        {row.job}
      </Link>
    </p>
    <p className="mt-1 text-sm/5 text-ink-3">
      {metric === "time-in-stage" ? "Entered" : "Applied"} <Timestamp iso={row.from} />
      {row.source !== "" && `, ${row.source}`}
    </p>
  </>
);

interface RowListProps {
  readonly metric: MetricKey;
  readonly part: RowsQuery;
  readonly first: ReportRows;
}

export const RowList = ({ metric, part, first }: RowListProps) => {
  const { rows, hasMore, busy, failure, read } = useLoadMore(first, (after) =>
    call(listReportRows, { params: { figure: metric }, query: { ...part, after } }),
  );
  if (first.rows.length === 0)
    return (
      <EmptyState
        title="No applications"
        text="No applications match this period and these filters. Try a longer period."
      />
    );
  return (
    <>
      <Table
        caption="Applications in this metric"
        columns={buildColumns(metric, part)}
        rows={rows}
        phoneRow={buildPhoneRow(metric)}
        rowKey={({ applicationId, group, from }) => `${applicationId} ${group} ${from}`}
      />
      <FailureNotice text={failure} className="mt-4" />
      {hasMore && (
        <Button variant="secondary" className="mt-5" onClick={read} busy={busy && "Loading"}>
          Show more of {first.count.toLocaleString("en-US")}
        </Button>
      )}
    </>
  );
};
