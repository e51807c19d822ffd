/** The rows behind a figure. */
import { Link } from "react-router";
import { stageNames } from "#domain/pipeline/board-steps.ts";
import type { FigureKey } from "#domain/reports/definitions.ts";
import { listReportRows, type ReportRow, type ReportRows, type RowsPart } from "#domain/reports/reports.ts";
import { durationWords } from "#domain/reports/tally.ts";
import { call } from "../../lib/api.ts";
import { useMoreRows } from "../../lib/use-more-rows.ts";
import { Button } from "../../ui/button.tsx";
import { Moment } from "../../ui/moment.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { type Column, Table } from "../../ui/table.tsx";

const linkClass = "underline decoration-edge/40 underline-offset-4 wrap-anywhere hover:decoration-current";

const standing = ({ stage, status }: ReportRow): string =>
  status === "withdrawn" ? `Withdrew at ${stageNames[stage]}` : stageNames[stage];

const isTimed = (figure: FigureKey): boolean => figure === "time-to-hire" || figure === "time-in-stage";

const timeColumn: Column<ReportRow> = {
  key: "time",
  title: "Time",
  align: "right",
  cell: ({ seconds, to }) => (
    <span className="font-[560] whitespace-nowrap tabular-nums">
      {seconds === null ? "" : `${durationWords(seconds)}${to === null ? " so far" : ""}`}
    </span>
  ),
};

/** On a phone the table scrolls, so what is counted stands beside the name; long names have a width of their own. */
const columnsFor = (figure: FigureKey, { reached }: RowsPart): readonly Column<ReportRow>[] => [
  {
    key: "name",
    title: "Candidate",
    cell: ({ name, candidateId }) => (
      <div className="min-w-32">
        <Link to={`/platform/candidates/${candidateId}`} className={`${linkClass} font-[560]`}>
          {name === "" ? "Without a name" : name}
        </Link>
      </div>
    ),
  },
  ...(isTimed(figure) ? [timeColumn] : []),
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
  ...(figure === "time-in-stage"
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
    title: figure === "time-in-stage" ? "Came there" : "Applied",
    cell: ({ from }) => <Moment iso={from} />,
  },
  isTimed(figure)
    ? {
        key: "to",
        title: figure === "time-in-stage" ? "Left it" : "Hired",
        cell: ({ to }) => (to === null ? <span className="text-ink-3">Still there</span> : <Moment iso={to} />),
      }
    : { key: "furthest", title: "Furthest", cell: ({ furthest }) => stageNames[furthest] },
  // Whoever was hired stands at Hired.
  ...(figure === "time-to-hire" || reached === "hired"
    ? []
    : [
        {
          key: "now",
          title: "Stands now",
          cell: (row: ReportRow) => <span className="whitespace-nowrap">{standing(row)}</span>,
        },
      ]),
];

interface RowListProps {
  readonly figure: FigureKey;
  readonly part: RowsPart;
  readonly first: ReportRows;
}

export const RowList = ({ figure, part, first }: RowListProps) => {
  const { rows, hasMore, busy, failure, read } = useMoreRows(first, (after) =>
    call(listReportRows, { params: { figure }, query: { ...part, after } }),
  );
  if (first.rows.length === 0)
    return (
      <EmptyState
        title="No application behind this figure"
        text="Nothing in this period and with these choices counts here. A longer period may have more."
      />
    );
  return (
    <>
      <Table
        caption="Rows behind the figure"
        columns={columnsFor(figure, part)}
        rows={rows}
        rowKey={({ applicationId, group, from }) => `${applicationId} ${group} ${from}`}
      />
      <FailureNotice text={failure} className="mt-4" />
      {hasMore && (
        <Button look="secondary" className="mt-5" onClick={read} busy={busy && "Reading"}>
          Show more of {first.count.toLocaleString("en-US")}
        </Button>
      )}
    </>
  );
};
