/** The tables of one audit: selection by sex, by race and ethnicity, and by both, with their flags in words. */
import type { ReactNode } from "react";
import {
  type Audit,
  flagLabels,
  formatPValue,
  formatRate,
  formatRatio,
  tableStatusText,
  unknownLabel,
} from "#domain/fairness/audits.ts";
import { groupingLabels } from "#domain/fairness/categories.ts";
import type { FlagStatus } from "#domain/fairness/rates.ts";
import { outcomes, outcomeLabels } from "#domain/fairness/tables.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { type Column, Table } from "../../ui/table.tsx";

type AuditTable = Audit["tables"][number];
type RatedRow = AuditTable["rows"][number];
/** A rated category, or the row for people without an answer. */
type Row = RatedRow | { readonly category: "unknown"; readonly label: string; readonly people: number };

const tones: Readonly<Record<FlagStatus, Tone>> = {
  reference: "outline",
  within: "good",
  below: "warn",
  "too-few": "plain",
};

const isRated = (row: Row): row is RatedRow => row.category !== "unknown";
const ratedCell =
  (cell: (row: RatedRow) => ReactNode) =>
  (row: Row): ReactNode =>
    isRated(row) ? cell(row) : null;

const Flag = ({ row: { fourFifths } }: { readonly row: RatedRow }) => {
  const { status, against, ratio, p } = fourFifths;
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={tones[status]}>{flagLabels[status]}</Badge>
      {against !== null && (
        <span className="text-[13px]/5 text-ink-3 sm:whitespace-nowrap">
          {ratio !== null && `${formatRatio(ratio)} of the rate of `}
          {against}, p {p !== null && p < 0.001 ? formatPValue(p) : `= ${formatPValue(p)}`}
        </span>
      )}
    </div>
  );
};

/** Repeats the values below the name on phones, where the columns to the right are hidden. */
const PhoneDetails = ({ row }: { readonly row: RatedRow }) => (
  <div className="mt-1.5 grid gap-1 font-normal sm:hidden" aria-hidden="true">
    <span className="text-[13px]/5 text-ink-2">
      {row.selected} of {row.people}, {formatRate(row.rate)}
    </span>
    <Flag row={row} />
  </div>
);

const buildColumns = (outcome: AuditTable["outcome"]): readonly Column<Row>[] => [
  {
    key: "category",
    title: "Category",
    cell: (row) => (
      <div className={isRated(row) ? "min-w-44 font-[560] sm:min-w-36" : "min-w-44 text-ink-2 sm:min-w-36"}>
        {row.label}
        {isRated(row) && <PhoneDetails row={row} />}
      </div>
    ),
  },
  { key: "people", title: outcomeLabels[outcome].people, align: "right", cell: ({ people }) => people },
  {
    key: "selected",
    title: outcomeLabels[outcome].selected,
    align: "right",
    cell: ratedCell(({ selected }) => selected),
  },
  { key: "rate", title: "Rate", align: "right", cell: ratedCell(({ rate }) => formatRate(rate)) },
  {
    key: "ratio",
    title: "Impact ratio",
    align: "right",
    cell: ratedCell(({ impactRatio, isSetApart }) =>
      isSetApart ? <span className="text-[13px]/5 text-ink-3">under 2%</span> : formatRatio(impactRatio) || "none",
    ),
  },
  { key: "flag", title: "Four fifths", cell: ratedCell((row) => <Flag row={row} />) },
];

const HiddenTable = ({ status }: { readonly status: keyof typeof tableStatusText }) => (
  <p className="rounded-card border border-dashed border-edge/50 px-5 py-4 text-[15px]/6 text-ink-2">
    {tableStatusText[status]}
  </p>
);

const AuditTableView = ({ table }: { readonly table: AuditTable }) => {
  const { outcome, grouping, status, rows, unknown } = table;
  const caption = `${outcomeLabels[outcome].title}, ${groupingLabels[grouping].toLowerCase()}`;
  return (
    <div id={anchorIdOf(table)} className="grid min-w-0 scroll-mt-24 grid-cols-1 gap-2.5">
      <h3 className="text-[17px]/6">{groupingLabels[grouping]}</h3>
      {status === "shown" ? (
        <Table
          caption={caption}
          columns={buildColumns(outcome)}
          rows={[...rows, { category: "unknown" as const, label: unknownLabel, people: unknown ?? 0 }]}
          rowKey={({ category }) => category}
        />
      ) : (
        <HiddenTable status={status} />
      )}
    </div>
  );
};

/** If all three tables are hidden for the same reason, the reason shows once. */
const OutcomeTables = ({ tables }: { readonly tables: readonly AuditTable[] }) => {
  const [{ status } = { status: "few-answers" as const }] = tables;
  if (status !== "shown" && tables.every((table) => table.status === status)) return <HiddenTable status={status} />;
  return tables.map((table) => <AuditTableView key={table.grouping} table={table} />);
};

const anchorIdOf = ({ outcome, grouping }: AuditTable): string => `${outcome}-${grouping}`;

/** Lists the rates below four fifths, so that readers don't have to search nine tables. */
const Findings = ({ tables }: { readonly tables: readonly AuditTable[] }) => {
  const shownTables = tables.filter(({ status }) => status === "shown");
  const below = shownTables.flatMap((table) =>
    table.rows.filter(({ fourFifths }) => fourFifths.status === "below").map((row) => ({ table, row })),
  );
  if (shownTables.length === 0) return null;
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
            <li key={`${anchorIdOf(table)} ${row.category}`}>
              <a
                href={`#${anchorIdOf(table)}`}
                className="rounded-tag font-[560] text-ink underline decoration-edge/60 underline-offset-4 hover:decoration-current"
              >
                {outcomeLabels[table.outcome].title}: {row.label}
              </a>
              {row.fourFifths.ratio !== null &&
                `, ${formatRatio(row.fourFifths.ratio)} of the rate of ${row.fourFifths.against}`}
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
      <section key={outcome} aria-label={outcomeLabels[outcome].title} className="grid min-w-0 grid-cols-1 gap-5">
        <h2 className="text-[21px]">
          {outcomeLabels[outcome].title}
          {outcome === "score" && audit.medianScore !== null && (
            <span className="ml-2 font-text text-[15px]/6 font-normal tracking-normal text-ink-3">
              the median score is {audit.medianScore}
            </span>
          )}
        </h2>
        <OutcomeTables tables={audit.tables.filter((table) => table.outcome === outcome)} />
      </section>
    ))}
  </div>
);
