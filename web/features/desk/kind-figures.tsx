import { Link } from "react-router";
import type { DeskFigures } from "#domain/desk/figures.ts";
import { leadKindWords } from "#domain/desk/lead-kinds.ts";
import { type Column, Table } from "../../ui/table.tsx";
import { inTimeWords, minuteWords, rowsPath } from "./figure-words.ts";

type KindRow = DeskFigures["byKind"][number];

const linkClass = "underline decoration-edge/40 underline-offset-4 hover:decoration-current";

/** A count opens its leads; where there are none there is nothing to open. */
const Count = ({ count, words, to }: { readonly count: number; readonly words: string; readonly to: string }) =>
  count === 0 ? (
    <span className="text-ink-3">–</span>
  ) : (
    <Link to={to} className={linkClass}>
      {words}
    </Link>
  );

const minutesCell = (minutes: number | null) => (
  <span className="whitespace-nowrap">{minutes === null ? "–" : minuteWords(minutes)}</span>
);

const columnsFor = (weeks: number): readonly Column<KindRow>[] => [
  { key: "kind", title: "Source", cell: ({ kind }) => <span className="font-[560]">{leadKindWords[kind]}</span> },
  {
    key: "inTime",
    title: "In time",
    align: "right",
    cell: ({ kind, answeredInTime, counted }) => (
      <Count
        count={counted}
        words={`${answeredInTime} of ${counted}`}
        to={rowsPath({ weeks, kind, outcome: "in-time" })}
      />
    ),
  },
  {
    key: "late",
    title: "Not in time",
    align: "right",
    cell: ({ kind, answeredInTime, counted }) => (
      <Count
        count={counted - answeredInTime}
        words={String(counted - answeredInTime)}
        to={rowsPath({ weeks, kind, outcome: "late" })}
      />
    ),
  },
  {
    key: "waiting",
    title: "Waiting",
    align: "right",
    cell: ({ kind, waiting }) => (
      <Count count={waiting} words={String(waiting)} to={rowsPath({ weeks, kind, outcome: "waiting" })} />
    ),
  },
  { key: "percent", title: "Percent", align: "right", cell: (row) => (row.counted === 0 ? "–" : inTimeWords(row)) },
  { key: "median", title: "Median", align: "right", cell: ({ medianMinutes }) => minutesCell(medianMinutes) },
  { key: "p90", title: "Nine in ten within", align: "right", cell: ({ p90Minutes }) => minutesCell(p90Minutes) },
];

export const KindFigures = ({ figures, weeks }: { readonly figures: DeskFigures; readonly weeks: number }) => (
  <Table caption="By source" columns={columnsFor(weeks)} rows={figures.byKind} rowKey={({ kind }) => kind} />
);
