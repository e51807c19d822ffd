/** The tables of one audit: what was selected for, by sex, by race and ethnicity and by both, each with its flags in words. */
import type { ReactNode } from "react";
import {
  type Audit,
  flagWords,
  shownP,
  shownRate,
  shownRatio,
  statusWords,
  unknownLabel,
} from "#domain/fairness/audits.ts";
import { groupingWords } from "#domain/fairness/categories.ts";
import type { FlagStatus } from "#domain/fairness/rates.ts";
import { outcomes, outcomeWords } from "#domain/fairness/tables.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { type Column, Table } from "../../ui/table.tsx";

type AuditTable = Audit["tables"][number];
type Rated = AuditTable["rows"][number];
/** A category, or everybody who is in none. */
type Row = Rated | { readonly category: "unknown"; readonly label: string; readonly people: number };

const tones: Readonly<Record<FlagStatus, Tone>> = {
  reference: "outline",
  within: "good",
  below: "warn",
  "too-few": "plain",
};

const isRated = (row: Row): row is Rated => row.category !== "unknown";
const ifRated =
  (cell: (row: Rated) => ReactNode) =>
  (row: Row): ReactNode =>
    isRated(row) ? cell(row) : null;

const Flag = ({ row: { fourFifths } }: { readonly row: Rated }) => {
  const { status, against, ratio, p } = fourFifths;
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={tones[status]}>{flagWords[status]}</Badge>
      {against !== null && (
        <span className="text-[13px]/5 whitespace-nowrap text-ink-3">
          {ratio !== null && `${shownRatio(ratio)} of `}
          {against}, p {p !== null && p < 0.001 ? shownP(p) : `= ${shownP(p)}`}
        </span>
      )}
    </div>
  );
};

const columnsFor = (outcome: AuditTable["outcome"]): readonly Column<Row>[] => [
  {
    key: "category",
    title: "Category",
    cell: (row) => (
      <span className={isRated(row) ? "block min-w-36 font-[560]" : "block min-w-36 text-ink-2"}>{row.label}</span>
    ),
  },
  { key: "people", title: outcomeWords[outcome].people, align: "right", cell: ({ people }) => people },
  {
    key: "selected",
    title: outcomeWords[outcome].selected,
    align: "right",
    cell: ifRated(({ selected }) => selected),
  },
  { key: "rate", title: "Rate", align: "right", cell: ifRated(({ rate }) => shownRate(rate)) },
  {
    key: "ratio",
    title: "Impact ratio",
    align: "right",
    cell: ifRated(({ impactRatio, isSetApart }) =>
      isSetApart ? <span className="text-[13px]/5 text-ink-3">under 2 %</span> : shownRatio(impactRatio) || "none",
    ),
  },
  { key: "flag", title: "Four fifths", cell: ifRated((row) => <Flag row={row} />) },
];

const NotShown = ({ status }: { readonly status: keyof typeof statusWords }) => (
  <p className="rounded-card border border-dashed border-edge/50 px-5 py-4 text-[15px]/6 text-ink-2">
    {statusWords[status]}
  </p>
);

const OneTable = ({ table }: { readonly table: AuditTable }) => {
  const { outcome, grouping, status, rows, unknown } = table;
  const caption = `${outcomeWords[outcome].title}, ${groupingWords[grouping].toLowerCase()}`;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2.5">
      <h3 className="text-[17px]/6">{groupingWords[grouping]}</h3>
      {status === "shown" ? (
        <Table
          caption={caption}
          columns={columnsFor(outcome)}
          rows={[...rows, { category: "unknown" as const, label: unknownLabel, people: unknown ?? 0 }]}
          rowKey={({ category }) => category}
        />
      ) : (
        <NotShown status={status} />
      )}
    </div>
  );
};

/** Where none of the three can be shown for the same reason, it is said once. */
const TablesOf = ({ tables }: { readonly tables: readonly AuditTable[] }) => {
  const [{ status } = { status: "few-answers" as const }] = tables;
  if (status !== "shown" && tables.every((table) => table.status === status)) return <NotShown status={status} />;
  return tables.map((table) => <OneTable key={table.grouping} table={table} />);
};

export const AuditTables = ({ audit }: { readonly audit: Audit }) => (
  <div className="grid grid-cols-1 gap-10">
    {outcomes.map((outcome) => (
      <section key={outcome} aria-label={outcomeWords[outcome].title} className="grid min-w-0 grid-cols-1 gap-5">
        <h2 className="text-[21px]">
          {outcomeWords[outcome].title}
          {outcome === "score" && audit.medianScore !== null && (
            <span className="ml-2 font-text text-[15px]/6 font-normal tracking-normal text-ink-3">
              the median score is {audit.medianScore}
            </span>
          )}
        </h2>
        <TablesOf tables={audit.tables.filter((table) => table.outcome === outcome)} />
      </section>
    ))}
  </div>
);
