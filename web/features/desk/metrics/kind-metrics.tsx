import { Link } from "react-router";
import type { DeskMetrics } from "#domain/desk/response-metrics.ts";
import { leadKindLabels } from "#domain/desk/lead-kinds.ts";
import { type Column, Table } from "../../../ui/table.tsx";
import { formatOnTimeRate, minutesText, rowsPath } from "./metric-text.ts";

type KindRow = DeskMetrics["byKind"][number];

const linkClass = "underline decoration-edge/40 underline-offset-4 hover:decoration-current";

/** A count links to its leads; zero has no link. */
const CountLink = ({ count, label, to }: { readonly count: number; readonly label: string; readonly to: string }) =>
  count === 0 ? (
    <span className="text-ink-3">–</span>
  ) : (
    <Link to={to} className={linkClass}>
      {label}
    </Link>
  );

const minutesCell = (minutes: number | null) => (
  <span className="whitespace-nowrap">{minutes === null ? "–" : minutesText(minutes)}</span>
);

const buildColumns = (weeks: number): readonly Column<KindRow>[] => [
  { key: "kind", title: "Source", cell: ({ kind }) => <span className="font-[560]">{leadKindLabels[kind]}</span> },
  {
    key: "inTime",
    title: "On time",
    align: "right",
    cell: ({ kind, answeredInTime, counted }) => (
      <CountLink
        count={counted}
        label={`${answeredInTime} of ${counted}`}
        to={rowsPath({ weeks, kind, outcome: "in-time" })}
      />
    ),
  },
  {
    key: "late",
    title: "Late",
    align: "right",
    cell: ({ kind, answeredInTime, counted }) => (
      <CountLink
        count={counted - answeredInTime}
        label={String(counted - answeredInTime)}
        to={rowsPath({ weeks, kind, outcome: "late" })}
      />
    ),
  },
  {
    key: "waiting",
    title: "Waiting",
    align: "right",
    cell: ({ kind, waiting }) => (
      <CountLink count={waiting} label={String(waiting)} to={rowsPath({ weeks, kind, outcome: "waiting" })} />
    ),
  },
  {
    key: "percent",
    title: "On-time rate",
    align: "right",
    cell: (row) => (row.counted === 0 ? "–" : formatOnTimeRate(row)),
  },
  { key: "median", title: "Median", align: "right", cell: ({ medianMinutes }) => minutesCell(medianMinutes) },
  { key: "p90", title: "90th percentile", align: "right", cell: ({ p90Minutes }) => minutesCell(p90Minutes) },
];

export const KindMetrics = ({ figures, weeks }: { readonly figures: DeskMetrics; readonly weeks: number }) => (
  <Table caption="By source" columns={buildColumns(weeks)} rows={figures.byKind} rowKey={({ kind }) => kind} />
);
