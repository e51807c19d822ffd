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
        <span className="text-[13px]/5 text-ink-3 sm:whitespace-nowrap">
          {ratio !== null && `${shownRatio(ratio)} of the rate of `}
          {against}, p {p !== null && p < 0.001 ? shownP(p) : `= ${shownP(p)}`}
        </span>
      )}
    </div>
  );
};

/** Beside the name where the columns to the right are out of sight. */
const OnAPhone = ({ row }: { readonly row: Rated }) => (
  <div className="mt-1.5 grid gap-1 font-normal sm:hidden" aria-hidden="true">
    <span className="text-[13px]/5 text-ink-2">
      {row.selected} of {row.people}, {shownRate(row.rate)}
    </span>
    <Flag row={row} />
  </div>
);

const columnsFor = (outcome: AuditTable["outcome"]): readonly Column<Row>[] => [
  {
    key: "category",
    title: "Category",
    cell: (row) => (
      <div className={isRated(row) ? "min-w-44 font-[560] sm:min-w-36" : "min-w-44 text-ink-2 sm:min-w-36"}>
        {row.label}
        {isRated(row) && <OnAPhone row={row} />}
      </div>
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
    <div id={anchorOf(table)} className="grid min-w-0 scroll-mt-24 grid-cols-1 gap-2.5">
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

const anchorOf = ({ outcome, grouping }: AuditTable): string => `${outcome}-${grouping}`;

/** What is below four fifths, before anybody reads nine tables for it. */
const Findings = ({ tables }: { readonly tables: readonly AuditTable[] }) => {
  const shown = tables.filter(({ status }) => status === "shown");
  const below = shown.flatMap((table) =>
    table.rows.filter(({ fourFifths }) => fourFifths.status === "below").map((row) => ({ table, row })),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-label="Below four fifths">
      <h2 className="text-[21px]">
        {below.length === 0
          ? "No rate is below four fifths"
          : `${below.length} ${below.length === 1 ? "rate is" : "rates are"} below four fifths`}
      </h2>
      {below.length > 0 && (
        <ul className="mt-3 grid gap-2 text-[15px]/6 text-ink-2">
          {below.map(({ table, row }) => (
            <li key={`${anchorOf(table)} ${row.category}`}>
              <a
                href={`#${anchorOf(table)}`}
                className="rounded-tag font-[560] text-ink underline decoration-edge/60 underline-offset-4 hover:decoration-current"
              >
                {outcomeWords[table.outcome].title}: {row.label}
              </a>
              {row.fourFifths.ratio !== null &&
                `, ${shownRatio(row.fourFifths.ratio)} of the rate of ${row.fourFifths.against}`}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

export const AuditTables = ({ audit }: { readonly audit: Audit }) => (
  <div className="grid grid-cols-1 gap-10">
    <Findings tables={audit.tables} />
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
