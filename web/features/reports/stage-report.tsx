/** The median time in each stage as bars. The longest median has the full width. */
import { stageNames } from "#domain/pipeline/board-steps.ts";
import { type Stage, stages } from "#domain/pipeline/stages.ts";
import { minForMedian } from "#domain/reports/definitions.ts";
import type { ReportFilter } from "#domain/reports/report-filter.ts";
import type { RowsQuery } from "#domain/reports/reports.ts";
import { type Counted, formatDuration, isTooFew, type Tally } from "#domain/reports/tally.ts";
import { Bar } from "../../ui/bar.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { Count, NarrowHeader, NoDataYet, ReportSection } from "./report-section.tsx";
import { metricPath } from "./report-text.ts";

interface StageRow extends Pick<Tally, "n" | "left"> {
  readonly stage: Stage;
  /** Null if too few applications have left the stage. */
  readonly median: number | null;
}

const activeStages = stages.filter((stage) => stage !== "hired" && stage !== "rejected");

const buildRows = ({ groups }: Counted): readonly StageRow[] =>
  activeStages.map((stage) => {
    const group = groups.find(({ group }) => group === stage);
    const median = group === undefined || isTooFew(group) ? null : group.medianSeconds;
    return { stage, median, n: group?.n ?? 0, left: group?.left ?? 0 };
  });

interface StageTableProps {
  readonly stays: Counted;
  readonly filter?: Partial<ReportFilter> | undefined;
  /** On the metric's own page, which rows are shown below. */
  readonly shown?: RowsQuery;
}

const buildColumns = (longestMedian: number, { filter, shown }: StageTableProps): readonly Column<StageRow>[] => [
  {
    key: "stage",
    title: "Stage",
    cell: ({ stage, median }) => (
      <div className="w-24 sm:w-48 lg:w-64">
        <span className="font-[560]">{stageNames[stage]}</span>
        <div className="mt-2 mb-1">
          <Bar share={(median ?? 0) / longestMedian} />
        </div>
      </div>
    ),
  },
  {
    key: "median",
    title: "Median",
    align: "right",
    cell: ({ median }) =>
      median === null ? (
        <span className="whitespace-nowrap text-ink-3">Too few</span>
      ) : (
        <span className="font-[560] whitespace-nowrap tabular-nums">{formatDuration(median)}</span>
      ),
  },
  {
    key: "left",
    title: <NarrowHeader>Left stage</NarrowHeader>,
    align: "right",
    cell: ({ stage, n }) => (
      <Count
        count={n}
        to={metricPath("time-in-stage", filter, { group: stage })}
        label={`left ${stageNames[stage]}`}
        {...(shown && { isShown: shown.group === stage && shown.which === "counted" })}
      />
    ),
  },
  {
    key: "still",
    title: <NarrowHeader>In stage now</NarrowHeader>,
    align: "right",
    cell: ({ stage, left }) => (
      <Count
        count={left}
        to={metricPath("time-in-stage", filter, { group: stage, which: "left" })}
        label={`in ${stageNames[stage]} now`}
        {...(shown && { isShown: shown.group === stage && shown.which === "left" })}
      />
    ),
  },
];

export const StageTable = (props: StageTableProps) => {
  const rows = buildRows(props.stays);
  const longest = Math.max(1, ...rows.map(({ median }) => median ?? 0));
  return (
    <Table caption="Time in Stage" columns={buildColumns(longest, props)} rows={rows} rowKey={({ stage }) => stage} />
  );
};

interface StageReportProps {
  readonly stays: Counted;
  readonly filter?: Partial<ReportFilter>;
}

export const StageReport = ({ stays, filter }: StageReportProps) => (
  <ReportSection metric="time-in-stage" to={metricPath("time-in-stage", filter)}>
    {stays.total.n + stays.total.left === 0 ? (
      <NoDataYet
        title="No stage history yet"
        text="Times appear here after the first application moves to another stage."
      />
    ) : (
      <>
        <StageTable stays={stays} filter={filter} />
        <p className="mt-3 text-sm/5 text-ink-3">
          We show a median once there are at least {minForMedian} moves out of a stage. Undone moves aren't counted.
        </p>
      </>
    )}
  </ReportSection>
);
