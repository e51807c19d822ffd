import { Link } from "react-router";
import type { DeskFigures } from "#domain/desk/figures.ts";
import { leadKindWords } from "#domain/desk/lead-kinds.ts";
import { type Column, Table } from "../../ui/table.tsx";
import { inTimeWords, minuteWords, rowsPath } from "./figure-words.ts";

type KindRow = DeskFigures["byKind"][number];

const linkClass = "underline decoration-edge/40 underline-offset-4 hover:decoration-current";

const columnsFor = (weeks: number): readonly Column<KindRow>[] => [
  { key: "kind", title: "Source", cell: ({ kind }) => <span className="font-[560]">{leadKindWords[kind]}</span> },
  {
    key: "inTime",
    title: "In time",
    align: "right",
    cell: (row) => (
      <Link to={rowsPath({ weeks, kind: row.kind, outcome: "in-time" })} className={linkClass}>
        {row.answeredInTime} of {row.counted}
      </Link>
    ),
  },
  { key: "percent", title: "Percent", align: "right", cell: (row) => (row.counted === 0 ? "–" : inTimeWords(row)) },
  {
    key: "median",
    title: "Median",
    align: "right",
    cell: ({ medianMinutes }) => (medianMinutes === null ? "–" : minuteWords(medianMinutes)),
  },
  {
    key: "p90",
    title: "Nine in ten within",
    align: "right",
    cell: ({ p90Minutes }) => (p90Minutes === null ? "–" : minuteWords(p90Minutes)),
  },
  {
    key: "late",
    title: "Not in time",
    align: "right",
    cell: (row) => (
      <Link to={rowsPath({ weeks, kind: row.kind, outcome: "late" })} className={linkClass}>
        {row.counted - row.answeredInTime}
      </Link>
    ),
  },
  {
    key: "waiting",
    title: "Waiting",
    align: "right",
    cell: (row) => (
      <Link to={rowsPath({ weeks, kind: row.kind, outcome: "waiting" })} className={linkClass}>
        {row.waiting}
      </Link>
    ),
  },
];

export const KindFigures = ({ figures, weeks }: { readonly figures: DeskFigures; readonly weeks: number }) => (
  <Table caption="By source" columns={columnsFor(weeks)} rows={figures.byKind} rowKey={({ kind }) => kind} />
);
